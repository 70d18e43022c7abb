export const codePage = {
  title: 'Your code',
  heading: 'Your own minimax, call by call',
  summary:
    'Write minimax in Python or JavaScript, or open a file, and step through its calls: its own tree, its own stack, its own lines.',
  needsScript:
    'Write a program here and run it in your browser. This needs JavaScript. Each call becomes a node of a tree, with its board and the value that it returned. You step through the calls forwards and backwards, and see which line runs, what it prints and where it stops. Your program stays on this computer.',
  listing: 'A program that you could open there. It has a mistake: can you find it?',
};
