import {
  catalogue,
  fallbackKinds,
  tags,
  listTags,
  type ElementRow,
  type Room,
  type Tag,
} from '../catalogue/index.ts';

const isTelling = ({ lesson }: ElementRow) => fallbackKinds[lesson.fallback].tells;

/** Elements that others can be inside of, and that show nothing until they have searched. */
const around = listTags(({ hosts, lesson }) => hosts === 'search' && lesson.content === 'blocks');

/** Texts of a slide whose height changes with the step: not a sentence, for which its search has room. */
const stepped = listTags(
  ({ room, shows, on }) => room !== null && !room.isLeast && shows === 'step' && on.slide === 'text',
);

/**
 * Reserves space for elements until they are defined, with the heights in the catalogue; on slides, of which a lesson has
 * as many at all steps, also for what changes with the step, up to the height of a slide. On handouts without solutions
 * hides what would reveal them.
 */
export const waitingStyles = `@media screen and (scripting: enabled) {
  ${selectWaiting(({ room }) => room !== null && !room.isLeast)} {
    display: block;
    overflow: hidden;
    block-size: var(--waiting);
    content-visibility: auto;
  }
  ${selectWaiting(({ room }) => Boolean(room?.isLeast))} {
    display: block;
    min-block-size: var(--waiting);
  }
  :is(${stepped.join()})[data-slide] {
    min-block-size: min(var(--waiting), var(--figure));
  }
  ${selectWaiting(isTelling)} > * {
    visibility: var(--waiting-fallback, hidden);
  }
  ${writeHeights(({ usual }) => usual)}
  @media (width >= 64rem) {
    ${writeHeights(({ beside }) => beside, '.spread &')}
  }
  @media (width <= 40rem) {
    ${writeHeights(({ phone }) => phone)}
  }
}
@media print and (scripting: enabled) {
  html:not([data-print-solutions], [data-missing-part]) article
    ${selectWaiting((row) => isTelling(row) && ['whole', 'text'].includes(row.on.paper))} > * {
    display: none;
  }
}
`;

function selectWaiting(holds: (row: ElementRow) => boolean): string {
  const asleep = `:not(:defined), [aria-busy]`;
  return `:is(${listTags(holds).join()}):is(${asleep}, :is(${around.join()}):is(${asleep}) > *)`;
}

function writeHeights(of: (room: Partial<Room>) => string | null | undefined, selector = '&'): string {
  const rules = (tag: Tag, room: Partial<Room> | null, where: string): string[] => {
    const height = room && of(room);
    const own = height ? [`${where.replace('&', tag)} { --waiting: ${height}; }`] : [];
    const variants = Object.entries(room?.variants ?? {});
    return [...own, ...variants.flatMap(([variant, each]) => rules(tag, each, variant))];
  };
  return tags.flatMap((tag) => rules(tag, catalogue[tag].room, selector)).join('\n');
}
