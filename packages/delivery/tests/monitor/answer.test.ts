import {createServer} from 'node:http';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {close, listen} from '../../src/serve/server';
import {request} from '../../src/monitor/answer';
import {checkFile, checkPage} from '../../src/monitor/checkAnswer';
import {parsePage} from '../../src/monitor/page';

const EMPTY_BOOK = {pages: new Set<string>(), redirects: new Map<string, string>()};

describe('request', () => {
  // A little more than one chunk.
  const page = 'x'.repeat(66_000);
  const server = createServer((_, response) =>
    response.writeHead(200, {'Content-Encoding': 'br'}).end(page),
  );
  let address: string;
  beforeAll(async () => {
    address = `http://localhost:${await listen(server, 0)}`;
  });
  afterAll(() => close(server));

  it('ends when the compression of an answer is broken', async () => {
    expect(await request(address, {timeoutMs: 500})).toMatchObject({status: 0, isBroken: true});
  });
});

describe('checkFile', () => {
  const hidden = '/robots.txt tells search engines not to index any page.';

  it.each([
    ['User-agent: *\nDisallow: /\n', [hidden]],
    ['User-agent: *\nDisallow: /admin\n', []],
  ])('reports a robots.txt that hides the site: %j', (text, problems) => {
    const headers = new Headers({'Content-Type': 'text/plain', 'Cache-Control': 'no-cache'});
    const answer = {status: 200, headers, body: Buffer.from(text)};
    expect(checkFile('/robots.txt', answer, {book: EMPTY_BOOK, headers: {}})).toEqual(problems);
  });
});

describe('checkPage without a build', () => {
  const headers = new Headers({
    'Content-Type': 'text/html',
    'Cache-Control': 'no-cache',
    'Content-Security-Policy': "default-src 'none'",
  });
  const findProblems = (html: string) => {
    const body = Buffer.from(html);
    const page = parsePage(body, new URL('https://our.example/costs'));
    const answer = {status: 200, headers, body};
    return checkPage('/costs', answer, page, {book: EMPTY_BOOK, headers: {}}).join();
  };

  it.each([
    ['<script src=/a.js></script></body>', ''],
    ['<script src=https://evil.example/a.js></script></body>', 'loads https://evil.example/a.js'],
    ['<script src="http://["></script></body>', 'loads http://['],
    ['<iframe src=//evil.example></iframe></body>', 'loads //evil.example'],
    ['<base href=https://evil.example></body>', 'loads https://evil.example'],
    ['<p>We are', 'is cut off'],
  ])('reports the fault of %s', (rest, problem) => {
    const problems = findProblems(`<h1>Costs</h1>${rest}`);
    expect(problems).toContain(problem);
    expect(problems === '').toBe(problem === '');
  });

  it('shortens the heading of another website', () => {
    const {heading} = parsePage(
      Buffer.from(`<h1>a\n\u001B[2J${'x'.repeat(1e5)}</h1>`),
      new URL('https://our.example/costs'),
    );
    expect(heading).toMatch(/^a \[2Jx{95}$/);
  });
});
