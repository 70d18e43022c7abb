import { existsSync } from 'node:fs';
import { defineConfig, type UserConfig } from 'vite';
import { checks, pyodideChecks } from './src/build/bundler-checks.ts';
import { commandParts } from './src/build/command-parts.ts';
import { inlineWorkers } from './src/build/inline-workers.ts';
import { lessonFiles } from './src/build/lesson-files.ts';
import { languageParts } from './src/build/language-parts.ts';
import { isInstalledBeside, libraryFacts, modulePath } from './src/build/library-package.ts';
import { libraryNotices, noteShipped, siteNotices } from './src/build/licence-notices.ts';
import { pages } from './src/build/pages.ts';
import { serviceWorker } from './src/build/emit-service-worker.ts';
import { siteCss } from './src/build/site-css.ts';
import { webManifest } from './src/build/web-manifest.ts';
import { oldestBrowsers, FILES_FOLDER } from './src/site/pages/index.ts';

/** Those that know light-dark(): rewritten for older ones it would need a `color-scheme` in the style sheet. */
const cssTarget = Object.entries(oldestBrowsers).map(([name, version]) => name + version);

/** These rooms only export: a module of theirs that a page does not use need not be there when the page begins. */
const treeshake = {
  moduleSideEffects: [
    { test: /\/src\/(catalogue|words|game|search|program|walk|views|lesson)\//, sideEffects: false },
  ],
};

/**
 * What many pages share travels in few files, which compress far better than many small ones: by name the modules from
 * which each grows, with all that these need and no file before it has. A page of text needs the first alone; one with a
 * search the second, whether it draws its tree or not; one with icons and fields the third; who draws a tree the fourth,
 * with the timeline below it the fifth, with the code and the stack beside it the sixth. No entry is named here: other
 * pages would run it too.
 */
const shared = {
  page: ['site/entry/begin-page', 'site/reader/lesson-progress', 'site/class/membership'],
  search: [
    'elements/host/ply-search',
    'elements/host/open-questions',
    'elements/facts/ply-board',
    'elements/facts/ply-cell',
    'elements/facts/ply-value',
    'elements/kit/answer-book',
    'elements/kit/mistake-pages',
    'elements/kit/reduced-motion',
    'elements/kit/sharing',
    'search/tree-size',
    'views/code/variants',
    'views/tree/sizes',
    'walk/address/explore-address',
    'words/en/program-run',
    'words/en/tree',
    'site/address/address-bar',
    'site/address/page-message',
    'site/address/site-page',
    'site/address/state-fragment',
    'site/every-page/copy-without-ids',
    'site/every-page/fetch-elements',
    'site/share/offer-sharing',
  ],
  controls: [
    'elements/host/icons',
    'elements/kit/choice-fields',
    'elements/kit/copy-text',
    'words/en/copying',
  ],
  stepper: ['elements/stepper/ply-stepper'],
  timeline: ['elements/timeline/ply-timeline'],
  rail: ['elements/facts/ply-code', 'elements/facts/ply-stack'],
  questions: [
    'elements/questions/answer-controller',
    'elements/questions/answer-fields',
    'elements/questions/answer-option',
    'elements/questions/question-form',
    'walk/questions/quiz',
  ],
  desk: [
    'site/address/address-controller',
    'site/desks/desk',
    'site/desks/example-searches',
    'site/desks/open-drawer',
    'site/desks/position-chip',
    'site/desks/setting-fields',
  ],
  'last-lesson': ['site/reader/last-lesson'],
  lesson: ['site/entry/open-lesson'],
  'search-later': ['elements/host/search-later'],
};

const unknown = Object.values(shared)
  .flat()
  .filter((module) => !existsSync(new URL(`src/${module}.ts`, import.meta.url)));
if (unknown.length > 0)
  throw new Error(`invalid module in shared: no ${unknown.join(', ')} in src; name one that is there`);

const codeSplitting = {
  groups: Object.entries(shared).map(([name, modules], place, { length }) => ({
    name,
    test: (id: string) => modules.some((module) => id.endsWith(`/src/${module}.ts`)),
    priority: length - place,
  })),
};

/**
 * Of these files most runs while a page opens. Chromium then compiles their functions in the background while they arrive,
 * instead of one by one on the page's own thread when each is first called; other browsers read a comment.
 */
const runAtOnce: readonly string[] = [
  'page',
  'search',
  'controls',
  'stepper',
  'timeline',
  'rail',
  'desk',
  'lesson',
] satisfies (keyof typeof shared)[];

const hintCompiler = ({ name }: { readonly name: string }): string =>
  runAtOnce.includes(name) ? '//# allFunctionsCalledOnLoad' : '';

/** What workers hold is shipped too. */
const worker: UserConfig['worker'] = {
  plugins: () => [noteShipped()],
  rolldownOptions: { checks },
};

/** A browser is no Node: what packages would do there is left out, and what would fetch it. */
const define = { 'process.versions.node': 'undefined' };

/** The site in dist/: relative links only, so that it works below any address of any static host. */
const site: UserConfig = {
  base: './',
  define,
  plugins: [pages(), languageParts(), siteCss(), siteNotices(), webManifest(), serviceWorker()],
  worker,
  optimizeDeps: { entries: ['src/site/entry/*.ts'] },
  build: {
    target: 'es2022',
    cssTarget,
    modulePreload: false,
    // Tests weigh what a page opens with; CPython is one large part, fetched when a program runs.
    chunkSizeWarningLimit: Infinity,
    rolldownOptions: { checks, treeshake, output: { codeSplitting, postBanner: hintCompiler } },
  },
};

/** The two public faces: all that is built of them. */
const faces: UserConfig = {
  // Files beside a module are found from there.
  base: './',
  define,
  worker,
  publicDir: false,
  build: {
    target: 'es2022',
    cssTarget,
    lib: { entry: ['src/lib/engine.ts', 'src/lib/plybook.ts'], formats: ['es'] },
    rolldownOptions: { checks },
  },
};

/** For who installs them, in dist/lib/: each module by itself, beside the packages that it needs. */
const library: UserConfig = {
  ...faces,
  plugins: [libraryFacts(), languageParts(), inlineWorkers(), libraryNotices()],
  build: {
    ...faces.build,
    outDir: 'dist/lib',
    minify: false,
    cssMinify: true,
    rolldownOptions: {
      checks,
      external: isInstalledBeside,
      output: { preserveModules: true, preserveModulesRoot: 'src', entryFileNames: modulePath },
    },
  },
};

/** For a page without a bundler, in dist/lib/standalone/: complete, what is needed late in chunks beside it. */
const standalone: UserConfig = {
  ...faces,
  plugins: [languageParts(), inlineWorkers(), libraryNotices()],
  build: { ...faces.build, outDir: 'dist/lib/standalone' },
};

/** `plybook check`, in dist/lib/command/, with everything that it needs: whoever runs it installs nothing else. */
const command: UserConfig = {
  plugins: [commandParts(), libraryNotices()],
  publicDir: false,
  ssr: { noExternal: true },
  build: {
    target: 'node20',
    outDir: 'dist/lib/command',
    minify: false,
    ssr: true,
    rolldownOptions: {
      checks: pyodideChecks,
      input: {
        plybook: 'src/command/plybook.ts',
        'python-process': 'src/command/python-process.ts',
        'javascript-process': 'src/command/javascript-process.ts',
      },
      output: { entryFileNames: '[name].js' },
    },
  },
};

/** What files of lessons are made from, in dist/download/; or the whole files, with everything that they need in them. */
const files = (isWhole: boolean): UserConfig => ({
  define,
  plugins: [lessonFiles(isWhole), languageParts(true), inlineWorkers(), siteCss()],
  worker,
  publicDir: false,
  build: {
    target: 'es2022',
    cssTarget,
    outDir: isWhole ? 'dist-files' : `dist/${FILES_FOLDER}`,
    emptyOutDir: false,
    assetsInlineLimit: Infinity,
    modulePreload: false,
    chunkSizeWarningLimit: Infinity,
    rolldownOptions: { checks, treeshake, output: { codeSplitting: false } },
  },
});

const configs: Readonly<Record<string, UserConfig>> = {
  lib: library,
  standalone,
  command,
  blank: files(false),
  files: files(true),
};

export default defineConfig(({ mode }) => configs[mode] ?? site);
