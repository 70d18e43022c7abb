import type { NodeScene } from '../../views/index.ts';

type WalkAction =
  | { readonly kind: 'move'; readonly node: number }
  | { readonly kind: 'fold' | 'unfold' | 'visit' };

interface WalkPlace {
  readonly nodes: readonly NodeScene[];
  readonly active: number;
  readonly canFold: boolean;
}

/** Follows the tree pattern of the ARIA Authoring Practices; null for other keys or if there is nowhere to go. */
export function chooseWalkAction(key: string, { nodes, active, canFold }: WalkPlace): WalkAction | null {
  const at = nodes.findIndex(({ id }) => id === active);
  const node = nodes[at];
  const to = (index: number): WalkAction | null =>
    index >= 0 && index < nodes.length ? { kind: 'move', node: nodes[index].id } : null;
  switch (key) {
    case 'ArrowUp':
      return to(at - 1);
    case 'ArrowDown':
      return to(at + 1);
    case 'Home':
      return to(0);
    case 'End':
      return to(nodes.length - 1);
    case 'ArrowLeft':
      return canFold
        ? { kind: 'fold' }
        : to(nodes.findLastIndex((above, i) => i < at && above.level < node.level));
    case 'ArrowRight':
      if (node.folded) return { kind: 'unfold' };
      return nodes[at + 1]?.level === node.level + 1 ? to(at + 1) : null;
    case 'Enter':
    case ' ':
      return { kind: 'visit' };
    default:
      return null;
  }
}
