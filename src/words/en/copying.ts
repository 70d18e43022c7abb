export const copying = { copy: 'Copy the code', copied: 'Copied' };
