import {afterEach, describe, expect, it, vi} from 'vitest';
import {makeExampleSite} from '@dental/testing/exampleSite';
import {redirectToForm} from '../src/requestedForm';
import {createSettings, type Settings} from '../src/settings';

const WEB_EDITOR = 'https://github.com/our-practice/website/edit/branch';
const MAIN_EDITOR = 'https://main-preview.previews.example/admin';
const HOURS = 'pages-content/_practice/hours.yml';
const FORM = `#/form/${HOURS}`;

const backend = {name: 'github', repository: 'our-practice/website', branch: 'main'} as const;
const local = createSettings(makeExampleSite(), backend);

/** Opens the editor, and returns the address that it redirects to; undefined if it starts. */
function open(search: string, preview?: Partial<Settings['preview']>): string | undefined {
  const replace = vi.fn<(url: string) => void>();
  vi.stubGlobal('location', {search, pathname: '/admin', replace});
  const settings = preview && {
    preview: {branch: 'main', webEditor: WEB_EDITOR, mainEditor: MAIN_EDITOR, ...preview},
  };
  const isRedirected = redirectToForm({...local, ...settings});
  expect(isRedirected).toBe(replace.mock.calls.length > 0);
  return replace.mock.calls[0]?.[0];
}

describe('redirectToForm', () => {
  afterEach(() => vi.unstubAllGlobals());

  it.each([
    {when: 'no file is requested', search: '', preview: undefined, target: undefined},
    {when: "main's preview opens", search: '', preview: {}, target: undefined},
    {when: 'a form is requested', search: `?file=${HOURS}`, preview: {}, target: `/admin${FORM}`},
    {
      when: 'a branch opens its editor',
      search: '',
      preview: {branch: 'edit/storm'},
      target: MAIN_EDITOR,
    },
    {
      when: 'a task opens its form',
      search: `?file=${HOURS}`,
      preview: {branch: 'edit/storm'},
      target: MAIN_EDITOR + FORM,
    },
    {
      when: "another branch, which forms don't edit, opens a form",
      search: `?file=${HOURS}`,
      preview: {branch: 'fee'},
      target: `${WEB_EDITOR}/${HOURS}`,
    },
    {
      when: 'a task opens its form without an editor of main',
      search: `?file=${HOURS}`,
      preview: {branch: 'edit/storm', mainEditor: ''},
      target: `${WEB_EDITOR}/${HOURS}`,
    },
    {
      when: 'a file has no form',
      search: '?file=pages-content/nowhere.txt',
      preview: {},
      target: `${WEB_EDITOR}/pages-content/nowhere.txt`,
    },
  ])('redirects to $target when $when', ({search, preview, target}) => {
    expect(open(search, preview)).toBe(target);
  });
});
