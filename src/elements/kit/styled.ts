import { noChange } from 'lit';
import { type AttributePart, Directive, directive } from 'lit/directive.js';

/** The names of style properties, custom ones included, and their values. */
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
 * Sets style properties on an element, `style=${styled({ '--row': '32px' })}`, always the same ones. Lit's `styleMap`
 * begins with a `style` attribute, which a strict content security policy refuses.
 */
export const styled = directive(Styled);
