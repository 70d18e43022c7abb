/* The elements of lessons that are no late ones, for pages that show pieces of a lesson which they have not been built with. */

import '../../elements/facts/ply-board.ts';
import '../../elements/facts/ply-caption.ts';
import '../../elements/facts/ply-cell.ts';
import '../../elements/facts/ply-value.ts';
import '../../elements/host/ply-search.ts';
import '../../elements/stepper/ply-controls.ts';
import '../../elements/stepper/ply-stepper.ts';
import '../../elements/tree/ply-tree.ts';
