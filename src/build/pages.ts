import { readFileSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import type { Connect, Plugin, ViteDevServer } from 'vite';
import { COURSE, LESSONS, LessonError, readLessonEntry, type Problem } from '../lesson/index.ts';
import {
  HEADERS_FILE,
  writeHeadersFile,
  buildLessonPath,
  PARTS_FILE,
  buildSitePages,
  type Page,
  type Site,
} from '../site/pages/index.ts';
import { writeNoPage } from './no-page.js';
import { listPackages } from './list-packages.js';
import { toBuildError, toOverlayError } from './show-error.ts';
import { writeContentPolicy, allowPrograms } from './policy.ts';
import { keepLastScript, writePreloadLinks } from './preload.ts';
import { findImageFile } from './read-course.ts';
import { readDrafts, readSite } from './read-site.ts';
import { fillShell } from './fill-shell.ts';
import { hashScript, writeStartCheck } from './write-start-check.ts';

const TEXTS = 'virtual:lesson-texts';

/**
 * Makes the pages of the site from the lessons and `site/pages`, in the shell `index.html`: for a build as HTML inputs
 * without files, in development on each request.
 */
export function pages(): Plugin {
  let root = '';
  let site: Site | null = null;
  const inputs = new Map<string, Page>();

  return {
    name: 'plybook-pages',
    enforce: 'pre',

    config(config, { command }) {
      root = resolve(config.root ?? '.');
      if (command === 'build')
        try {
          site = readSite(root);
          for (const page of buildSitePages(site)) inputs.set(resolve(root, page.path, 'index.html'), page);
        } catch (error) {
          throw toBuildError(error, root);
        }
      return { appType: 'mpa', build: { rolldownOptions: { input: [...inputs.keys()] } } };
    },

    resolveId: (id) => (id === TEXTS || inputs.has(id) ? id : undefined),

    load(id) {
      if (id === TEXTS) return writeTexts(site ?? readDrafts(root));
      const page = inputs.get(id);
      if (!page) return undefined;
      const changes = {
        'script-src': `'self' ${hashScript(writeStartCheck(root))}`,
        ...(page.hasFrames ? { 'frame-src': "'self'" } : {}),
      };
      const policy = writeContentPolicy(page.runsPrograms ? allowPrograms(changes) : changes);
      // Images beside the lessons keep their names in the site.
      return fillShell(root, page, policy).replaceAll(' src="../', ' vite-ignore src="../');
    },

    transformIndexHtml: {
      order: 'post',
      handler(html, { filename, chunk, bundle }) {
        const page = inputs.get(filename);
        if (!page || !chunk || !bundle) return [];
        const one = keepLastScript(html);
        return { html: one, tags: writePreloadLinks(page, one, chunk, bundle) };
      },
    },

    generateBundle() {
      const paths = [...inputs.values()].map(({ path }) => path);
      this.emitFile({ type: 'asset', fileName: HEADERS_FILE, source: writeHeadersFile(paths) });
      this.emitFile({ type: 'asset', fileName: PARTS_FILE, source: listPackages() });
      this.emitFile({ type: 'asset', fileName: '404.html', source: writeNoPage(site?.course.base) });
      if (site)
        for (const image of site.images.filter((each) => each.startsWith(LESSONS)))
          this.emitFile({
            type: 'asset',
            fileName: image,
            source: readFileSync(findImageFile(root, site.course, image)),
          });
    },

    configureServer(server) {
      server.middlewares.use(handlePageRequests(server, root));
    },

    hotUpdate({ file }) {
      if (this.environment.name !== 'client' || (!file.endsWith('.md') && basename(file) !== COURSE))
        return undefined;
      const texts = this.environment.moduleGraph.getModuleById(TEXTS);
      if (texts) this.environment.moduleGraph.invalidateModule(texts);
      try {
        throwProblemsAt(findPagePath(file), readDrafts(root).problems);
        this.environment.hot.send({ type: 'full-reload' });
      } catch (error) {
        this.environment.hot.send({ type: 'error', err: toOverlayError(error, root) });
      }
      return [];
    },
  };
}

function writeTexts({ lessons }: Pick<Site, 'lessons'>): string {
  const texts = lessons.map(
    ({ file }) => `${JSON.stringify(file)}: () => import(${JSON.stringify(`/${file}?raw`)})`,
  );
  return `export default { ${texts.join(', ')} };`;
}

/** The page of a lesson's file; empty if the file is not named like a lesson. */
function findPagePath(file: string): string {
  const entry = readLessonEntry(file);
  return entry ? buildLessonPath(entry.slug) : '';
}

/** Also throws if a file is not named like a lesson. */
function throwProblemsAt(path: string, problems: readonly Problem[]): void {
  const here = problems.filter(({ file }) => ['', path].includes(findPagePath(file)));
  if (here.length > 0) throw new LessonError(here);
}

/**
 * Answers the addresses of pages, and leaves all others to Vite. A mistake in one lesson does not affect other pages.
 */
function handlePageRequests(server: ViteDevServer, root: string): Connect.NextHandleFunction {
  return async (request, response, next) => {
    const url = request.url ?? '/';
    const path = url.replace(/[?#].*$/, '').slice(1);
    if (path !== '' && !path.endsWith('/') && !path.startsWith(LESSONS)) return next();
    try {
      const { problems, ...site } = readDrafts(root);
      const image = site.images.find((each) => each === decodeURI(path));
      if (image) request.url = `/@fs/${findImageFile(root, site.course, image)}`;
      if (image) return next();
      throwProblemsAt(path, problems);
      const page = buildSitePages(site).find((each) => each.path === path);
      if (!page) return next();
      const html = await server.transformIndexHtml(
        `/${path}index.html`,
        fillShell(root, page),
        request.originalUrl,
      );
      return response.setHeader('content-type', 'text/html; charset=utf-8').end(html);
    } catch (error) {
      return next(toOverlayError(error, root));
    }
  };
}
