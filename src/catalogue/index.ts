export type { ElementRow, FallbackKind, FrameKind, Room } from './element-row.ts';
export { catalogue, isFigure, findRow, tags, listTags, type AskingTag, type Tag } from './elements.ts';
export { listMarks } from './marks.ts';
