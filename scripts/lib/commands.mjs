// @ts-check
/**
 * The usage of every command in package.json, for `--help`.
 *
 * @typedef {object} Usage
 * @property {string} does one sentence, starting with a verb
 * @property {Record<string, string>} [options] each option as typed, with its effect
 * @property {string} [passesTo] the program that takes all other options
 * @property {string} example
 */

const BASE_OPTION = {'--base <ref>': 'the version to compare with (default: HEAD)'};

/** @type {Record<string, Usage>} */
export const COMMANDS = {
  start: {
    does: 'Installs the packages, builds the site, and serves it at http://localhost:3000.',
    options: {'PORT=3001': 'environment variable: serve on another port'},
    example: 'PORT=3001 npm start',
  },
  admin: {
    does: 'Builds the site and serves it with the editor at http://localhost:3000/admin.',
    options: {'PORT=3001': 'environment variable: serve on another port'},
    example: 'npm run admin',
  },
  dev: {
    does: 'Starts live editing: the browser shows every saved change.',
    options: {
      '-p, --port <number>': 'another port than 3000',
      '-h, --host <name>': 'another host than localhost',
    },
    example: 'npm run dev -- --port 3001',
  },
  build: {
    does: 'Checks the content and builds the site into build/.',
    options: {'SITE_ENV=production': 'environment variable: build for patients, not a preview'},
    example: 'SITE_ENV=production npm run build',
  },
  serve: {
    does: 'Serves build/ with the same redirects and headers as a real host.',
    options: {
      'PORT=3001': 'environment variable: serve on another port',
      'HOST=0.0.0.0': 'environment variable: answer other machines too',
    },
    example: 'PORT=3001 npm run serve',
  },
  'serve:admin': {
    does: 'Serves build/ with the editor; saves go to branches of this repository.',
    options: {'PORT=3001': 'environment variable: serve on another port'},
    example: 'npm run serve:admin',
  },
  translated: {
    does: 'Marks Spanish pages as up to date with their English pages.',
    options: {'<address> …': 'only these pages (default: all)'},
    example: 'npm run translated /es/costs',
  },
  check: {
    does: 'Checks all content in seconds, without a build.',
    options: {
      '--fix': 'apply every safe fix',
      '--json': 'print the problems as JSON',
      '--base <ref>': 'also check the change since this version, as the gate does',
    },
    example: 'npm run check -- --base origin/main',
  },
  'check:addresses': {
    does: 'Lists the URLs of an earlier version that would answer 404 now.',
    options: {
      '--base <ref or file>': 'that version, a sitemap, or a folder of sitemaps (default: HEAD)',
    },
    example: 'npm run check:addresses -- --base old-sitemap.xml',
  },
  'review-card': {
    does: 'Writes the cards with a QR code that ask patients for a review.',
    example: 'npm run review-card',
  },
  figures: {
    does: "Makes a month's page of taps on Call, Book, Directions, and Text.",
    options: {
      '<file>': "your own server's log (default: the host's database)",
      '--month <month>': 'such as 2027-01 (default: last month)',
    },
    example: 'npm run figures -- taps.log',
  },
  leaving: {
    does: 'Prints the public records of a domain, and what must survive when its website moves.',
    options: {'<domain>': 'the domain of the old website'},
    example: 'npm run leaving -- old-domain.example',
  },
  'check:live': {
    does: 'Runs the smoke test of the live site: pages, redirects, headers, certificate, links.',
    options: {
      '<address>': 'the site to test (default: `site:` in practice.yml)',
      '--deployed': 'check only what a rollback can fix',
    },
    example: 'npm run check:live -- https://www.example.com',
  },
  'check:profiles': {
    does: "Compares the practice's Google profile with our records, or prints a sheet to compare.",
    options: {GOOGLE_PLACES_KEY: 'environment variable: a key for the Places API (New)'},
    example: 'npm run check:profiles',
  },
  facts: {
    does: 'Lists what your changes mean for patients.',
    options: BASE_OPTION,
    example: 'npm run facts -- --base main',
  },
  review: {
    does: 'Makes a before-and-after report with screenshots in .cache/review/.',
    options: {
      '--base <ref>': 'the version to compare with (default: main)',
      '--preview': 'also publish the report in build/, for a pull request',
    },
    example: 'npm run review -- --base main',
  },
  gate: {
    does: 'Runs everything that a pull request must pass.',
    options: BASE_OPTION,
    example: 'npm run gate -- --base origin/main',
  },
  owners: {
    does: 'Writes .github/CODEOWNERS from the practice data.',
    example: 'npm run owners',
  },
  approvals: {
    does: 'Looks up on GitHub who approved which pages, for the next check or build.',
    options: {
      ...BASE_OPTION,
      '--pull <number>': 'the pull request that is not merged yet',
      'GITHUB_TOKEN, GITHUB_REPOSITORY': 'environment variables: both are required',
    },
    example: 'npm run approvals',
  },
  'launch-check': {
    does: 'Lists what is left before the site can go live.',
    options: {
      '<step>': 'show the details of a step: its number, or a word of its title',
      '--is-live': 'only print live=true or live=false',
    },
    example: 'npm run launch-check -- people',
  },
  types: {
    does: 'Checks the types of all TypeScript and JavaScript.',
    passesTo: 'tsc',
    example: 'npm run types',
  },
  lint: {
    does: 'Checks code style, formatting, and unused code.',
    example: 'npm run lint',
  },
  format: {
    does: 'Formats all files in place.',
    example: 'npm run format',
  },
  test: {
    does: 'Runs all checks and tests, or the steps that you name.',
    options: {
      '<step> …': 'check, build, types, lint, html, unit, content, copies, hosts, site',
    },
    example: 'npm test -- unit content',
  },
  'test:unit': {
    does: 'Runs the unit and component tests.',
    passesTo: 'vitest',
    example: 'npm run test:unit -- packages/delivery',
  },
  'test:content': {
    does: 'Runs the tests of the content.',
    passesTo: 'vitest',
    example: 'npm run test:content',
  },
  'test:html': {
    does: 'Runs the tests of the built pages. Build the site first.',
    passesTo: 'vitest',
    example: 'npm run test:html',
  },
  'test:copies': {
    does: 'Runs the tests that build edited copies of the site.',
    passesTo: 'vitest',
    example: 'npm run test:copies',
  },
  'test:hosts': {
    does: 'Runs the tests on real web servers. Build the site first.',
    passesTo: 'vitest',
    example: 'npm run test:hosts',
  },
  'test:site': {
    does: 'Runs the browser tests. Build the site first.',
    passesTo: 'playwright',
    example: 'npm run test:site -- menu',
  },
  'test:browsers': {
    does: "Tests the built site in Firefox and Safari's engine, and installs them if needed.",
    options: {'ENGINES=firefox': 'environment variable: only this engine (firefox or webkit)'},
    passesTo: 'playwright',
    example: 'npm run test:browsers -- menu',
  },
  'test:nightly': {
    does: 'Runs all checks and tests, with the long variants that run at night.',
    options: {'<step> …': 'the same steps as npm test'},
    example: 'npm run test:nightly',
  },
  'test:pictures': {
    does: 'Retakes the reference screenshots, after an intended change in appearance.',
    passesTo: 'playwright',
    example: 'npm run test:pictures',
  },
  guide: {
    does: 'Runs the tasks of the office guide and retakes its screenshots.',
    passesTo: 'playwright',
    example: 'npm run guide',
  },
  bench: {
    does: 'Measures the site against the same pages without scripts.',
    options: {
      '--quick': 'measure fewer pages, fewer times',
      '<part> …': 'bytes, lighthouse, navigation, taps',
    },
    example: 'npm run bench -- --quick bytes',
  },
  'first-practice': {
    does: 'Records the fingerprint of the original practice, to find what it left behind.',
    example: 'npm run first-practice',
  },
  hooks: {
    does: 'Installs the git hooks.',
    example: 'npm run hooks',
  },
};
