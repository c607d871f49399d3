import {
  problemAt,
  walkFields,
  practiceFile,
  practiceNames,
  type Problem,
  type Site,
} from '@dental/content';

/** Everything that is marked as a sample: invented people, reviews, cases, offers and identifiers. */
export function sampleContent(site: Site): Problem[] {
  const message = 'This is sample content.';
  const remedy = 'Put the real content in its place and delete the line sample: true.';
  const records = [...site.pages, ...site.cases, ...site.reviews].map(({file, sample}) => ({
    file,
    facts: {sample},
  }));
  return [...factFiles(site), ...records].flatMap(({file, facts}) =>
    walkFields(facts)
      .filter(({at, value}) => at.at(-1) === 'sample' && value === true)
      .map(({at}) => problemAt(site, file, at, {message, remedy})),
  );
}

/** How a text shows that it is a placeholder, and what to do. */
const SIGNS: {sign: RegExp; message: (text: string) => string; remedy: string}[] = [
  {
    // RFC 2606 reserves these endings and names, so that nobody can ever be reached under them.
    sign: /(^|[/@.])([a-z0-9-]+\.)*([a-z0-9-]+\.(example|test|invalid)|example\.(com|org|net))(?![\w.-]*\w)/i,
    message: (text) => `The address "${text}" leads nowhere: its ending is kept for examples.`,
    remedy: 'Write the real address.',
  },
  {
    // 555-0100 to 555-0199 are kept for fiction in North America.
    sign: /\b555-01\d\d\b/,
    message: (text) => `The number "${text}" rings nowhere.`,
    remedy: 'Write the real number.',
  },
  {
    sign: /^sample-/,
    message: (text) => `The value "${text}" is a placeholder.`,
    remedy: 'Write what the outside service has given you.',
  },
];

/** Addresses, numbers and identifiers that are placeholders, wherever they are written. */
export function placeholders(site: Site): Problem[] {
  const pages = site.pages.map(
    ({file, path: _path, body: _body, reviewed: _reviewed, ...facts}) => ({file, facts}),
  );
  return [...factFiles(site), ...pages].flatMap(({file, facts}) =>
    walkFields(facts).flatMap(({at, value}) => {
      const found = typeof value === 'string' && SIGNS.find(({sign}) => sign.test(value));
      return found
        ? [problemAt(site, file, at, {message: found.message(value), remedy: found.remedy})]
        : [];
    }),
  );
}

/** The facts of each file of `_practice`, with the file's path. */
function factFiles(site: Site): {file: string; facts: unknown}[] {
  return practiceNames.map((name) => ({file: practiceFile(name), facts: site[name]}));
}
