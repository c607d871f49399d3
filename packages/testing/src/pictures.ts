import sharp, {type Sharp} from 'sharp';

const makePlainPicture = (width = 2400) =>
  sharp({create: {width, height: 8, channels: 3, background: '#b4532a'}});

/** A plain photograph of a given width, as a camera or phone saves it. */
export function makePhotograph(
  width: number,
  finish: (picture: Sharp) => Sharp = (picture) => picture,
): Promise<Buffer> {
  return finish(makePlainPicture(width)).jpeg().toBuffer();
}

const SAMPLES: Record<string, Buffer> = {
  svg: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 3"/>'),
  avif: await makePlainPicture().avif({effort: 0}).toBuffer(),
  webp: await makePlainPicture().webp().toBuffer(),
  jpg: await makePlainPicture().jpeg().toBuffer(),
  png: await makePlainPicture().png().toBuffer(),
};

/** An image wide enough for any place, in the format of the file's extension. */
export function getSamplePicture(file: string): Buffer {
  const ending = file.slice(file.lastIndexOf('.') + 1).toLowerCase();
  return SAMPLES[ending === 'jpeg' ? 'jpg' : ending] ?? Buffer.from('');
}
