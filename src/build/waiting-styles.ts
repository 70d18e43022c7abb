import { catalogue, tags, tagsWhere, type ElementRow, type Room, type Tag } from '../catalogue/index.ts';

/** Fallbacks that show how a search ends. */
const telling: readonly ElementRow['lesson']['fallback'][] = ['comparison', 'moves', 'search', 'tree'];

/** Elements that others can be inside of, and that show nothing until they have searched. */
const around = tagsWhere(({ hosts, lesson }) => hosts === 'search' && lesson.content === 'blocks');

/** Keeps the place of elements until they are awake, as high as the catalogue says. */
export const waitingStyles = `@media screen and (scripting: enabled) {
  ${waiting(({ room }) => room !== null && !room.isLeast)} {
    display: block;
    overflow: hidden;
    block-size: var(--waiting);
    content-visibility: auto;
  }
  ${waiting(({ room }) => Boolean(room?.isLeast))} {
    display: block;
    min-block-size: var(--waiting);
  }
  ${waiting(({ lesson }) => telling.includes(lesson.fallback))} > * {
    visibility: var(--waiting-fallback, hidden);
  }
  ${heights(({ usual }) => usual)}
  @media (width >= 64rem) {
    ${heights(({ beside }) => beside, '.spread &')}
  }
  @media (width <= 40rem) {
    ${heights(({ phone }) => phone)}
  }
}
`;

function waiting(holds: (row: ElementRow) => boolean): string {
  const asleep = `:not(:defined), [aria-busy]`;
  return `:is(${tagsWhere(holds).join()}):is(${asleep}, :is(${around.join()}):is(${asleep}) > *)`;
}

/** A rule for each height of a room and of its variants. */
function heights(of: (room: Partial<Room>) => string | null | undefined, selector = '&'): string {
  const rules = (tag: Tag, room: Partial<Room> | null, where: string): string[] => {
    const height = room && of(room);
    const own = height ? [`${where.replace('&', tag)} { --waiting: ${height}; }`] : [];
    const variants = Object.entries(room?.variants ?? {});
    return [...own, ...variants.flatMap(([variant, each]) => rules(tag, each, variant))];
  };
  return tags.flatMap((tag) => rules(tag, catalogue[tag].room, selector)).join('\n');
}
