import {execFile} from 'node:child_process';
import {createServer, type IncomingMessage, type ServerResponse} from 'node:http';
import {cpSync, mkdirSync, readFileSync, statSync, writeFileSync} from 'node:fs';
import {dirname, extname, join} from 'node:path';
import {promisify} from 'node:util';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {checkCertificate, type Expected, checkLinks, runSmokeTest} from '@dental/delivery/monitor';
import {close, type HostRules, listen, makeCommonHeaders} from '@dental/delivery';
import {SITE_FOLDER} from '@dental/practice';
import {makeSharedFolder} from '@dental/testing/emptyFolder';
import {makeCertificate} from '../support/hosts/certificate';
import {
  readBuiltRules,
  startNginx,
  startOwnServer,
  type Running,
  type SiteOptions,
} from '../support/hosts/servers';

const {book, headers} = readBuiltRules();

const EMBED_PATH = '/embed/chat.html';
const EMBED_POLICY = "default-src 'none'; script-src https://chat.example";

/** A smaller build: one file of each kind in each folder, and a vendor's page as for patients. */
const folder = makeSharedFolder();
const counts = new Map<string, number>();
cpSync(SITE_FOLDER, folder, {recursive: true, filter: isKept});
mkdirSync(join(folder, 'embed'));
writeFileSync(join(folder, EMBED_PATH), '<body>Chat</body>');
// No page names it: other scripts load it.
writeFileSync(join(folder, 'assets/js/late.js'), 'send()');
const {policies} = headers;
const HARD_OLD_URLS = [
  ['/?page_id=5', '/about-us'],
  ['/50%-off', '/about-us'],
] as const;
const rules: HostRules = {
  book: {...book, redirects: new Map([...book.redirects, ...HARD_OLD_URLS])},
  headers: {
    ...headers,
    policies: {...policies, byPath: {...policies.byPath, [EMBED_PATH]: EMBED_POLICY}},
  },
};

function isKept(file: string): boolean {
  if (/admin(?:\.html)?$/.test(file)) return false;
  if (statSync(file).isDirectory() || /search|robots|\.html$/.test(file)) return true;
  const kind = `${dirname(file)} ${extname(file)}`;
  const count = (counts.get(kind) ?? 0) + 1;
  counts.set(kind, count);
  return count === 1;
}

const expected: Expected = {
  book,
  headers: headers.common,
  build: {folder: SITE_FOLDER, rules: readBuiltRules()},
};

/** A few pages: faults there are found as among all. */
const fewPages: Expected = {
  ...expected,
  build: {folder, rules},
  book: {
    pages: new Set([
      '/',
      '/about-us',
      '/reviews',
      '/contact-us',
      '/costs',
      '/new-patients',
      '/search',
      '/services',
    ]),
    redirects: new Map([
      ...[...book.redirects].filter(([from]) => from === '/dentist-reviews'),
      ...HARD_OLD_URLS,
    ]),
  },
};

/** An answer between our own server and a visitor. */
interface PassingAnswer {
  status: number;
  headers: Record<string, string>;
  body: Buffer;
}

/** A fault on the way: the URLs that it changes, as a pattern, and the changed answer. */
interface Fault {
  when: string;
  /** Without a pattern, one page. */
  at?: RegExp;
  status?: number;
  headers?: Record<string, string>;
  body?: string;
  /** The HTML that replaces the heading. */
  heading?: string;
  /** The number of bytes that arrive. */
  length?: number;
  /** A part of the body, and the text in its place. */
  replace?: [RegExp, string];
  /** A header of the request, and its value: other requests get the right answer. */
  from?: [header: string, value: RegExp];
  /** True if the host sends whole files to a request for a part. */
  forPart?: true;
}

const ONE_PAGE = /^\/costs$/;
const NOT_FOUND = {status: 404, body: 'Not found'};

const FAULTS: readonly Fault[] = [
  {when: 'a page is missing', at: /^\/about-us$/, ...NOT_FOUND},
  {when: 'a page fails', at: /^\/reviews$/, status: 500, body: ''},
  {when: 'a page is empty', at: /^\/contact-us$/, body: ''},
  {when: 'a page is a parked domain', body: '<h1>Parked</h1>'},
  {when: 'a page is another of ours', heading: '<h1>Reviews</h1>'},
  {when: 'an old URL is not redirected', at: /^\/dentist-reviews/, ...NOT_FOUND},
  {
    when: 'an old URL redirects to another page',
    at: /^\/dentist-reviews/,
    headers: {location: '/'},
  },
  {when: 'scripts are missing', at: /\.js$/, ...NOT_FOUND},
  {when: 'scripts fail', at: /\.js$/, status: 500, body: ''},
  {when: 'scripts are cut off', at: /\.js$/, length: 100},
  {when: 'styles are missing', at: /\.css$/, ...NOT_FOUND},
  {when: 'fonts are missing', at: /\.woff2$/, ...NOT_FOUND},
  {when: 'images are missing', at: /^\/img\//, ...NOT_FOUND},
  {when: 'the search index is missing', at: /search.*\.json$|\/search[^/]*\.js/, ...NOT_FOUND},
  {when: 'paper forms are missing', at: /\.pdf$/, ...NOT_FOUND},
  {
    when: 'scripts can come from any host',
    at: /^\/$/,
    headers: {'content-security-policy': "default-src 'none'; script-src *"},
  },
  {
    when: "the policy is another page's",
    at: /^\/services$/,
    headers: {'content-security-policy': "default-src 'none'"},
  },
  {when: 'the policy is empty', at: /^\/services$/, headers: {'content-security-policy': ''}},
  {when: 'a header is wrong', at: /^\/services$/, headers: {'x-content-type-options': 'none'}},
  {when: 'robots.txt is another file', at: /^\/robots.txt$/, body: 'User-agent: *\nDisallow: /\n'},
  {
    when: 'pages are cached for a year',
    at: /^\/services$/,
    headers: {'cache-control': 'max-age=31536000'},
  },
  {when: 'scripts are never cached', at: /^\/assets\//, headers: {'cache-control': 'no-store'}},
  {when: 'a wrong URL looks like a page', at: /nothing/, status: 200},
  {when: 'security.txt has expired', at: /security.txt$/, body: 'Expires: 2020-01-01T00:00:00Z'},
  {when: 'another build is live', at: /build-id/, body: 'another'},
  {when: 'scripts are plain text', at: /\.js$/, headers: {'content-type': 'text/plain'}},
  {when: 'styles are plain text', at: /\.css$/, headers: {'content-type': 'text/plain'}},
  {when: 'a page is plain text', headers: {'content-type': 'text/plain'}},
  {when: 'a page has another encoding', headers: {'content-type': 'text/html; charset=iso-8859-1'}},
  {when: 'a chunk that only scripts name is missing', at: /late\.js$/, ...NOT_FOUND},
  {when: 'a price is old', replace: [/\$\d/, '$9']},
  {
    when: 'every phone number is another',
    at: /^\/[a-z-]*$/,
    replace: [/tel:\+1\d{3}/g, 'tel:+1999'],
  },
  {
    when: 'a form goes elsewhere',
    at: /^\/contact-us$/,
    replace: [/action=/, 'action=//evil.example '],
  },
  {when: 'the canonical address is another', replace: [/rel="?canonical"? /, '']},
  {when: 'a page is cut off', replace: [/<\/h1>[^]*$/, '</h1>']},
  {when: 'robots may index nothing', at: /^\/$/, headers: {'x-robots-tag': 'googlebot: None'}},
  {
    when: 'a tag lets robots index nothing',
    replace: [/<head>/, '<head><meta name="Robots" content="none">'],
  },
  {when: "the 404 page is the host's", at: /nothing/, body: '<h1>nginx</h1>'},
  {when: 'a video is missing', at: /\.mp4$/, ...NOT_FOUND},
  {when: 'the host sends no parts of files', at: /\.mp4$/, forPart: true},
  {when: 'the image for social networks is missing', at: /^\/img\/og\//, ...NOT_FOUND},
  {when: 'an image is another', at: /\.png$/, body: 'png'},
  {when: 'a URL with a slash is not found', at: /^\/[a-z-]+\/$/, ...NOT_FOUND},
  {when: 'a URL with .html is another page', at: /^\/[a-z-]+\.html$/, status: 200, body: 'x'},
  {when: 'the host sets a cookie', headers: {'set-cookie': 'id=1'}},
  {when: 'any website may read our pages', headers: {'access-control-allow-origin': '*'}},
  {when: "a vendor's page is missing", at: /^\/embed\//, ...NOT_FOUND},
  {
    when: "a vendor's page has no policy",
    at: /^\/embed\//,
    headers: {'content-security-policy': ''},
  },
  {
    when: "a vendor's page is another",
    at: /^\/embed\//,
    replace: [/<body>/, '<body><script></script>'],
  },
  {when: 'a page sends visitors away', headers: {refresh: '0;url=//evil.example'}},
  {when: 'a page is a download', headers: {'content-disposition': 'attachment'}},
  {
    when: 'a header names another canonical page',
    headers: {link: '<https://evil.example/>; rel="canonical"'},
  },
  {when: 'a header adds a style sheet', headers: {link: '</a.css>; rel=stylesheet'}},
  {
    when: 'search engines forget a page',
    headers: {'x-robots-tag': 'unavailable_after: 2020-01-01'},
  },
  {when: 'a page is not to be quoted', at: /^\/$/, headers: {'x-robots-tag': 'nosnippet'}},
  {
    when: 'reports of visitors go elsewhere',
    headers: {
      'content-security-policy-report-only': "script-src 'none'; report-uri //evil.example",
    },
  },
  {when: 'a page empties the cache', at: /^\/$/, headers: {'clear-site-data': '"*"'}},
  {when: 'the 404 page sets a cookie', at: /nothing/, headers: {'set-cookie': 'id=1'}},
  {when: 'the 404 page lacks a header', at: /nothing/, headers: {'cross-origin-opener-policy': ''}},
  {
    when: 'the 404 page has another policy',
    at: /nothing/,
    headers: {'content-security-policy': "default-src 'none'; script-src *"},
  },
  {when: 'a wrong script is a page', at: /nothing.*\.js$/, status: 200, body: '<h1>Home</h1>'},
  {when: 'the host lists a folder', at: /^\/img\/$/, status: 200, body: '<h1>Index of /img</h1>'},
  {when: 'the host shows its rules', at: /^\/_headers$/, status: 200, body: '/*'},
  {when: 'settings are live', at: /^\/\.env$/, status: 200, body: 'TOKEN=1'},
  {when: 'the editor is live', at: /^\/admin$/, status: 200, body: '<h1>Editor</h1>'},
  {when: 'the repository is live', at: /^\/\.git\//, status: 200, body: 'ref: refs/heads/main'},
  {when: 'links with a query break', at: /\?utm/, ...NOT_FOUND},
  {when: 'a query shows another page', at: /\?utm/, body: '<h1>Home</h1>'},
  {when: 'phones get another page', at: /^\/about/, body: 'spam', from: ['user-agent', /iPhone/]},
  {
    when: 'phones are sent away',
    at: /^\/about/,
    status: 302,
    headers: {location: 'https://evil.example'},
    from: ['user-agent', /iPhone/],
  },
  {when: 'visitors of Google get another page', at: /./, body: 'spam', from: ['referer', /google/]},
  {
    when: 'a language is redirected',
    at: /./,
    status: 302,
    headers: {location: '/es'},
    from: ['accept-language', /^es$/],
  },
  {when: 'Brotli is old', at: /./, body: 'old', from: ['accept-encoding', /^br$/]},
  {when: 'gzip is old', at: /./, body: 'old', from: ['accept-encoding', /^gzip$/]},
  {when: 'plain answers are old', at: /./, body: 'old', from: ['accept-encoding', /^identity$/]},
  {when: 'parts of a video are other ones', at: /\.mp4$/, body: 'xx', from: ['range', /bytes/]},
  {when: 'the host adds a beacon', replace: [/<\/body>|$/, '<script src=//a>']},
  {when: 'the host minifies a page', replace: [/<!doctype html>/i, '']},
  {when: 'the host hides addresses', at: /^\/contact-us$/, replace: [/mailto:/, '/cdn-cgi#']},
  {when: 'the sitemap is old', at: /sitemap\.xml$/, replace: [/<loc>/, '<loc>https://old.example']},
  {when: 'the manifest is plain text', at: /webmanifest$/, headers: {'content-type': 'text/plain'}},
  {
    when: 'search engines get another page',
    at: /./,
    body: 'spam',
    from: ['user-agent', /Googlebot/],
  },
  {
    when: 'a header contacts another host',
    headers: {link: '<https://evil.example>; rel=preconnect'},
  },
  {when: 'a wrong URL in a folder looks like a page', at: /^\/services\/nothing/, status: 200},
  {
    when: 'a wrong URL stays wrong for a year',
    at: /^\/nothing-is-here$/,
    headers: {'cache-control': 'max-age=31536000'},
  },
  {when: 'the host shows its redirects', at: /^\/_redirects$/, status: 200, body: '/a /b'},
  {when: 'visits from advertisements break', at: /gclid/, ...NOT_FOUND},
  {when: 'captions are missing', at: /\.vtt$/, ...NOT_FOUND},
  {
    when: 'only phones get a cookie',
    at: /^\/about/,
    headers: {'set-cookie': 'id=1'},
    from: ['user-agent', /iPhone/],
  },
  {
    when: 'only search engines get the header that hides a page',
    at: /^\/$/,
    headers: {'x-robots-tag': 'noindex'},
    from: ['user-agent', /Googlebot/],
  },
  {
    when: 'only people who open a page get a script',
    replace: [/<\/body>|$/, '<script src=//a>'],
    from: ['accept', /^text\/html/],
  },
  {
    when: 'browsers may keep an old page',
    at: /^\/$/,
    status: 304,
    body: '',
    from: ['if-none-match', /./],
  },
  {
    when: 'a header empties the frames of third parties',
    headers: {'cross-origin-embedder-policy': 'require-corp'},
  },
  {
    when: 'a header sends reports to another host',
    headers: {
      'report-to': '{"group":"a","max_age":9,"endpoints":[{"url":"https://evil.example/a"}]}',
      nel: '{"report_to":"a","max_age":9}',
    },
  },
  {
    when: 'a header adds an endpoint for reports',
    headers: {'reporting-endpoints': 'default="https://evil.example/a"'},
  },
  {when: 'a header fetches pages in advance', headers: {'speculation-rules': '"rules.json"'}},
  {when: 'a header names a source map', headers: {sourcemap: '/costs.map'}},
  {
    when: 'an old URL redirects to nonsense',
    at: /^\/dentist-reviews/,
    headers: {location: 'http://['},
  },
  {when: 'a page has a broken script', body: '<script src="http://["></script>'},
  {when: 'a header moves browsers', at: /^\/$/, headers: {'alt-svc': 'h3="evil.example:443"'}},
  {
    when: 'Bing gets a header that hides pages',
    at: /^\/$/,
    headers: {'x-robots-tag': 'noindex'},
    from: ['user-agent', /bingbot/],
  },
  {when: 'the host lists scripts', at: /^\/assets\/js\/$/, status: 200, body: 'Index of'},
  {when: 'an old URL with a query shows the home page', at: /page_id/, status: 200},
];

function applyFault({body, ...answer}: PassingAnswer, fault: Fault): PassingAnswer {
  const {status = answer.status, headers, heading, length} = fault;
  const withHeading = heading && body.toString('utf8').replace(/<h1[^]*?<\/h1>/, heading);
  const [part, otherPart = ''] = fault.replace ?? [];
  const withPart = part && body.toString('utf8').replace(part, otherPart);
  const text = fault.body ?? withHeading ?? withPart;
  const newBody = text === undefined ? body : Buffer.from(text);
  return {status, headers: {...answer.headers, ...headers}, body: newBody.subarray(0, length)};
}

/** These headers describe the body as it was sent, and the new server sends it its own way. */
const ENCODING_HEADERS = ['content-encoding', 'content-length', 'transfer-encoding'];

/** The built site on another server, with at most one fault. */
class LiveSite {
  /** The fault of the answer at a URL, if any. */
  faultAt: (url: string, headers: IncomingMessage['headers']) => Fault | undefined = () =>
    undefined;
  private own!: Running;
  private readonly server = createServer(
    (request, response) => void this.answer(request, response),
  );
  origin = '';

  async start(options?: SiteOptions) {
    this.own = await startOwnServer(options);
    this.origin = `http://localhost:${await listen(this.server, 0)}`;
  }

  async stop() {
    await close(this.server);
    await this.own.stop();
  }

  private async answer({url = '/', headers}: IncomingMessage, response: ServerResponse) {
    const {range} = headers;
    const fault = this.faultAt(url, headers);
    const answer = await fetch(`http://localhost:${this.own.port}${url}`, {
      redirect: 'manual',
      headers: range === undefined || fault?.forPart ? {} : {range},
    });
    const passing: PassingAnswer = {
      status: answer.status,
      headers: Object.fromEntries(
        [...answer.headers].filter(([name]) => !ENCODING_HEADERS.includes(name)),
      ),
      body: Buffer.from(await answer.arrayBuffer()),
    };
    const changed = fault ? applyFault(passing, fault) : passing;
    response.writeHead(changed.status, changed.headers).end(changed.body);
  }
}

describe('runSmokeTest', () => {
  const smallSite = new LiveSite();
  const wholeSite = new LiveSite();
  beforeAll(async () => {
    await smallSite.start({root: folder, rules});
    await wholeSite.start();
  });
  afterAll(() => Promise.all([smallSite.stop(), wholeSite.stop()]));

  it('passes for the build, and collects the links to other websites', async () => {
    const {problems, links} = await runSmokeTest(wholeSite.origin, expected, 0);
    expect(problems).toEqual([]);
    expect(links.length).toBeGreaterThan(5);
    expect(links.filter((link) => !link.startsWith('https://'))).toEqual([]);
  });

  it('passes for old URLs with a query or a percent sign', async () => {
    smallSite.faultAt = () => undefined;
    expect((await runSmokeTest(smallSite.origin, fewPages, 0)).problems).toEqual([]);
  });

  it('passes with the reports and speculation rules of Cloudflare', async () => {
    const url = 'https:\\/\\/a.nel.cloudflare.com\\/report\\/v4?s=a%2Fb';
    const headers = {
      'report-to': `{"group":"cf-nel","max_age":604800,"endpoints":[{"url":"${url}"}]}`,
      nel: '{"report_to":"cf-nel","success_fraction":0.0,"max_age":604800}',
      'speculation-rules': '"/cdn-cgi/speculation"',
    };
    smallSite.faultAt = () => ({when: '', at: /./, headers});
    expect((await runSmokeTest(smallSite.origin, fewPages, 0)).problems).toEqual([]);
  });

  it.each(FAULTS)('fails when $when', async (fault) => {
    const [header = '', value = /^/] = fault.from ?? [];
    smallSite.faultAt = (url, headers) =>
      (fault.at ?? ONE_PAGE).test(url) && value.test(String(headers[header] ?? ''))
        ? fault
        : undefined;
    const {problems} = await runSmokeTest(smallSite.origin, fewPages, 0);
    expect(problems.length).toBeGreaterThan(0);
  });

  it.each(['404.html', 'about-us.html'])(
    'checks the headers of %s with its own policy',
    async (name) => {
      const file = join(folder, name);
      const page = readFileSync(file, 'utf8');
      const policy = '<meta http-equiv="Content-Security-Policy" content="default-src \'none\'">';
      writeFileSync(file, page.replace('<meta', `${policy}<meta`));
      smallSite.faultAt = () => undefined;
      const {problems} = await runSmokeTest(smallSite.origin, fewPages, 0);
      const at = name === '404.html' ? /nothing-is-here/ : /about-us/;
      smallSite.faultAt = (url) =>
        at.test(url) ? {when: '', at, headers: {'content-security-policy': ''}} : undefined;
      const {problems: withoutPolicy} = await runSmokeTest(smallSite.origin, fewPages, 0);
      writeFileSync(file, page);
      expect(problems).toEqual([]);
      expect(withoutPolicy.join()).toContain('lacks the Content-Security-Policy');
    },
  );

  it('fails when another name of the site shows something else', async () => {
    const answers: Record<string, [status: number, location?: string]> = {
      good: [301, smallSite.origin],
      twoHops: [301, '/good'],
      temporary: [302, smallSite.origin],
      foreign: [301, 'https://evil.example'],
      parked: [200],
    };
    const other = createServer(({url = ''}, response) => {
      const [, name = '', path = ''] = /^\/(\w+)(.*)$/.exec(url) ?? [];
      const [status, location] = answers[name] ?? [404];
      response.writeHead(status, location === undefined ? {} : {Location: location + path}).end();
    });
    const origin = `http://localhost:${await listen(other, 0)}`;
    const check = async (name: string) => {
      const otherOrigins = [`${origin}/${name}`];
      return (await runSmokeTest(smallSite.origin, {...fewPages, otherOrigins}, 0)).problems.length;
    };
    smallSite.faultAt = () => undefined;
    expect([await check('good'), await check('twoHops')]).toEqual([0, 0]);
    for (const name of ['temporary', 'foreign', 'parked', 'none'])
      expect([name, await check(name)]).toEqual([name, 1]);
    await close(other);
  });

  it("fails when the embed site lacks a vendor's page", async () => {
    const check = async (embedSite: string) =>
      (await runSmokeTest(smallSite.origin, {...fewPages, embedSite}, 0)).problems;
    smallSite.faultAt = () => undefined;
    expect(await check(smallSite.origin)).toEqual([]);
    expect(await check('http://localhost:1')).toEqual([
      `http://localhost:1${EMBED_PATH} doesn't answer.`,
    ]);
  });

  it('stops after five problems, and reports that there may be more', async () => {
    smallSite.faultAt = () => ({when: '', at: /./, headers: {'referrer-policy': 'unsafe-url'}});
    const {problems} = await runSmokeTest(smallSite.origin, fewPages, 0);
    expect(problems).toHaveLength(6);
    expect(problems.at(-1)).toContain('there may be more');
  });

  it('waits for a host that is slow to serve the new build', async () => {
    let requestCount = 0;
    const oldBuild = {when: '', at: /./, body: 'the previous build'};
    smallSite.faultAt = (url) => {
      if (!url.includes('build-id')) return undefined;
      requestCount += 1;
      return requestCount === 1 ? oldBuild : undefined;
    };
    expect((await runSmokeTest(smallSite.origin, fewPages, 20_000)).problems).toEqual([]);
  });

  it('reports links that do not work', async () => {
    smallSite.faultAt = () => undefined;
    expect(
      await checkLinks([
        `${smallSite.origin}/About-Us`,
        `${smallSite.origin}/nowhere`,
        'http://localhost:1/',
      ]),
    ).toEqual([
      `${smallSite.origin}/nowhere answers 404.`,
      "http://localhost:1/ can't be reached.",
    ]);
  });

  it('reports a site that does not answer, once', async () => {
    const {problems} = await runSmokeTest('http://localhost:1', expected);
    expect(problems).toEqual(["http://localhost:1 can't be reached."]);
  });
});

/** The built site for patients, without a page and a redirect. */
const BROKEN: HostRules = {
  book: {
    pages: new Set([...book.pages].filter((path) => path !== '/reviews')),
    redirects: new Map([...book.redirects].filter(([from]) => from !== '/dentist-reviews')),
  },
  headers: {...headers, common: makeCommonHeaders('production')},
};

const PROBLEMS = [
  '/reviews answers 404.',
  "/dentist-reviews answers 404 and doesn't redirect to /reviews in one hop.",
];

describe('npm run check:live over https', () => {
  const folder = makeSharedFolder();
  let host: Running;
  let output: string;
  let code: unknown;

  beforeAll(async () => {
    const tls = await makeCertificate('localhost', 5);
    writeFileSync(join(folder, 'certificate.pem'), tls.certificate);
    host = await startNginx({rules: BROKEN, tls});
    const script = [
      'node_modules/tsx/dist/cli.mjs',
      'scripts/check-live.ts',
      `https://localhost:${host.port}`,
    ];
    const env = {...process.env, NODE_EXTRA_CA_CERTS: join(folder, 'certificate.pem')};
    const failed = await promisify(execFile)(process.execPath, script, {env}).then(
      () => undefined,
      (error: {stdout: string; code: number}) => error,
    );
    output = failed?.stdout ?? '';
    code = failed?.code;
  });

  afterAll(() => host.stop());

  it('prints one problem a line, and fails', () => {
    for (const problem of PROBLEMS) expect(output).toContain(`- ${problem}\n`);
    expect(code).toBe(1);
  });

  it('warns that the certificate expires soon', () => {
    expect(output).toMatch(/^- The certificate of localhost expires in [45] days\.$/m);
  });

  it('lists dead links to other websites', () => {
    expect(output).toMatch(/^- https:\/\/\S+\.example\S* can't be reached\.$/m);
  });

  it('rejects a self-signed certificate, and a host that does not answer', async () => {
    expect(await checkCertificate(new URL(`https://localhost:${host.port}`))).toEqual([
      expect.stringMatching(/^localhost has no valid certificate: .*self-signed/),
    ]);
    expect(await checkCertificate(new URL('https://localhost:1'))).toEqual([
      expect.stringMatching(/^localhost has no valid certificate: .*ECONNREFUSED/),
    ]);
  });
});
