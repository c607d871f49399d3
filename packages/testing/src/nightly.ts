/** Whether this run has time for what is slow and seldom fails: npm run test:nightly. */
export const NIGHTLY = Boolean(process.env.NIGHTLY);
