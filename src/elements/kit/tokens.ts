import tokens from './tokens.css?inline';

// Shadow roots only inherit custom properties, so the document gets the tokens. The site has them in its style sheet.
if (typeof document !== 'undefined') {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(tokens);
  document.adoptedStyleSheets.push(sheet);
}
