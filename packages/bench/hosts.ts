import {builtRules, startNginx} from '../../tests/support/hosts/servers';
import type {HostRules} from '@dental/delivery';
import {load} from './load';

const VISITORS = 64;
const EXTRA = 5_000;

/**
 * How many visitors nginx serves with the configuration that the build has made, and what many old addresses cost.
 * @returns a part of the benchmark
 */
export async function benchHosts() {
  const rules = builtRules();
  const [few, many] = [await startNginx({rules}), await startNginx({rules: withOldAddresses(rules, EXTRA)})];
  try {
    for (const {port} of [few, many]) await load(port, '/', VISITORS, 1);
    const home = await load(few.port, '/', VISITORS, 8);
    const ratios: number[] = [];
    let failures = home.failures;
    for (let round = 0; round < 16; round += 1) {
      // Now the one first, now the other, so that neither gains from what else the machine does.
      const order = round % 2 === 0 ? [few, many] : [many, few];
      const loads = new Map<object, number>();
      for (const host of order) {
        const {perSecond, failures: more} = await load(host.port, '/', VISITORS, 1);
        loads.set(host, perSecond);
        failures += more;
      }
      ratios.push((loads.get(many) ?? 0) / (loads.get(few) ?? 1));
    }
    const cost = 1 - middle(ratios);
    return {
      title: 'nginx under load',
      conditions: `The generated configuration, ${VISITORS} connections on which the home page is requested again as soon as it has come, compressed; the load is made on the same cores. What ${EXTRA} more old addresses cost is the median over ${ratios.length} pairs of a second each, taken in turns.`,
      rows: [
        row('home pages a second', Math.round(home.perSecond), 'at least 3000', home.perSecond >= 3_000),
        row('failed requests', failures, 'none', failures === 0),
        row(
          `home pages a second with ${EXTRA} more old addresses, as a share`,
          Math.round((1 - cost) * 1_000) / 1_000,
          'at least 0.95',
          cost < 0.05,
        ),
      ],
    };
  } finally {
    await Promise.all([few.stop(), many.stop()]);
  }
}

function row(figure: string, value: number, target: string, ok: boolean) {
  return {figure, value, target, ok};
}

function middle(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return ((sorted[(sorted.length - 1) >> 1] ?? 0) + (sorted[sorted.length >> 1] ?? 0)) / 2;
}

function withOldAddresses({book, headers}: HostRules, count: number): HostRules {
  const targets = [...book.pages];
  const more = Array.from({length: count}, (_, index): [string, string] => [
    `/archive/${index % 20}/an-old-page-about-teeth-${index}.php`,
    targets[index % targets.length] ?? '/',
  ]);
  return {book: {pages: book.pages, redirects: new Map([...book.redirects, ...more])}, headers};
}
