import { posix } from 'node:path';
import type { Plugin } from 'vite';
import type { CourseFacts } from '../lesson/index.ts';
import { readCourse } from './read-course.ts';

const fileName = 'site.webmanifest';

/** Makes the built site installable: every page names a manifest, whose addresses are relative to itself. */
export function webManifest(): Plugin {
  let root = '';
  return {
    name: 'plybook-web-manifest',
    apply: 'build',
    configResolved: (config) => void (root = config.root),
    generateBundle() {
      const source = `${JSON.stringify(manifest(readCourse(root)), null, 2)}\n`;
      this.emitFile({ type: 'asset', fileName, source });
    },
    transformIndexHtml: {
      order: 'post',
      handler: (_, { path }) => {
        const link = (rel: string, file: string) => ({
          tag: 'link',
          attrs: { rel, href: posix.relative(posix.dirname(path), `/${file}`) },
        });
        return [link('manifest', fileName), link('apple-touch-icon', 'icon-180.png')];
      },
    },
  };
}

const icon = (src: string, sizes: string, type: string, purpose = 'any') => ({ src, sizes, type, purpose });

const manifest = ({ name, summary }: CourseFacts) => ({
  name,
  short_name: name,
  description: summary,
  lang: 'en',
  start_url: './',
  scope: './',
  display: 'minimal-ui',
  background_color: '#fbfaf6',
  theme_color: '#fbfaf6',
  icons: [
    icon('icon.svg', 'any', 'image/svg+xml'),
    icon('icon-192.png', '192x192', 'image/png'),
    icon('icon-512.png', '512x512', 'image/png'),
    icon('icon-maskable-512.png', '512x512', 'image/png', 'maskable'),
  ],
});
