import {joinPatterns} from '@dental/content';

/** Addresses that visitors can't or shouldn't open. */
interface PrivateAddress {
  /** Completes "This link opens …". */
  target: string;
  pattern: RegExp;
}

/** Matches hosts, and their subdomains. */
function matchHosts(hosts: readonly string[]): RegExp {
  return new RegExp(`^https?://(?:[^/]+\\.)?${joinPatterns(hosts)}\\b`, 'i');
}

export const PRIVATE_ADDRESSES: readonly PrivateAddress[] = [
  {
    target: 'one of our own computers',
    pattern: new RegExp(
      `^https?://${joinPatterns([
        'localhost',
        '127\\.',
        '0\\.0\\.0\\.0',
        '10\\.',
        '192\\.168\\.',
        '172\\.(?:1[6-9]|2\\d|3[01])\\.',
        '\\[::1\\]',
        '[^/]+\\.(?:local|lan|internal)(?:[:/]|$)',
      ])}|^file:`,
      'i',
    ),
  },
  {
    target: "Google Docs, which isn't open to everyone and isn't safe for health information",
    pattern: new RegExp(
      `^https?://${joinPatterns([
        'docs',
        'drive',
        'sheets',
        'slides',
        'forms',
        'sites',
        'classroom',
        'photos',
        'keep',
      ])}\\.google\\.com|^https?://forms\\.gle\\b`,
      'i',
    ),
  },
  {
    target: "a file-sharing service, which isn't open to everyone",
    pattern: matchHosts([
      'dropbox\\.com',
      '1drv\\.ms',
      'onedrive\\.live\\.com',
      'sharepoint\\.com',
      'icloud\\.com',
      'box\\.com',
      'wetransfer\\.com',
      'we\\.tl',
    ]),
  },
  {
    target: 'one of our own work tools',
    pattern: matchHosts([
      'canva\\.com/design',
      'notion\\.so',
      'notion\\.site',
      'figma\\.com',
      'trello\\.com',
      'airtable\\.com',
      'monday\\.com',
      'slack\\.com',
    ]),
  },
  {
    target: "this website's source files",
    pattern: matchHosts([
      'github\\.com',
      'githubusercontent\\.com',
      'gitlab\\.com',
      'github\\.dev',
    ]),
  },
  {
    target: 'a preview, which will be deleted',
    pattern: /^https?:\/\/[^/]*(?:deploy-preview|preview|staging|\bdev\b|\btest\b)[^/]*\./i,
  },
  {
    target: 'a preview, which will be deleted',
    pattern: new RegExp(
      `^https?://[^/]+\\.${joinPatterns([
        'netlify\\.app',
        'vercel\\.app',
        'pages\\.dev',
        'github\\.io',
        'herokuapp\\.com',
        'ngrok\\.io',
        'ngrok-free\\.app',
        'web\\.app',
        'onrender\\.com',
        'surge\\.sh',
      ])}\\b`,
      'i',
    ),
  },
  {
    target: "a page for editors, which visitors can't open",
    pattern: /\/(?:wp-admin|wp-login\.php|admin|edit|editor)(?:[/?#]|$)/i,
  },
  {
    target: "a page for editors, which visitors can't open",
    pattern: new RegExp(
      `^https?://${joinPatterns([
        'business',
        'mail',
        'calendar',
        'admin',
        'outlook',
        'accounts',
      ])}\\.(?:google|facebook|office|live)\\.com`,
      'i',
    ),
  },
  {
    target: "a page for editors, which visitors can't open",
    pattern: /^https?:\/\/(?:www\.)?facebook\.com\/(?:business|adsmanager)/i,
  },
  {
    target: 'a shortened address, which hides the real one and can change',
    pattern: new RegExp(
      `^https?://${joinPatterns([
        'bit\\.ly',
        'tinyurl\\.com',
        't\\.co',
        '(?:[\\w-]+\\.)*goo\\.gl',
        'ow\\.ly',
        'buff\\.ly',
        'lnkd\\.in',
        'rebrand\\.ly',
        'is\\.gd',
        'tiny\\.cc',
        'cutt\\.ly',
        'rb\\.gy',
      ])}/`,
      'i',
    ),
  },
];
