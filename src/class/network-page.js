import { createHash } from 'node:crypto';
import { classPaths } from '../site/address/class-paths.js';

const texts = {
  title: 'Plybook: does this device reach the class?',
  reached: 'This device reaches the teacher’s computer.',
  trying: 'Trying whether answers get through …',
  fit: 'Answers get through too. You can close this page.',
  blocked: 'But answers do not get through: something on the way blocks WebSockets.',
  own: 'This is the teacher’s computer. Open this address on a phone.',
};

const style =
  'body { max-inline-size: 36rem; margin: 2rem auto; padding: 0 1rem; font: 1.25rem/1.5 sans-serif }';

/** Connects as a page of the class does, and reports a failure to the terminal. */
const script = `
const status = document.querySelector('[role=status]');
const address = new URL('${classPaths.broker}', location.href);
address.protocol = 'ws:';
const socket = new WebSocket(address.href, 'mqtt');
let isOpen = false;
socket.onopen = () => { isOpen = true; status.textContent = status.dataset.fit; };
socket.onclose = () => {
  if (isOpen) return;
  status.textContent = status.dataset.blocked;
  fetch('blocked');
};
`;

/** @param {string} text */
const hash = (text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** As strict as the pages of a class, so that what works here works there. */
export const networkPageHeaders = {
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'no-store',
  'content-security-policy': `default-src 'none'; script-src ${hash(script)}; style-src ${hash(style)}; connect-src 'self'; img-src data:; frame-ancestors 'none'`,
};

/** @param {boolean} isOwn whether this machine itself opens it */
export function writeNetworkPage(isOwn) {
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<link rel="icon" href="data:,">
<title>${texts.title}</title>
<style>${style}</style>
<h1>${isOwn ? texts.own : texts.reached}</h1>
<p role="status" data-fit="${texts.fit}" data-blocked="${texts.blocked}">${texts.trying}</p>
<script>${script}</script>
`;
}
