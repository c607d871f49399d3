/**
 * Makes the sample videos: short silent clips cut from our own drawings, with captions.
 *
 *   npx tsx packages/artwork/videos.ts [id …]     (no id: all of them; needs ffmpeg)
 *
 * For each video of pages-content/_practice/videos.yml with `provider: file`, it writes
 * static/videos/<source>.mp4 (1280 by 720, H.264, no sound, at most 500 kB) and
 * static/videos/<source>.vtt, the captions, which are also the transcript. The pictures and words are
 * in packages/artwork/videos/storyboards, title and length in videos.yml. The same content always
 * gives the same bytes. Run it again after you change one of the drawings.
 *
 * To replace a sample with a real video:
 *
 * - On YouTube or Vimeo: in videos.yml, set `provider: youtube` (or `vimeo`), `source:` to the id in
 *   the video's address (after `watch?v=`, or the number after `vimeo.com/`), and `seconds` to its
 *   length. Remove `sample: true`. Delete the sample's .mp4 and .vtt and its storyboard. Add captions
 *   at YouTube or Vimeo.
 * - As a file of our own: keep `provider: file`. Save the video as static/videos/<source>.mp4 and its
 *   captions as static/videos/<source>.vtt, and set `seconds`. Remove `sample: true`, and delete the
 *   storyboard. This script skips videos without a storyboard.
 *
 * In both cases, a still of the video as static/img/posters/<id> (.jpg, .png, .webp, or .avif)
 * replaces the drawn poster.
 */
import {mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import {fileURLToPath} from 'node:url';
import sharp from 'sharp';
import {parse} from 'yaml';
import {practiceSchemas} from '@dental/content';
import {webVtt} from './videos/captions';
import {writeMp4} from './videos/encode';
import {createFilm} from './videos/film';
import {storyboards} from './videos/storyboards';

const ROOT = new URL('../../', import.meta.url);
const LARGEST = 500_000;

async function main(ids: string[]): Promise<void> {
  sharp.concurrency(1);
  sharp.cache(false);
  const videos = practiceSchemas.videos.parse(
    parse(readFileSync(new URL('pages-content/_practice/videos.yml', ROOT), 'utf8')),
  );
  const unknown = ids.filter((id) => !videos.some((video) => video.id === id));
  if (unknown.length > 0) throw new Error(`videos.yml has no video called ${unknown.join(', ')}.`);
  mkdirSync(new URL('static/videos/', ROOT), {recursive: true});
  for (const {id, title, seconds, provider, source} of videos) {
    const storyboard = storyboards[id];
    if (provider !== 'file' || !storyboard || (ids.length > 0 && !ids.includes(id))) continue;
    const film = createFilm(title, seconds, storyboard);
    writeFileSync(new URL(`static/videos/${source}.vtt`, ROOT), webVtt(film.cues));
    const {bytes, quality} = await writeMp4(
      film,
      fileURLToPath(new URL(`static/videos/${source}.mp4`, ROOT)),
      LARGEST,
    );
    console.log(
      `static/videos/${source}.mp4: ${seconds} s, ${Math.ceil(bytes / 1000)} kB, quality ${quality}`,
    );
  }
}

void main(process.argv.slice(2));
