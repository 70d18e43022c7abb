import { words } from '../../words/index.ts';
import { preference } from '../kit/preferences.ts';
import { describeNodeInWords } from './node-in-words.ts';
import { listUnanswered } from './open-questions.ts';
import type { SessionHost } from './session-host.ts';
import { announce } from './voice.ts';

/** The parts of a question that are used here, because this room may not import it. */
type Question = HTMLElement & {
  readonly asked?: { readonly question: { readonly node: number } } | null;
  readonly updateComplete: Promise<boolean>;
};

/** Focuses the first open question about a search, and announces it with what is known about its node so far. */
export async function goToQuestion(host: SessionHost): Promise<void> {
  const [question] = listUnanswered(host) as Question[];
  if (!question || !host.session) return announce(words.spoken.noQuestion);
  host.playback?.pause();
  // An element may not be defined until the reader is near.
  question.scrollIntoView({ block: 'center' });
  await customElements.whenDefined(question.localName);
  await question.updateComplete;
  question.shadowRoot?.querySelector<HTMLElement>('input, [tabindex="0"], button')?.focus({
    // It may be on the screen already: then only the ring shows where to go on.
    focusVisible: true,
  });
  const how = { naming: preference('naming'), isRoleSecret: host.ruler === 'plies' };
  const { asked } = question;
  const facts = asked ? describeNodeInWords(host.session, asked.question.node, how) : '';
  const { textContent } = question.querySelector('[slot="question"]') ?? question;
  await announce(words.spoken.question(textContent.replace(/\s+/g, ' ').trim(), facts));
}
