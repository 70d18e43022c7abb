/** The links in texts that look like the text around them, in words. Runs in the page. */
export function plainLinks(): string[] {
  const links = [...document.querySelectorAll<HTMLAnchorElement>('main :is(p, li, dt, dd, td, th) a[href]')];
  return links.flatMap((link) => {
    const text = document.createTreeWalker(link, NodeFilter.SHOW_TEXT).nextNode();
    if (!text?.textContent?.trim() || !link.checkVisibility()) return [];
    for (let each = text.parentElement!; ; each = each.parentElement!) {
      const { textDecorationLine, display, borderBottomWidth, backgroundColor } = getComputedStyle(each);
      if (textDecorationLine.includes('underline')) return [];
      if (borderBottomWidth !== '0px' || !backgroundColor.endsWith(', 0)')) return [];
      // The line below a link goes on below text in it, but not below a box.
      if (each === link || !/^(inline|block|contents)$/.test(display)) break;
    }
    const isCard = !getComputedStyle(link).display.startsWith('inline');
    return isCard ? [] : [`“${link.textContent.trim().slice(0, 40)}” in ${link.parentElement!.localName}`];
  });
}
