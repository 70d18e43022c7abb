import type { ElementSpec } from './element-spec.ts';
import type { TagAttribute } from './tags.ts';

/** One of our elements in a lesson. Offsets are those of the lesson's source. */
export interface PageElement {
  readonly spec: ElementSpec;
  readonly attributes: ReadonlyMap<string, TagAttribute>;
  /** Whether an attribute was not understood, so that what was meant is not known. */
  readonly isMisread: boolean;
  readonly at: number;
  readonly parent: PageElement | null;
  text: string;
}

/** Empty if absent. A search flag written as a bare name gets the value it stands for. */
export function readAttribute({ attributes, spec }: PageElement, name: string): string {
  const value = attributes.get(name)?.value;
  if (value !== '') return value ?? '';
  const kind = spec.attributes.find((each) => each.name === name)?.kind;
  return typeof kind === 'object' && 'setting' in kind ? kind.setting.bare : '';
}

export function listElementIds(elements: readonly PageElement[]): string[] {
  return elements.map((element) => readAttribute(element, 'id')).filter((id) => id !== '');
}

/** The offset of an attribute's value, or of the element if the attribute is missing. */
export function findValueOffset({ attributes, at }: PageElement, name: string): number {
  return attributes.get(name)?.valueAt ?? at;
}
