import { html, nothing, svg } from 'lit';
import { describe, expect, test } from 'vitest';
import { renderToString, trustHtml } from '../../src/views/index.ts';

describe('rendering a template to a string', () => {
  test.each([
    ['text', html`<p>${'a'} and ${2}</p>`, '<p>a and 2</p>'],
    ['escapes text', html`<p>${'<b> & </b>'}</p>`, '<p>&lt;b&gt; &amp; &lt;/b&gt;</p>'],
    ['attributes', html`<p id="${'a"b'}" class=${'c & d'}></p>`, '<p id="a&quot;b" class="c &amp; d"></p>'],
    ['parts of attributes', html`<p class="a ${'b'} c ${'d'}"></p>`, '<p class="a b c d"></p>'],
    [
      'templates in templates',
      html`<p>${[1, 2].map((n) => html`<b>${n}</b>`)}</p>`,
      '<p><b>1</b><b>2</b></p>',
    ],
    ['svg', svg`<g>${svg`<path d=${'M0 0'}></path>`}</g>`, '<g><path d="M0 0"></path></g>'],
    [
      'nothing',
      html`<p id=${nothing} class="a ${nothing}">${nothing}${null}${undefined}${false}</p>`,
      '<p></p>',
    ],
    ['zero and the empty text', html`<p id=${''}>${0}</p>`, '<p id="">0</p>'],
    ['flags', html`<input ?disabled=${true} ?checked=${false} />`, '<input disabled />'],
    [
      'leaves out listeners and properties',
      html`<p @click=${() => 1} .value=${{}} id="x"></p>`,
      '<p id="x"></p>',
    ],
    ['keeps attributes without values', html`<p id="x">${'z'}</p>`, '<p id="x">z</p>'],
    [
      'without what indents lines',
      html`<ul>
        <li>a</li>
      </ul>`,
      '<ul>\n<li>a</li>\n</ul>',
    ],
    ['trusted HTML as it is', html`<p>${trustHtml('<b>a &amp; b</b>')}</p>`, '<p><b>a &amp; b</b></p>'],
    ['text that looks like an attribute', html`<p>a="${'<'}"</p>`, '<p>a="&lt;"</p>'],
  ])('%s', (_, template, expected) => expect(renderToString(template)).toBe(expected));

  test('says what it cannot render', () => {
    expect(() => renderToString(html`<p>${() => 1}</p>`)).toThrow(
      'cannot render a function: expected a template, an array, text or a number',
    );
  });

  test('puts no trusted HTML into an attribute', () => {
    expect(() => renderToString(html`<p title=${trustHtml('"')}></p>`)).toThrow('cannot render a object');
  });
});
