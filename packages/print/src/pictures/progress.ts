import {timeLeft} from '@dental/practice';

const EVERY = 5_000;

/** Says how far work is that takes long: a line every five seconds, and nothing if all of it takes less. */
export class WorkProgress {
  private begun = 0;
  private done = 0;
  private started = 0;
  private said = 0;

  /**
   * @param title what goes on, such as `Making the files of photographs`
   * @param say takes each line
   * @param now the time in milliseconds
   */
  constructor(
    private readonly title: string,
    private readonly say: (line: string) => void = console.log,
    private readonly now: () => number = () => performance.now(),
  ) {}

  /** Counts a piece of work, until it is done or has failed. */
  async track<T>(work: () => Promise<T>): Promise<T> {
    if (this.begun === this.done) this.started = this.said = this.now();
    this.begun += 1;
    try {
      return await work();
    } finally {
      this.done += 1;
      this.tell();
    }
  }

  private tell(): void {
    const now = this.now();
    const left = this.begun - this.done;
    if (left === 0 || now - this.said < EVERY) return;
    this.said = now;
    const seconds = (((now - this.started) / this.done) * left) / 1_000;
    this.say(`${this.title}: ${this.done} of ${this.begun}, ${timeLeft(seconds)}`);
  }
}
