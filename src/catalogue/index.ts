export type { ElementRow, FallbackKind, FrameKind, Room } from './element-row.ts';
export { catalogue, isFigure, rowOf, tags, tagsWhere, type AskingTag, type Tag } from './elements.ts';
export { marksOf } from './marks.ts';
