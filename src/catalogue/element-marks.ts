import { catalogue, type Tag } from './elements.ts';

/** Attributes that the presenter, print, a class and style sheets use instead of tags; leaves out `text`. */
export function listMarks(tag: Tag, hasAsks: boolean): readonly [name: string, value: string][] {
  const { on, lesson, hosts } = catalogue[tag];
  const places = [
    ['data-on-page', on.page],
    ['data-on-slide', on.slide],
    ['data-on-paper', on.paper],
  ] as const;
  const isAsking = lesson.asks === 'always' || (lesson.asks === 'if asks' && hasAsks);
  return [
    ...places.filter(([, value]) => value !== 'text').map(([name, value]): [string, string] => [name, value]),
    ...(hosts ? [['data-hosts', hosts] as [string, string]] : []),
    ...(isAsking ? [['data-asks', ''] as [string, string]] : []),
  ];
}
