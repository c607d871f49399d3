import {expect, it} from 'vitest';
import {labels} from '@dental/content';
import {DATA_FILES} from '../../../src/data/dataFiles';

/** Data with a file per page, gallery page, forms vendor, or mode. */
const OTHERS = {
  'form.js': "(props: import('./data').FormProps) => import('react').ReactNode",
  'preview-ribbon.js': "() => import('react').ReactNode",
  'gallery/page-*.js': "import('./data').GalleryPageData",
  'pages/index.json': "import('./data').PageData",
};

it('declares the type of every data file (`-u` writes them)', async () => {
  const types = [
    ...Object.keys(DATA_FILES).map((name) => [name, `import('./data').Data<'${name}'>`]),
    ...Object.keys(labels.shape).map((part) => [
      `labels/${part}.json`,
      `import('./data').PracticeFacts['labels']['${part}']`,
    ]),
    ...Object.entries(OTHERS),
  ];
  const declarations = types.map(
    ([name, type]) =>
      `declare module '@generated/site-content/default/${name}' ` +
      `{const data: ${type}; export default data;}\n`,
  );
  await expect(
    `// Written by tests/unit/plugins/generated.test.ts.\n${declarations.join('')}`,
  ).toMatchFileSnapshot('../../../src/plugins/site-content/generated.d.ts');
});
