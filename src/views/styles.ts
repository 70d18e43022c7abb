/**
 * The look of every drawing, as one style sheet for shadow roots, pages and exported files. Colours are custom
 * properties that a page may set; without them they follow the colour scheme of the place where the drawing stands.
 * MAX is blue and points up, MIN vermillion and points down, what was chosen is green and thick, a draw is grey, what
 * was not called is dashed (colours after Okabe and Ito). Text keeps a contrast of 4.5 to 1 on every band.
 */
export const drawingStyles = /* css */ `
.ply-drawing {
  --max: var(--ply-max, light-dark(#0072b2, #56b4e9));
  --max-text: var(--ply-max-ink, light-dark(#00588a, #82c8f2));
  --max-band: var(--ply-max-band, light-dark(#f1f7fc, #172633));
  --min: var(--ply-min, light-dark(#d55e00, #ef7f37));
  --min-text: var(--ply-min-ink, light-dark(#a24500, #f79d65));
  --min-band: var(--ply-min-band, light-dark(#fdf4ee, #30211a));
  --chosen: var(--ply-chosen, light-dark(#009e73, #2bbf92));
  --chosen-fill: var(--ply-chosen-ink, light-dark(#00694c, #56d6ae));
  --draw: var(--ply-draw-ink, light-dark(#5c5b57, #b4b2ac));
  --ink: var(--ply-ink, light-dark(#1b1b1b, #ecebe7));
  --quiet: var(--ply-quiet, light-dark(#5c5b57, #aeaca6));
  --hair: var(--ply-line, light-dark(#dad8d0, #3c3c40));
  --line: var(--ply-line-strong, light-dark(#87857e, #807f7a));
  --paper: var(--ply-paper, light-dark(#ffffff, #1d1d20));
  --stroke: calc(var(--ply-stroke, 1) * 1px);
  font-family: var(--ply-sans, system-ui, -apple-system, 'Segoe UI', Roboto, 'Noto Sans', sans-serif);
  font-variant-numeric: tabular-nums;
}
.ply-drawing.picture, .ply-drawing.single { display: block; max-width: 100%; height: auto; }
.ply-drawing text { fill: var(--ink); text-anchor: middle; dominant-baseline: central; font-size: 14px; }
.ply-drawing path { fill: none; }

.ply-drawing .box { fill: var(--paper); stroke: var(--line); stroke-width: calc(1.25 * var(--stroke)); }
.ply-drawing .grid { stroke: var(--line); stroke-opacity: 0.6; stroke-width: calc(1 * var(--stroke)); }
.ply-drawing .last { fill: var(--quiet); fill-opacity: 0.16; stroke: var(--quiet); stroke-width: calc(0.9 * var(--stroke)); }
.ply-drawing .x { stroke: var(--max); stroke-width: calc(2.7 * var(--stroke)); stroke-linecap: round; }
.ply-drawing .o { stroke: var(--min); stroke-width: calc(2.6 * var(--stroke)); }
.ply-drawing .line { stroke: var(--ink); stroke-opacity: 0.34; stroke-width: calc(7.5 * var(--stroke)); stroke-linecap: round; }


.ply-drawing .board text { font-size: 6.2px; font-weight: 700; }
.ply-drawing .board .name { fill: var(--quiet); text-anchor: start; font-size: 4px; font-weight: 400; }
.ply-drawing .score { fill: none; stroke-width: 0.5px; color: var(--draw); }
.ply-drawing .score.max { color: var(--max-text); }
.ply-drawing .score.min { color: var(--min-text); }
.ply-drawing .score text { fill: currentcolor; }
.ply-drawing .score.chosen rect { fill: var(--chosen-fill); stroke: var(--chosen-fill); }
.ply-drawing .score.chosen text { fill: var(--paper); }

.ply-drawing .bands .max { fill: var(--max-band); }
.ply-drawing .bands .min { fill: var(--min-band); }
.ply-drawing .ruler .paper { fill: var(--paper); }
.ply-drawing .ruler .max rect:not(.paper) { fill: var(--max); fill-opacity: 0.1; }
.ply-drawing .ruler .min rect:not(.paper) { fill: var(--min); fill-opacity: 0.1; }
.ply-drawing .ruler text { text-anchor: start; font-size: 12.5px; font-weight: 600; }
.ply-drawing .ruler .max text { fill: var(--max-text); }
.ply-drawing .ruler .min text { fill: var(--min-text); }
.ply-drawing .ruler text.max-wins { fill: var(--max-text); }
.ply-drawing .ruler text.min-wins { fill: var(--min-text); }

.ply-drawing .edge path { stroke: var(--line); stroke-width: calc(1.5 * var(--stroke)); }
.ply-drawing .edge text { fill: var(--quiet); font-size: 12px; text-anchor: start; }
.ply-drawing .edge text.left { text-anchor: end; }
.ply-drawing .edge.uncalled path { stroke-opacity: 0.7; stroke-dasharray: 3 4; }
.ply-drawing .edge.open path { stroke: var(--ink); stroke-width: calc(2.25 * var(--stroke)); }
.ply-drawing .edge.open text { fill: var(--ink); font-weight: 600; }
.ply-drawing .edge.chosen path { stroke: var(--chosen); stroke-width: calc(2.5 * var(--stroke)); }
.ply-drawing .edge.principal path { stroke-width: calc(5 * var(--stroke)); }
.ply-drawing .edge path.second, .ply-drawing.key .second { stroke: var(--chosen); stroke-width: calc(4 * var(--stroke)); }
.ply-drawing .edge path.first, .ply-drawing.key .first { stroke: var(--ink); stroke-width: calc(2.25 * var(--stroke)); stroke-dasharray: 7 5; }
.ply-drawing .edge path.second.thick { stroke-width: calc(7 * var(--stroke)); }
.ply-drawing .edge path.first.thick { stroke-width: calc(3 * var(--stroke)); }
.ply-drawing .edge.principal text { fill: var(--ink); font-weight: 700; }

.ply-drawing .node { cursor: var(--ply-cursor, pointer); }
.ply-drawing .node.open .box { stroke: var(--ink); stroke-width: calc(1.75 * var(--stroke)); }
.ply-drawing .node.returned .board { opacity: 0.62; }
.ply-drawing .node.uncalled .box { fill: none; stroke-opacity: 0.7; stroke-dasharray: 3 4; }
.ply-drawing .node.current .box { stroke: var(--ink); stroke-width: calc(3.5 * var(--stroke)); }
.ply-drawing .node.current .board, .ply-drawing .node.backup .board, .ply-drawing .node.principal .board { opacity: 1; }
.ply-drawing .node.backup .box, .ply-drawing .node.principal .box { stroke: var(--chosen); stroke-width: calc(3.5 * var(--stroke)); }
.ply-drawing .node .triangle { stroke-linejoin: round; }
.ply-drawing .node.max .triangle { fill: var(--max-band); stroke: var(--max); }
.ply-drawing .node.min .triangle { fill: var(--min-band); stroke: var(--min); }
.ply-drawing .node.cut .box { fill: var(--paper); stroke: var(--quiet); stroke-opacity: 1; stroke-dasharray: 5 3; }
.ply-drawing .hatch { stroke: var(--line); stroke-opacity: 0.6; stroke-width: calc(1.25 * var(--stroke)); }
.ply-drawing .node.cut .number { stroke: var(--paper); stroke-width: 4px; paint-order: stroke; }
.ply-drawing .cuts .node { cursor: default; }
.ply-drawing .node.uncalled .triangle { fill: none; stroke: var(--quiet); stroke-width: calc(1.25 * var(--stroke)); }
.ply-drawing .node.backup .triangle, .ply-drawing .node.principal .triangle { stroke: var(--chosen); }
.ply-drawing .number { font-size: 24px; font-weight: 600; }
.ply-drawing .uncalled .number { fill: var(--quiet); font-weight: 400; }
.ply-drawing .item { fill: transparent; }
.ply-drawing .note { fill: var(--quiet); font-size: 12px; font-style: italic; }

.ply-drawing .mark .box { fill: var(--paper); }
.ply-drawing .mark text { fill: var(--paper); font-size: 40px; font-weight: 700; }
.ply-drawing .mark.long text { font-size: 30px; }
.ply-drawing .mark.plain text, .ply-drawing .mark.bound text { fill: var(--ink); }
.ply-drawing .mark.max:not(.bound) .box { fill: var(--max-text); }
.ply-drawing .mark.min:not(.bound) .box { fill: var(--min-text); }
.ply-drawing .mark.draw:not(.bound) .box { fill: var(--draw); }
.ply-drawing.far .edge text { display: none; }
.ply-drawing.far .edge path, .ply-drawing.far .box { vector-effect: non-scaling-stroke; }

.ply-drawing .chip rect { fill: var(--paper); stroke: currentcolor; stroke-width: calc(1.75 * var(--stroke)); }
.ply-drawing .chip text { fill: currentcolor; font-weight: 700; }
.ply-drawing .chip.quiet { color: var(--quiet); }
.ply-drawing .chip.draw { color: var(--draw); }
.ply-drawing .chip.plain { color: var(--ink); }
.ply-drawing .chip.max { color: var(--max-text); }
.ply-drawing .chip.min { color: var(--min-text); }
.ply-drawing .chip.bound rect { stroke-dasharray: 5 2.5; }
.ply-drawing .chip.principal rect { fill: var(--chosen-fill); stroke: var(--chosen-fill); }
.ply-drawing .chip.principal text { fill: var(--paper); }

.ply-drawing .chip path.tag { fill: currentcolor; }
.ply-drawing .chip text.tag { fill: var(--paper); }
.ply-drawing .chip.principal path.tag { fill: var(--ink); }

.ply-drawing .difference circle { fill: var(--ink); stroke: var(--paper); stroke-width: calc(2 * var(--stroke)); }
.ply-drawing .difference text { fill: var(--paper); font-size: 16px; font-weight: 700; }

.ply-drawing .more rect { fill: var(--paper); stroke: var(--hair); stroke-width: calc(1 * var(--stroke)); }
.ply-drawing .more text { fill: var(--ink); font-size: 12.5px; font-weight: 600; }
.ply-drawing .more.window rect { fill: none; stroke: none; }
.ply-drawing .saved { fill: var(--quiet); font-size: 12px; font-weight: 600; }
.ply-drawing .more.cut rect { stroke: var(--quiet); stroke-width: calc(1.25 * var(--stroke)); stroke-dasharray: 4 3; }
.ply-drawing .more.hit text { stroke: var(--paper); stroke-width: 3.5px; paint-order: stroke; }
.ply-drawing .more.hit { cursor: pointer; }
.ply-drawing .more.hit rect { stroke: var(--chosen); stroke-dasharray: 2 2; }
.ply-drawing .more.hit text { fill: var(--ink); text-decoration: underline; }
.ply-drawing .node.source .box { stroke: var(--chosen); stroke-width: calc(3.5 * var(--stroke)); stroke-dasharray: 6 3; }
.ply-drawing .node.source .board { opacity: 1; }

.ply-drawing .folded path { stroke: var(--line); stroke-width: calc(1.5 * var(--stroke)); }
.ply-drawing .folded .reach { fill: transparent; }
.ply-drawing .folded .stub { fill: var(--paper); stroke: var(--quiet); stroke-width: calc(1.25 * var(--stroke)); stroke-dasharray: 3 2.5; }
.ply-drawing .folded text { fill: var(--quiet); font-size: 12px; font-weight: 600; }

.ply-drawing .fold circle { fill: var(--paper); stroke: var(--quiet); stroke-width: calc(1.25 * var(--stroke)); }
.ply-drawing .fold path { stroke: var(--ink); stroke-width: calc(2 * var(--stroke)); }
.ply-drawing .fold .reach { fill: transparent; }

.ply-drawing .travel path { stroke: var(--quiet); stroke-width: calc(3 * var(--stroke)); }
.ply-drawing .travel .head { stroke: none; fill: var(--quiet); }
.ply-drawing .travel rect { fill: var(--paper); stroke: var(--quiet); stroke-width: calc(2 * var(--stroke)); }
.ply-drawing .travel text { font-weight: 700; }
.ply-drawing .travel.taken path { stroke: var(--chosen); stroke-width: calc(5 * var(--stroke)); }
.ply-drawing .travel.taken .head { stroke: none; fill: var(--chosen); }
.ply-drawing .travel.taken rect { fill: var(--chosen-fill); stroke: var(--chosen-fill); }
.ply-drawing .travel.taken text { fill: var(--paper); }
`;
