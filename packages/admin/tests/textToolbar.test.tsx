// @vitest-environment happy-dom
import {EditorState} from 'prosemirror-state';
import {EditorView} from 'prosemirror-view';
import {expect, it, vi} from 'vitest';
import {promptForLink} from '../src/body/dialogs';
import {readText} from '../src/body/readText';
import {openLinkDialog} from '../src/body/TextToolbar';

vi.mock('../src/body/dialogs');

it.each([
  {action: 'inserts a link', isGone: false, text: 'costs'},
  {action: 'ignores a link for a text that has left the screen', isGone: true, text: ''},
])('$action', async ({isGone, text}) => {
  const answer = Promise.resolve({words: 'costs', href: '/costs'});
  vi.mocked(promptForLink).mockReturnValue(answer);
  const view = new EditorView(document.body, {state: EditorState.create({doc: readText('').doc})});
  openLinkDialog(view.state, view.dispatch, view);
  if (isGone) view.destroy();
  await new Promise((done) => setTimeout(done));
  expect(view.state.doc.textContent).toBe(text);
});
