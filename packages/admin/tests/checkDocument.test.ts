import {deflateSync} from 'node:zlib';
import {describe, expect, it} from 'vitest';
import {checkDocument, createDocumentUrl} from '../src/pictures/checkDocument';

/** Compressed words whose last byte is that of a line break. */
const ENDS_LIKE_LINE = Array.from({length: 2_000}, (_, index) => deflateSync(`(${index}) Tj`)).find(
  (part) => part.at(-1) === 0x0a,
)!;

const WORDS = 'BT /F1 12 Tf (Bring your insurance card) Tj ET';

/** Makes a PDF with one part. */
function makePdf(part: string | Buffer, dictionary = '<< /Length 1 >>'): Blob {
  const start = Buffer.from(`%PDF-1.7\n4 0 obj\n${dictionary}\nstream\n`);
  return new Blob([Buffer.concat([start, Buffer.from(part), Buffer.from('\nendstream\nendobj')])]);
}

const COMPRESSED = '<< /Length 1 /Filter /FlateDecode >>';

describe('checkDocument', () => {
  it.each([
    {kind: 'plain', file: makePdf(WORDS)},
    {kind: 'compressed', file: makePdf(deflateSync(WORDS), COMPRESSED)},
    {kind: 'compressed', file: makePdf(ENDS_LIKE_LINE, COMPRESSED)},
    {kind: 'encoded', file: makePdf('AB', '<< /Filter [/ASCII85Decode /FlateDecode] >>')},
  ])('accepts a PDF with $kind text', async ({file}) => {
    await expect(checkDocument(file)).resolves.toBeUndefined();
  });

  it.each([
    {kind: 'a photo', file: new Blob(['\xff\xd8\xff']), message: "isn't a PDF"},
    {
      kind: 'a scan',
      file: makePdf(deflateSync('q 612 0 0 792 0 0 cm /Im1 Do Q'), COMPRESSED),
      message: 'only a picture of text',
    },
    {
      kind: 'a PDF with a password',
      file: makePdf(WORDS, '<< /Encrypt 5 0 R >>'),
      message: 'has a password',
    },
    {kind: 'a large PDF', file: makePdf(WORDS.padEnd(6_000_000)), message: 'has 6.0 MB'},
  ])('refuses $kind', async ({file, message}) => {
    await expect(checkDocument(file)).rejects.toThrow(message);
  });
});

describe('createDocumentUrl', () => {
  it('follows from the words, or is a number without Latin letters', () => {
    const taken = ['/forms/document-1.pdf', '/forms/new-patients.pdf'];
    const isTaken = (url: string) => taken.includes(url);
    expect(createDocumentUrl('Médical history', isTaken)).toBe('/forms/medical-history.pdf');
    expect(createDocumentUrl('患者登记表', isTaken)).toBe('/forms/document-2.pdf');
    expect(() => createDocumentUrl('New patients', isTaken)).toThrow('this name already');
  });
});
