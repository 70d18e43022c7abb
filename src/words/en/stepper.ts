export const stepper = {
  label: (position: string) => `Search of ${position}`,
  panes: { stack: 'Stack', code: 'Code' },
  panesLabel: 'Call stack and code',
  showCode: 'Show the code',
  open: 'Show the call stack and the code',
  close: 'Hide the call stack and the code',
  fold: 'Hide the tree',
  unfold: 'Show the tree',
  closeNote: 'Close this note',
};
