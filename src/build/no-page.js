/**
 * What a host says where there is no page, at whatever depth the reader looked for it: nothing in it is relative.
 * @param {string} [base] the address of the first page, if it is known
 */
export function writeNoPage(base) {
  const begin = base ? `, or begin at <a href="${base}">the first page</a>` : '';
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>No page here</title>
<main>
<h1>There is no page at this address</h1>
<p>Compare it with the one that you were given, letter by letter${begin}.</p>
</main>`;
}
