import { FILES_FOLDER } from './page.ts';

const commonHeaders = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'same-origin',
  'Permissions-Policy':
    'camera=(), display-capture=(), geolocation=(), hid=(), microphone=(), midi=(), payment=(), serial=(), usb=()',
} as const;

const POLICY = 'Content-Security-Policy';

/** Sites that may frame a page: only this one, or any for pages made for frames. `*` does not match pages on a disk. */
const framing = { pages: "frame-ancestors 'self'", frames: 'frame-ancestors * file:' } as const;

/** For files whose names change with their content. */
const CACHE_FOREVER = 'public, max-age=31536000, immutable';

/** The file that many static hosts read, at the root of the site. */
export const HEADERS_FILE = '_headers';

/** No path gets one header from two rules: some hosts join the two, others choose. */
export function writeHeadersFile(paths: readonly string[]): string {
  const folders = [...new Set([...paths.map((path) => path.replace(/\/.*/, '/')), `${FILES_FOLDER}/`])];
  const policies = folders.map((folder): [string, Record<string, string>] => [
    folder === '' ? '/' : `/${folder}*`,
    { [POLICY]: folder === 'embed/' ? framing.frames : framing.pages },
  ]);
  const rules: [string, Record<string, string>][] = [
    ['/*', commonHeaders],
    ...policies,
    ['/assets/*', { 'Cache-Control': CACHE_FOREVER }],
    ['/lib/*', { 'Access-Control-Allow-Origin': '*' }],
  ];
  return rules
    .map(([path, headers]) => `${path}\n${formatLines(headers, ([name, value]) => `  ${name}: ${value}`)}`)
    .join('\n');
}

/** What is worth compressing besides pages, which servers compress anyway. Scripts have two names. */
const compressed = 'text/css text/javascript application/javascript application/json image/svg+xml';

export const serverConfigurations: Readonly<Record<string, string>> = {
  nginx: `map $uri $plybook_frames {
  ~/embed/ "${framing.frames}";
  default "${framing.pages}";
}
map $uri $plybook_caching {
  ~/assets/ "${CACHE_FOREVER}";
  default "no-cache";
}
server {
  # …
${formatLines(commonHeaders, ([name, value]) => `  add_header ${name} "${value}" always;`)}  add_header ${POLICY} $plybook_frames always;
  add_header Cache-Control $plybook_caching;
  error_page 404 /404.html;
  gzip on;
  gzip_types ${compressed};
}
`,
  Apache: `${formatLines(commonHeaders, ([name, value]) => `Header always set ${name} "${value}"`)}Header always set ${POLICY} "${framing.pages}" "expr=%{REQUEST_URI} !~ m#/embed/#"
Header always set ${POLICY} "${framing.frames}" "expr=%{REQUEST_URI} =~ m#/embed/#"
Header set Cache-Control "no-cache" "expr=%{REQUEST_URI} !~ m#/assets/#"
Header set Cache-Control "${CACHE_FOREVER}" "expr=%{REQUEST_URI} =~ m#/assets/#"
ErrorDocument 404 /404.html
FileETag None
AddOutputFilterByType DEFLATE text/html ${compressed}
`,
  Caddy: `@frames path */embed/*
@pages not path */embed/*
@assets path */assets/*
@others not path */assets/*
${formatLines(commonHeaders, ([name, value]) => `header ${name} "${value}"`)}header @frames ${POLICY} "${framing.frames}"
header @pages ${POLICY} "${framing.pages}"
header @assets Cache-Control "${CACHE_FOREVER}"
header @others Cache-Control "no-cache"
encode gzip
handle_errors {
  rewrite * /404.html
  file_server
}
`,
};

function formatLines(headers: object, line: (entry: [string, string]) => string): string {
  return Object.entries(headers)
    .map((entry) => `${line(entry as [string, string])}\n`)
    .join('');
}
