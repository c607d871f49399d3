import type {IncomingMessage} from 'node:http';

/** The target of a request, as RFC 9112 has it. */
export interface Target {
  /** Still percent-encoded, without the host that some clients write before it. */
  path: string;
  /** With its question mark, byte for byte; empty if there is none. */
  query: string;
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
