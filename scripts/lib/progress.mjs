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
 * Tells a person what is going on. A terminal gets one line that is kept up to date below the output of the
 * step; a log gets a line now and then.
 */
export class Progress {
  #heading = '';
  #started = 0;
  #estimate = 0;
  /** @type {NodeJS.Timeout | undefined} */
  #timer;

  /** @param {{write(text: string): unknown, isTTY?: boolean}} [out] */
  constructor(out = process.stdout) {
    this.out = out;
  }

  /**
   * @param {string} heading such as `[2/4] Building the site`
   * @param {number} estimate seconds until everything is done
   */
  begin(heading, estimate) {
    this.#heading = heading;
    this.#started = Date.now();
    this.#estimate = estimate;
    if (this.out.isTTY) {
      this.#show();
      this.#timer = setInterval(() => this.#show(), 1_000);
    } else {
      this.out.write(`${heading} (${timeLeft(estimate)})\n`);
      this.#timer = setInterval(
        () => this.out.write(`${heading}: ${Math.round(this.#passed())} s so far, ${this.#left()}\n`),
        HEARTBEAT,
      );
    }
  }

  /**
   * Hands on a line that a step printed.
   * @param {string} line
   */
  line(line) {
    this.out.write(this.#timer && this.out.isTTY ? `${CLEAR}${line}\n` : `${line}\n`);
    if (this.#timer && this.out.isTTY) this.#show();
  }

  /**
   * @param {string} how it ended, such as `done`
   * @returns {number} the seconds that it took
   */
  end(how) {
    clearInterval(this.#timer);
    this.#timer = undefined;
    this.out.write(`${this.out.isTTY ? CLEAR : ''}${this.#heading}: ${how}, ${this.#passed().toFixed(1)} s\n`);
    return this.#passed();
  }

  #show() {
    this.out.write(`${CLEAR}${this.#heading} (${this.#left()})`);
  }

  #passed() {
    return (Date.now() - this.#started) / 1_000;
  }

  #left() {
    return timeLeft(this.#estimate - this.#passed());
  }
}
