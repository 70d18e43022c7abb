export const lessonFile = {
  save: 'Save as one file',
  hint: (runsPrograms: boolean) =>
    `The whole lesson in one file, about ${runsPrograms ? '10 MB, because Python is included' : '2 MB'}. It opens without a network.`,
  making: 'Making the file …',
  failed:
    'The file could not be made, because a part of it could not be loaded. Check the connection and try again.',
};
