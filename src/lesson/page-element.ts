import type { ElementSpec } from './element-spec.ts';
import type { TagAttribute } from './tags.ts';

/** One of Plybook's elements as it stands in a lesson. Offsets count in the source of the lesson. */
export interface PageElement {
  readonly spec: ElementSpec;
  readonly attributes: ReadonlyMap<string, TagAttribute>;
  readonly at: number;
  /** The nearest of Plybook's elements around it. */
  readonly parent: PageElement | null;
  /** The text between its tags. */
  text: string;
}

/** What an attribute says, a flag of a search by its bare name too; an empty text when it is absent. */
export function attributeOf({ attributes, spec }: PageElement, name: string): string {
  const value = attributes.get(name)?.value;
  if (value !== '') return value ?? '';
  const kind = spec.attributes.find((each) => each.name === name)?.kind;
  return typeof kind === 'object' && 'setting' in kind ? kind.setting.bare : '';
}

/** The ids of those elements that have one. */
export function idsOf(elements: readonly PageElement[]): string[] {
  return elements.map((element) => attributeOf(element, 'id')).filter((id) => id !== '');
}

/** Where to point at an attribute's value; at the element when the attribute is absent. */
export function placeOfValue({ attributes, at }: PageElement, name: string): number {
  return attributes.get(name)?.valueAt ?? at;
}
