/** The id of the `<style>` that says where the site's fonts are; their fallbacks are among the page's other styles. */
export const FONTS = 'fonts';

interface Location {
  pathname: string;
}

/** The fonts that may be missing from the page: all of them, until there was time to look. */
let missing = faces;

/**
 * Fonts that come after the first paint are done without (`font-display: optional`), so that no word moves under the
 * visitor's eyes. On the way to the next page everything changes anyway: there they take their place (a client module of
 * Docusaurus's). Fonts that are there are left alone, because any change makes the browser measure every word anew.
 */
const clientModule = {
  onRouteDidUpdate({
    location,
    previousLocation,
  }: {
    location: Location;
    previousLocation: Location | null;
  }) {
    if (!previousLocation) (self.requestIdleCallback ?? setTimeout)(look);
    else if (location.pathname !== previousLocation.pathname)
      for (const face of missing()) face.setProperty('font-display', 'swap');
  },
};

function faces(): CSSStyleDeclaration[] {
  const {sheet} = (document.getElementById(FONTS) as HTMLStyleElement | null) ?? {};
  return [...(sheet?.cssRules ?? [])].map((rule) => (rule as CSSFontFaceRule).style);
}

/** Finds the fonts that their fallbacks are shown for, by the width of a word. */
function look(): void {
  const word = document.body.appendChild(document.createElement('span'));
  word.className = 'visually-hidden';
  word.textContent = 'Waltz';
  const widthIn = (families: string) => {
    word.style.font = `999px ${families}`;
    return word.scrollWidth;
  };
  const found = faces().filter((face) => {
    const name = face.getPropertyValue('font-family');
    const fallback = `'${name} Fallback'`;
    return widthIn(`${name},${fallback}`) === widthIn(fallback);
  });
  word.remove();
  missing = () => found;
}

export default clientModule;
