/** Defines an element unless its name is taken: a page that loads the library twice keeps the first copy. */
export const customElement =
  (name: string) =>
  (element: CustomElementConstructor): void => {
    if (!customElements.get(name)) customElements.define(name, element);
  };
