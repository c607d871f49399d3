import {describe, expect, it} from 'vitest';
import {makeSharedFolder} from '@dental/testing/emptyFolder';
import {runGit, writeFileIn} from '@dental/testing/folders';
import {formatFigures, renderFigures, summarizeMonth} from '../../src/monitor/figures';
import {parseTapLog, readStoredTaps} from '../../src/monitor/taps';
import {useGitHub} from '../github/workflow';

const repeat = (line: string, times: number) => `${line}\n`.repeat(times);
const LOG =
  repeat('2027-01-04 call', 5) +
  repeat('2027-01-10 call', 2) +
  repeat('2027-01-11 call', 9) +
  repeat('2027-01-12 book', 4) +
  repeat('2027-01-20 text', 5) +
  repeat('2027-02-01 call', 50) +
  '1.2.3.4 call\n2027-01-05 /services/implants\n2027-01-05 callback\n';

describe('figures', () => {
  const root = makeSharedFolder();
  const weeks = summarizeMonth('/', '2027-01', parseTapLog(LOG));

  it('adds up each week of the month, from Monday', () => {
    expect(weeks.map(({first, taps}) => [first, ...taps])).toEqual([
      ['2027-01-01', 0, 0, 0, 0],
      ['2027-01-04', 7, 0, 0, 0],
      ['2027-01-11', 9, 4, 0, 0],
      ['2027-01-18', 0, 0, 0, 5],
      ['2027-01-25', 0, 0, 0, 0],
    ]);
  });

  it('ends with the last day of a short month', () => {
    const firsts = summarizeMonth('/', '2027-02', []).map(({first}) => first);
    expect(firsts).toEqual(['2027-02-01', '2027-02-08', '2027-02-15', '2027-02-22']);
  });

  it('shows numbers below five as few, also in the totals', () => {
    const lines = formatFigures(weeks).split('\n');
    expect(lines[4]).toMatch(/^January 18 +few +few +few +5$/);
    expect(lines[3]).toMatch(/^January 11 +9 +few +few +few$/);
    expect(lines.at(-1)).toMatch(/^At least +16 +few +few +5$/);
    expect(renderFigures('A & B', '2027-01', weeks)).toContain('A &amp; B: taps in January 2027');
  });

  it('lists the changed parts of the site without the names of treatments', () => {
    runGit(root, 'init', '-q');
    const files = [
      '_practice/promotions.yml',
      '_practice/labels.es.yml',
      'services/x/implants.mdx',
      '_cases/1.mdx',
      'es/costs.mdx',
      'about-us.mdx',
      'index.mdx',
      'README.md',
    ];
    for (const file of files) writeFileIn(root, `pages-content/${file}`, '');
    runGit(root, 'add', '.');
    runGit(root, 'commit', '-q', '-m', 'Add implants');
    const month = new Date().toISOString().slice(0, 7);
    const changes = summarizeMonth(root, month, []).flatMap((week) => week.changes);
    expect(changes.sort()).toEqual([
      'About us',
      'Home',
      'Promotions',
      'Spanish pages',
      'Treatments',
    ]);
  });
});

describe('readStoredTaps', () => {
  const {host} = useGitHub();

  it('reads the database at Cloudflare, or the store at Netlify', async () => {
    const api = host.address;
    const call = {day: '2027-01-04', kind: 'call', times: 7};
    host.answers = {
      'POST /accounts/a/d1/database/d/query': {result: [{results: [call]}]},
      'GET /api/v1/blobs/s/site:taps': {
        blobs: ['2027-01-04/call/1', '2027-01-05/text/2'].map((key) => ({key, etag: key})),
      },
    };
    const cloudflare = {TAPS_DATABASE: 'd', CLOUDFLARE_ACCOUNT_ID: 'a', CLOUDFLARE_API: api};
    expect(await readStoredTaps('2027-01', cloudflare)).toEqual([call]);
    expect(host.changes[0]?.body).toMatchObject({params: ['2027-01-%']});
    const netlify = {NETLIFY_AUTH_TOKEN: 't', NETLIFY_SITE_ID: 's', NETLIFY_API: api};
    expect(await readStoredTaps('2027-01', netlify)).toEqual([
      {day: '2027-01-04', kind: 'call', times: 1},
      {day: '2027-01-05', kind: 'text', times: 1},
    ]);
    await expect(readStoredTaps('2027-01', {})).rejects.toThrow('no log');
  });
});
