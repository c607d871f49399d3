import {expect} from 'playwright/test';
import {NEW_PATIENT_FORMS_PATH, SEARCH_PATH} from '@dental/practice';
import {hasPage} from '@dental/testing/realSite';
import {test} from '../../support/engines/test';
import {translate} from '../../support/translate';

/*
 * If something changes the page before the scripts run, React renders it again from nothing. What
 * the visitor has typed, opened, and reached stays (src/restoreAfterRebuild.ts).
 */

const SCRIPT_DELAY_MS = 1_500;
const TEXT = '1850';

/** Changes of pages before their scripts run. The code runs in the page. */
const CHANGES: Record<string, () => void> = {
  'a translation': translate,
  'a password manager': () => {
    for (const field of document.querySelectorAll('input')) {
      field.classList.add('managed');
      const icon = document.createElement('div');
      icon.textContent = 'Fill in';
      field.after(icon);
    }
  },
  'a blocker': () => {
    document.querySelectorAll('[data-chat-launcher], footer a[href^="https:"]').forEach((part) => {
      part.remove();
    });
  },
};

/** A field of each page. */
const FIELDS = {
  [NEW_PATIENT_FORMS_PATH]: 'patient-preferred-name',
  '/contact-us': 'main form input:not([type=checkbox])',
  '/virtual-consultation': 'main form textarea',
  '/payment-plans': 'main input[inputmode=decimal]',
  '/insurance-plans': 'main input[type=search]',
  [SEARCH_PATH]: '#q',
  '/reviews': 'footer form input[type=email]',
};

/** By day one page runs with each change. */
const OPENED_BY_DAY = NEW_PATIENT_FORMS_PATH;

for (const [path, name] of Object.entries(FIELDS).filter(([page]) => hasPage(page)))
  for (const [cause, change] of Object.entries(CHANGES)) {
    const tag = path === OPENED_BY_DAY ? '' : ' @nightly';
    test(`keeps what was done on ${path} although ${cause} changed it${tag}`, async ({visitor}) => {
      const field = name.includes(' ') || name.startsWith('#') ? name : `[name=${name}]`;
      await visitor.resize(390, 844);
      await visitor.open(path, {scriptDelay: SCRIPT_DELAY_MS});
      await visitor.run(change);
      if (await visitor.run(() => document.querySelector('main summary') !== null))
        await visitor.click('main summary');
      await visitor.click(field);
      await visitor.type(TEXT);
      const readState = () =>
        visitor.run((css) => {
          const element = document.querySelector<HTMLInputElement>(css)!;
          return {
            value: element.value,
            caret: element.type === 'email' ? null : element.selectionStart,
            hasFocus: document.activeElement === element,
            opened: document.querySelectorAll('details[open]').length,
            scrollY: Math.round(scrollY),
          };
        }, field);
      const before = await readState();
      expect(before).toMatchObject({value: TEXT, hasFocus: true});
      await visitor.waitForHydration();
      // An answer may grow while the visitor reads it.
      const {scrollY: top, ...after} = await readState();
      const {scrollY: topBefore, ...rest} = before;
      expect(after).toEqual(rest);
      expect(Math.abs(top - topBefore)).toBeLessThanOrEqual(2);
      await visitor.type('0');
      expect((await readState()).value).toBe(`${TEXT}0`);
    });
  }
