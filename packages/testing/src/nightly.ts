/** True if this run includes slow tests that seldom fail: npm run test:nightly. */
export const NIGHTLY = Boolean(process.env.NIGHTLY);
