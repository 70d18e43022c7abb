/**
 * The look of every drawing, as one style sheet for shadow roots, pages and exported files. Colours are custom
 * properties that a page may set; without them they follow the colour scheme of the place where the drawing stands.
 * MAX is blue and points up, MIN vermillion and points down, what was chosen is green and thick, a draw is grey, what
 * was not called is dashed (colours after Okabe and Ito). Text keeps a contrast of 4.5 to 1 on every band.
 */
export const drawingStyles = /* css */ `
.ply-drawing {
  --max: var(--ply-max, light-dark(#0072b2, #56b4e9));
  --min: var(--ply-min, light-dark(#d55e00, #f08a4b));
  --max-text: var(--ply-max-text, light-dark(#00578a, #8fcdf5));
  --min-text: var(--ply-min-text, light-dark(#a84600, #f7a877));
  --chosen: var(--ply-chosen, light-dark(#009e73, #2fc79a));
  --chosen-fill: var(--ply-chosen-fill, light-dark(#00744f, #2fc79a));
  --on-chosen: var(--ply-on-chosen, light-dark(#ffffff, #08140f));
  --draw: var(--ply-draw, light-dark(#5c5b57, #b9b7b0));
  --ink: var(--ply-ink, light-dark(#1b1b1b, #f0eee9));
  --quiet: var(--ply-quiet, light-dark(#5f5e5a, #aeaca6));
  --line: var(--ply-line, light-dark(#b9b7ae, #56565b));
  --paper: var(--ply-paper, light-dark(#ffffff, #1c1c1f));
  --max-band: var(--ply-max-band, light-dark(#f2f8fd, #1a232b));
  --min-band: var(--ply-min-band, light-dark(#fdf5f0, #2a211d));
  font-family: var(--ply-font, system-ui, -apple-system, 'Segoe UI', Roboto, 'Helvetica Neue', Arial, sans-serif);
  font-variant-numeric: tabular-nums;
}
.ply-drawing.picture, .ply-drawing.single { display: block; max-width: 100%; height: auto; }
.ply-drawing text { fill: var(--ink); text-anchor: middle; dominant-baseline: central; font-size: 14px; }
.ply-drawing path { fill: none; }

.ply-drawing .box { fill: var(--paper); stroke: var(--line); stroke-width: 1.25; }
.ply-drawing .grid { stroke: var(--line); stroke-width: 1; }
.ply-drawing .last { fill: var(--quiet); fill-opacity: 0.16; stroke: var(--quiet); stroke-width: 0.9; }
.ply-drawing .x { stroke: var(--max); stroke-width: 2.7; stroke-linecap: round; }
.ply-drawing .o { stroke: var(--min); stroke-width: 2.6; }
.ply-drawing .line { stroke: var(--ink); stroke-opacity: 0.34; stroke-width: 7.5; stroke-linecap: round; }

.ply-drawing .bands .max { fill: var(--max-band); }
.ply-drawing .bands .min { fill: var(--min-band); }
.ply-drawing .ruler .paper { fill: var(--paper); }
.ply-drawing .ruler .max rect:not(.paper) { fill: var(--max); fill-opacity: 0.1; }
.ply-drawing .ruler .min rect:not(.paper) { fill: var(--min); fill-opacity: 0.1; }
.ply-drawing .ruler text { text-anchor: start; font-size: 12.5px; font-weight: 600; }
.ply-drawing .ruler .max text { fill: var(--max-text); }
.ply-drawing .ruler .min text { fill: var(--min-text); }

.ply-drawing .edge path { stroke: var(--line); stroke-width: 1.5; }
.ply-drawing .edge text { fill: var(--quiet); font-size: 12px; text-anchor: start; }
.ply-drawing .edge text.left { text-anchor: end; }
.ply-drawing .edge.uncalled path { stroke-dasharray: 3 4; }
.ply-drawing .edge.open path { stroke: var(--ink); stroke-width: 2.25; }
.ply-drawing .edge.open text { fill: var(--ink); font-weight: 600; }
.ply-drawing .edge.chosen path { stroke: var(--chosen); stroke-width: 2.5; }
.ply-drawing .edge.principal path { stroke-width: 5; }
.ply-drawing .edge.principal text { fill: var(--ink); font-weight: 700; }

.ply-drawing .node { cursor: pointer; }
.ply-drawing .node.open .box { stroke: var(--ink); stroke-width: 1.75; }
.ply-drawing .node.returned .board { opacity: 0.62; }
.ply-drawing .node.uncalled .box { fill: none; stroke-dasharray: 3 4; }
.ply-drawing .node.current .box { stroke: var(--ink); stroke-width: 3.5; }
.ply-drawing .node.current .board, .ply-drawing .node.backup .board, .ply-drawing .node.principal .board { opacity: 1; }
.ply-drawing .node.backup .box, .ply-drawing .node.principal .box { stroke: var(--chosen); stroke-width: 3.5; }
.ply-drawing .node .triangle { stroke-linejoin: round; }
.ply-drawing .node.max .triangle { fill: var(--max-band); stroke: var(--max); }
.ply-drawing .node.min .triangle { fill: var(--min-band); stroke: var(--min); }
.ply-drawing .node.uncalled .triangle { fill: none; stroke: var(--quiet); stroke-width: 1.25; }
.ply-drawing .node.backup .triangle, .ply-drawing .node.principal .triangle { stroke: var(--chosen); }
.ply-drawing .number { font-size: 24px; font-weight: 600; }
.ply-drawing .uncalled .number { fill: var(--quiet); font-weight: 400; }
.ply-drawing .note { fill: var(--quiet); font-size: 12px; font-style: italic; }

.ply-drawing .chip rect { fill: var(--paper); stroke: currentcolor; stroke-width: 1.75; }
.ply-drawing .chip text { fill: currentcolor; font-weight: 700; }
.ply-drawing .chip.quiet { color: var(--quiet); }
.ply-drawing .chip.draw { color: var(--draw); }
.ply-drawing .chip.plain { color: var(--ink); }
.ply-drawing .chip.max { color: var(--max-text); }
.ply-drawing .chip.min { color: var(--min-text); }
.ply-drawing .chip.bound rect { stroke-dasharray: 5 2.5; }
.ply-drawing .principal .chip rect { fill: var(--chosen-fill); stroke: var(--chosen-fill); }
.ply-drawing .principal .chip text { fill: var(--on-chosen); }

.ply-drawing .folded path { stroke: var(--line); stroke-width: 1.5; }
.ply-drawing .folded .reach { fill: transparent; }
.ply-drawing .folded .stub { fill: var(--paper); stroke: var(--quiet); stroke-width: 1.25; stroke-dasharray: 3 2.5; }
.ply-drawing .folded text { fill: var(--quiet); font-size: 12.5px; font-weight: 600; }

.ply-drawing .travel path { stroke: var(--quiet); stroke-width: 3; }
.ply-drawing .travel .head { stroke: none; fill: var(--quiet); }
.ply-drawing .travel rect { fill: var(--paper); stroke: var(--quiet); stroke-width: 2; }
.ply-drawing .travel text { font-weight: 700; }
.ply-drawing .travel.taken path { stroke: var(--chosen); stroke-width: 5; }
.ply-drawing .travel.taken .head { stroke: none; fill: var(--chosen); }
.ply-drawing .travel.taken rect { fill: var(--chosen-fill); stroke: var(--chosen-fill); }
.ply-drawing .travel.taken text { fill: var(--on-chosen); }
`;
