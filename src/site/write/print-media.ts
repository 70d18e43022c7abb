/** Applies the rules of the page and of its elements that are for print, in place of those for the screen. */
export class PrintMedia {
  readonly #before = new Map<MediaList, string>();

  /** Call it again when there are new elements. */
  apply(): void {
    for (const media of listSheets(document).flatMap(({ cssRules }) => listMedia(cssRules))) {
      const { mediaText } = media;
      const isForPrint = mediaText === 'print';
      if (!isForPrint && !/^(not print|screen)\b/.test(mediaText)) continue;
      this.#before.set(media, mediaText);
      media.mediaText = isForPrint ? 'all' : 'not all';
    }
  }

  restore(): void {
    for (const [media, mediaText] of this.#before) media.mediaText = mediaText;
    this.#before.clear();
  }
}

/** Elements of one kind share their sheets. */
function listSheets(root: Document | ShadowRoot): CSSStyleSheet[] {
  const inside = [...root.querySelectorAll('*')].flatMap(({ shadowRoot }) =>
    shadowRoot ? listSheets(shadowRoot) : [],
  );
  return [...new Set([...root.styleSheets, ...root.adoptedStyleSheets, ...inside])];
}

function listMedia(rules: CSSRuleList): MediaList[] {
  return [...rules].flatMap((rule) => [
    ...(rule instanceof CSSMediaRule ? [rule.media] : []),
    ...('cssRules' in rule ? listMedia(rule.cssRules as CSSRuleList) : []),
  ]);
}
