import {expect, it} from 'vitest';
import {createAddressBook} from '@dental/practice';
import {sendRequest} from '@dental/testing/rawRequests';
import {describeOnEachHost} from '../support/hosts/eachHost';
import {readBuiltRules} from '../support/hosts/servers';

const OLD_URLS = [
  '/Meet-The-Doctor/',
  '/our%20team',
  '/über-uns',
  '/Q&A',
  '/teeth+gums',
  '/team(old)[1]',
  '/100%-smile',
  "/what's-new",
  '/say-"hi"',
  '/price$list',
  '/a{b}^c|d',
  '/zähne-日本',
  '/index.php?page_id=7',
  '/?page_id=5',
  '/contact-us?office=2&lang=es',
  '/old.asp?ID=3',
];
const {headers} = readBuiltRules();
const book = createAddressBook([
  {path: '/', redirectFrom: ['/home']},
  {path: '/contact-us'},
  {path: '/about-us', redirectFrom: OLD_URLS},
]);

/** Each request with the page that answers it. A query that no old URL has is kept. */
const REQUESTS: Record<string, string | undefined> = {
  '/meet-the-doctor?x=1': '/about-us?x=1',
  '/Our%20Team/': '/about-us',
  '/%C3%BCber-uns': '/about-us',
  '/%fcber-uns': '/about-us',
  '/u%CC%88ber-uns/': '/about-us',
  '/q&a': '/about-us',
  '/Q%26A/': '/about-us',
  '/teeth+gums': '/about-us',
  '/teeth%2Bgums': '/about-us',
  '/team(old)[1]': '/about-us',
  '/team%28old%29%5B1%5D': '/about-us',
  '/100%25-smile': '/about-us',
  '/what%27s-new': '/about-us',
  '/say-%22hi%22': '/about-us',
  '/price$list': '/about-us',
  '/a%7Bb%7D%5Ec%7Cd': '/about-us',
  '/z%c3%a4hne-%e6%97%a5%e6%9c%ac': '/about-us',
  '/?page_id=5': '/about-us',
  '/?utm_source=mail&PAGE_ID=5': '/about-us',
  '/index.php?page_id=5': '/about-us',
  '/?page_id=7': '/about-us',
  '/index.php?page_id=7': '/about-us',
  '/?page_id=55': undefined,
  '/?page=5': undefined,
  '/contact-us?lang=es&office=2': '/about-us',
  '/contact-us?office=2': undefined,
  '/contact-us/?office=2': '/contact-us?office=2',
  '/Old.ASP?id=3': '/about-us',
  '/about-us.htm': '/about-us',
  '/about-us.php?x=1': '/about-us?x=1',
  '/about-us.aspx': '/about-us',
  '/index.php/about-us/': '/about-us',
  '/about-us/amp/': '/about-us',
  '/about-us/feed/': '/about-us',
  '/about-us)': '/about-us',
  '/about-us/),': '/about-us',
  '/about-us%5D.': '/about-us',
  '/home.php)': '/',
  '/index.php': '/',
  '/nowhere.php': undefined,
};

describeOnEachHost(
  'old URLs of other websites',
  (host) => {
    it('redirects any letters, queries, and endings in one hop', async () => {
      const answers: typeof REQUESTS = {};
      for (const url of Object.keys(REQUESTS)) {
        const {status, headers: answer} = await sendRequest(host.port, url);
        answers[url] = status === 301 ? answer.location : undefined;
      }
      expect(answers).toEqual(REQUESTS);
    });
  },
  {rules: {book, headers}},
);
