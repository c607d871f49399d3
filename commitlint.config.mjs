/**
 * Commit subjects read `scope: imperative subject`, such as `prose: match pages by path suffix`.
 * The scope is a package, a folder of the site, or `docs`, `lint`, `build`, `ci`.
 */
export default {
  parserPreset: {
    parserOpts: {
      headerPattern: /^([a-z][a-z0-9-]*): (.+)$/,
      headerCorrespondence: ['type', 'subject'],
    },
  },
  rules: {
    'header-max-length': [2, 'always', 72],
    'type-empty': [2, 'never'],
    'subject-empty': [2, 'never'],
    'subject-full-stop': [2, 'never', '.'],
    'subject-case': [2, 'never', ['sentence-case', 'start-case', 'pascal-case', 'upper-case']],
    'body-leading-blank': [2, 'always'],
    'body-max-line-length': [2, 'always', 100],
  },
};
