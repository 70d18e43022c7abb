export const codePage = {
  title: 'Your code',
  heading: 'Your own minimax, call by call',
  summary:
    'Write minimax in Python or JavaScript, or open the file that you have, and walk through the calls that it makes: its own tree, its own stack, its own lines.',
  needsScript:
    'Here you write a program and run it in your browser, which needs JavaScript. Each call of it becomes a node of a tree, with the board that the call saw and the value that it returned; you step through them forwards and backwards, and see which line runs, what it prints, and where it stops. Nothing of it leaves your machine.',
  listing: 'A program as you could write it there:',
};
