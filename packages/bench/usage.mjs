// @ts-check
/** Loaded into every Node process of a build: writes down at its end what it has used. */
import {writeFileSync} from 'node:fs';
import {join} from 'node:path';

process.on('exit', () => {
  const {userCPUTime, systemCPUTime, maxRSS} = process.resourceUsage();
  const usage = {cpuSeconds: (userCPUTime + systemCPUTime) / 1e6, megabytes: maxRSS / 1024};
  writeFileSync(join(process.env.BENCH_USAGE ?? '', `${process.pid}.json`), JSON.stringify(usage));
});
