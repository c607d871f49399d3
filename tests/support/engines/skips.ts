/**
 * The behaviors that an engine skips, by the title of the test, with the reason. `webkit` is
 * Playwright's iPhone, `webkitgtk` Debian's browser. Firefox and WebKitGTK skip none.
 */
export const SKIPS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  chromium: {},
  firefox: {},
  webkit: {
    'opens the phone menu to the bottom edge, holding a scrolled page':
      "Playwright's iPhone has no wheel.",
    'opens a dropdown under a resting mouse until it leaves': 'An iPhone has no mouse.',
  },
  webkitgtk: {},
};
