// @ts-nocheck: browsers have it, and no types of ours
// Stands in every page before all else, as it is. The policy of the page lets no text become markup or the address of a
// script but by Lit, whose templates are ours, or by this rule: tags that mark text and can do nothing, as the editor of
// programs writes them, and workers of this site or of the page itself. What is neither is refused with an error.
/* oxlint-disable no-var */
(function () {
  var marks = /<\/?(?:div|span|textarea)(?: (?!on)[a-z-]+(?:="[^"<>]*"|=[\w-]*)?)*>/g;
  if (!window.trustedTypes) return;
  window.trustedTypes.createPolicy('default', {
    createHTML: function (html) {
      return html.replace(marks, '').indexOf('<') < 0 ? html : null;
    },
    createScriptURL: function (address) {
      var url = new URL(address, location.href);
      return url.protocol === 'blob:' || url.origin === location.origin ? address : null;
    },
  });
})();
