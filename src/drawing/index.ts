export {
  bandsDrawing,
  RULER,
  rulerDrawing,
  rulerNames,
  rulerOf,
  type Frame,
  type RulerName,
} from './band-drawing.ts';
export { boardDrawing, boardMarks } from './board-drawing.ts';
export { treePicture, type Picture, type PicturePanel } from './picture.ts';
export { pictureStyles, type PictureLook } from './picture-styles.ts';
export { staticBoard, staticTree, type StaticTreeOptions } from './static.ts';
export { drawingStyles } from './styles.ts';
export { renderToString } from './to-string.ts';
export { isFar } from './mark-drawing.ts';
export type { TreeItems } from './node-drawing.ts';
export { treeContent, treeDrawing } from './tree-drawing.ts';
