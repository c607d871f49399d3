import {inflateSync} from 'node:zlib';

/** The words in one of our PDFs: on its pages, in fields, and in its title. */
export function readPdfText(bytes: Buffer): string {
  const raw = bytes.toString('latin1');
  const streams = [...raw.matchAll(/stream\r?\n([^]*?)\r?\nendstream/g)].map(([, data = '']) =>
    inflateStream(data),
  );
  return [raw, ...streams.map(findShownText)].join('\n');
}

function inflateStream(data: string): string {
  try {
    return inflateSync(Buffer.from(data, 'latin1')).toString('latin1');
  } catch {
    return data; // Not compressed.
  }
}

/** The text that the `TJ` operator shows: hexadecimal strings without the kerning. */
function findShownText(stream: string): string {
  return [...stream.matchAll(/\[([^\]]*)\] TJ/g)]
    .map(([, parts = '']) =>
      [...parts.matchAll(/<([0-9a-f]*)>/gi)]
        .map(([, hex = '']) => Buffer.from(hex, 'hex').toString('latin1'))
        .join(''),
    )
    .join(' ');
}
