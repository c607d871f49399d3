/** react-router asks this in development. React 19 ignores the answer. */
export function isValidElementType(): boolean {
  return true;
}
