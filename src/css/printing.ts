/*
 * A client module of Docusaurus: complete pages on paper in browsers without two features of our
 * print styles, `::details-content` (Safari 18.4, Firefox 143) and `field-sizing` (Safari 26.2,
 * Firefox 152).
 */

const opened: HTMLDetailsElement[] = [];

/** Opens the disclosures that print all of their content. */
function openDisclosures(): void {
  if (CSS.supports('selector(::details-content)')) return;
  const closed = document.querySelectorAll<HTMLDetailsElement>(
    'details[data-print=open]:not([open])',
  );
  for (const details of closed) {
    details.open = true;
    opened.push(details);
  }
}

/** Makes each text area of a form for paper as tall as its text. */
function growTextAreas(): void {
  if (CSS.supports('field-sizing: content')) return;
  for (const area of document.querySelectorAll<HTMLTextAreaElement>('form[data-print] textarea')) {
    area.style.blockSize = 'auto';
    area.style.blockSize = `${area.scrollHeight}px`;
  }
}

function closeDisclosures(): void {
  for (const details of opened.splice(0)) details.open = false;
}

if (typeof window === 'object') {
  window.addEventListener('beforeprint', openDisclosures);
  window.addEventListener('beforeprint', growTextAreas);
  window.addEventListener('afterprint', closeDisclosures);
}
