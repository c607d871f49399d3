import {createHash} from 'node:crypto';
import {readFileSync} from 'node:fs';
import {describe, expect, it} from 'vitest';
import {makePolicy, makePolicies} from '../../src/csp/csp';
import type {CspSite} from '../../src/csp/types';
import {REPORTS_ENDPOINT} from '../../src/hosting/headers';
import {findInlineCode} from '../../src/csp/inlineCode';
import {listVendors} from '@dental/vendors';
import {makeExampleIds} from '@dental/testing/vendors/ids';

const NO_CODE = findInlineCode('');
const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
const makePolicyOfHtml = (html: string) => makePolicy({code: findInlineCode(html)});
const readDirective = (policy: string, name: string) =>
  policy
    .split('; ')
    .find((part) => part.startsWith(`${name} `))
    ?.slice(name.length + 1);

interface InlineCase {
  code: string;
  html: string;
  name: string;
  sources: readonly string[];
}

/** HTML, and the sources that a directive of its policy allows. */
const INLINE_CASES: readonly InlineCase[] = [
  {
    code: 'an inline script by its hash, anywhere',
    html:
      '<head><script>a()</script><noscript><style>p{}</style></noscript></head>' +
      '<body><script type=module>b()</script>',
    name: 'script-src',
    sources: ["'self'", hash('a()'), hash('b()')],
  },
  {
    code: 'a style by its hash',
    html: '<noscript><style>p{}</style></noscript>',
    name: 'style-src',
    sources: ["'self'", hash('p{}')],
  },
  {
    code: 'speculation rules',
    html: '<script type=speculationrules>{}</script>',
    name: 'script-src',
    sources: ["'self'", hash('{}')],
  },
  {
    code: 'a script with the type text/javascript',
    html: '<script type="text/javascript">{}</script>',
    name: 'script-src',
    sources: ["'self'", hash('{}')],
  },
  {
    code: 'data without a hash',
    html: '<script type="application/ld+json">{}</script>',
    name: 'script-src',
    sources: ["'self'"],
  },
  {
    code: 'a template without a hash',
    html: '<script type=text/template>x</script>',
    name: 'script-src',
    sources: ["'self'"],
  },
  {
    code: 'files without a hash',
    html: '<script src=/a.js></script>',
    name: 'script-src',
    sources: ["'self'"],
  },
  {
    code: 'a style attribute by its hash',
    html: '<svg style="display:none"></svg>',
    name: 'style-src',
    sources: ["'self'", "'unsafe-hashes'", hash('display:none')],
  },
  {
    code: 'data: images if the page has some',
    html: '<img src="data:image/gif;base64,xx">',
    name: 'img-src',
    sources: ["'self'", 'data:'],
  },
  {
    code: 'no data: images if the page has none',
    html: '<img src="/a.png">',
    name: 'img-src',
    sources: ["'self'"],
  },
];

describe('makePolicy', () => {
  it.each(INLINE_CASES)('allows $code', ({html, name, sources}) => {
    const allowed = readDirective(makePolicyOfHtml(html), name)?.split(' ');
    expect(allowed?.sort()).toEqual([...sources].sort());
  });

  it('ignores the order and repetition of code', () => {
    expect(makePolicyOfHtml('<script>a</script><script>b</script>')).toBe(
      makePolicyOfHtml('<script>b</script><script>a</script><script>a</script>'),
    );
  });

  it('refuses code in an attribute, and quotes it', () => {
    expect(() => makePolicyOfHtml('<a onclick="go()">x</a>')).toThrow('<a onclick="go()">');
  });

  it("allows a vendor's sources in their own directives only", () => {
    const policy = makePolicy({
      code: NO_CODE,
      sources: {
        'connect-src': ['wss://chat.example'],
        'worker-src': ['blob:'],
        'frame-src': ['https://maps.example'],
      },
    });
    expect(readDirective(policy, 'connect-src')).toBe("'self' wss://chat.example");
    expect(readDirective(policy, 'worker-src')).toBe('blob:');
    expect(readDirective(policy, 'frame-src')).toBe('https://maps.example');
    expect(readDirective(policy, 'script-src')).toBe("'self'");
  });

  it('allows inline styles of a vendor without hashes', () => {
    const code = findInlineCode('<style>p{}</style>');
    expect(readDirective(makePolicy({code, inlineStyles: true}), 'style-src')).toBe(
      "'self' 'unsafe-inline'",
    );
  });

  it('requires Trusted Types except on pages that run a vendor', () => {
    expect(readDirective(makePolicy({code: NO_CODE}), 'require-trusted-types-for')).toBe(
      "'script'",
    );
    expect(
      readDirective(makePolicy({code: NO_CODE, isFramed: true}), 'require-trusted-types-for'),
    ).toBeUndefined();
  });

  it('reports to a URL only when one is set', () => {
    const reportTo = 'https://reports.example/a/b';
    const policy = makePolicy({code: NO_CODE, reportTo});
    expect(readDirective(policy, 'report-uri')).toBe(reportTo);
    expect(readDirective(policy, 'report-to')).toBe(REPORTS_ENDPOINT);
    expect(makePolicy({code: NO_CODE, reportTo, isInPage: true})).not.toContain('report-');
    expect(makePolicy({code: NO_CODE})).not.toContain('report');
  });

  it('allows no unsafe scripts, whole hosts, or frames around pages', () => {
    const policy = makePolicyOfHtml('<script>a</script>');
    expect(policy).toMatch(/^default-src 'none'; /);
    expect(policy).toContain("base-uri 'none'; frame-ancestors 'none'");
    expect(policy).not.toMatch(/unsafe-inline|unsafe-eval|\*|https?:(?!\/\/)/);
  });
});

/** The code of some pages, each with a style of its own. */
const makeStyledPages = (count: number) =>
  new Map(
    Array.from({length: count}, (_, index) => [
      `/p${index}`,
      findInlineCode(`<style>p${index}{}</style>`),
    ]),
  );

describe('makePolicies', () => {
  const code = findInlineCode('<script>shared</script><style>p{}</style>');
  const otherCode = findInlineCode('<script>shared</script><style>a{}</style>');
  const notFound = findInlineCode('<script>lost</script>');
  const makeSite = (fields: Partial<CspSite> = {}): CspSite => ({
    pages: new Map([
      ['/', code],
      ['/b', otherCode],
    ]),
    notFound,
    sources: {},
    embeds: new Map(),
    ...fields,
  });

  it('allows each page only its own code', () => {
    const {standard, byPath} = makePolicies(makeSite());
    expect(byPath).toEqual({'/': makePolicy({code}), '/b': makePolicy({code: otherCode})});
    expect(standard).toBe(makePolicy({code: notFound}));
  });

  it('allows no third party on pages with their own document', () => {
    const sources = {'frame-src': ["'self'"], 'form-action': ['https://x.example']};
    const {byPath, few} = makePolicies(makeSite({sources, separatePages: ['/b']}));
    expect(byPath['/']).toContain('https://x.example');
    for (const policy of [byPath['/b'], few.byPath['/b']]) {
      expect(policy).toContain("form-action 'self';");
      expect(policy).not.toMatch(/x\.example|frame-src/);
    }
  });

  it('allows a vendor only on its page, which our pages can frame', () => {
    const embeds = new Map([
      ['/embed/x.html', {code, sources: {'script-src': ['https://x.example']}}],
    ]);
    const {byPath, standard, few} = makePolicies(
      makeSite({embeds, sources: {'frame-src': ["'self'"]}}),
    );
    for (const policy of [standard, byPath['/'], byPath['/b'], few.standard]) {
      expect(policy).not.toContain('x.example');
      expect(policy).toContain("frame-src 'self'");
    }
    for (const paths of [byPath, few.byPath]) {
      expect(paths['/embed/x.html']).toContain("script-src 'self' ");
      expect(paths['/embed/x.html']).toContain('https://x.example');
      expect(paths['/embed/x.html']).toContain("frame-ancestors 'self'");
    }
  });

  it("allows only our pages to frame a vendor's page at another address", () => {
    const framedBy = 'https://www.our.example';
    const embeds = new Map([['/embed/x.html', {code: NO_CODE, framedBy}]]);
    const {byPath} = makePolicies(makeSite({embeds}));
    expect(readDirective(byPath['/embed/x.html'] ?? '', 'frame-ancestors')).toBe(framedBy);
  });

  it("allows our frames to show only the page after a vendor's form", () => {
    const paths = ['/', '/b'];
    for (const {byPath, few} of [
      makePolicies(makeSite({thankYouPages: ['/b']})),
      makePolicies(makeSite({pages: makeStyledPages(60), thankYouPages: ['/b']})),
    ]) {
      for (const path of paths.filter((one) => one in byPath))
        expect(readDirective(byPath[path] ?? '', 'frame-ancestors')).toBe(
          path === '/b' ? "'self'" : "'none'",
        );
      expect(few.byPath['/b']).toContain("frame-ancestors 'self'");
      expect(few.standard).toContain("frame-ancestors 'none'");
    }
  });

  it('makes one policy for all pages on hosts with few rules', () => {
    const {standard, byPath} = makePolicies(makeSite()).few;
    expect(byPath).toEqual({});
    for (const text of ['lost', 'shared', 'p{}', 'a{}']) expect(standard).toContain(hash(text));
  });

  it('moves policies into the pages when one for all is too long', () => {
    const {few, inPages, byPath} = makePolicies(makeSite({pages: makeStyledPages(500)}));
    expect(few).toEqual({standard: "frame-ancestors 'none'", byPath: {}});
    expect(Object.keys(inPages ?? {})).toHaveLength(501);
    expect(inPages?.['/p499']).toContain(hash('p499{}'));
    expect(`${inPages?.['/p499']}`).not.toContain('frame-ancestors');
    expect(byPath['/p499']).toContain("frame-ancestors 'none'");
  });

  it('makes a short policy for files that allows only our own', () => {
    const {files} = makePolicies(makeSite({sources: {'form-action': ['https://forms.example']}}));
    expect(readDirective(files, 'default-src')).toBe("'none'");
    expect(readDirective(files, 'script-src')).toBe("'self'");
    expect(files).not.toMatch(/sha256|forms\.example/);
  });

  it('allows every page to send forms to their service', () => {
    const {standard, byPath, few} = makePolicies(
      makeSite({sources: {'form-action': ['https://forms.example']}}),
    );
    for (const policy of [standard, few.standard, ...Object.values(byPath)])
      expect(readDirective(policy, 'form-action')).toBe("'self' https://forms.example");
  });
});

describe.each((['forms', 'chat', 'financing', 'map', 'videos'] as const).flatMap(listVendors))(
  'the record of $name',
  ({id, sources}) => {
    it('lists only origins, and no inline or evaluated scripts', () => {
      for (const source of Object.values(sources(makeExampleIds(id))).flat())
        expect(source).toMatch(/^(data:|blob:|(https|wss):\/\/(\*\.)?[a-z0-9.-]+)$/);
    });

    it('has a source in docs/vendors.md', () => {
      const row = new RegExp(`^\\|.*\`${id}\`.*$`, 'm').exec(
        readFileSync('docs/vendors.md', 'utf8'),
      )?.[0];
      expect(row).toMatch(/\]\(https:\/\//);
    });
  },
);
