import jsxA11y from 'eslint-plugin-jsx-a11y-x';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

/** What no file below some folders imports, and the sentence that a developer reads who tries. */
const wall = (files, group, message, allowTypeImports = false) => ({
  files,
  rules: {
    '@typescript-eslint/no-restricted-imports': ['error', {patterns: [{group, message, allowTypeImports}]}],
  },
});

const FRAMEWORK = ['react', 'react-dom', 'react/*', '@docusaurus/*', '@theme/*', '@site/*', 'docusaurus*'];
const folders = (...names) => names.flatMap((name) => [`**/${name}`, `**/${name}/**`]);
const BROWSER = ['components', 'templates', 'hooks', 'theme'].map((folder) => `**/${folder}/**`);
const BUILD = folders('build', 'plugins', 'serve', 'live', 'gate', 'review', 'config');

export default tseslint.config(
  {ignores: ['build/', '.docusaurus/', '.cache/', 'static/', 'test-results/', 'playwright-report/']},
  ...tseslint.configs.recommendedTypeChecked,
  ...tseslint.configs.stylisticTypeChecked,
  {files: ['src/{components,hooks,templates,theme}/**'], ...reactHooks.configs.flat.recommended},
  {files: ['src/{components,hooks,templates,theme}/**'], ...jsxA11y.configs.strict},
  {
    files: ['src/components/**'],
    // What scrolls must be reachable by keyboard (WCAG 2.1.1), although nothing in it can be pressed.
    rules: {'jsx-a11y-x/no-noninteractive-tabindex': ['error', {tags: [], roles: ['tabpanel', 'group', 'region']}]},
  },
  {
    languageOptions: {
      parserOptions: {projectService: {allowDefaultProject: ['*.mjs']}, tsconfigRootDir: import.meta.dirname},
    },
    rules: {
      '@typescript-eslint/prefer-nullish-coalescing': ['error', {ignorePrimitives: {string: true}}],
      '@typescript-eslint/consistent-type-imports': [
        'error',
        {fixStyle: 'inline-type-imports', disallowTypeAnnotations: false},
      ],
      '@typescript-eslint/no-unused-vars': ['error', {argsIgnorePattern: '^_', varsIgnorePattern: '^_'}],
    },
  },
  wall(
    ['src/content/**'],
    [...FRAMEWORK, ...BROWSER, ...BUILD, '@generated/*'],
    'src/content reads and judges the content: it knows neither React nor Docusaurus nor the build.',
  ),
  wall(
    ['src/site/**'],
    [...FRAMEWORK, ...BROWSER, ...BUILD, '**/content/**', 'node:*'],
    'src/site runs in browsers and in the build: it knows neither of them, nor the content that it is about.',
  ),
  wall(
    ['src/{components,hooks,templates,theme}/**'],
    [
      ...BUILD,
      ...folders('content', 'pictures', 'forms'),
      'node:*',
      '!yet-another-react-lightbox/plugins',
      '!yet-another-react-lightbox/plugins/**',
    ],
    'What visitors see knows nothing of how the site is read, built, judged and served, except by its types.',
    true,
  ),
  wall(
    ['src/{build,serve,live,gate,review,config,plugins,pictures,forms}/**'],
    BROWSER,
    'Builds, hosts and judges know nothing of components: what both need is in src/site.',
  ),
  wall(
    ['src/third-parties/**'],
    [...FRAMEWORK, ...BROWSER, ...BUILD, ...folders('content')],
    'A third party is a record and an adapter: what shows it is in src/components.',
  ),
  {files: ['tests/**'], rules: {'@typescript-eslint/unbound-method': 'off'}},
  {
    files: ['**/*.{mjs,cjs}'],
    extends: [tseslint.configs.disableTypeChecked],
    rules: {'@typescript-eslint/no-require-imports': 'off'},
  },
);
