import {existsSync, readdirSync} from 'node:fs';
import {join} from 'node:path';
import {
  type Block,
  getLetterhead,
  readPalette,
  getPracticeFile,
  makeSheets,
  type Site,
} from '@dental/content';
import {REFERRAL_FORM_PATH} from '@dental/practice';
import {createCacheKey, readTexts, type AssetCache} from '../pictures/assetCache';
import {type Font, HEADING_FONT, openSiteFont} from '../pictures/fontOutlines';
import {drawBlock} from './blocks';
import {Sheet, type DocumentInfo} from './sheet';

/** The source of everything that draws the forms: any change to it renders them again. */
const RECIPE = readTexts([
  ...readdirSync(join(process.cwd(), 'packages/print/src/forms')).map(
    (name) => `packages/print/src/forms/${name}`,
  ),
  'packages/print/src/pictures/fontOutlines.ts',
]);

/** The factor of the gaps if a sheet is too long otherwise. */
const TIGHT_SPACING = 0.7;

/** A PDF that patients or colleagues fill in. */
interface FormDocument extends DocumentInfo {
  /** The path it's published at, such as `/forms/referral-slip.pdf`. */
  path: string;
  sheets: Block[][];
}

function listDocuments(site: Site): FormDocument[] {
  const paths = {newPatientForms: site.practice.newPatientForms, referralSlip: REFERRAL_FORM_PATH};
  return (['newPatientForms', 'referralSlip'] as const).flatMap((name) => {
    const {title, subject} = site[name];
    const sheets = makeSheets(site[name], site);
    if (sheets.length === 0) return [];
    return [{path: paths[name], title, subject, file: getPracticeFile(name), sheets}];
  });
}

/**
 * Renders the forms that patients and referring dentists download: tagged PDFs that can be filled
 * in on a screen or with a pen. Skips a form if `static` has a file at its path.
 * @param cache stores the PDFs
 * @param root the project folder
 */
export async function makeForms(cache: AssetCache, root: string, site: Site): Promise<void> {
  for (const document of listDocuments(site)) {
    if (existsSync(join(root, 'static', document.path))) continue;
    const key = createCacheKey([RECIPE, readPalette(), getLetterhead(site), document]);
    await cache.writeFile(document.path.slice(1), key, () => render(document, site));
  }
}

/**
 * Renders the form at a path as a PDF. The same content always gives the same bytes.
 * @throws if no form is published at the path
 */
export async function renderForm(path: string, site: Site): Promise<Buffer> {
  const document = listDocuments(site).find((candidate) => candidate.path === path);
  if (!document) throw new Error(`No form is published at ${path}.`);
  return render(document, site);
}

/** Draws the form; with less space between blocks if it doesn't fit, as with a long name. */
async function render(document: FormDocument, site: Site): Promise<Buffer> {
  const font = await openSiteFont(HEADING_FONT, 560);
  const sheet = draw(document, site, font, 1);
  return (sheet.fits() ? sheet : draw(document, site, font, TIGHT_SPACING)).finish();
}

function draw({sheets, ...info}: FormDocument, site: Site, font: Font, spacing: number): Sheet {
  const sheet = new Sheet(info, getLetterhead(site), sheets.length, font, spacing);
  for (const blocks of sheets) {
    sheet.openPage();
    for (const block of blocks) drawBlock(sheet, block);
  }
  sheet.closePage();
  return sheet;
}
