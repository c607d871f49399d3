/** A number as people type it, such as `1,299.00`, `$85`, or `5%`. */
const TYPED_NUMBER = /^\$?\s*(-?(?:\d+|\d{1,3}(?:,\d{3})+)?(?:\.\d*)?)\s*%?$/;

/**
 * Converts a typed text to a number. Returns any other text as it is, so that the checks can quote
 * it.
 */
export function parseTypedNumber(typed: string): number | string {
  const digits = TYPED_NUMBER.exec(typed.trim())?.[1]?.replaceAll(',', '') ?? '';
  return /\d/.test(digits) ? Number(digits) : typed;
}
