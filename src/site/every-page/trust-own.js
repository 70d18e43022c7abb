// @ts-nocheck: browsers have it, and no types of ours
// Inlined in every page before anything else. The content policy lets only Lit's own templates and this rule make markup
// or script addresses: tags that only mark text, as the program editor writes them, and workers of this site.
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
