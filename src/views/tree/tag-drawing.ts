import { nothing, svg } from 'lit';
import { joinClasses } from '../classes.ts';
import { size } from './sizes.ts';
import { isParentElsewhere, isNodeOutside, type TreeItems } from './node-drawing.ts';
import type { NodeScene, NodeTag } from './node-scene.ts';

const CLEAR = 10;

type Nodes = readonly (NodeScene | null)[];

/** A dotted line to the node that was called with the same position. */
export function drawTwin(node: NodeScene, nodes: Nodes, items: TreeItems | null) {
  const line = findTwinLine(node, nodes);
  if (!line || isParentElsewhere(items, node.level)) return nothing;
  return svg`<path class="twin" d="M${line.from} ${line.y}H${line.to}"></path>`;
}

/** Null if the twin is not shown. */
function findTwinLine({ mark, x, y, metrics }: NodeScene, nodes: Nodes) {
  const twin = mark && nodes.find((each) => each?.id === mark.twin);
  if (!twin) return null;
  return { from: twin.x + twin.metrics.width / 2, to: x - metrics.width / 2, y: y + metrics.height / 2 };
}

export function drawTag(node: NodeScene, nodes: Nodes, items: TreeItems | null) {
  const { mark, metrics, tag } = node;
  if (
    !mark ||
    !tag ||
    items?.isFar ||
    isNodeOutside(items, node, metrics) ||
    isParentElsewhere(items, node.level)
  )
    return nothing;
  const { text, width } = tag;
  const line = findTwinLine(node, nodes);
  if (mark.twin !== null && !(line && line.to - line.from > width + 2 * CLEAR)) return nothing;
  const [x, y] = line ? [(line.from + line.to) / 2, line.y] : placeTag(node, tag);
  return svg`<g class=${joinClasses('tag', mark.kind)} transform="translate(${x} ${y})"><rect x=${-width / 2} y=${-size.tag / 2} width=${width} height=${size.tag} rx=${size.tag / 2}></rect><text dy=".35em">${text}</text></g>`;
}

/** Hides the names below small boxes that the tag of a node beside them covers. */
export function clearNamesUnderTags(nodes: Nodes): Nodes {
  const tags = nodes.flatMap((node) =>
    node?.tag ? [{ ...node, right: placeTag(node, node.tag)[0] + node.tag.width / 2 }] : [],
  );
  if (tags.length === 0) return nodes;
  const isCovered = ({ label, level, x }: NodeScene) =>
    label?.at === 'foot' && tags.some((tag) => tag.level === level && x > tag.x && x - CLEAR < tag.right);
  return nodes.map((node) => (node && isCovered(node) ? { ...node, label: null } : node));
}

function placeTag({ x, y, metrics, pills, note }: NodeScene, { width, isBelow }: NodeTag) {
  const { width: box, height, isCompact } = metrics;
  if (isCompact)
    return [x + box / 2 + size.beside + width / 2, y + height + size.gap + size.tag / 2] as const;
  const top = y + height + size.gap;
  if (!isBelow)
    return [x + ((pills[0]?.width ?? 0) + width) / 2 + size.pillGap, top + size.pill / 2] as const;
  const lines = pills.length + (note ? 1 : 0);
  return [x, top + lines * (size.pill + size.pillGap) + size.tag / 2] as const;
}
