import {createHash} from 'node:crypto';
import {describe, expect, it} from 'vitest';
import {inlineCodeOf} from '../../../../src/build/pages/html';
import {contentSecurityPolicy, NO_CODE, policiesOf} from '../../../../src/build/policy/policy';
import type {OutsideService} from '../../../../src/third-parties/services';

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
const policyOf = (html: string) => contentSecurityPolicy(inlineCodeOf(html), []);
const directive = (policy: string, name: string) =>
  policy
    .split('; ')
    .find((part) => part.startsWith(`${name} `))
    ?.slice(name.length + 1);

describe('the policy of a page', () => {
  it('allows a script that stands in the page by its hash, wherever it stands', () => {
    const html =
      '<head><script>a()</script><noscript><style>p{}</style></noscript></head><body><script type=module>b()</script>';
    const scripts = directive(policyOf(html), 'script-src');
    expect(scripts).toContain(hash('a()'));
    expect(scripts).toContain(hash('b()'));
    expect(directive(policyOf(html), 'style-src')).toBe(`'self' ${hash('p{}')}`);
  });

  it('allows speculation rules and import maps, which browsers count as scripts', () => {
    for (const type of ['speculationrules', 'importmap', 'text/javascript', 'application/ecmascript'])
      expect(policyOf(`<script type="${type}">{}</script>`), type).toContain(hash('{}'));
  });

  it('needs no hash for data, nor for files', () => {
    const html =
      '<script type="application/ld+json">{}</script><script type=text/template>x</script><script src=/a.js></script>';
    expect(directive(policyOf(html), 'script-src')).toBe("'self'");
  });

  it('does not change with the order or the number of times in which code stands there', () => {
    expect(policyOf('<script>a</script><script>b</script>')).toBe(
      policyOf('<script>b</script><script>a</script><script>a</script>'),
    );
  });

  it('allows a style attribute by its hash only', () => {
    expect(directive(policyOf('<svg style="display: none;"></svg>'), 'style-src')).toBe(
      `'self' 'unsafe-hashes' ${hash('display: none;')}`,
    );
  });

  it('refuses code in an attribute, with the place', () => {
    expect(() => policyOf('<a onclick="go()">x</a>')).toThrow('<a onclick="go()">');
  });

  it('allows pictures in the page only where there are any', () => {
    expect(directive(policyOf('<img src="data:image/gif;base64,xx">'), 'img-src')).toBe("'self' data:");
    expect(directive(policyOf('<img src="/a.png">'), 'img-src')).toBe("'self'");
  });

  it('gives a service what it needs and no more, and a frame nothing but the frame', () => {
    const policy = contentSecurityPolicy(NO_CODE, [
      {kind: 'frame', host: 'maps.example'},
      {kind: 'script', host: 'chat.example'},
    ]);
    expect(directive(policy, 'script-src')).toBe("'self' https://chat.example");
    expect(directive(policy, 'frame-src')).toBe('https://maps.example https://chat.example');
    expect(directive(policy, 'form-action')).toBe("'self'");
  });

  it('requires Trusted Types on every page without a script of somebody else', () => {
    const required = (kinds: readonly OutsideService['kind'][]) =>
      directive(
        contentSecurityPolicy(
          NO_CODE,
          kinds.map((kind) => ({kind, host: 'a.example'})),
        ),
        'require-trusted-types-for',
      );
    expect(required([])).toBe("'script'");
    expect(required(['frame'])).toBe("'script'");
    for (const kind of ['script', 'form-script'] as const) expect(required(['frame', kind])).toBeUndefined();
  });

  it('never allows any script, any host or any frame around us', () => {
    const policy = policyOf('<script>a</script>');
    expect(policy).toMatch(/^default-src 'none'; /);
    expect(policy).toContain("base-uri 'none'; frame-ancestors 'none'");
    expect(policy).not.toMatch(/unsafe-inline|unsafe-eval|\*|https?:(?!\/\/)/);
  });
});

describe('the policies of a site', () => {
  const code = inlineCodeOf('<script>shared</script><style>p{}</style>');
  const other = inlineCodeOf('<script>shared</script><style>a{}</style>');
  const notFound = inlineCodeOf('<script>lost</script>');
  const page = (path: string, own: Partial<Parameters<typeof policiesOf>[0][number]> = {}) => ({
    path,
    code,
    services: [],
    ...own,
  });

  it('allow each page its own code and services, and what is shown at any other address that of the 404 page', () => {
    const services = [{kind: 'frame', host: 'maps.example'}] as const;
    const {standard, byPath} = policiesOf([page('/'), page('/b', {code: other, services})], notFound, []);
    expect(byPath).toEqual({'/': contentSecurityPolicy(code, []), '/b': contentSecurityPolicy(other, services)});
    expect(standard).toBe(contentSecurityPolicy(notFound, []));
  });

  it('for hosts that limit their number name only the pages that differ from most by more than their styles', () => {
    const services = [{kind: 'frame', host: 'maps.example'}] as const;
    const {standard, byPath} = policiesOf(
      [page('/'), page('/a', {code: other}), page('/b', {services})],
      notFound,
      [],
    ).few;
    expect(Object.keys(byPath)).toEqual(['/b']);
    expect(byPath['/b']).toContain('maps.example');
    expect(standard).not.toContain('maps.example');
  });

  it('for hosts that limit their number cover the styles of all kinds of pages and the 404 page', () => {
    const {standard} = policiesOf([page('/'), page('/a', {code: other})], notFound, []).few;
    for (const text of ['lost', 'shared', 'p{}', 'a{}']) expect(standard).toContain(hash(text));
  });

  it('are short for files that are no pages, and allow them what is ours only', () => {
    const everywhere = [{kind: 'form-script', host: 'forms.example'}] as const;
    const {files} = policiesOf([page('/'), page('/a')], notFound, everywhere);
    expect(directive(files, 'default-src')).toBe("'none'");
    expect(directive(files, 'script-src')).toBe("'self'");
    expect(files).not.toMatch(/sha256|forms\.example/);
  });

  it('give every page the services of every page', () => {
    const everywhere = [{kind: 'form-script', host: 'forms.example'}] as const;
    const {standard, byPath, few} = policiesOf([page('/'), page('/a', {code: notFound})], notFound, everywhere);
    for (const policy of [standard, few.standard, ...Object.values({...byPath, ...few.byPath})])
      expect(directive(policy, 'form-action')).toBe("'self' https://forms.example");
  });
});
