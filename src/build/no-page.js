/**
 * The page that a host shows for a wrong address. Nothing in it is relative, because the address may have any depth.
 * @param {string} [base] the address of the first page, if it is known
 */
export function writeNoPage(base) {
  const begin = base ? `, or start from <a href="${base}">the first page</a>` : '';
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>No page here</title>
<style>
body { max-inline-size: 36rem; margin: 15vh auto; padding-inline: 1rem; font: 1.125rem / 1.5 system-ui, sans-serif; }
</style>
<main>
<h1>There is no page at this address</h1>
<p>Check it letter by letter${begin}.</p>
</main>`;
}
