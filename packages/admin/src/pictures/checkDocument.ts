import {UserFacingError} from '../tasks/repository';

const MAX_BYTES = 5_000_000;
const BYTES_PER_MB = 1_000_000;

const NO_TEXT =
  "This PDF is only a picture of text, so screen readers and search engines can't read it. " +
  'Export it from the program that made it, such as Word.';

/**
 * Checks a PDF before it's added to the site.
 * @throws {UserFacingError} if patients couldn't open or read it
 */
export async function checkDocument(file: Blob): Promise<void> {
  const content = new TextDecoder('latin1').decode(await file.arrayBuffer());
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
  if (!(await hasText(content))) throw new UserFacingError(NO_TEXT);
}

/** A part of a PDF: its dictionary, and its content, which is usually compressed. */
const STREAM = /<<(?<dictionary>[^]{0,2000}?)>>\s*stream\r?\n(?<content>[^]*?)endstream/g;

/** The operators of PDF that show text. */
const SHOWS_TEXT = /[)\]>]\s*T[jJ]\b/;

async function hasText(content: string): Promise<boolean> {
  for (const {groups} of content.matchAll(STREAM)) {
    const {dictionary = '', content: part = ''} = groups ?? {};
    if (/\/(?:Image|XRef|ObjStm|FontFile\d?)\b/.test(dictionary)) continue;
    const text = dictionary.includes('/FlateDecode') ? await inflate(part) : part;
    if (SHOWS_TEXT.test(text)) return true;
  }
  return false;
}

/** Inflates the start of a part. A line break may follow its end, which counts as an error. */
async function inflate(part: string): Promise<string> {
  const bytes = Uint8Array.from(part, (character) => character.charCodeAt(0));
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate'));
  const reader = stream.getReader();
  let text = '';
  try {
    for (let next = await reader.read(); !next.done; next = await reader.read()) {
      text += new TextDecoder('latin1').decode(next.value);
    }
  } catch {
    // The text until the error is enough.
  }
  return text;
}
