import {spawn} from 'node:child_process';
import {once} from 'node:events';
import {statSync} from 'node:fs';
import sharp from 'sharp';
import {BEAT, RATE, type Film} from './film';
import {HEIGHT, WIDTH} from './geometry';

/** Quality steps of the encoder, the best first. Flat drawings look clean at all of them. */
const QUALITIES = [30, 33, 36];

/**
 * Writes a video as MP4 (H.264, main profile, no sound) at the best quality within `limit` bytes.
 * @returns the size in bytes and the quality that was used
 * @throws if ffmpeg is missing or fails, or if even the lowest quality is too large
 */
export async function writeMp4(
  film: Film,
  file: string,
  limit: number,
): Promise<{bytes: number; quality: number}> {
  for (const quality of QUALITIES) {
    await encode(film, file, quality);
    const bytes = statSync(file).size;
    if (bytes <= limit) return {bytes, quality};
  }
  throw new Error(`${file} stays above ${limit} bytes. Make it shorter, or move the camera less.`);
}

async function encode(film: Film, file: string, quality: number): Promise<void> {
  const ffmpeg = spawn('ffmpeg', argumentsFor(file, quality), {
    stdio: ['pipe', 'inherit', 'inherit'],
  });
  const closed = new Promise<void>((resolve, reject) => {
    ffmpeg.on('error', () =>
      reject(new Error('ffmpeg did not start. Install it and run this again.')),
    );
    ffmpeg.on('close', (code) =>
      code === 0 ? resolve() : reject(new Error(`ffmpeg ended with code ${code}.`)),
    );
  });
  ffmpeg.stdin.on('error', () => undefined);
  closed.catch(() => undefined);
  const count = Math.round(film.seconds * RATE);
  for (let i = 0; i < count && ffmpeg.stdin.writable; i += 1) {
    const pixels = await rendered(film.frameAt(i / RATE));
    if (!ffmpeg.stdin.write(pixels)) await Promise.race([once(ffmpeg.stdin, 'drain'), closed]);
  }
  ffmpeg.stdin.end();
  await closed;
}

/** The pixels of one frame: red, green and blue a byte each. */
function rendered(svg: string): Promise<Buffer> {
  return sharp(Buffer.from(svg)).removeAlpha().raw().toBuffer();
}

/**
 * One full frame per beat, and mixed ones between them. One thread, no dates, and no version names
 * make the same video always the same bytes.
 */
function argumentsFor(file: string, quality: number): string[] {
  const input = `-f rawvideo -pix_fmt rgb24 -s ${WIDTH}x${HEIGHT} -r ${RATE} -i -`;
  const color =
    '-vf scale=out_color_matrix=bt709 -colorspace bt709 -color_primaries bt709 -color_trc bt709';
  const video = `-c:v libx264 -profile:v main -pix_fmt yuv420p -preset medium -crf ${quality}`;
  const beat = `-g ${BEAT * 24} -sc_threshold 0 -b_strategy 0 -bf ${BEAT - 1} -refs 4 -x264-params psy=0:pbratio=2:aq-mode=0`;
  const plain =
    '-threads 1 -filter_threads 1 -fflags +bitexact -flags:v +bitexact -map_metadata -1 -movflags +faststart -an';
  return `-v error -y ${input} ${color} ${video} ${beat} ${plain}`.split(' ').concat(file);
}
