import { catalogue, type Tag } from './elements.ts';

/**
 * The attributes by which a page of a lesson says what an element is to it: presenter, paper, class and style sheets
 * select these and no tags. The compiler of lessons writes them; `text`, which is usual, is left out.
 * @param hasAsks whether the element has the attribute `asks`
 */
export function marksOf(tag: Tag, hasAsks: boolean): readonly [name: string, value: string][] {
  const { on, lesson } = catalogue[tag];
  const places = [
    ['data-on-page', on.page],
    ['data-on-slide', on.slide],
    ['data-on-paper', on.paper],
  ] as const;
  const isAsking = lesson.asks === 'always' || (lesson.asks === 'if asks' && hasAsks);
  return [
    ...places.filter(([, value]) => value !== 'text').map(([name, value]): [string, string] => [name, value]),
    ...(isAsking ? [['data-asks', ''] as [string, string]] : []),
  ];
}
