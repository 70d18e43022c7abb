import { noChange } from 'lit';
import { type AttributePart, Directive, directive } from 'lit/directive.js';

type Properties = Readonly<Record<string, string>>;

class Styled extends Directive {
  override render(_properties: Properties): unknown {
    return noChange;
  }

  override update({ element }: AttributePart, [properties]: [Properties]): unknown {
    for (const [name, value] of Object.entries(properties))
      (element as HTMLElement | SVGElement).style.setProperty(name, value);
    return noChange;
  }
}

/**
 * Sets style properties, always the same ones. Lit's `styleMap` starts with a `style` attribute, which a strict policy
 * refuses.
 */
export const setStyles = directive(Styled);
