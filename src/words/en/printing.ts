export const printing = {
  print: 'Print',
  title: 'Print this lesson',
  solutions: 'Print hints, solutions and right answers',
  notes: 'Print teacher’s notes',
  choices: { off: 'No', on: 'Yes' },
  from: 'From',
  to: 'To',
  beginning: 'The beginning',
  figures:
    'A figure is printed at the step where you left it. One that you have not moved is printed as an empty tree to fill in, or complete if solutions are printed. A large tree is its root and its moves. A program’s tree always has its values.',
  preparing: 'Drawing the figures …',
  printNow: 'Print without waiting',
  cancel: 'Cancel',
};

/** Only on paper. */
export const paper = {
  name: 'Name',
  date: 'Date',
  fillIn: 'The empty circles are for values.',
  drawIn: 'Draw the boards that can follow.',
  chooses: (search: string) => `${search} chooses: ________`,
};
