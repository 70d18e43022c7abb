export const licences = {
  title: 'Licences',
  summary: 'Whose work Plybook includes, and under which licences.',
  intro:
    'Plybook is free software, and so is everything it is built with. These are the notices of every package whose code is in the scripts of this site, and of its fonts.',
  fonts: 'The font families',
};
