/** The widget as a whole. */
export const stepper = {
  label: (position: string) => `Search of ${position}`,
  details: { code: 'Code', stack: 'Call stack', both: 'Code and call stack' },
};
