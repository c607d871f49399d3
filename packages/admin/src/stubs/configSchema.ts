/**
 * In the place of Decap's check of its configuration, which makes code from texts, as our CSP forbids. Ours is generated, and
 * checked by a test (`packages/admin/tests/content/collections.test.ts`).
 */
export const validateConfig = (): void => undefined;
