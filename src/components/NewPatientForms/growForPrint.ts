/**
 * Makes each text area as tall as its text before the page is printed, in browsers without
 * `field-sizing` (before Safari 26.2 and Firefox 152). Otherwise long answers would be cut off.
 * @returns a function that stops it
 */
export function growForPrint(): () => void {
  const grow = () => {
    for (const area of document.querySelectorAll<HTMLTextAreaElement>('form textarea')) {
      area.style.blockSize = 'auto';
      area.style.blockSize = `${area.scrollHeight}px`;
    }
  };
  if (CSS.supports('field-sizing: content')) return () => undefined;
  window.addEventListener('beforeprint', grow);
  return () => window.removeEventListener('beforeprint', grow);
}
