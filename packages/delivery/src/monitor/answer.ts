const TIMEOUT_MS = 20_000;

/** The answer of a website. */
export interface Answer {
  /** 0 without a whole answer. */
  status: number;
  /** True if only a part of the answer could be read. */
  isBroken?: boolean;
  headers: Headers;
  body: Buffer;
}

/** Resolves an address that a website sent; undefined if it isn't one. */
export function resolveUrl(address: string, base: string): URL | undefined {
  return URL.canParse(address, base) ? new URL(address, base) : undefined;
}

/** The options of a request; a test has less patience. */
type RequestOptions = Pick<RequestInit, 'redirect' | 'headers'> & {timeoutMs?: number};

/** Requests an address; never throws. */
export async function request(
  address: string,
  {timeoutMs = TIMEOUT_MS, ...options}: RequestOptions = {},
): Promise<Answer> {
  let isBroken = false;
  const read = async () => {
    const signal = AbortSignal.timeout(timeoutMs);
    const response = await fetch(address, {redirect: 'manual', signal, ...options});
    isBroken = true;
    const body = Buffer.from(await response.arrayBuffer());
    return {status: response.status, headers: response.headers, body};
  };
  let timer: ReturnType<typeof setTimeout> | undefined;
  // If the compression is broken, fetch can wait forever, in spite of the signal.
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(reject, timeoutMs);
  });
  try {
    return await Promise.race([read(), timeout]);
  } catch {
    return {status: 0, isBroken, headers: new Headers(), body: Buffer.alloc(0)};
  } finally {
    clearTimeout(timer);
  }
}
