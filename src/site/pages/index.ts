import { buildAccessibilityPage, buildConformancePage } from './accessibility.ts';
import { buildCheckPage, buildCodePage, buildComparePage, buildExplorePage } from './workbenches.ts';
import { buildClassPage, buildHandInPage, buildTryPage } from './class.ts';
import { buildEmbedPage } from './embed.ts';
import { buildCheckReferencePage } from './check-reference.ts';
import { buildEnginePage } from './engine-reference.ts';
import { buildGlossaryPage } from './glossary.ts';
import { buildGuidePage } from './guide.ts';
import { buildHomePage } from './home.ts';
import { buildHostingPage } from './hosting.ts';
import { buildLicencesPage } from './licences.ts';
import { buildLessonPage } from './lesson.ts';
import { buildMistakePages, buildMistakesPage } from './mistakes.ts';
import { buildPositionsPage } from './positions.ts';
import { addCourse, type Page, type Site } from './page.ts';
import { buildElementPages, buildReferencePage } from './reference.ts';
import { buildStatesPage } from './states.ts';
import { buildTeachPage } from './teach.ts';
import { buildWritePage, buildWrittenPage } from './write.ts';

export { oldestBrowsers } from './browsers.ts';
export { describeCard, type Card } from './card.ts';
export { HEADERS_FILE, writeHeadersFile } from './host-headers.ts';
export { writeMistakeSource } from './mistake-source.ts';
export { NOTICES_MARKER } from './licences.ts';
export { fillFile, writePart, writePartAddress, type FileParts } from './file-parts.ts';
export { buildBlankFile, buildLessonFile } from './lesson-file.ts';
export {
  BLANK_FILE,
  nameCard,
  nameFilePage,
  nameLessonFile,
  FILES_FOLDER,
  buildLessonPath,
  buildLink,
  noticesPath,
  PARTS_FILE,
  formatRootAttributes,
  type Page,
  type Site,
} from './page.ts';

export function buildSitePages(site: Site): Page[] {
  const others = [
    buildExplorePage(site),
    buildComparePage(site),
    buildCodePage(site),
    buildCheckPage(site),
    buildPositionsPage(site),
    buildWritePage(site),
    buildWrittenPage(site),
    buildEmbedPage(site),
    buildGuidePage(site),
    buildReferencePage(site),
    buildEnginePage(site),
    buildCheckReferencePage(site),
    ...buildElementPages(site),
    buildStatesPage(site),
    buildTeachPage(site),
    buildClassPage(site),
    buildTryPage(site),
    buildHandInPage(site),
    buildGlossaryPage(site),
    buildMistakesPage(site),
    ...buildMistakePages(site),
    buildHostingPage(site),
    buildAccessibilityPage(site),
    buildConformancePage(site),
    buildLicencesPage(site),
    ...site.lessons.map((lesson) => buildLessonPage(site, lesson)),
  ];
  return [buildHomePage(site), ...others.map((page) => addCourse(site, page))];
}
