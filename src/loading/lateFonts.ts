/** The id of the `<style>` that says where the site's fonts are; their stand-ins are among the page's other styles. */
export const FONTS = 'fonts';

interface Location {
  pathname: string;
}

/**
 * Fonts that come after the first paint are done without (`font-display: optional`), so that no word moves under the
 * visitor's eyes. On the way to the next page everything changes anyway: there they take their place (a client module of
 * Docusaurus's).
 */
const clientModule = {
  onRouteDidUpdate({location, previousLocation}: {location: Location; previousLocation: Location | null}) {
    if (!previousLocation || location.pathname === previousLocation.pathname) return;
    const style = document.getElementById(FONTS) as HTMLStyleElement | null;
    for (const face of style?.sheet?.cssRules ?? [])
      (face as CSSFontFaceRule).style.setProperty('font-display', 'swap');
  },
};

export default clientModule;
