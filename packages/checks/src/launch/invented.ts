import {
  createFieldProblem,
  walkFields,
  getPracticeFile,
  practiceNames,
  type Problem,
  type Site,
  joinPatterns,
} from '@dental/content';

/** Finds everything that is marked as a sample: people, reviews, cases, offers, and identifiers. */
export function findSamples(site: Site): Problem[] {
  const records = [...site.pages, ...site.cases, ...site.reviews].map(({file, sample}) => ({
    file,
    facts: {sample},
  }));
  return [...listFacts(site), ...records].flatMap(({file, facts}) =>
    walkFields(facts)
      .filter(({at, value}) => at.at(-1) === 'sample' && value === true)
      .map(({at}) =>
        createFieldProblem(site, file, at, {
          message: 'This is sample content.',
          remedy: 'Replace it with the real content, and delete the line sample: true.',
        }),
      ),
  );
}

interface Placeholder {
  pattern: RegExp;
  message: (text: string) => string;
  remedy: string;
}

const PLACEHOLDERS: readonly Placeholder[] = [
  {
    // RFC 2606 reserves these endings and names, so no one can ever own them.
    pattern: new RegExp(
      `(^|[/@.])([a-z0-9-]+\\.)*${joinPatterns([
        '[a-z0-9-]+\\.(example|test|invalid)',
        'example\\.(com|org|net)',
      ])}(?![\\w.-]*\\w)`,
      'i',
    ),
    message: (text) => `The address "${text}" is only an example.`,
    remedy: 'Change it to the real address.',
  },
  {
    // 555-0100 to 555-0199 are reserved for fiction in North America.
    pattern: /\b555-01\d\d\b/,
    message: (text) => `The phone number "${text}" is only an example.`,
    remedy: 'Change it to the real number.',
  },
  {
    pattern: /^sample-/,
    message: (text) => `The value "${text}" is a placeholder.`,
    remedy: 'Change it to the value from the outside service.',
  },
];

/** Finds example addresses, phone numbers, and identifiers in all fields. */
export function findPlaceholders(site: Site): Problem[] {
  const pages = site.pages.map(
    ({file, path: _path, body: _body, reviewed: _reviewed, ...facts}) => ({file, facts}),
  );
  return [...listFacts(site), ...pages].flatMap(({file, facts}) =>
    walkFields(facts).flatMap(({at, value}) => {
      if (typeof value !== 'string') return [];
      const placeholder = PLACEHOLDERS.find(({pattern}) => pattern.test(value));
      if (!placeholder) return [];
      const {message, remedy} = placeholder;
      return [createFieldProblem(site, file, at, {message: message(value), remedy})];
    }),
  );
}

/** The content of each file of `_practice`, with the path of the file. */
function listFacts(site: Site): {file: string; facts: unknown}[] {
  return practiceNames.map((name) => ({file: getPracticeFile(name), facts: site[name]}));
}
