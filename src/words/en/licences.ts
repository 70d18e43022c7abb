export const licences = {
  title: 'Licences',
  summary: 'Whose work stands in this notebook, and on which terms.',
  intro:
    'Plybook is free software, and so is all that it is built with. These are the notices of every package whose code stands in the scripts of this site, and of its fonts.',
  fonts: 'The font families',
};
