import { words } from '../../words/index.ts';
import { readFramedPlace } from '../address/framed-address.ts';
import { formatTag } from '../every-page/tag-text.ts';

/** The sandbox: scripts and kept answers need the frame's own origin; links open tabs. */
const ALLOWED = 'allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox';

const ALLOWED_DOWNLOADS = ' allow-downloads';

/** Heights (CSS px) until the frame reports its own, by the first part of the page's path. */
const heights = { explore: 624, compare: 792, code: 688, write: 480, lessons: 624 } as const;

/**
 * The HTML for any page. Its script applies the height that the frame reports; without it the frame scrolls. `lesson`: the
 * title of the lesson that the source is, or is a piece of.
 */
export function writeFrameCode(source: string, lesson = ''): string {
  const { page } = readFramedPlace(new URL(source).hash)!;
  const kind = page.split('/')[0] as keyof typeof heights;
  const { titles, fromLesson } = words.share.frame;
  const frame = formatTag('iframe', {
    src: source,
    title: kind === 'lessons' || kind === 'write' ? fromLesson(lesson) : titles[kind],
    loading: 'lazy',
    width: '100%',
    height: `${heights[kind]}`,
    style: 'border: 0',
    sandbox: ALLOWED + (kind === 'explore' || kind === 'compare' ? '' : ALLOWED_DOWNLOADS),
  });
  return `${frame}\n${writeHeightScript(new URL(source).origin)}`;
}

function writeHeightScript(origin: string): string {
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
