import {join} from 'node:path';
import {gzipSync} from 'node:zlib';
import {describe, expect, it} from 'vitest';
import {useEmptyFolder} from '@dental/testing/emptyFolder';
import {writeFileIn} from '@dental/testing/folders';
import {hasSitemaps, readSitemaps} from '../../src/monitor/sitemaps';

const project = useEmptyFolder();

const SITE = 'https://old.example';
const makeSet = (...urls: string[]) =>
  `<urlset>${urls.map((url) => `<url><loc>${url}</loc></url>`).join('')}</urlset>`;
const makeIndex = (...maps: string[]) => {
  const entries = maps.map((map) => `<sitemap><loc>${map}</loc></sitemap>`);
  return `<sitemapindex>${entries.join('')}</sitemapindex>`;
};

/** Reads a sitemap with some content. */
function readText(text: string | Buffer, name = 'old.xml'): string[] {
  writeFileIn(project.folder, name, text);
  return readSitemaps(join(project.folder, name));
}

describe('readSitemaps', () => {
  it.each([
    {kind: 'CDATA', url: `<![CDATA[${SITE}/a&b/]]>`, path: '/a&b'},
    {kind: 'entities', url: `${SITE}/what&apos;s&amp;new&#233;`, path: "/what's&newé"},
    {kind: 'a bare ampersand', url: `${SITE}/?a=1&b=2`, path: '/?a=1&b=2'},
    {kind: 'spaces', url: `\n ${SITE}/our smile gallery/ \n`, path: '/our smile gallery'},
    {kind: 'a comment', url: `<!-- x -->${SITE}/a<!-- y -->b`, path: '/ab'},
    {kind: 'no domain', url: '/team', path: '/team'},
    {kind: 'no slash', url: 'team.html', path: '/team.html'},
    {kind: 'no https', url: 'www.old.example/team', path: '/team'},
    {kind: 'no protocol', url: '//old.example/team', path: '/team'},
    {kind: 'Latin-1', url: `${SITE}/%fcber`, path: '/über'},
    {kind: 'another protocol', url: 'mailto:a@b.example', path: 'mailto:a@b.example'},
    {kind: 'a broken protocol', url: 'https//old.example/x', path: 'https//old.example/x'},
    {kind: 'nothing', url: ' ', path: ''},
    {kind: 'a tag', url: '<b>/team</b>', path: ''},
    {kind: 'a campaign', url: `${SITE}/team?utm_source=map&id=5&gclid=x`, path: '/team?id=5'},
    {kind: 'only a campaign', url: `${SITE}/team/?UTM_Medium=a&amp;fbclid=b`, path: '/team'},
    {kind: 'a part of a page', url: `${SITE}/team#dr-young`, path: '/team'},
    {kind: 'a page of a script', url: `${SITE}/#!/team`, path: `${SITE}/#!/team`},
  ])('reads an entry with $kind', ({url, path}) => {
    expect(readText(makeSet(`${SITE}/first`, url))).toEqual(['/first', path]);
  });

  it('reads prefixes, capitals, and image entries', () => {
    const xml = `<?xml version="1.0"?><?xml-stylesheet href="x.xsl"?>
      <sm:urlset xmlns:sm="http://www.sitemaps.org/schemas/sitemap/0.9">
      <!-- <sm:url><sm:loc>${SITE}/comment</sm:loc></sm:url> -->
      <sm:url><sm:loc >${SITE}/a</sm:loc><image:image><image:loc>${SITE}/i.jpg</image:loc>
      </image:image></sm:url><URL><LOC>${SITE}/b</LOC></URL><sm:url/></sm:urlset>`;
    expect(readText(xml)).toEqual(['/a', '/b', '']);
  });

  it('reads other encodings, compressed files, and lists of URLs', () => {
    const latin = `<?xml version="1.0" encoding="ISO-8859-1"?>${makeSet(`${SITE}/zähne`)}`;
    expect(readText(Buffer.from(latin, 'latin1'))).toEqual(['/zähne']);
    expect(readText(Buffer.from(`\ufeff${makeSet(`${SITE}/ä`)}`, 'utf16le'))).toEqual(['/ä']);
    expect(readText(gzipSync(makeSet(`${SITE}/a`)), 'old.xml.gz')).toEqual(['/a']);
    expect(readText(`${SITE}/a\r\n\r\nbroken one\n`, 'old.txt')).toEqual(['/a', '/broken one']);
  });

  it('reads Latin-1 in a sitemap that declares UTF-8', () => {
    const xml = `<?xml version="1.0" encoding="UTF-8"?>${makeSet(`${SITE}/zähne`)}`;
    expect(readText(Buffer.from(xml, 'latin1'))).toEqual(['/zähne']);
  });

  it('reads the quotation marks and dashes of windows-1252', () => {
    const start = `<?xml version="1.0" encoding="windows-1252"?><urlset><url><loc>${SITE}/it`;
    const end = 's</loc></url></urlset>';
    const xml = Buffer.from(`${start}\u0092s\u0096thi${end}`, 'latin1');
    expect(readText(xml)).toEqual(['/it’s–this']);
  });

  it('reads a sitemap below the sentence of a browser', () => {
    const sentence = 'This XML file does not appear to have any style information.';
    expect(readText(`${sentence}\n${makeSet(`${SITE}/a`)}`)).toEqual(['/a']);
  });

  it('reports a compressed sitemap that is much too large', () => {
    const bomb = gzipSync(Buffer.alloc(70 * 2 ** 20));
    expect(() => readText(bomb, 'old.xml.gz')).toThrow('larger than 50 MB');
  });

  it('reports a compressed sitemap that is cut off', () => {
    const half = gzipSync(makeSet(`${SITE}/a`)).subarray(0, 30);
    expect(() => readText(half, 'old.xml.gz')).toThrow('old.xml.gz is broken, cut off');
  });

  it('lists the sitemaps of an index that are missing', () => {
    const index = makeIndex(`${SITE}/page-sitemap.xml`, `${SITE}/old.xml`);
    expect(() => readText(index)).toThrow(
      `old.xml is an index of sitemaps. Missing: ${SITE}/page-sitemap.xml, ${SITE}/old.xml.`,
    );
  });

  it('reads a folder with an index and all its sitemaps', () => {
    const folder = join(project.folder, 'maps');
    writeFileIn(folder, 'index.xml', makeIndex(`${SITE}/a.xml?page=1`, `${SITE}/b.xml.gz`));
    writeFileIn(folder, 'a.xml', makeSet(`${SITE}/a`));
    writeFileIn(folder, 'notes.txt', 'x');
    writeFileIn(folder, 'folder.xml/notes.txt', 'x');
    expect(() => readSitemaps(folder)).toThrow(`Missing: ${SITE}/b.xml.gz.`);
    writeFileIn(folder, 'b.xml', makeSet(`${SITE}/b`));
    expect(readSitemaps(folder)).toEqual(['/a', '/b']);
    expect([hasSitemaps(folder), hasSitemaps(project.folder)]).toEqual([true, false]);
  });

  it.each([
    {xml: `<urlset><url><loc>${SITE}/a</loc></url><url><loc>${SITE}/b`, message: 'is cut off:'},
    {xml: '<urlset><url></urlset>', message: "isn't valid XML in line 1."},
  ])('reports the broken sitemap $xml', ({xml, message}) => {
    expect(() => readText(xml)).toThrow(`old.xml ${message}`);
  });

  it('needs a file for each sitemap of the same name', () => {
    const folder = join(project.folder, 'maps');
    const maps = [`${SITE}/en/sitemap.xml`, `${SITE}/es/sitemap.php?map=1`, `${SITE}/my%20map.txt`];
    writeFileIn(folder, 'index.xml', makeIndex(...maps));
    writeFileIn(folder, 'sitemap.xml', makeSet(`${SITE}/a`));
    writeFileIn(folder, 'my map.txt', `${SITE}/c`);
    expect(() => readSitemaps(folder)).toThrow(`Missing: ${SITE}/es/sitemap.php?map=1.`);
    writeFileIn(folder, 'sitemap (1).xml', makeSet(`${SITE}/b`));
    expect(readSitemaps(folder).sort()).toEqual(['/a', '/b', '/c']);
  });

  it.each(['<html></html>', '<rss><channel><link>/a</link></channel></rss>'])(
    'rejects "%s", which is another file',
    (text) => {
      expect(() => readText(text)).toThrow("old.xml isn't a sitemap.");
    },
  );

  it.each(['', 'text', '<urlset/>'])('rejects "%s", which has no URLs', (text) => {
    expect(() => readText(text)).toThrow('The sitemap has no URLs.');
  });
});
