/** The id of the `<style>` with the `@font-face` rules; the fallbacks are in the other styles. */
export const FONT_STYLES_ID = 'fonts';

interface Location {
  pathname: string;
}

/** Finds the fonts that the page lacks; before the first check, that may be any of them. */
let findMissing = readFaces;

/**
 * A client module of Docusaurus. A font that loads after the first paint is not used
 * (`font-display: optional`), so that no text moves while someone reads. The next page changes
 * everything anyway, so it uses those fonts. The rules of other fonts stay unchanged, because any
 * change makes the browser measure all text again.
 */
const clientModule = {
  onRouteDidUpdate({
    location,
    previousLocation,
  }: {
    location: Location;
    previousLocation: Location | null;
  }) {
    if (!previousLocation) (self.requestIdleCallback ?? setTimeout)(checkFonts);
    else if (location.pathname !== previousLocation.pathname) showMissing();
  },
};

function readFaces(): CSSFontFaceRule[] {
  const {sheet} = (document.getElementById(FONT_STYLES_ID) as HTMLStyleElement | null) ?? {};
  return [...(sheet?.cssRules ?? [])] as CSSFontFaceRule[];
}

/** Replaces the rules of the missing fonts: Firefox doesn't change a rule of a font. */
function showMissing(): void {
  for (const face of findMissing()) {
    const sheet = face.parentStyleSheet!;
    const index = [...sheet.cssRules].indexOf(face);
    sheet.deleteRule(index);
    sheet.insertRule(face.cssText.replace(/font-display: ?optional/, 'font-display: swap'), index);
  }
  findMissing = () => [];
}

/** Compares the width of a word in each font with its fallback: equal widths mean it is missing. */
function checkFonts(): void {
  const word = document.body.appendChild(document.createElement('span'));
  word.className = 'visually-hidden';
  word.textContent = 'Waltz';
  const measureWidth = (families: string) => {
    word.style.font = `999px ${families}`;
    return word.scrollWidth;
  };
  const missing = readFaces().filter((face) => {
    const name = face.style.getPropertyValue('font-family');
    const fallback = `'${name} Fallback'`;
    return measureWidth(`${name},${fallback}`) === measureWidth(fallback);
  });
  word.remove();
  findMissing = () => missing;
}

export default clientModule;
