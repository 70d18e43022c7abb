/**
 * Defines an element by its name, unless the name is taken: a page may come to load the library twice, and the first copy
 * stays.
 */
export const customElement =
  (name: string) =>
  (element: CustomElementConstructor): void => {
    if (!customElements.get(name)) customElements.define(name, element);
  };
