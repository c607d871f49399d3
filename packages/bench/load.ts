import {connect} from 'node:net';

/** What came of a load. */
export interface Load {
  perSecond: number;
  /** Answers other than 200, and connections that broke. */
  failures: number;
}

/**
 * Asks a server for a path over and over, each visitor again as soon as the answer is whole. It reads no more of an
 * answer than it must, because it takes its time from the same cores as the server.
 */
export async function load(port: number, path: string, visitors: number, seconds: number): Promise<Load> {
  const head = `GET ${path} HTTP/1.1\r\nHost: localhost\r\nAccept-Encoding: gzip, deflate, br\r\n\r\n`;
  const sum = {answers: 0, failures: 0};
  const started = performance.now();
  const end = started + seconds * 1_000;
  await Promise.all(Array.from({length: visitors}, () => visit(port, head, end, sum)));
  return {perSecond: sum.answers / ((performance.now() - started) / 1_000), failures: sum.failures};
}

async function visit(port: number, head: string, end: number, sum: {answers: number; failures: number}): Promise<void> {
  // A server closes a connection after a number of answers.
  while (performance.now() < end) {
    await new Promise<void>((done) => {
      const socket = connect({port, noDelay: true}, () => socket.write(head));
      let missing = 0;
      socket.on('data', (chunk) => {
        if (missing === 0) {
          const {length, isGood} = readHead(chunk);
          missing = length;
          if (!isGood) sum.failures += 1;
        }
        missing -= chunk.length;
        if (missing > 0) return;
        sum.answers += 1;
        if (performance.now() < end) socket.write(head);
        else socket.end();
      });
      socket.on('error', () => (sum.failures += 1));
      socket.on('close', done);
    });
  }
}

/** The length of a whole answer, from its first bytes. */
function readHead(chunk: Buffer): {length: number; isGood: boolean} {
  const end = chunk.indexOf('\r\n\r\n');
  const head = chunk.toString('latin1', 0, end);
  const body = /\r\ncontent-length: (\d+)/i.exec(head)?.[1];
  const isGood = end > 0 && body !== undefined && head.startsWith('HTTP/1.1 200');
  return {length: isGood ? end + 4 + Number(body) : chunk.length, isGood};
}
