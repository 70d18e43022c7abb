import { html, nothing } from 'lit';
import { defaultNaming } from '../../game/index.ts';
import { renderSelectField } from '../../elements/kit/choice-fields.ts';
import type { SearchHostFacts } from '../../lesson/index.ts';
import { search, type Trace } from '../../search/index.ts';
import {
  questionKinds,
  canBeAsked,
  findNode,
  prepareSearch,
  makeQuestion,
  type QuestionKind,
} from '../../walk/index.ts';
import { words } from '../../words/index.ts';
import { formatTag } from '../every-page/tag-text.ts';
import { renderSelect, renderTextField, type Choices } from './piece-fields.ts';

const said = words.palette.question;

/** Cached, so that not every choice in the form starts a search. */
let last: { readonly key: string; readonly trace: Trace } | null = null;

export function renderQuestionFields(choices: Choices, hosts: readonly SearchHostFacts[]) {
  const [host, trace, node] = findChosenNode(choices, hosts);
  if (!host) return html`<p>${said.none}</p>`;
  return html`${renderSelect(
    choices,
    'host',
    said.host,
    hosts.map(({ id }) => [id, id]),
  )}
  ${renderNodeFields(choices, trace, node)}
  ${renderSelect(
    choices,
    'ask',
    said.ask,
    listAsks(trace, node).map((ask) => [ask, said.asks[ask]]),
  )}
  ${renderTextField(choices, 'question', said.text, said.begin[chooseAsk(choices, trace, node)])}`;
}

/** Empty if there is no search to ask about. */
export function writeQuestion(choices: Choices, hosts: readonly SearchHostFacts[]): string {
  const [host, trace, node] = findChosenNode(choices, hosts);
  if (!host) return '';
  const ask = chooseAsk(choices, trace, node);
  const question = choices.chosen['question']?.trim() || said.begin[ask];
  return formatTag('ply-predict', { for: host.id, ask, node }, question);
}

/** The chosen search, and the chosen node as moves from the root, cut where the search did not go on. */
function findChosenNode(
  { chosen }: Choices,
  hosts: readonly SearchHostFacts[],
): [host: SearchHostFacts, trace: Trace, node: string] | [null, null, ''] {
  const host = hosts.find(({ id }) => id === chosen['host']) ?? hosts[0];
  if (!host) return [null, null, ''];
  const key = JSON.stringify(host.settings);
  if (last?.key !== key) {
    const { position, options } = prepareSearch(host.settings);
    last = { key, trace: search(position, options) };
  }
  return [host, last.trace, chosen['node'] ?? ''];
}

function renderNodeFields(choices: Choices, trace: Trace, path: string) {
  const moves = path === '' ? [] : path.split(',');
  const levels = [...moves.keys(), moves.length].map((ply) => moves.slice(0, ply));
  return levels.map((before, ply) => {
    const node = before.length === 0 ? 0 : findNode(trace, before.join(','), path);
    const names = [...trace.children(node)].map((child) =>
      trace.root.game.moveName(trace.move[child], defaultNaming),
    );
    if (names.length === 0) return nothing;
    const take = (name: string) => choices.choose('node', [...before, name].filter(Boolean).join(','));
    const label = ply === 0 ? said.node : said.after(ply);
    const options: [string, string][] = [
      ['', ply === 0 ? said.root : said.here],
      ...names.map((name): [string, string] => [name, name]),
    ];
    return renderSelectField(label, `move-${ply}`, options, moves[ply] ?? '', take);
  });
}

function listAsks(trace: Trace, path: string): QuestionKind[] {
  return questionKinds.filter((ask) => {
    try {
      makeQuestion(trace, ask, path);
      return canBeAsked(ask, trace);
    } catch {
      return false;
    }
  });
}

function chooseAsk({ chosen }: Choices, trace: Trace, path: string): QuestionKind {
  const possible = listAsks(trace, path);
  return possible.find((ask) => ask === chosen['ask']) ?? possible[0];
}
