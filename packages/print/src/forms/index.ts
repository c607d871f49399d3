import {existsSync, readdirSync} from 'node:fs';
import {join} from 'node:path';
import {
  type Block,
  letterheadOf,
  palette,
  practiceFile,
  sheetsOf,
  type Site,
} from '@dental/content';
import {REFERRAL_SLIP} from '@dental/practice';
import {keyOf, textsOf, type AssetCache} from '../pictures/assetCache';
import {HEADING_FONT, openSiteFont} from '../pictures/fontOutlines';
import {drawBlock} from './blocks';
import {Sheet, type Title} from './sheet';

/** A change of these files makes the forms again. */
const RECIPE = textsOf([
  ...readdirSync(join(process.cwd(), 'packages/print/src/forms')).map(
    (name) => `packages/print/src/forms/${name}`,
  ),
  'packages/print/src/pictures/fontOutlines.ts',
]);

/** A PDF that patients or colleagues fill in. */
interface Document extends Title {
  /** Where it is published. */
  address: string;
  sheets: Block[][];
}

/** The documents of a practice. */
function documentsOf(site: Site): Document[] {
  const addresses = {newPatientForms: site.practice.newPatientForms, referralSlip: REFERRAL_SLIP};
  return (['newPatientForms', 'referralSlip'] as const).flatMap((name) => {
    const {title, subject} = site[name];
    const sheets = sheetsOf(site[name], site);
    return sheets.length > 0
      ? [{address: addresses[name], title, subject, file: practiceFile(name), sheets}]
      : [];
  });
}

/**
 * Makes the forms that patients and other dentists download: tagged PDFs that can be filled in on a screen or with a pen,
 * from the practice's facts. Where the practice has put a form of its own into `static`, that is published instead.
 * @param made keeps them
 * @param root the project folder
 */
export async function makeForms(made: AssetCache, root: string, site: Site): Promise<void> {
  for (const document of documentsOf(site)) {
    if (existsSync(join(root, 'static', document.address))) continue;
    const key = keyOf([RECIPE, palette(), letterheadOf(site), document]);
    await made.file(document.address.slice(1), key, () => render(document, site));
  }
}

/** The document at an address as a PDF. The same facts always give the same bytes. */
export async function formAt(address: string, site: Site): Promise<Buffer> {
  const document = documentsOf(site).find((candidate) => candidate.address === address);
  if (!document) throw new Error(`There is no form at ${address}.`);
  return render(document, site);
}

async function render({sheets, ...title}: Document, site: Site): Promise<Buffer> {
  const sheet = new Sheet(
    title,
    letterheadOf(site),
    sheets.length,
    await openSiteFont(HEADING_FONT, 560),
  );
  for (const blocks of sheets) {
    sheet.openPage();
    for (const block of blocks) drawBlock(sheet, block);
  }
  return sheet.finish();
}
