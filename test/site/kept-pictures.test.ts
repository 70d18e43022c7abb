import { expect, test } from 'vitest';
import { definePicture, KeptPictures } from '../../src/site/write/kept-pictures.ts';

const define = (data: string) => definePicture(`data:image/png;base64,${data}`);

test('a picture that is cut and pasted stays the same, whatever is inserted in between', () => {
  const kept = new KeptPictures();
  const [first, second] = [define('AAAA'), define('BBBB')];
  kept.add(first.definition);
  expect(kept.putBack('')).toBe('');
  kept.add(second.definition);
  const text = `![][${second.name}]\n\n![][${first.name}]`;
  const source = kept.putBack(text);
  expect(source).toContain(first.definition);
  expect(source).toContain(second.definition);
  expect(new KeptPictures().takeOut(source)).toBe(text);
});

test.each(['', '\n', '\n\n\n'])('pictures at the end of a file that ends with %j are taken out', (end) => {
  const { name, definition } = define('AAAA');
  const kept = new KeptPictures();
  expect(kept.takeOut(`![][${name}]\n\n${definition}${end}`)).toBe(`![][${name}]`);
  expect(kept.putBack(`![][${name}]`)).toContain(definition);
});
