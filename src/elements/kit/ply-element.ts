import { LitElement } from 'lit';

/** When an attribute is removed, its property gets its initial value back: a text is never null. */
export abstract class PlyElement extends LitElement {
  readonly #valuesBefore = new Map<string, unknown>();

  override attributeChangedCallback(attribute: string, old: string | null, text: string | null): void {
    const property = findProperty(this.constructor as typeof LitElement, attribute) as keyof this | undefined;
    if (property === undefined) return;
    if (old === null) this.#valuesBefore.set(attribute, this[property]);
    super.attributeChangedCallback(attribute, old, text);
    if (text === null) this[property] = this.#valuesBefore.get(attribute) as this[typeof property];
  }
}

function findProperty({ elementProperties }: typeof LitElement, attribute: string): PropertyKey | undefined {
  for (const [property, { attribute: named }] of elementProperties)
    if (named === attribute || (named !== false && String(property).toLowerCase() === attribute))
      return property;
  return undefined;
}
