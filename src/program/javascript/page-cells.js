// The nine cells of a page whose texts are the board of a program: it keeps no other.
(() => {
  const { inert } = $plybook;
  const texts = new Set(['textContent', 'innerText', 'innerHTML']);
  const makeCell = () =>
    new Proxy(
      { textContent: '' },
      {
        get: (own, key) =>
          texts.has(key) ? own.textContent : typeof key === 'symbol' ? undefined : inert('document'),
        set: (own, key, value) => {
          if (texts.has(key)) own.textContent = `${value ?? ''}`;
          return true;
        },
      },
    );
  const cells = Array.from({ length: 9 }, makeCell);
  const listed = new Set(['querySelectorAll', 'getElementsByClassName', 'getElementsByTagName']);
  const page = inert('document');
  globalThis.document = new Proxy(page, { get: (own, key) => (listed.has(key) ? () => cells : own[key]) });
})();
