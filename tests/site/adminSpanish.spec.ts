import {findPageAt} from '@dental/content';
import {site} from '@dental/testing/realSite';
import {expect, save, test} from '../support/editor';
import {getPreview, putCursorAtEnd} from '../support/guideForm';

const SENTENCE = 'You can also send us a letter.';

/** A translation whose English page has a text of its own; another practice may have none. */
const spanish = site.pages.find(
  ({kind, translationOf = ''}) =>
    kind === 'page' && (findPageAt(site, translationOf)?.body.paragraphs.length ?? 0) > 2,
);

test('marks what a translation lacks, and misspelled Spanish words', async ({
  page,
  editor,
  signIn,
}) => {
  test.skip(spanish === undefined, 'The practice has no Spanish.');
  const {file, translationOf = ''} = spanish!;
  const getFormHash = (path: string) => `#/form/${path}`;
  await signIn(getFormHash(findPageAt(site, translationOf)!.file));
  await putCursorAtEnd(page, page.getByRole('textbox', {name: 'Text', exact: true}).last());
  await page.keyboard.press('Enter');
  await page.keyboard.type(SENTENCE);
  await save(page);

  await page.getByRole('link', {name: 'The Spanish page is behind now: update it'}).click();
  await expect(page).toHaveURL(new RegExp(`${getFormHash(file)}$`));
  await expect(page.locator('mark')).toHaveText(SENTENCE);
  const finding = page.locator('.pane-findings').getByRole('listitem');
  await expect(finding.filter({hasText: SENTENCE})).toHaveCount(1);
  await finding.getByRole('button', {name: 'English page'}).click();
  await expect(page.getByText('The English page has changed', {exact: true})).toBeFocused();
  // The page next to the form is Spanish, with its own words around the text.
  await expect(getPreview(page).locator('.notice a')).toHaveText(/\w/);
  await page.getByRole('button', {name: 'The Spanish is up to date'}).click();
  await expect(page.locator('mark')).toHaveCount(0);
  await expect(finding.filter({hasText: SENTENCE})).toHaveCount(0);
  await save(page);
  expect(editor.changes().filter((line) => line.includes('englishDigest'))).toHaveLength(2);
  expect(editor.changes().filter((line) => !/englishDigest|letter|^\+$/.test(line))).toEqual([]);

  await putCursorAtEnd(page, page.getByRole('textbox', {name: 'Text', exact: true}).last());
  await page.keyboard.press('Enter');
  await page.keyboard.type('Hay estasionamiento.');
  await expect(page.getByText('"estasionamiento"').first()).toBeVisible();
});
