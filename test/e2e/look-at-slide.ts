/** What of a slide can be lost while it is presented. */
export interface Look {
  readonly place: string;
  readonly coming: string;
  /** The counter: the number of the slide, and of all. */
  readonly slide: number;
  readonly slides: number;
  /** The step of the walk on the slide, and the number of open boxes. */
  readonly step: string;
  /** The steps of the trees on the slide. */
  readonly walks: string;
  /** How far each scrolling part of the slide, in widgets too, is seen, and how far it goes. */
  readonly parts: readonly (readonly [seen: number, whole: number])[];
  /** Solutions and covered cells that are closed. */
  readonly closed: number;
  /** Questions of the whole lesson that neither an answer on the screen nor a solution has answered. */
  readonly unanswered: readonly string[];
  /** Solutions that are open. */
  readonly solved: number;
  /** Questions on the slide about a search that is not on it. */
  readonly blind: readonly string[];
  /** Parts of it that go on beyond their right edge. */
  readonly wide: readonly string[];
  /** Parts that go on beyond the bars above and below, where nothing scrolls, and texts of the bars that are cut. */
  readonly beyond: readonly string[];
  /** The type of the sentence of a search beside the text, in pixels; null for none, or a very long one. */
  readonly type: string | null;
  /** Whether it has a solution without what that answers. */
  readonly isLonely: boolean;
  /** Trees in which the node of the step is not to be seen. */
  readonly lost: readonly string[];
  /** Quizzes that do not show which answer is right above their open solution, or do above one that is closed. */
  readonly untold: readonly string[];
  /** Whether it has text, and none of it is in sight. */
  readonly isBare: boolean;
  /** Lines of text that the upper or the lower edge cuts. */
  readonly cut: readonly string[];
  /** Questions and solutions beside a search with another root, which does not lead to theirs. */
  readonly foreign: readonly string[];
  /** Questions about a move above their solution, without a board. */
  readonly unboarded: readonly string[];
  /** Searches that an open solution counts to their end, beside a tree that does not show it. */
  readonly early: readonly string[];
  /** Searches that were stepped although a question above them, which they answer, is still open. */
  readonly ahead: readonly string[];
}

/** What the slide says once everything on it has come and is laid out, as whoever presents it does before the next press. */
export async function lookAtSlide(): Promise<Look> {
  // A slide fits its text to its height at the end of a frame.
  const nextFrame = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
  const coming = [...document.querySelectorAll('article [data-slide], article [data-slide] *')]
    .filter((each) => each.localName.includes('-') && each.checkVisibility())
    .map(async (each) => {
      await customElements.whenDefined(each.localName);
      await (each as Element & { updateComplete?: Promise<unknown> }).updateComplete;
    });
  await Promise.all([...coming, document.fonts.ready]);
  await nextFrame();
  await nextFrame();
  const bar = document.querySelector<
    HTMLElement & { coming: string; step: number; slide: number; slides: number }
  >('present-bar')!;
  const shown = [...document.querySelectorAll<HTMLElement>('article [data-slide]')];
  const listAll = (root: ParentNode): Element[] =>
    [...root.children].flatMap((each) => [
      each,
      ...(each.shadowRoot ? listAll(each.shadowRoot) : []),
      ...listAll(each),
    ]);
  const scrolled = [
    document.querySelector('article')!,
    ...shown
      .flatMap((each) => [each, ...(each.shadowRoot ? listAll(each.shadowRoot) : []), ...listAll(each)])
      .filter((each) => /auto|scroll/.test(getComputedStyle(each).overflowY) && each.checkVisibility()),
  ];
  // The lines of an editor are for one who writes.
  const wide = shown
    .flatMap((each) => [each, ...(each.shadowRoot ? listAll(each.shadowRoot) : []), ...listAll(each)])
    .filter((each) => /auto|scroll/.test(getComputedStyle(each).overflowX) && each.checkVisibility())
    .filter((each) => each.scrollWidth > each.clientWidth + 1 && !each.closest('.editor'))
    .filter((each) => (each.getRootNode() as ShadowRoot).host?.localName !== 'ply-editor')
    .map((each) => `${each.localName}.${each.className} ${each.textContent.trim().slice(0, 40)}`);
  const [head, foot] = ['header', 'footer'].map((name) => bar.shadowRoot!.querySelector(name)!);
  const [top, bottom] = [head.getBoundingClientRect().bottom, foot.getBoundingClientRect().top];
  const beyond = [
    ...shown
      .filter((each) => each.matches('[data-slide="exhibit"]:not(ply-search)'))
      .filter((each) => {
        const box = each.getBoundingClientRect();
        return box.height > 0 && (box.top < top - 1 || box.bottom > bottom + 1);
      }),
    ...[head.querySelector('h1')!, foot.querySelector('.coming')!].filter(
      (each) => each.scrollHeight > each.clientHeight + 1 || each.scrollWidth > each.clientWidth + 1,
    ),
  ].map((each) => `${each.localName} ${each.textContent.trim().slice(0, 40)}`);
  const stepper = shown.find((each) => each.matches('ply-stepper[data-slide="exhibit"]'));
  const sentence = stepper
    ?.shadowRoot!.querySelector('ply-caption')
    ?.shadowRoot!.querySelector('p:not(.longest)');
  const type = sentence ? getComputedStyle(sentence).fontSize : null;
  const texts = shown.filter(
    (each) => !each.matches('h2, h3, hr, [data-slide="exhibit"]') && each.checkVisibility(),
  );
  const aids = texts.filter((each) => each.matches('details'));
  const [aid] = aids;
  const isExercise = [...document.querySelectorAll('ply-program, ply-blocks, ply-by-hand')].some(
    (each) => each.closest('section') === aid?.closest('section'),
  );
  const isLonely = aids.length > 0 && aids.length === texts.length && !isExercise;
  const covers = '.covered > details:not([open])';
  const closed = shown.flatMap((each) => [
    ...(each.matches('details.solution:not([open])') ? [each] : []),
    ...each.querySelectorAll(covers),
  ]);
  const isSeen = (id: string) =>
    shown.some(
      (each) =>
        (each.dataset['slide'] === 'exhibit' || each.id === id || each.getAttribute('for') === id) &&
        !each.matches('[data-asks]') &&
        each.getBoundingClientRect().height > 0,
    );
  // A tree of numbers and the empty board are told in words, and some questions have a board of their own.
  const hasMarks = (id: string) => /[xo]/.test(document.getElementById(id)?.getAttribute('position') ?? '');
  const blind = shown
    .filter((each) => each.matches('[data-asks][for]:not(:has(> .on-board), [data-again])'))
    .filter((each) => hasMarks(each.getAttribute('for')!) && !isSeen(each.getAttribute('for')!))
    .map((each) => each.textContent.trim());
  const inside = (element: Element, selector: string) => element.shadowRoot?.querySelector(selector) ?? null;
  const lost = shown
    .filter((each) => each.matches('ply-stepper, ply-by-hand, ply-compare'))
    .filter((each) => {
      const tree = inside(each, 'ply-tree');
      const frame = tree && inside(tree, '.frame');
      const current = frame?.querySelector('[aria-selected="true"]');
      if (!frame || !current) return false;
      const [around, box] = [frame, current].map((one) => one.getBoundingClientRect());
      return box.top < around.top || box.bottom > around.bottom;
    })
    .map(({ id, localName }) => `${localName} ${id}`);
  const untold = shown
    .filter((each) => each.matches('ply-quiz[data-again]'))
    .filter((each) => {
      const label = inside(each, '.again b');
      const isRight = each.querySelector('[data-right]')?.getAttribute('data-answer');
      const answer = each.querySelector(`[slot="answer-${isRight}"]`);
      if (label?.checkVisibility() !== shown.some((other) => other.matches('.solution[open]'))) return true;
      return label?.textContent !== answer?.textContent;
    })
    .map(({ textContent }) => textContent.trim());
  const solutions = shown.filter((each) => each.matches('details.solution[open]'));
  const early = shown
    .filter((each) => each.matches('ply-stepper[data-slide="exhibit"], ply-by-hand'))
    .map((each) => each as HTMLElement & { step: number; stepCount: number; isAsking?: boolean })
    .filter(({ step, stepCount, isAsking }) => !isAsking && step < stepCount - 1)
    .filter(({ id, localName }) => {
      const end = localName === 'ply-by-hand' ? '[for]' : ':is([what="nodes"], [what^="root."])';
      // Where a link sets the step, its author wants that one.
      const isLed = solutions.some((each) => each.querySelector(`a[href^="#${id}.step="]`));
      return !isLed && solutions.some((each) => each.querySelector(`[for="${id}"]${end}`));
    })
    .map(({ id, step }) => `${id} at step ${step}`);
  const open = shown.filter(
    (each) =>
      solutions.length === 0 && each.localName === 'ply-quiz' && Reflect.get(each, 'isSettled') === false,
  );
  const ahead = shown
    .filter((each) => Reflect.get(each, 'step') > Number(each.getAttribute('step')))
    .filter((each) =>
      open.some(
        (question) =>
          question.compareDocumentPosition(each) & Node.DOCUMENT_POSITION_FOLLOWING &&
          !question.querySelector(`a[href^="#${each.id}.step="]`),
      ),
    )
    .map(({ id }) => id);
  const article = document.querySelector('article')!;
  const frame = article.getBoundingClientRect();
  const cover = getComputedStyle(article, '::before');
  const edges = [
    frame.top + (parseFloat(cover.borderTopWidth) || 0),
    frame.bottom - (parseFloat(cover.borderBottomWidth) || 0),
  ];
  // Less than a line, for letters that reach out of theirs.
  const SLACK = 4;
  // An instrument scrolls as a whole, also within a solution.
  const instruments = 'ply-program, ply-blocks, ply-compare, ply-play, ply-search';
  const listLines = (each: Element): Element[] =>
    each.matches(instruments)
      ? []
      : [each, ...[...each.children, ...(each.shadowRoot?.children ?? [])].flatMap(listLines)];
  const isInSight = (each: Element) => {
    const box = each.getBoundingClientRect();
    return box.height > 0 && box.bottom > edges[0] + SLACK && box.top < edges[1] - SLACK;
  };
  const isSaying = (each: Element) =>
    each.matches(`${instruments}, svg, img`) ||
    [...each.childNodes].some((node) => node instanceof Text && node.data.trim());
  const isBare =
    texts.length > 0 &&
    !texts.flatMap((each) => [each, ...listLines(each)]).some((each) => isSaying(each) && isInSight(each));
  const cut = texts
    .flatMap(listLines)
    // A tree has bands and a frame of its own.
    .filter((each) => each.checkVisibility() && !(each instanceof SVGElement))
    .flatMap((each) => [...each.childNodes].filter((node) => node instanceof Text && node.data.trim()))
    .filter((text) => {
      const range = document.createRange();
      range.selectNodeContents(text);
      const isCut = ({ top: start, bottom: end }: DOMRect) =>
        edges.some((edge) => start < edge - SLACK && end > edge + SLACK);
      return [...range.getClientRects()].some(isCut);
    })
    .map((text) => text.textContent!.trim().slice(0, 60));
  const exhibit = shown.find((each) => each.dataset['slide'] === 'exhibit');
  const findRoot = (each: Element | null) =>
    each && ['position', 'tree', 'to-move'].map((name) => each.getAttribute(name)).join();
  // A question may be about a position that the search of an earlier one reaches.
  const isWithin = (each: Element) => {
    if (exhibit!.hasAttribute('tree') || each.hasAttribute('tree')) return false;
    const [later, first] = [each, exhibit!].map((one) => one.getAttribute('position') ?? '.../.../...');
    return later.length === first.length && [...first].every((mark, i) => mark === '.' || mark === later[i]);
  };
  const isSearch = exhibit?.matches('[data-on-slide="exhibit"]') ?? false;
  const foreign = shown
    .filter((each) => isSearch && each.matches('[data-asks][for]:not([data-again]), .solution'))
    .filter((each) => {
      const hosts = [each, ...each.querySelectorAll('[for]')]
        .map((one) => document.getElementById(one.getAttribute('for') ?? ''))
        .filter((one) => one !== null);
      // Where a link sets the step of the search, its author wants that one.
      const isLinked = each.querySelector(`a[href^="#${exhibit!.id}.step="]`) !== null;
      return (
        hosts.length > 0 &&
        !isLinked &&
        !hosts.some((host) => findRoot(host) === findRoot(exhibit!) || isWithin(host))
      );
    })
    .map((each) => each.textContent.trim().slice(0, 60));
  const unboarded = shown
    .filter((each) => !exhibit && each.matches('[data-again]:is(ply-predict, ply-quiz)'))
    .filter((each) => inside(each, '.board')?.checkVisibility() === false)
    .map((each) => each.textContent.trim().slice(0, 60));
  const unanswered = [
    ...document.querySelectorAll('article :is(section, section > div) > :is(ply-quiz, ply-predict)'),
  ]
    .filter((each) => !(each as Element & { isSettled: boolean }).isSettled)
    .filter((each) => {
      const end = 'h2, h3, [data-on-slide="question"], :has(> :is(h2, h3))';
      let next = each.nextElementSibling;
      for (; next && !next.matches(end); next = next.nextElementSibling)
        if (next.matches('.solution') || next.querySelector('.solution')) return false;
      return true;
    })
    .map((each) => each.textContent.trim().slice(0, 60));
  const place = new URL(location.href).searchParams.get('present') ?? '';
  return {
    place,
    coming: bar.coming,
    slide: bar.slide,
    slides: bar.slides,
    walks: shown
      .filter((each) =>
        each.matches('ply-stepper, ply-by-hand, ply-compare, ply-program, ply-search[data-slide="exhibit"]'),
      )
      .map((each) => `${each.id} ${(each as HTMLElement & { step?: number }).step}`)
      .join(),
    step: `${bar.step} ${shown.filter((each) => each.matches('details[open]')).length}`,
    parts: scrolled.map((each) => {
      const empty = parseFloat(getComputedStyle(each).paddingBottom);
      return [each.scrollTop + each.clientHeight, each.scrollHeight - empty] as const;
    }),
    closed: closed.length,
    unanswered,
    solved: solutions.length,
    blind,
    wide,
    beyond,
    type,
    isLonely,
    lost,
    untold,
    isBare,
    cut,
    foreign,
    unboarded,
    early,
    ahead,
  };
}
