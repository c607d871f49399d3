import PDFDocument from 'pdfkit';
import {encode} from 'uqr';
import {readPalette, type Site} from '@dental/content';
import {UserError} from '@dental/practice';

/** A postcard, in points: 4 by 6 inches. */
const CARD = {width: 288, height: 432, margin: 28};
const QR_WIDTH = 190;

/** Scanners need four light modules around a code (ISO/IEC 18004). */
const QUIET_ZONE_MODULES = 4;

/**
 * Renders the cards that ask patients for a review, one page for each place to write it.
 * @returns a PDF for a printer
 * @throws {UserError} if practice.yml has no `reviewRequest`
 */
export async function renderReviewCards({practice}: Site): Promise<Buffer> {
  const {reviewRequest, name} = practice;
  if (!reviewRequest)
    throw new UserError(
      'practice.yml has no links for reviews.',
      'Add `reviewRequest:` with `text:` and `links:` (docs/launch.md, step 9).',
    );
  const title = `Review card | ${name}`;
  const pdf = new PDFDocument({
    size: [CARD.width, CARD.height],
    margin: CARD.margin,
    autoFirstPage: false,
    lang: 'en-US',
    displayTitle: true,
    info: {Title: title, Author: name, CreationDate: new Date(0), ModDate: new Date(0)},
  });
  const chunks: Buffer[] = [];
  pdf.on('data', (chunk: Buffer) => chunks.push(chunk));
  const end = new Promise((done) => {
    pdf.on('end', done);
  });
  for (const {name: place, url} of reviewRequest.links) {
    pdf.addPage();
    drawText(pdf, name, 15, CARD.margin);
    drawText(pdf, reviewRequest.text, 17, 66);
    drawCode(pdf, url, (CARD.width - QR_WIDTH) / 2, 146);
    drawText(pdf, `Scan to write a review on ${place}`, 12, 346);
    drawText(pdf, url, 8, 384);
  }
  pdf.end();
  await end;
  return Buffer.concat(chunks);
}

function drawText(pdf: PDFKit.PDFDocument, text: string, size: number, top: number): void {
  const width = CARD.width - 2 * CARD.margin;
  pdf.font('Helvetica-Bold').fontSize(size).fillColor(readPalette().ink);
  pdf.text(text, CARD.margin, top, {width, align: 'center'});
}

/** Draws the QR code of a URL in black on white, which every scanner reads. */
function drawCode(pdf: PDFKit.PDFDocument, url: string, left: number, top: number): void {
  const {data, size} = encode(url, {ecc: 'M', border: QUIET_ZONE_MODULES});
  const module = QR_WIDTH / size;
  pdf.rect(left, top, QR_WIDTH, QR_WIDTH).fill('white');
  for (const [row, cells] of data.entries())
    for (const [column, isDark] of cells.entries())
      if (isDark) pdf.rect(left + column * module, top + row * module, module, module);
  pdf.fill('black');
}
