/**
 * Packs square PNG pictures into one .ico file: a header, a directory entry for each picture, then
 * the unchanged pictures.
 * @param pictures with sizes of at most 256 pixels
 */
export function ico(pictures: readonly {size: number; png: Buffer}[]): Buffer {
  const ENTRY = 16;
  const header = Buffer.alloc(6 + ENTRY * pictures.length);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(pictures.length, 4);
  let offset = header.length;
  pictures.forEach(({size, png}, i) => {
    const at = 6 + ENTRY * i;
    header.writeUInt8(size % 256, at);
    header.writeUInt8(size % 256, at + 1);
    header.writeUInt16LE(1, at + 4);
    header.writeUInt16LE(32, at + 6);
    header.writeUInt32LE(png.length, at + 8);
    header.writeUInt32LE(offset, at + 12);
    offset += png.length;
  });
  return Buffer.concat([header, ...pictures.map(({png}) => png)]);
}
