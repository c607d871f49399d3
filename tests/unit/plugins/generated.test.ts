import {expect, it} from 'vitest';
import {labels} from '../../../src/content/schemas/labels';
import {DATA_FILES} from '../../../src/plugins/site-content/dataFiles';

/** What has a file of its own for each page, gallery page and vendor of forms. */
const OTHERS = {
  'form.js': "(props: {form: import('../../third-parties/vendor').FormName}) => import('react').ReactNode",
  'gallery/page-*.js': "import('./galleryData').GalleryPageData",
  'pages/index.json': "import('./pageData').PageData",
};

it('every data file and every part of the labels has the type that it is made with; npm run test:unit -- -u writes them', async () => {
  const types = [
    ...Object.keys(DATA_FILES).map((name) => [name, `import('./dataFiles').Data<'${name}'>`]),
    ...Object.keys(labels.shape).map((part) => [
      `labels/${part}.json`,
      `import('../../content/schemas/practice').PracticeFacts['labels']['${part}']`,
    ]),
    ...Object.entries(OTHERS),
  ];
  const declarations = types.map(
    ([name, type]) =>
      `declare module '@generated/site-content/default/${name}' {const data: ${type}; export default data;}\n`,
  );
  await expect(`// Written by tests/unit/plugins/generated.test.ts.\n${declarations.join('')}`).toMatchFileSnapshot(
    '../../../src/plugins/site-content/generated.d.ts',
  );
});
