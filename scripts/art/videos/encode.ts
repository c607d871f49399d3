import {spawn} from 'node:child_process';
import {once} from 'node:events';
import {statSync} from 'node:fs';
import sharp from 'sharp';
import {type Film} from './film';
import {HEIGHT, WIDTH} from './geometry';

const FRAMES_A_SECOND = 24;
/** Quality steps of the encoder, best first: a lower number is better and larger. */
const QUALITIES = [21, 23, 25, 27, 29, 31];

/**
 * Writes a film as MP4 (H.264, main profile, no sound) at the best quality that stays within `limit` bytes.
 * @returns the size in bytes and the quality that was used
 * @throws if ffmpeg is missing or fails, or if even the lowest quality is too large
 */
export async function writeMp4(film: Film, file: string, limit: number): Promise<{bytes: number; quality: number}> {
  for (const quality of QUALITIES) {
    await encode(film, file, quality);
    const bytes = statSync(file).size;
    if (bytes <= limit) return {bytes, quality};
  }
  throw new Error(`${file} stays above ${limit} bytes. Make it shorter, or move the camera less.`);
}

async function encode(film: Film, file: string, quality: number): Promise<void> {
  const ffmpeg = spawn('ffmpeg', argumentsFor(file, quality), {stdio: ['pipe', 'inherit', 'inherit']});
  const closed = new Promise<void>((resolve, reject) => {
    ffmpeg.on('error', () => reject(new Error('ffmpeg did not start. Install it and run this again.')));
    ffmpeg.on('close', (code) => (code === 0 ? resolve() : reject(new Error(`ffmpeg ended with code ${code}.`))));
  });
  ffmpeg.stdin.on('error', () => undefined);
  closed.catch(() => undefined);
  const count = Math.round(film.seconds * FRAMES_A_SECOND);
  for (let i = 0; i < count && ffmpeg.stdin.writable; i += 1) {
    const pixels = await rendered(film.frameAt(i / FRAMES_A_SECOND));
    if (!ffmpeg.stdin.write(pixels)) await Promise.race([once(ffmpeg.stdin, 'drain'), closed]);
  }
  ffmpeg.stdin.end();
  await closed;
}

/** The pixels of one frame: red, green and blue a byte each. */
function rendered(svg: string): Promise<Buffer> {
  return sharp(Buffer.from(svg)).removeAlpha().raw().toBuffer();
}

/** One thread and no dates or version names, so that the same film always gives the same bytes. */
function argumentsFor(file: string, quality: number): string[] {
  const input = `-f rawvideo -pix_fmt rgb24 -s ${WIDTH}x${HEIGHT} -r ${FRAMES_A_SECOND} -i -`;
  const colour = '-vf scale=out_color_matrix=bt709 -colorspace bt709 -color_primaries bt709 -color_trc bt709';
  const video = `-c:v libx264 -profile:v main -pix_fmt yuv420p -preset slower -tune animation -crf ${quality} -g 240`;
  const plain =
    '-threads 1 -filter_threads 1 -fflags +bitexact -flags:v +bitexact -map_metadata -1 -movflags +faststart -an';
  return `-v error -y ${input} ${colour} ${video} ${plain}`.split(' ').concat(file);
}
