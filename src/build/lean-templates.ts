import type { Plugin } from 'vite';

/**
 * Takes the indentation out of the templates of elements: of `html` and `svg` a line break with the white space around
 * it becomes one space, which means the same; of `css` also comments, the spaces around braces and after commas, and last semicolons go.
 */
export function leanTemplates(): Plugin {
  return {
    name: 'plybook-lean-templates',
    apply: 'build',
    transform: (code, id) =>
      /\/src\/(elements|site|drawing)\/.*\.ts$/.test(id)
        ? code.replace(/\b(css|html|svg)`[^`]*`/g, (template, tag) =>
            tag === 'css' ? leanCss(template) : template.replace(/\s*\n\s*/g, ' '),
          )
        : undefined,
  };
}

function leanCss(css: string): string {
  return css
    .replace(/\/\*[^]*?\*\//g, '')
    .replace(/\s+/g, ' ')
    .replace(/ ?([{};]) ?/g, '$1')
    .replace(/([:,]) /g, '$1')
    .replace(/;}/g, '}');
}
