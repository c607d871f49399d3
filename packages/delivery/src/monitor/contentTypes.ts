/** The types of an answer by the ending of its path. Browsers refuse scripts with another one. */
const TYPES: Readonly<Record<string, RegExp>> = {
  avif: /^image\/avif$/,
  css: /^text\/css$/,
  html: /^text\/html$/,
  ico: /^image\/(?:x-icon|vnd\.microsoft\.icon)$/,
  jpg: /^image\/jpeg$/,
  js: /^(?:text|application)\/javascript$/,
  json: /^application\/json$/,
  mp4: /^video\/mp4$/,
  pdf: /^application\/pdf$/,
  png: /^image\/png$/,
  svg: /^image\/svg\+xml$/,
  txt: /^text\/plain$/,
  vtt: /^text\/vtt$/,
  webm: /^video\/webm$/,
  webmanifest: /^application\/manifest\+json$/,
  webp: /^image\/webp$/,
  woff2: /^font\/woff2$/,
  xml: /^(?:application|text)\/xml$/,
};

/** Returns true if the `Content-Type` of an answer fits its path: a page, or a file. */
export function isExpectedType(path: string, header: string | null): boolean {
  const [type = '', ...parameters] = (header ?? '').toLowerCase().split(/\s*;\s*/);
  const ending = /\.(\w+)$/.exec(path)?.[1] ?? 'html';
  const charset = parameters.find((parameter) => parameter.startsWith('charset='));
  const isReadable = charset === undefined || /^charset="?utf-8"?$/.test(charset);
  return isReadable && (TYPES[ending]?.test(type) ?? true);
}
