import { openLesson } from './open-lesson.ts';

openLesson();
