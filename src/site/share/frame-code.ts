import { words } from '../../words/index.ts';
import { readFramed } from '../address/framed-address.ts';
import { tagText } from '../page/tag-text.ts';

/** What may be done in a frame. Its own origin it needs for its scripts, and to keep what is answered; links open tabs. */
const ALLOWED = 'allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox';

/** A program can be saved, too. */
const SAVING = ' allow-downloads';

/** How high a frame is, in CSS pixels, until it has told how high it is to be; by what its page is called first. */
const heights = { explore: 624, compare: 792, code: 688, write: 480, lessons: 624 } as const;

/**
 * The HTML that shows on any page what an address of a frame says. The script in it takes the height that the frame
 * tells; without it the frame scrolls.
 */
export function frameCode(source: string): string {
  const { page } = readFramed(new URL(source).hash)!;
  const kind = page.split('/')[0] as keyof typeof heights;
  const frame = tagText('iframe', {
    src: source,
    title: words.share.frame.titles[kind],
    loading: 'lazy',
    width: '100%',
    height: `${heights[kind]}`,
    style: 'border: 0',
    sandbox: ALLOWED + (kind === 'explore' || kind === 'compare' ? '' : SAVING),
  });
  return `${frame}\n${heightScript(new URL(source).origin)}`;
}

/** What takes the heights of all frames of an origin on a page; there once or often, it does the same. */
function heightScript(origin: string): string {
  return `<script>
  addEventListener('message', function (event) {
    if (event.origin !== ${JSON.stringify(origin)} || !event.data || !(event.data.plybookHeight > 0)) return;
    document.querySelectorAll('iframe').forEach(function (frame) {
      if (frame.contentWindow === event.source) frame.height = event.data.plybookHeight;
    });
  });
</script>
`;
}
