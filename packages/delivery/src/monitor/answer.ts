const TIMEOUT_MS = 20_000;

/** The answer of a website. */
export interface Answer {
  /** 0 without an answer. */
  status: number;
  headers: Headers;
  body: Buffer;
}

/** Requests an address; never throws. */
export async function request(
  address: string,
  options: Pick<RequestInit, 'redirect' | 'headers'> = {},
): Promise<Answer> {
  try {
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    const response = await fetch(address, {redirect: 'manual', signal, ...options});
    return {
      status: response.status,
      headers: response.headers,
      body: Buffer.from(await response.arrayBuffer()),
    };
  } catch {
    return {status: 0, headers: new Headers(), body: Buffer.alloc(0)};
  }
}
