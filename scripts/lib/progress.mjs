// @ts-check
/* Plain Node: it reports the installation of the packages, too. */

const FRAMES = ['⠋', '⠙', '⠹', '⠸', '⠼', '⠴', '⠦', '⠧', '⠇', '⠏'];
const FRAME_MS = 250;
const DEFAULT_COLUMNS = 80;
const CLEAR_LINE = '\r\u001B[2K';

/** Only a terminal with a person in front of it can redraw a line. */
const CAN_REDRAW = Boolean(process.stdout.isTTY) && !process.env.CI;

/**
 * Starts the line of a task. A terminal redraws it until the task ends; a log gets its end only.
 * @param {{isTerminal?: boolean | undefined, titleWidth?: number}} [options]
 */
export function startProgress({isTerminal = CAN_REDRAW, titleWidth = 0} = {}) {
  let text = '';
  let frame = 0;
  const draw = () => {
    frame = (frame + 1) % FRAMES.length;
    const columns = process.stdout.columns || DEFAULT_COLUMNS;
    process.stdout.write(`${CLEAR_LINE}${FRAMES[frame]} ${text.slice(0, columns - 3)}`);
  };
  const timer = isTerminal ? setInterval(draw, FRAME_MS) : undefined;
  return {
    /** @param {string} newText */
    update(newText) {
      text = newText;
      if (isTerminal) draw();
    },
    /** @param {{sign: string, title: string, seconds?: number, note?: string}} end */
    end({sign, title, seconds, note = ''}) {
      clearInterval(timer);
      const time = seconds === undefined ? '' : `${Math.round(seconds)} s`;
      const line = `${sign} ${title.padEnd(titleWidth)} ${time.padStart(6)}   ${note}`.trimEnd();
      process.stdout.write(`${isTerminal ? CLEAR_LINE : ''}${line}\n`);
    },
  };
}
