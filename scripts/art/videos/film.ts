import {closingCard, progress, tab, teamPicture, throughWindow, titleCard} from './cards';
import {type Cue} from './captions';
import {betweenBoxes, eased, FRAME, passed, placed, type Box} from './geometry';
import {faint, frame} from './markup';
import {readDrawing, shown, type Drawing} from './pictures';
import {type Scene, type Storyboard} from './storyboard';

const TITLE = 1.9;
const OPENING = 1.3;
const FADE = 0.9;
/** Added to each caption's length when the time is shared out, so that short ones get enough. */
const PAUSE = 14;

/** A video that can be asked for any of its frames. */
export interface Film {
  seconds: number;
  cues: Cue[];
  /** The frame at the given second, as SVG. */
  frameAt(now: number): string;
}

interface Shot {
  start: number;
  end: number;
  picture: Drawing;
  boxAt(now: number): Box;
  tab: (share: number) => string;
}

/** Puts a storyboard on a timeline: title card, scenes that take as long as their captions need, closing card. */
export function filmOf(title: string, seconds: number, {window, scenes, closing}: Storyboard): Film {
  const parts = [...scenes.map(({says}) => says), [closing]];
  const weight = (says: string[]) => says.reduce((sum, {length}) => sum + length + PAUSE, 0);
  const perUnit = (seconds - TITLE) / parts.reduce((sum, says) => sum + weight(says), 0);
  const cues: Cue[] = [];
  const cuts = [TITLE];
  let now = TITLE;
  for (const says of parts) {
    for (const text of says) {
      const end = now + weight([text]) * perUnit;
      cues.push({start: now, end: end - 0.1, text});
      now = end;
    }
    cuts.push(now);
  }

  const shots = scenes.map((scene, i) => shotOf(scene, `s${i}-`, cuts[i] ?? 0, cuts[i + 1] ?? seconds));
  const opening = titleCard(title);
  const ending = closingCard();
  const end = cuts[scenes.length] ?? seconds;

  return {
    seconds,
    cues,
    frameAt: (time) => {
      const parts = shots.map((shot, i) => {
        if ((i > 0 && time < shot.start - FADE / 2) || time > shot.end + FADE / 2) return '';
        const open = eased(passed(time, TITLE, TITLE + OPENING));
        if (i === 0 && open < 1)
          return opening(time, 1 - passed(open, 0, 0.4)) + throughWindow(shot.picture, window, shot.boxAt(time), open);
        return faint(i === 0 ? 1 : fade(time, shot.start), shown(shot.picture, shot.boxAt(time)));
      });
      const tabs = shots.map((shot, i) => {
        const late = i === 0 ? OPENING : FADE / 2;
        return shot.tab(
          eased(passed(time, shot.start + late, shot.start + late + 0.5) - passed(time, shot.end - 0.5, shot.end)),
        );
      });
      return frame([...parts, faint(fade(time, end), ending), ...tabs, progress(passed(time, 0, seconds))]);
    },
  };
}

function shotOf({shows, from, to, heading, tab: side}: Scene, prefix: string, start: number, end: number): Shot {
  const picture = typeof shows === 'string' ? readDrawing(shows, prefix) : teamPicture(shows, prefix);
  const [first, last] = [placed(picture, from, FRAME), placed(picture, to, FRAME)];
  const boxAt = (now: number) => betweenBoxes(first, last, passed(now, start - FADE / 2, end + FADE / 2));
  return {start, end, picture, boxAt, tab: tab(heading, side)};
}

/** How much of what follows a cut can be seen: the cross-fade has its middle at the cut. */
function fade(now: number, cut: number): number {
  return eased(passed(now, cut - FADE / 2, cut + FADE / 2));
}
