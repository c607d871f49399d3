import type {Page} from 'playwright/test';

/** Records CSP violations and uncaught exceptions in every frame of a page from now on. */
export async function recordViolations(page: Page): Promise<string[]> {
  const violations: string[] = [];
  await page.exposeFunction('noteViolation', (violation: string) => violations.push(violation));
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (violation) => {
      const {effectiveDirective, blockedURI, sample, sourceFile, documentURI} = violation;
      const note = (window as unknown as {noteViolation: (text: string) => void}).noteViolation;
      note(`${effectiveDirective} forbids ${blockedURI} ${sample} in ${sourceFile || documentURI}`);
    });
  });
  page.on('pageerror', (error) => violations.push(String(error)));
  return violations;
}
