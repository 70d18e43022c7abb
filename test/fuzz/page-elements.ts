const PRESSED =
  'button, a[href], summary, input:not([type=file]), select, textarea, [tabindex], [role=treeitem], [data-node]';
const FOCUSABLE = 'button, a[href], summary, input, select, textarea, [tabindex]:not([tabindex="-1"])';

/** All elements of the page, those in open shadow roots included, in the order of the document. */
export function* allElements(root: ParentNode = document): Generator<Element> {
  for (const element of root.querySelectorAll('*')) {
    yield element;
    if (element.shadowRoot) yield* allElements(element.shadowRoot);
  }
}

/** What a pointer can press now. */
export function pressable(): Element[] {
  return shown(PRESSED);
}

/** What the Tab key reaches, in its order. */
export function focusable(): Element[] {
  return shown(FOCUSABLE);
}

/** The element that has the focus, in whatever shadow root it stands. */
export function focused(): Element {
  let at = document.activeElement ?? document.body;
  while (at.shadowRoot?.activeElement) at = at.shadowRoot.activeElement;
  return at;
}

/** The dialog that is open over the page, or null. */
export function openDialog(): HTMLDialogElement | null {
  for (const element of allElements())
    if (element instanceof HTMLDialogElement && element.matches(':modal')) return element;
  return null;
}

function shown(selector: string): Element[] {
  const dialog = openDialog();
  return [...(dialog ? [dialog, ...allElements(dialog)] : allElements())].filter(
    (element) =>
      element.matches(selector) &&
      !element.matches(':disabled') &&
      element.checkVisibility({ visibilityProperty: true }) &&
      !isInert(element),
  );
}

function isInert(element: Element): boolean {
  if (element.closest('[inert]')) return true;
  const root = element.getRootNode();
  return root instanceof ShadowRoot && isInert(root.host);
}
