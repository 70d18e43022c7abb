import { codePage, comparePage, explorePage } from './workbenches.ts';
import { classPage, tryPage } from './class.ts';
import { embedPage } from './embed.ts';
import { enginePage } from './engine-reference.ts';
import { glossaryPage } from './glossary.ts';
import { guidePage } from './guide.ts';
import { homePage } from './home.ts';
import { hostingPage } from './hosting.ts';
import { licencesPage } from './licences.ts';
import { lessonPage } from './lesson.ts';
import { positionsPage } from './positions.ts';
import { ofCourse, type Page, type Site } from './page.ts';
import { elementPages, referencePage } from './reference.ts';
import { writePage, writtenPage } from './write.ts';

export { browsers } from './browsers.ts';
export { HEADERS, headersFile } from './host-headers.ts';
export { NOTICES } from './licences.ts';
export { blankFile, lessonFile } from './lesson-file.ts';
export {
  blankName,
  fileName,
  FILES,
  lessonPath,
  noticesPath,
  PARTS,
  rootAttributes,
  type Page,
  type Site,
} from './page.ts';

export function sitePages(site: Site): Page[] {
  const others = [
    explorePage(site),
    comparePage(site),
    codePage(site),
    positionsPage(site),
    writePage(site),
    writtenPage(site),
    embedPage(site),
    guidePage(site),
    referencePage(site),
    enginePage(site),
    ...elementPages(site),
    classPage(site),
    tryPage(site),
    glossaryPage(site),
    hostingPage(site),
    licencesPage(site),
    ...site.lessons.map((lesson) => lessonPage(site, lesson)),
  ];
  return [homePage(site), ...others.map((page) => ofCourse(site, page))];
}
