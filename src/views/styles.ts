/**
 * For shadow roots, pages and exported files; a page may set the colours. Yellow is where the program is; what was
 * chosen is heavy, in ink; the best so far is filled; dashed is not final. MAX is blue, MIN orange.
 */
export const drawingStyles = /* css */ `
.ply-drawing {
  --max: var(--ply-max, light-dark(#1566c9, #62a8ff));
  --max-text: var(--ply-max-text, light-dark(#0e52a6, #8fc1ff));
  --max-band: var(--ply-max-band, light-dark(#f0f5fd, #151c27));
  --max-lab: var(--ply-max-gutter, light-dark(#e1ebfa, #1a2535));
  --max-soft: var(--ply-max-soft, light-dark(#d3e3f9, #213b5c));
  --min: var(--ply-min, light-dark(#d65a0c, #ff9150));
  --min-text: var(--ply-min-text, light-dark(#a34105, #ffb384));
  --max-fill: var(--ply-max-fill, light-dark(#1566c9, #62a8ff));
  --min-fill: var(--ply-min-fill, light-dark(#a34105, #ff9150));
  --min-band: var(--ply-min-band, light-dark(#fdf4ec, #211a16));
  --min-lab: var(--ply-min-gutter, light-dark(#fae6d7, #2e211a));
  --min-soft: var(--ply-min-soft, light-dark(#f9dbc5, #563421));
  --draw: var(--ply-draw, light-dark(#69655c, #9b9a95));
  --cur: var(--ply-current, light-dark(#ffcb1f, #ffd23f));
  --cur-edge: var(--ply-current-edge, light-dark(#1c1b18, #ffd23f));
  --on-cur: var(--ply-on-current, light-dark(#1c1b18, #15171b));
  --ink: var(--ply-ink, light-dark(#1c1b18, #f1efe9));
  --ink2: var(--ply-ink-2, light-dark(#4b4842, #c3c1ba));
  --quiet: var(--ply-ink-3, light-dark(#69655c, #9b9a95));
  --hair: var(--ply-line-2, light-dark(#c8c2b5, #474e59));
  --line: var(--ply-line-3, light-dark(#8b8577, #7c8492));
  --paper: var(--ply-surface, light-dark(#ffffff, #1a1d22));
  --plain: var(--ply-plain, light-dark(#6a3fcb, #b79cff));
  --plain-text: var(--ply-plain-text, light-dark(#5b32b8, #cbb8ff));
  --depth: var(--ply-depth, light-dark(#0b7d78, #45cfc4));
  --depth-text: var(--ply-depth-text, light-dark(#076660, #7fe3db));
  --right: var(--ply-right, light-dark(#1b7a35, #5fcb7c));
  --wrong: var(--ply-wrong, light-dark(#c3202f, #ff7a83));
  --note: var(--ply-type-note, 12px);
  --stroke: calc(var(--ply-stroke, 1) * 1px);
  font-family: var(--ply-sans, system-ui, -apple-system, 'Segoe UI', Roboto, 'Noto Sans', sans-serif);
  font-variant-numeric: tabular-nums;
}
.ply-drawing.picture, .ply-drawing.single { display: block; max-width: 100%; height: auto; }
.ply-drawing text { fill: var(--ink); text-anchor: middle; font-size: 13px; font-weight: 500; }
.ply-drawing path { fill: none; }

.ply-drawing .box { fill: var(--paper); stroke: var(--hair); stroke-width: calc(1.25 * var(--stroke)); }
.ply-drawing .grid { stroke: var(--hair); stroke-width: calc(0.85 * var(--stroke)); }
.ply-drawing .last { stroke: none; }
.ply-drawing .last.x { fill: var(--max-soft); }
.ply-drawing .last.o { fill: var(--min-soft); }
.ply-drawing .board path.x { stroke: var(--max); stroke-width: calc(2.35 * var(--stroke)); stroke-linecap: round; }
.ply-drawing .board path.o { stroke: var(--min); stroke-width: calc(2.35 * var(--stroke)); }
.ply-drawing .board path.line { stroke-opacity: 0.2; stroke-width: calc(7.5 * var(--stroke)); stroke-linecap: round; }
.ply-drawing .board path.line.x { stroke: var(--max); stroke-width: calc(7.5 * var(--stroke)); }
.ply-drawing .board path.line.o { stroke: var(--min); stroke-width: calc(7.5 * var(--stroke)); }

.ply-drawing .board text { font-size: 6.2px; font-weight: 700; }
.ply-drawing .board .name { fill: var(--quiet); text-anchor: start; font-size: 5px; font-weight: 400; }
.ply-drawing .score { fill: none; stroke-width: calc(0.5 * var(--stroke)); color: var(--draw); }
.ply-drawing .score.max { color: var(--max-text); }
.ply-drawing .score.min { color: var(--min-text); }
.ply-drawing .score text { fill: currentcolor; }
.ply-drawing .score.chosen rect { fill: currentcolor; stroke: currentcolor; }
.ply-drawing .score.chosen text { fill: var(--paper); }

.ply-drawing .bands .max { fill: var(--max-band); }
.ply-drawing .bands .min { fill: var(--min-band); }
.ply-drawing .ruler .max rect { fill: var(--max-lab); }
.ply-drawing .ruler .min rect { fill: var(--min-lab); }
.ply-drawing .ruler text { text-anchor: start; }
.ply-drawing .ruler text.middle { text-anchor: middle; }
.ply-drawing .ruler .role { font-weight: 650; }
.ply-drawing .ruler .max text { fill: var(--max-text); }
.ply-drawing .ruler .min text { fill: var(--min-text); }
.ply-drawing .ruler text.max-wins { fill: var(--max-text); }
.ply-drawing .ruler text.min-wins { fill: var(--min-text); }

.ply-drawing .edge path { stroke: var(--line); stroke-width: calc(1.25 * var(--stroke)); stroke-linecap: round; }
.ply-drawing .edge.uncalled path { stroke: var(--line); stroke-dasharray: 3 4; }
.ply-drawing .edge.cut path { stroke: var(--line); stroke-dasharray: 1.5 4; }
.ply-drawing .edge.kept path { stroke: var(--quiet); stroke-width: calc(2 * var(--stroke)); }
.ply-drawing .edge.live path { stroke: var(--ink); stroke-width: calc(1.75 * var(--stroke)); }
.ply-drawing .edge.best path { stroke: var(--ply-side, var(--ink)); stroke-width: calc(3 * var(--stroke)); }
.ply-drawing .edge path.casing { stroke: var(--cur); stroke-width: calc(8 * var(--stroke)); stroke-linecap: butt; }
.ply-drawing .edge.lit path { stroke: var(--ink); stroke-width: calc(2.5 * var(--stroke)); }
.ply-drawing .edge.lit path.casing { stroke: var(--cur); stroke-width: calc(8 * var(--stroke)); }
.ply-drawing .edge path.second { stroke: var(--ply-side); stroke-width: calc(5 * var(--stroke)); }
.ply-drawing .edge path.first { stroke: var(--ply-side); stroke-width: calc(2.5 * var(--stroke)); }

.ply-drawing .move, .ply-drawing .folded text { text-anchor: end; stroke-width: 4px; stroke-linejoin: round; paint-order: stroke; }
.ply-drawing .max > * > .move, .ply-drawing .max .folded text { stroke: var(--max-band); }
.ply-drawing .min > * > .move, .ply-drawing .min .folded text { stroke: var(--min-band); }
.ply-drawing .move.right { text-anchor: start; }
.ply-drawing .move.middle { text-anchor: middle; }
.ply-drawing .side-x { fill: var(--max-text); font-weight: 650; }
.ply-drawing .side-o { fill: var(--min-text); font-weight: 650; }
.ply-drawing .current .move { font-weight: 650; }
.ply-drawing .uncalled .move, .ply-drawing .uncalled .move tspan { fill: var(--quiet); }
.ply-drawing .call-number { fill: var(--quiet); font-size: var(--note); text-anchor: end; }

.ply-drawing .node { cursor: var(--ply-cursor, pointer); }
.ply-drawing .node.returned .board { opacity: 0.85; }
.ply-drawing .node.kept .box { stroke: var(--line); stroke-width: calc(1.5 * var(--stroke)); }
.ply-drawing .node.open .box { stroke: var(--ink); stroke-width: calc(1.5 * var(--stroke)); }
.ply-drawing .node.best .box, .ply-drawing .node.current .box { stroke: var(--ink); stroke-width: calc(2.25 * var(--stroke)); }
.ply-drawing .node.best:not(.current) .box { stroke: var(--ply-side, var(--ink)); }
.ply-drawing .node.lit .board, .ply-drawing .node.best .board, .ply-drawing .node.current .board { opacity: 1; }
.ply-drawing .node.lit .box { stroke: var(--ink); }
.ply-drawing .halo { fill: none; stroke: var(--cur); stroke-width: calc(5.5 * var(--stroke)); }
.ply-drawing .halo.triangle { stroke-width: calc(12 * var(--stroke)); stroke-linejoin: round; }
.ply-drawing .node.uncalled .box { fill: none; stroke: var(--hair); stroke-dasharray: 4 4; }
.ply-drawing .node.uncalled .board path:not(.grid) { stroke: var(--line); stroke-width: calc(1.5 * var(--stroke)); }
.ply-drawing .node.uncalled .last, .ply-drawing .node.uncalled .board .line { display: none; }
.ply-drawing .node.next .box { stroke: var(--line); stroke-width: calc(1.5 * var(--stroke)); }
.ply-drawing .node .triangle { stroke-linejoin: round; }
.ply-drawing .node.max .box.triangle { fill: var(--max-lab); stroke: var(--max); }
.ply-drawing .node.min .box.triangle { fill: var(--min-lab); stroke: var(--min); }
.ply-drawing .node.current .box.triangle, .ply-drawing .node.best .box.triangle { stroke: var(--ink); }
.ply-drawing .node.uncalled .box.triangle { fill: none; stroke: var(--hair); }
.ply-drawing .slash { stroke: var(--line); stroke-width: calc(1.25 * var(--stroke)); stroke-linecap: round; }
.ply-drawing .node.out .box { stroke-dasharray: 1.5 4; }
.ply-drawing .node.cut .number { stroke: var(--paper); stroke-width: 4px; paint-order: stroke; }
.ply-drawing .cuts .node { cursor: default; }
.ply-drawing .number { font-size: 22px; font-weight: 600; }
.ply-drawing .uncalled .number { fill: var(--quiet); font-weight: 400; }
.ply-drawing .item { fill: transparent; }
.ply-drawing .node.source .box { stroke: var(--ink); stroke-width: calc(2.25 * var(--stroke)); stroke-dasharray: 6 3; }
.ply-drawing .node.source .board { opacity: 1; }

.ply-drawing .scissors circle { fill: var(--paper); stroke: var(--line); stroke-width: calc(1 * var(--stroke)); }
.ply-drawing .scissors path { stroke: var(--ink); stroke-width: calc(1.25 * var(--stroke)); stroke-linecap: round; }
.ply-drawing .limit path { stroke: var(--ink2); stroke-width: calc(1.5 * var(--stroke)); stroke-dasharray: 0.5 4; stroke-linecap: round; }
.ply-drawing .limit text { font-size: 15px; font-weight: 700; }
.ply-drawing .limit.alpha text { fill: var(--max-text); }
.ply-drawing .limit.beta text { fill: var(--min-text); }
.ply-drawing .saved { fill: var(--ink2); font-size: var(--note); }

.ply-drawing .mark .box { fill: var(--paper); }
.ply-drawing .mark text { fill: var(--paper); font-size: 40px; font-weight: 700; }
.ply-drawing .mark.long text { font-size: 30px; }
.ply-drawing .mark.plain text, .ply-drawing .mark.quiet text, .ply-drawing .mark.bound text { fill: var(--ink); }
.ply-drawing .mark.max:not(.bound) .box { fill: var(--max-text); }
.ply-drawing .mark.min:not(.bound) .box { fill: var(--min-text); }
.ply-drawing .mark.draw:not(.bound) .box { fill: var(--draw); }
.ply-drawing.far .edge path, .ply-drawing.far :is(.box, .ring) { vector-effect: non-scaling-stroke; }

.ply-drawing .pill rect { fill: var(--paper); stroke: var(--line); stroke-width: calc(1.5 * var(--stroke)); }
.ply-drawing .pill text { fill: var(--ink2); font-weight: 650; }
.ply-drawing .pill .sum { font-weight: 450; }
.ply-drawing .pill.quiet { --tone-text: var(--quiet); }
.ply-drawing .pill.quiet text { fill: var(--quiet); font-weight: 500; }
.ply-drawing .pill.plain { --tone-text: var(--ink); --tone-fill: var(--ink); }
.ply-drawing .pill.max { --tone: var(--max); --tone-text: var(--max-text); --tone-fill: var(--max-fill); }
.ply-drawing .pill.max.bound rect { stroke: var(--max); }
.ply-drawing .pill.max.bound text { fill: var(--max-text); }
.ply-drawing .pill.min { --tone: var(--min); --tone-text: var(--min-text); --tone-fill: var(--min-fill); }
.ply-drawing .pill.min.bound rect { stroke: var(--min); }
.ply-drawing .pill.min.bound text { fill: var(--min-text); }
.ply-drawing .pill.bound rect { stroke-dasharray: 3.5 3; }
.ply-drawing .pill:not(.bound) rect { stroke: var(--ply-side, var(--tone, var(--line))); }
.ply-drawing .pill:not(.bound) text { fill: var(--ply-side-text, var(--tone-text, var(--ink2))); }
.ply-drawing .pill.best:not(.bound) rect { fill: var(--ply-side, var(--tone-fill, var(--draw))); stroke: var(--ply-side, var(--tone-fill, var(--draw))); }
.ply-drawing .pill.left, .ply-drawing .first { --ply-side: var(--plain); --ply-side-text: var(--plain-text); }
.ply-drawing .pill.right, .ply-drawing .second { --ply-side: var(--depth); --ply-side-text: var(--depth-text); }
.ply-drawing :is(.pill.left, .pill.right).bound rect { stroke: var(--ply-side); }
.ply-drawing :is(.pill.left, .pill.right).bound text { fill: var(--ply-side-text); }
.ply-drawing .pill.best:not(.bound) text { fill: var(--paper); }

.ply-drawing .edge.faint:not(.lit) path { stroke: var(--line); stroke-width: calc(1 * var(--stroke)); }
.ply-drawing .node.faint:not(.lit, :hover, .active) .board path:not(.grid) { stroke: var(--line); }
.ply-drawing .node.faint:not(.lit, :hover, .active) :is(.last, .line) { display: none; }
.ply-drawing .node.faint:not(.lit, :hover, .active) .box { stroke: var(--hair); }
.ply-drawing .node.faint:not(.lit, :hover, .active) .pill rect { fill: var(--paper); stroke: var(--hair); }
.ply-drawing .node.faint:not(.lit, :hover, .active) :is(.pill text, .move, .move tspan, .number) { fill: var(--quiet); }

.ply-drawing .ring { fill: none; stroke: var(--wrong); stroke-width: calc(3.5 * var(--stroke)); }
.ply-drawing .right > * > .ring { stroke: var(--right); }
.ply-drawing .stopped > * > .ring { stroke: var(--ink); }
.ply-drawing :is(.stopped, .failed) > * > .ring { stroke-dasharray: 6 5; }
.ply-drawing .node.wrong .pill:not(.bound) rect { fill: var(--wrong); stroke: var(--wrong); }
.ply-drawing .node.wrong .pill:not(.bound) text { fill: var(--paper); }
.ply-drawing .edge.wrong path:not(.casing) { stroke: var(--wrong); stroke-width: calc(3 * var(--stroke)); }
.ply-drawing .edge.right path:not(.casing) { stroke: var(--right); stroke-width: calc(3 * var(--stroke)); }
.ply-drawing .twin { stroke: var(--ink); stroke-width: calc(1.75 * var(--stroke)); stroke-dasharray: 2 4; }
.ply-drawing .tag rect { fill: var(--paper); stroke: var(--wrong); stroke-width: calc(1.75 * var(--stroke)); }
.ply-drawing .tag text { fill: var(--wrong); font-size: var(--note); font-weight: 650; }
.ply-drawing .tag.wrong rect { stroke: var(--right); }
.ply-drawing .tag.wrong text { fill: var(--right); }
.ply-drawing .tag:is(.again, .stopped) rect { stroke: var(--ink); }
.ply-drawing .tag:is(.again, .stopped) text { fill: var(--ink); }

.ply-drawing .difference circle { fill: var(--ink); stroke: var(--paper); stroke-width: calc(2 * var(--stroke)); }
.ply-drawing .difference text { fill: var(--paper); font-size: 15px; font-weight: 700; }

.ply-drawing .more text { fill: var(--ink2); font-size: max(12.5px, var(--note)); }
.ply-drawing .more.cut text { fill: var(--ink); font-weight: 650; }
.ply-drawing .more.hit { cursor: pointer; }
.ply-drawing .more.hit text { fill: var(--ink); text-decoration: underline; }
.ply-drawing .reach { fill: transparent; }

.ply-drawing .folded path { stroke: var(--line); stroke-width: calc(1.25 * var(--stroke)); }
.ply-drawing .uncalled .folded path { stroke-dasharray: 2 2; }
.ply-drawing .folded text { fill: var(--quiet); font-size: var(--note); text-anchor: start; }

.ply-drawing .fold circle { fill: var(--paper); stroke: var(--line); stroke-width: calc(1.25 * var(--stroke)); }
.ply-drawing .fold path { stroke: var(--ink); stroke-width: calc(2 * var(--stroke)); }

.ply-drawing .before { opacity: 0; }
.ply-drawing .rider rect { fill: var(--cur); stroke: var(--cur-edge); stroke-width: calc(1.5 * var(--stroke)); }
.ply-drawing .rider text { fill: var(--on-cur); font-weight: 650; }
.ply-drawing .rider.joint text { font-size: var(--note); }
`;
