// @ts-check

const TIMEOUT_MS = 30_000;
const RETRY_DELAY_MS = Number(process.env.DEPLOY_PAUSE ?? 5_000);

/** GitHub or the site's host refused a request, or didn't answer. */
export class HostError extends Error {
  /**
   * @param {string} message
   * @param {number} status 0 without an answer
   */
  constructor(message, status) {
    super(message);
    this.status = status;
  }
}

/**
 * @typedef {object} RequestOptions
 * @property {string | undefined} token
 * @property {string | undefined} [method]
 * @property {Record<string, string>} [headers]
 * @property {unknown} [body] bytes are sent as they are, anything else as JSON
 * @property {number} [tries] how often to try if the host doesn't answer or answers 5xx
 */

/**
 * Sends a request to GitHub or to the site's host.
 * @param {string} host its name, as a sentence starts with it
 * @param {string} address
 * @param {RequestOptions} options
 * @returns {Promise<any>} the parsed answer; undefined if it is empty
 * @throws {HostError}
 */
export async function requestJson(host, address, options) {
  const {token, method = 'GET', headers, body, tries = 1} = options;
  const response = await fetch(address, {
    method,
    headers: {authorization: `Bearer ${token}`, ...headers},
    body: encodeBody(body),
    signal: AbortSignal.timeout(TIMEOUT_MS),
  }).catch(() => undefined);
  const text = await response?.text().catch(() => undefined);
  if (response?.ok && text !== undefined) return text === '' ? undefined : JSON.parse(text);

  const status = text === undefined ? 0 : (response?.status ?? 0);
  if (tries > 1 && (status === 0 || status >= 500)) {
    await new Promise((done) => setTimeout(done, RETRY_DELAY_MS));
    return requestJson(host, address, {...options, tries: tries - 1});
  }
  const answer = status === 0 ? "didn't answer" : `answered ${status} to ${method}`;
  throw new HostError(`${host} ${answer}.`, status);
}

/** @param {HostError} error of a deletion: something that is deleted already needs none */
export function acceptDeleted(error) {
  if (error.status !== 404) throw error;
}

/** @param {unknown} body */
function encodeBody(body) {
  if (body === undefined || body instanceof Uint8Array) return /** @type {any} */ (body);
  // GitHub refuses a text that ends in half an emoji, where we cut it.
  return JSON.stringify(body, (_, value) =>
    typeof value === 'string' ? value.replaceAll(/\p{Surrogate}/gu, '\uFFFD') : value,
  );
}
