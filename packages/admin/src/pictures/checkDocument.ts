import {slugify} from '@dental/content';
import {UserFacingError} from '../tasks/repository';

const MAX_BYTES = 5_000_000;
const BYTES_PER_MB = 1_000_000;

const NO_TEXT =
  "This PDF is only a picture of text, so screen readers and search engines can't read it. " +
  'Export it from the program that made it, such as Word.';

const NAME_TAKEN = 'There is a document with this name already. Change the text of the link.';

/**
 * Checks a PDF before it's added to the site.
 * @throws {UserFacingError} if patients couldn't open or read it
 */
export async function checkDocument(file: Blob): Promise<void> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const content = decode(bytes);
  if (!content.slice(0, 1024).includes('%PDF-')) {
    throw new UserFacingError("This file isn't a PDF. Export it as a PDF, then choose that.");
  }
  if (file.size > MAX_BYTES) {
    const size = (file.size / BYTES_PER_MB).toFixed(1);
    throw new UserFacingError(
      `This PDF has ${size} MB, which is too large for phones. Make it smaller than 5 MB.`,
    );
  }
  if (content.includes('/Encrypt')) {
    throw new UserFacingError(
      'This PDF has a password. Save it without one, then choose it again.',
    );
  }
  if (!(await hasText(bytes))) throw new UserFacingError(NO_TEXT);
}

/**
 * A part of a PDF: its dictionary, and its content, which is usually compressed. The line break
 * after the content doesn't belong to it.
 */
const PART =
  /<<(?<dictionary>[^]{0,2000}?)>>\s*stream\r?\n(?<content>[^]*?)(?:\r\n|\r|\n)?endstream/dg;

/** Kinds of parts that hold no text of a page. */
const NO_TEXT_PART = /\/(?:Image|XRef|ObjStm|FontFile\d?)\b/;

/** Encodings that few programs use. Such a part counts as text. */
const OTHER_ENCODING = /\/(?:ASCII85|ASCIIHex|LZW|RunLength)Decode\b/;

/** The operators of PDF that show text. */
const SHOWS_TEXT = /[)\]>]\s*T[jJ]\b/;

async function hasText(bytes: Uint8Array<ArrayBuffer>): Promise<boolean> {
  for (const {groups, indices} of decode(bytes).matchAll(PART)) {
    const {dictionary = '', content = ''} = groups ?? {};
    if (NO_TEXT_PART.test(dictionary)) continue;
    if (OTHER_ENCODING.test(dictionary)) return true;
    const isCompressed = dictionary.includes('/FlateDecode');
    const text = isCompressed ? await inflate(bytes.slice(...indices!.groups!.content!)) : content;
    if (SHOWS_TEXT.test(text)) return true;
  }
  return false;
}

/** Inflates a part up to its first error: its last byte may have looked like a line break. */
async function inflate(part: Uint8Array<ArrayBuffer>): Promise<string> {
  const stream = new Blob([part]).stream().pipeThrough(new DecompressionStream('deflate'));
  const reader = stream.getReader();
  let text = '';
  try {
    for (let next = await reader.read(); !next.done; next = await reader.read()) {
      text += decode(next.value);
    }
  } catch {
    // The text until the error is enough.
  }
  return text;
}

/**
 * Decodes each byte to one character. Only ASCII is right: browsers read `latin1` as Windows-1252.
 */
function decode(bytes: Uint8Array): string {
  return new TextDecoder('latin1').decode(bytes);
}

/**
 * Creates the URL of a document from the words of its link. Words without Latin letters make none,
 * so such documents have numbers.
 * @throws {UserFacingError} if another document has it
 */
export function createDocumentUrl(words: string, isTaken: (url: string) => boolean): string {
  const slug = slugify(words);
  if (slug !== '') {
    const url = `/forms/${slug}.pdf`;
    if (isTaken(url)) throw new UserFacingError(NAME_TAKEN);
    return url;
  }
  for (let number = 1; ; number += 1) {
    const url = `/forms/document-${number}.pdf`;
    if (!isTaken(url)) return url;
  }
}
