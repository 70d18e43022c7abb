import { formatAttributes } from '../every-page/tag-text.ts';

/** Keeps the form below an example in step with the live element and its source. */
export function followForms(): void {
  for (const form of document.querySelectorAll<HTMLFormElement>('form.attributes')) syncForm(form);
}

type FormField = HTMLInputElement | HTMLSelectElement;

function syncForm(form: HTMLFormElement): void {
  const name = form.dataset['element']!;
  const element = document.querySelector(`.example .shown ${name}`)!;
  const fields = [...form.elements].filter(
    (each): each is FormField => each instanceof HTMLInputElement || each instanceof HTMLSelectElement,
  );
  const isBox = (field: FormField) => field instanceof HTMLInputElement && field.type === 'checkbox';
  for (const field of fields) {
    const value = element.getAttribute(field.name);
    if (!isBox(field)) field.value = value ?? '';
    else if (field.hasAttribute('value'))
      (field as HTMLInputElement).checked = value?.split(/\s+/).includes(field.value) ?? false;
    else (field as HTMLInputElement).checked = value !== null;
  }
  form.addEventListener('submit', (event) => event.preventDefault());
  form.addEventListener('change', ({ target }) => {
    const changed = (target as FormField).name;
    const own = fields.filter((field) => field.name === changed);
    const value = own.every(isBox) ? readBoxes(own as HTMLInputElement[]) : own[0].value.trim() || null;
    if (value === null) element.removeAttribute(changed);
    else element.setAttribute(changed, value);
    const names = ['id', 'for', ...new Set(fields.map((field) => field.name))];
    const now = names.map(
      (each) => [each, element.getAttribute(each) || element.hasAttribute(each)] as const,
    );
    writeTag(name, formatAttributes(Object.fromEntries(now)));
  });
}

/** The value of checkboxes with the same name: null if none is checked, empty for a bare flag, else a list. */
function readBoxes(boxes: readonly HTMLInputElement[]): string | null {
  const checked = boxes.filter((box) => box.checked);
  if (checked.length === 0) return null;
  return checked.map((box) => box.getAttribute('value') ?? '').join(' ');
}

function writeTag(name: string, attributes: string): void {
  const marks = document.querySelectorAll('.example > pre .tag');
  const rest = [...marks].find((mark) => mark.textContent === `<${name}`)?.nextSibling;
  if (rest instanceof Text) rest.data = attributes + rest.data.slice(rest.data.indexOf('>'));
}
