// The global functions that p5 gives a sketch: its arithmetic, and drawing functions that do nothing here.
(() => {
  const { max, min, floor } = Math;
  for (const name of 'abs floor ceil round sqrt pow sin cos PI'.split(' ')) globalThis[name] = Math[name];
  const listed =
    (best) =>
    (...given) =>
      best(...given.flat());
  const random = (low, high) => {
    if (Array.isArray(low)) return low[floor(Math.random() * low.length)];
    const [from, to] = high === undefined ? [0, low ?? 1] : [low, high];
    return from + Math.random() * (to - from);
  };
  const constrain = (value, low, high) => min(high, max(low, value));
  Object.assign(globalThis, { max: listed(max), min: listed(min) });
  Object.assign(globalThis, { random, constrain, width: 400, height: 400, mouseX: 0, mouseY: 0 });
  const drawn =
    'createCanvas resizeCanvas background line rect square ellipse circle triangle stroke strokeWeight noStroke fill ' +
    'noFill text textSize textAlign textFont push pop translate rotate scale color createP createDiv createButton ' +
    'createElement createSelect select loop noLoop redraw frameRate';
  for (const name of drawn.split(' ')) globalThis[name] = $plybook.inert('p5');
})();
