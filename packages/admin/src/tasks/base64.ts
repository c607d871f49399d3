/** Decodes a picture from a JSON response. */
export function fromBase64(content: string): Blob {
  return new Blob([Uint8Array.from(atob(content), (character) => character.charCodeAt(0))]);
}

/** Encodes a picture for a JSON request. */
export async function toBase64(blob: Blob): Promise<string> {
  const bytes = new Uint8Array(await blob.arrayBuffer());
  let binary = '';
  for (const byte of bytes) binary += String.fromCharCode(byte);
  return btoa(binary);
}
