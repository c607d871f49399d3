import jsxA11y from 'eslint-plugin-jsx-a11y-x';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

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
  {files: ['tests/**'], rules: {'@typescript-eslint/unbound-method': 'off'}},
  {files: ['**/*.mjs'], extends: [tseslint.configs.disableTypeChecked]},
);
