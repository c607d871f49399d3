import sharp, {type Sharp} from 'sharp';

const plain = (width = 2400) =>
  sharp({create: {width, height: 8, channels: 3, background: '#b4532a'}});

/** A plain photograph of a given width, as a camera or phone saves it. */
export function photograph(
  width: number,
  finish: (picture: Sharp) => Sharp = (picture) => picture,
): Promise<Buffer> {
  return finish(plain(width)).jpeg().toBuffer();
}

const SAMPLES: Record<string, Buffer> = {
  svg: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 3"/>'),
  avif: await plain().avif({effort: 0}).toBuffer(),
  webp: await plain().webp().toBuffer(),
  jpg: await plain().jpeg().toBuffer(),
  png: await plain().png().toBuffer(),
};

/** An image wide enough for any place, in the format of the file's extension. */
export function samplePicture(file: string): Buffer {
  const ending = file.slice(file.lastIndexOf('.') + 1).toLowerCase();
  return SAMPLES[ending === 'jpeg' ? 'jpg' : ending] ?? Buffer.from('');
}
