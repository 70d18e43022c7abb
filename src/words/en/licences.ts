export const licences = {
  title: 'Licences',
  summary: 'Whose work is in this notebook, and on which terms.',
  intro:
    'Plybook is free software, and so is everything it is built with. These are the notices of every package whose code is in the scripts of this site, and of its fonts.',
  fonts: 'The font families',
};
