import { keepLastLesson } from '../reader/last-lesson.ts';
import { openLesson } from './open-lesson.ts';

keepLastLesson();
openLesson();
