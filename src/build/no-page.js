/**
 * The page that a host shows for a wrong address. Nothing in it is relative, because the address may have any depth.
 * @param {string} [base] the address of the first page; if it is not known, a script looks for it
 */
export function writeNoPage(base) {
  const [hidden, script] = base ? ['', ''] : [' hidden', `\n<script>(${String(findFirstPage)})();</script>`];
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
<p>Check it letter by letter<span${hidden}>, or start from <a href="${base ?? ''}">the first page</a></span>.</p>
</main>${script}`;
}

/** Runs in the page: shows the link if a folder above the address is that of the site. */
async function findFirstPage() {
  for (let path = location.pathname; path.includes('/'); path = path.replace(/\/[^/]*$/, '')) {
    const folder = path.replace(/[^/]*$/, '');
    const { ok, headers } = await fetch(`${folder}site.webmanifest`, { method: 'HEAD' });
    if (!ok || headers.get('content-type')?.includes('html')) continue;
    const link = document.querySelector('a');
    if (link?.parentElement) {
      link.href = folder;
      link.parentElement.hidden = false;
    }
    return;
  }
}
