// @ts-check

/** A host says no, or nothing. */
export class HostError extends Error {
  /**
   * @param {string} message
   * @param {number} status 0 where there was no answer
   */
  constructor(message, status) {
    super(message);
    this.status = status;
  }
}

/**
 * Asks a host. One that stumbles may be asked again.
 * @param {string} host its name, as a sentence begins with it
 * @param {string} address
 * @param {{token: string | undefined, method?: string, headers?: Record<string, string>, body?: unknown, tries?: number}} options
 * @returns {Promise<any>} what it answers, or undefined for an empty answer
 * @throws {HostError}
 */
export async function askHost(host, address, {token, method = 'GET', headers, body, tries = 1}) {
  const response = await fetch(address, {
    method,
    headers: {authorization: `Bearer ${token}`, ...headers},
    body: body === undefined ? undefined : JSON.stringify(body),
    signal: AbortSignal.timeout(30_000),
  }).catch(() => undefined);
  const text = await response?.text().catch(() => undefined);
  if (response?.ok && text !== undefined) return text === '' ? undefined : JSON.parse(text);
  const status = text === undefined ? 0 : (response?.status ?? 0);
  if (tries > 1 && (status === 0 || status >= 500)) {
    await new Promise((wait) => setTimeout(wait, Number(process.env.DEPLOY_PAUSE ?? 5_000)));
    return askHost(host, address, {token, method, headers, body, tries: tries - 1});
  }
  throw new HostError(
    `${host} ${status === 0 ? 'does not answer' : `answers ${status} to ${method}`}.`,
    status,
  );
}
