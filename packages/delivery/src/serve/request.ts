import type {IncomingHttpHeaders, IncomingMessage} from 'node:http';

/** The target of a request, as RFC 9112 has it. */
export interface Target {
  /** Still percent-encoded, without the host that some clients write before it. */
  path: string;
  /** With its question mark, byte for byte; empty if there is none. */
  query: string;
}

/** A file as clients have cached it. */
export interface Version {
  size: number;
  etag: string;
  /** When it was changed, in milliseconds. */
  changed: number;
}

/** Takes a request's target apart: `/about-us?x=1`, or `http://any.host/about-us?x=1`. */
export function targetOf({url = ''}: IncomingMessage): Target {
  const [, host, path = '', query = ''] = /^(https?:\/\/[^/?#]*)?([^?#]*)(\?[^#]*)?/i.exec(url) ?? [];
  return {path: host !== undefined && path === '' ? '/' : path, query};
}

/** The ways in which the build compresses files, the better one first, and the endings of those files. */
const COMPRESSED = {br: '.br', gzip: '.gz'};

/** One form of a file on the disk. */
export interface Form {
  /** What stands behind the file's name. */
  ending: string;
  encoding?: string;
}

/**
 * The forms of a file that a client reads, the best first and the plain one last.
 * @param accepted the header `Accept-Encoding` (RFC 9110, 12.5.3), in which a weight of 0 means "not this one"
 */
export function acceptedForms(accepted = ''): Form[] {
  const weights = new Map(
    accepted
      .toLowerCase()
      .split(',')
      .map((part) => {
        const [name = '', weight = 'q=1'] = part.split(';').map((text) => text.trim());
        return [name, Number(weight.replace(/^q\s*=\s*/, ''))];
      }),
  );
  const read = Object.entries(COMPRESSED).filter(([name]) => (weights.get(name) ?? weights.get('*') ?? 0) > 0);
  return [...read.map(([encoding, ending]) => ({encoding, ending})), {ending: ''}];
}

/** Whether the copy that a client has is still good (RFC 9110, 13.1): by its tag, or else by its date. */
export function hasCopy(headers: IncomingHttpHeaders, {etag, changed}: Version): boolean {
  const had = headers['if-none-match'];
  if (had === undefined) return Date.parse(headers['if-modified-since'] ?? '') >= Math.floor(changed / 1_000) * 1_000;
  const tags = had.split(',').map((tag) => tag.trim().replace(/^W\//, ''));
  return tags.includes(etag) || tags.includes('*');
}

/**
 * The part of a file that a client wants (RFC 9110, 14.2), as `bytes=first-last`: sirv reads no other form, and fails
 * on some. A server may answer with the whole file, as we do for several parts at once and for what is no range.
 * @returns undefined for the whole file, null if there is nothing where the client wants it
 */
export function askedRange(headers: IncomingHttpHeaders, {size, etag}: Version): string | null | undefined {
  const [, first = '', last = ''] = /^bytes=(\d*)-(\d*)$/.exec(headers.range ?? '') ?? [];
  const isOfThisVersion = (headers['if-range'] ?? etag) === etag;
  if (!isOfThisVersion || first + last === '') return undefined;
  const start = first === '' ? Math.max(size - Number(last), 0) : Number(first);
  const end = first === '' || last === '' ? size - 1 : Math.min(Number(last), size - 1);
  if (start >= size) return null;
  // sirv takes 0 for "up to the end".
  return start <= end && end > 0 ? `bytes=${start}-${end}` : undefined;
}
