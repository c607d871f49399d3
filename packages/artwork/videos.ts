/**
 * Makes the sample videos: short silent clips cut from our own drawings, with captions.
 *
 *   npx tsx packages/artwork/videos.ts [id …]     (no id: all of them; needs ffmpeg)
 *
 * For each video of pages-content/_practice/videos.yml whose `provider` is `file` it writes static/videos/<source>.mp4
 * (1280 by 720, H.264, no sound, at most 500 kB) and static/videos/<source>.vtt, the captions, which serve as its
 * transcript too. What a video shows and says is in packages/artwork/videos/storyboards; its title and length are those in
 * videos.yml. The same content always gives the same bytes. Run it again after changing one of the drawings.
 *
 * To put a real film in the place of a sample:
 *
 * - on YouTube or Vimeo: in videos.yml set `provider: youtube` (or `vimeo`), `source:` to the id from the film's address
 *   (the part after `watch?v=`, or the number after `vimeo.com/`), and `seconds` to its length; take out `sample: true`.
 *   Then delete the sample's .mp4 and .vtt and its storyboard. Captions are added at YouTube or Vimeo.
 * - as a file of our own: keep `provider: file`, save the film as static/videos/<source>.mp4 and its captions as
 *   static/videos/<source>.vtt, set `seconds`, take out `sample: true` and delete the storyboard. This script leaves
 *   videos without a storyboard alone.
 *
 * Either way, a still of the film as static/img/posters/<id> (.jpg, .png, .webp or .avif) replaces the drawn poster.
 */
import {mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import {fileURLToPath} from 'node:url';
import sharp from 'sharp';
import {parse} from 'yaml';
import {practiceSchemas} from '@dental/content';
import {webVtt} from './videos/captions';
import {writeMp4} from './videos/encode';
import {filmOf} from './videos/film';
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
    const film = filmOf(title, seconds, storyboard);
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
