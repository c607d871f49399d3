/** Addresses in digits, as in a `Host` header: IPv4, or IPv6 in brackets, perhaps with a port. */
const ADDRESS = /^(?:\d{1,3}(?:\.\d{1,3}){3}|\[[\da-f:.]+\])(?::\d+)?$/i;

const LOCAL_NAME = /^(?:[\w-]+\.)*localhost(?::\d+)?$/i;

/**
 * Returns true if a `Host` header is one that another website can't have. A website can give its
 * name the address of this machine, so that its pages read our local servers (DNS rebinding); the
 * browser still sends that name.
 * @param names the further names of this machine
 */
export function isLocalHost(host: string | undefined, names: readonly string[] = []): boolean {
  if (host === undefined) return false;
  return LOCAL_NAME.test(host) || ADDRESS.test(host) || names.includes(host.replace(/:\d+$/, ''));
}
