/** One caption and the time it is shown, in seconds. */
export interface Cue {
  start: number;
  end: number;
  text: string;
}

const LINE_LENGTH = 42;
const FASTEST = 18;

/**
 * A caption track as WebVTT.
 * @throws if a caption is too long for two lines or too short a time on screen to be read
 */
export function webVtt(cues: readonly Cue[]): string {
  const blocks = cues.map(
    ({start, end, text}) => `${clock(start)} --> ${clock(end)}\n${twoLines(text, end - start)}\n`,
  );
  return `WEBVTT\n\n${blocks.join('\n')}`;
}

function twoLines(text: string, seconds: number): string {
  if (text.length / seconds > FASTEST) {
    throw new Error(
      `"${text}" is on screen for ${seconds.toFixed(1)} s. Shorten it, or make the video longer.`,
    );
  }
  if (text.length <= LINE_LENGTH) return text;
  const breaks = [...text.matchAll(/ /g)].map(({index}) => index);
  const longer = (index: number) => Math.max(index, text.length - index - 1);
  const best = breaks.sort((one, other) => longer(one) - longer(other))[0] ?? 0;
  if (longer(best) > LINE_LENGTH)
    throw new Error(`"${text}" does not fit into two lines of ${LINE_LENGTH} characters.`);
  return `${text.slice(0, best)}\n${text.slice(best + 1)}`;
}

function clock(seconds: number): string {
  const thousandths = Math.round(seconds * 1000);
  const two = (value: number) => String(Math.floor(value)).padStart(2, '0');
  return `${two(thousandths / 3600000)}:${two((thousandths / 60000) % 60)}:${two((thousandths / 1000) % 60)}.${String(thousandths % 1000).padStart(3, '0')}`;
}
