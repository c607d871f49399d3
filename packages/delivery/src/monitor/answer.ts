/** What a website answered. */
export interface Answer {
  /** 0 if there was no answer. */
  status: number;
  headers: Headers;
  body: Buffer;
}

/** How long an answer is waited for, in milliseconds. */
const PATIENCE = 20_000;

/** Asks for an address; never throws. */
export async function get(
  address: string,
  redirect: 'manual' | 'follow' = 'manual',
): Promise<Answer> {
  try {
    const response = await fetch(address, {redirect, signal: AbortSignal.timeout(PATIENCE)});
    return {
      status: response.status,
      headers: response.headers,
      body: Buffer.from(await response.arrayBuffer()),
    };
  } catch {
    return {status: 0, headers: new Headers(), body: Buffer.alloc(0)};
  }
}
