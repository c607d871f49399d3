import {beforeAll, describe} from 'vitest';
import {startNginx, startOwnServer, type Running, type SiteOptions} from './servers';

const STARTS: Record<string, (options: SiteOptions) => Promise<Running>> = {
  nginx: startNginx,
  'npm run serve': startOwnServer,
};

/**
 * Runs the same tests on nginx and on our own server.
 * @param subject the start of the title, before the name of the host
 * @param defineTests gets the host; its port is there when a test runs
 * @param options the site to serve
 */
export function describeOnEachHost(
  subject: string,
  defineTests: (host: {readonly port: number}) => void,
  options: SiteOptions = {},
): void {
  describe.each(Object.entries(STARTS))(`${subject} on %s`, (_, start) => {
    const host = {port: 0};

    beforeAll(async () => {
      const {port, stop} = await start(options);
      host.port = port;
      return stop;
    });

    defineTests(host);
  });
}
