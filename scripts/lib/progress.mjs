// @ts-check
const HEARTBEAT = 15_000;
const CLEAR = '\r\x1b[2K';

/**
 * @param {number} seconds
 * @returns {string} such as `about 40 s left`
 */
export function timeLeft(seconds) {
  if (seconds <= 0) return 'longer than expected';
  if (seconds < 7.5) return 'a few seconds left';
  if (seconds < 90) return `about ${Math.round(seconds / 5) * 5} s left`;
  return `about ${Math.round(seconds / 60)} min left`;
}

/**
 * Tells a person what is going on. A terminal gets one line that is kept up to date below the output; a log gets a line
 * now and then. While several things go on, each line of output says where it comes from.
 */
export class Progress {
  /** @type {Map<string, {heading: string, started: number}>} */
  #going = new Map();
  #allDoneAt = 0;
  /** @type {NodeJS.Timeout | undefined} */
  #timer;

  /** @param {{write(text: string): unknown, isTTY?: boolean}} [out] */
  constructor(out = process.stdout) {
    this.out = out;
  }

  /**
   * @param {string} name before each line of output, while something else goes on too
   * @param {string} heading such as `[2/4] Building the site`
   * @param {number} left seconds until everything is done
   * @returns {{line(text: string): void, end(how: string): number}} what takes its output, and what ends it with a word
   *   such as `done` and says how many seconds it took
   */
  begin(name, heading, left) {
    const started = Date.now();
    this.#allDoneAt = started + left * 1_000;
    this.#going.set(name, {heading, started});
    if (this.out.isTTY) this.#show();
    else this.out.write(`${heading} (${timeLeft(left)})\n`);
    this.#timer ??= setInterval(
      () => (this.out.isTTY ? this.#show() : this.#beat()),
      this.out.isTTY ? 1_000 : HEARTBEAT,
    );
    return {
      line: (text) => this.line(this.#going.size > 1 ? `${name} | ${text}` : text),
      end: (how) => {
        const seconds = (Date.now() - started) / 1_000;
        this.#going.delete(name);
        if (this.#going.size === 0) {
          clearInterval(this.#timer);
          this.#timer = undefined;
        }
        this.line(`${heading}: ${how}, ${seconds.toFixed(1)} s`);
        return seconds;
      },
    };
  }

  /**
   * Something that goes on until somebody stops it.
   * @param {string} heading
   */
  lasting(heading) {
    this.line(heading);
    return {line: (/** @type {string} */ text) => this.line(text), end: () => 0};
  }

  /**
   * Prints a line.
   * @param {string} line
   */
  line(line) {
    this.out.write(this.out.isTTY ? `${CLEAR}${line}\n` : `${line}\n`);
    if (this.#timer && this.out.isTTY) this.#show();
  }

  #show() {
    const headings = [...this.#going.values()].map(({heading}) => heading);
    this.out.write(`${CLEAR}${headings.join(', ')} (${this.#left()})`);
  }

  #beat() {
    for (const {heading, started} of this.#going.values()) {
      const seconds = Math.round((Date.now() - started) / 1_000);
      this.out.write(`${heading}: ${seconds} s so far, ${this.#left()}\n`);
    }
  }

  #left() {
    return timeLeft((this.#allDoneAt - Date.now()) / 1_000);
  }
}
