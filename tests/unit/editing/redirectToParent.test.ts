import {describe, expect, it} from 'vitest';
import type {EditorState} from '../../../packages/admin/src/screens/EditorContext';
import {redirectToParent} from '../../../packages/admin/src/screens/redirectToParent';

const FOLDER = 'pages-content/our-staff';

/** An editor of two live pages, whose task gave the person another name. */
const texts: Readonly<Record<string, string>> = {
  [`${FOLDER}/index.mdx`]: '---\nheading: Our staff\n---\n',
  [`${FOLDER}/ana-lopez.mdx`]: '---\nname: Ana Lopez\nredirectFrom:\n  - /our-staff/ana\n---\n',
};
const editor = {
  settings: {
    pages: [
      {file: `${FOLDER}/index.mdx`, path: '/our-staff'},
      {file: `${FOLDER}/ana.mdx`, path: '/our-staff/ana'},
    ],
  },
  repository: {readFile: (path: string) => Promise.resolve(texts[path] ?? null)},
} as unknown as EditorState;

describe('redirectToParent', () => {
  it('redirects the live URLs of a person renamed before', async () => {
    const changes = await redirectToParent(editor, `${FOLDER}/ana-lopez.mdx`, {isDeleted: true});
    const text = '---\nheading: Our staff\nredirectFrom:\n  - /our-staff/ana\n---\n';
    expect(changes.map((change) => change.text)).toEqual([text]);
  });
});
