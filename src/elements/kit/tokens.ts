import tokens from './tokens.css?inline';

// Custom properties reach shadow roots by inheritance alone, so the tokens stand once, in the document. The site has
// them in its style sheet; where there is no document, nothing is drawn.
if (typeof document !== 'undefined') {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(tokens);
  document.adoptedStyleSheets.push(sheet);
}
