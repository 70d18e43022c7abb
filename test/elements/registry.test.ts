import { describe, expect, test } from 'vitest';
import '../../src/elements/index.ts';
import { registry } from '../../src/lesson/index.ts';

describe.each(registry)('the registry knows $name as it is', ({ name, attributes, properties = [] }) => {
  const element = customElements.get(name) as
    | (CustomElementConstructor & { observedAttributes: string[] })
    | undefined;

  test('it is defined', () => {
    expect(element).toBeDefined();
  });

  test('it has exactly these attributes', () => {
    expect(element?.observedAttributes.toSorted()).toEqual(attributes.map((each) => each.name).toSorted());
  });

  test('it has these properties', () => {
    const instance = document.createElement(name);
    for (const property of properties) expect(property.name in instance, property.name).toBe(true);
  });
});
