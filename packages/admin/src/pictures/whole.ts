/**
 * Whether a JPEG is there to its end. Browsers open one that breaks off, and show the rest of it gray.
 * @param bytes the file, which starts as a JPEG does
 */
export function isCompleteJpeg(bytes: Uint8Array): boolean {
  const start = startOfPicture(bytes);
  if (start === undefined) return false;
  // Inside the picture, FF is always followed by a zero or by a mark to start again.
  for (let at = bytes.indexOf(0xff, start); at !== -1; at = bytes.indexOf(0xff, at + 1))
    if (bytes[at + 1] === 0xd9) return true;
  return false;
}

/** Where the picture begins, behind what is noted about it, small pictures of itself among it. */
function startOfPicture(bytes: Uint8Array): number | undefined {
  let at = 2;
  while (bytes[at] === 0xff) {
    const mark = bytes[at + 1] ?? 0;
    if (mark === 0xda) return at;
    at += 2 + (bytes[at + 2] ?? 0) * 256 + (bytes[at + 3] ?? 0);
  }
  return undefined;
}
