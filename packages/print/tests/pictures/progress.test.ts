import {describe, expect, it} from 'vitest';
import {WorkProgress} from '../../src/pictures/progress';

describe('whoever builds a site with many new photographs', () => {
  /** Progress by a clock of the test's own, with what it says. */
  function watched(title: string) {
    const clock = {time: 0, lines: [] as string[]};
    const progress = new WorkProgress(
      title,
      (line) => clock.lines.push(line),
      () => clock.time,
    );
    return {clock, progress};
  }

  /** Works on pieces one after the other, each of which takes so many seconds; gives what is said. */
  async function said(seconds: readonly number[]): Promise<string[]> {
    const {clock, progress} = watched('Making photographs');
    let before = Promise.resolve();
    const all = seconds.map((duration) => {
      const mine = before.then(() => void (clock.time += duration * 1_000));
      before = mine;
      return progress.track(() => mine);
    });
    await Promise.all(all);
    return clock.lines;
  }

  it('reads every five seconds how many are done and how long is left', async () => {
    expect(await said([4, 4, 4, 4])).toEqual(['Making photographs: 2 of 4, about 10 s left']);
    expect(await said([6, 6, 6])).toEqual([
      'Making photographs: 1 of 3, about 10 s left',
      'Making photographs: 2 of 3, a few seconds left',
    ]);
  });

  it('reads nothing if it is quick', async () => {
    expect(await said([1, 1, 1])).toEqual([]);
  });

  it('reads on when one fails', async () => {
    const {clock, progress} = watched('Making');
    const never = progress.track(() => new Promise(() => undefined));
    clock.time = 7_000;
    await expect(progress.track(() => Promise.reject(new Error('no picture')))).rejects.toThrow('no picture');
    expect(clock.lines).toEqual(['Making: 1 of 2, a few seconds left']);
    void never;
  });
});
