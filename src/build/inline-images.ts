import { readFileSync } from 'node:fs';
import { extname } from 'node:path';
import type { Page, Site } from '../site/pages/index.ts';
import { imageFile } from './read-course.ts';
import { types } from './serve.js';

/** A page with its images in it: a file by itself has none beside it. */
export function withImages(root: string, { course, images }: Site, page: Page): Page {
  const body = page.body.replace(/(<img\s+src=")([^"]*)/g, (whole, before: string, address: string) => {
    const path = decodeURI(new URL(address, `https://site/${page.path}`).pathname.slice(1));
    return images.includes(path) ? before + dataAddress(imageFile(root, course, path)) : whole;
  });
  return { ...page, body };
}

/** A file of an image as an address that holds all of it. */
export function dataAddress(file: string): string {
  return `data:${types[extname(file).toLowerCase()]};base64,${readFileSync(file, 'base64')}`;
}
