/* What the theme imports from prism-react-renderer, without the renderer. */

/** Stands in for the highlighter that the theme would load languages into. */
export const Prism = {};
