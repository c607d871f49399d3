import {createHash} from 'node:crypto';
import {readFileSync} from 'node:fs';
import {describe, expect, it} from 'vitest';
import {policyOf, policiesOf} from '../../src/csp/csp';
import type {CspSite} from '../../src/csp/types';
import {REPORTS} from '../../src/hosting/headers';
import {inlineCodeOf} from '@dental/content/output';
import {vendorsOf} from '@dental/practice';
import {table} from '../../../../tests/support/table';
import {exampleIds} from '../../../../tests/support/vendors/ids';

const NO_CODE = inlineCodeOf('');
const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
const cspOf = (html: string) => policyOf({code: inlineCodeOf(html)});
const directive = (policy: string, name: string) =>
  policy
    .split('; ')
    .find((part) => part.startsWith(`${name} `))
    ?.slice(name.length + 1);

describe('the Content-Security-Policy of a page', () => {
  interface Allowed {
    what: string;
    html: string;
    directive: string;
    /** What it allows, with `hash:` before what it allows by its hash. */
    allows: string;
  }

  it.each(table<Allowed>(import.meta.url, 'allowed'))(
    'allows $what',
    ({html, directive: name, allows}) => {
      const sources = allows
        .split(' ')
        .map((source) => (source.startsWith('hash:') ? hash(source.slice(5)) : source));
      expect(directive(cspOf(html), name)?.split(' ').sort()).toEqual(sources.sort());
    },
  );

  it('does not change with the order or the number of times in which code is there', () => {
    expect(cspOf('<script>a</script><script>b</script>')).toBe(
      cspOf('<script>b</script><script>a</script><script>a</script>'),
    );
  });

  it('refuses code in an attribute, with the place', () => {
    expect(() => cspOf('<a onclick="go()">x</a>')).toThrow('<a onclick="go()">');
  });

  it('allows what a vendor needs under its own directive and nowhere else', () => {
    const policy = policyOf({
      code: NO_CODE,
      sources: {
        'connect-src': ['wss://chat.example'],
        'worker-src': ['blob:'],
        'frame-src': ['https://maps.example'],
      },
    });
    expect(directive(policy, 'connect-src')).toBe("'self' wss://chat.example");
    expect(directive(policy, 'worker-src')).toBe('blob:');
    expect(directive(policy, 'frame-src')).toBe('https://maps.example');
    expect(directive(policy, 'script-src')).toBe("'self'");
  });

  it('lets a vendor write styles only without a hash, which would switch that off', () => {
    const code = inlineCodeOf('<style>p{}</style>');
    expect(directive(policyOf({code, inlineStyles: true}), 'style-src')).toBe(
      "'self' 'unsafe-inline'",
    );
  });

  it('requires Trusted Types of every page but those in which a vendor runs', () => {
    expect(directive(policyOf({code: NO_CODE}), 'require-trusted-types-for')).toBe("'script'");
    expect(
      directive(policyOf({code: NO_CODE, isFramed: true}), 'require-trusted-types-for'),
    ).toBeUndefined();
  });

  it('says where the browser reports what it refuses only if that is set', () => {
    const reportTo = 'https://reports.example/a/b';
    const policy = policyOf({code: NO_CODE, reportTo});
    expect(directive(policy, 'report-uri')).toBe(reportTo);
    expect(directive(policy, 'report-to')).toBe(REPORTS);
    expect(policyOf({code: NO_CODE, reportTo, isInPage: true})).not.toContain('report-');
    expect(policyOf({code: NO_CODE})).not.toContain('report');
  });

  it('never allows any script, any host or any frame around us', () => {
    const policy = cspOf('<script>a</script>');
    expect(policy).toMatch(/^default-src 'none'; /);
    expect(policy).toContain("base-uri 'none'; frame-ancestors 'none'");
    expect(policy).not.toMatch(/unsafe-inline|unsafe-eval|\*|https?:(?!\/\/)/);
  });
});

describe('the Content-Security-Policies of a site', () => {
  const code = inlineCodeOf('<script>shared</script><style>p{}</style>');
  const other = inlineCodeOf('<script>shared</script><style>a{}</style>');
  const notFound = inlineCodeOf('<script>lost</script>');
  const site = (own: Partial<CspSite> = {}): CspSite => ({
    pages: new Map([
      ['/', code],
      ['/b', other],
    ]),
    notFound,
    sources: {},
    embeds: new Map(),
    ...own,
  });

  it('allow each page its own code, and what is shown at any other address that of the 404 page', () => {
    const {standard, byPath} = policiesOf(site());
    expect(byPath).toEqual({'/': policyOf({code}), '/b': policyOf({code: other})});
    expect(standard).toBe(policyOf({code: notFound}));
  });

  it('name no third party where a page has a document of its own', () => {
    const sources = {'frame-src': ["'self'"], 'form-action': ['https://x.example']};
    const {byPath, few} = policiesOf(site({sources, alone: ['/b']}));
    expect(byPath['/']).toContain('https://x.example');
    for (const policy of [byPath['/b'], few.byPath['/b']]) {
      expect(policy).toContain("form-action 'self';");
      expect(policy).not.toMatch(/x\.example|frame-src/);
    }
  });

  it('name a vendor in its own page only, which our pages may frame', () => {
    const embeds = new Map([
      ['/embed/x.html', {code, sources: {'script-src': ['https://x.example']}}],
    ]);
    const {byPath, standard, few} = policiesOf(site({embeds, sources: {'frame-src': ["'self'"]}}));
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

  it('let a frame of ours show the page to which a vendor leads its form, and no other', () => {
    const many = new Map(
      Array.from({length: 60}, (_, index) => [
        `/p${index}`,
        inlineCodeOf(`<style>p${index}{}</style>`),
      ]),
    );
    const paths = ['/', '/b'];
    for (const {byPath, few} of [
      policiesOf(site({inForms: ['/b']})),
      policiesOf(site({pages: many, inForms: ['/b']})),
    ]) {
      for (const path of paths.filter((one) => one in byPath))
        expect(directive(byPath[path] ?? '', 'frame-ancestors')).toBe(
          path === '/b' ? "'self'" : "'none'",
        );
      expect(few.byPath['/b']).toContain("frame-ancestors 'self'");
      expect(few.standard).toContain("frame-ancestors 'none'");
    }
  });

  it('for hosts that limit their number are one for all pages', () => {
    const {standard, byPath} = policiesOf(site()).few;
    expect(byPath).toEqual({});
    for (const text of ['lost', 'shared', 'p{}', 'a{}']) expect(standard).toContain(hash(text));
  });

  it('are in the pages where one for all would be longer than a host takes, however many there are', () => {
    const many = Array.from(
      {length: 500},
      (_, index) => [`/p${index}`, inlineCodeOf(`<style>p${index}{}</style>`)] as const,
    );
    const {few, inPages, byPath} = policiesOf(site({pages: new Map(many)}));
    expect(few).toEqual({standard: "frame-ancestors 'none'", byPath: {}});
    expect(Object.keys(inPages ?? {})).toHaveLength(501);
    expect(inPages?.['/p499']).toContain(hash('p499{}'));
    expect(`${inPages?.['/p499']}`).not.toContain('frame-ancestors');
    expect(byPath['/p499']).toContain("frame-ancestors 'none'");
  });

  it('are short for files that are no pages, and allow them what is ours only', () => {
    const {files} = policiesOf(site({sources: {'form-action': ['https://forms.example']}}));
    expect(directive(files, 'default-src')).toBe("'none'");
    expect(directive(files, 'script-src')).toBe("'self'");
    expect(files).not.toMatch(/sha256|forms\.example/);
  });

  it('let every page send its forms to the service that takes them', () => {
    const {standard, byPath, few} = policiesOf(
      site({sources: {'form-action': ['https://forms.example']}}),
    );
    for (const policy of [standard, few.standard, ...Object.values(byPath)])
      expect(directive(policy, 'form-action')).toBe("'self' https://forms.example");
  });
});

describe.each((['forms', 'chat', 'financing', 'map', 'films'] as const).flatMap(vendorsOf))(
  'the record of $name',
  ({id, sources}) => {
    it('asks for origins only, and never for inline or evaluated scripts', () => {
      for (const source of Object.values(sources(exampleIds(id))).flat())
        expect(source).toMatch(/^(data:|blob:|(https|wss):\/\/(\*\.)?[a-z0-9.-]+)$/);
    });

    it('is confirmed by a document that docs/vendors.md links', () => {
      const row = new RegExp(`^\\|.*\`${id}\`.*$`, 'm').exec(
        readFileSync('docs/vendors.md', 'utf8'),
      )?.[0];
      expect(row).toMatch(/\]\(https:\/\//);
    });
  },
);
