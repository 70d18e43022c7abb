export {
  fallbackKinds,
  type ElementRow,
  type FallbackKind,
  type FrameKind,
  type Room,
} from './element-row.ts';
export {
  catalogue,
  isFigure,
  findRow,
  tagPattern,
  tags,
  listTags,
  type AskingTag,
  type Tag,
} from './elements.ts';
export { listMarks } from './element-marks.ts';
