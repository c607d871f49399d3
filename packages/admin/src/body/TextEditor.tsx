import {defaultKeymap, history, historyKeymap, redo, undo} from '@codemirror/commands';
import {markdown} from '@codemirror/lang-markdown';
import {defaultHighlightStyle, syntaxHighlighting} from '@codemirror/language';
import {Annotation, EditorState} from '@codemirror/state';
import {EditorView, keymap} from '@codemirror/view';
import {useEffect, useRef, type ReactNode} from 'react';
import {loadTextChoices, type TextChoices} from '../checks/client';
import {createElement} from '../createElement';
import {useForm, type FormState} from '../form/FormContext';
import {adoptStyles} from '../look/styles';
import {promptForDocument, promptForFact, promptForLink} from './dialogs';
import {showFacts} from './factChips';
import {toggleLineStyle, toggleMarker, type Change, type LineStyle} from './lines';
import {convertPaste} from './paste';
import {openEditors} from './showLine';

interface TextEditorProps {
  label: string;
  text: string;
  onChange(this: void, text: string): void;
}

interface EditorEvents {
  onChange(this: void, text: string): void;
  addFile: FormState['addFile'];
}

type OpenDialog = (
  text: string,
  selection: {from: number; to: number},
  choices: TextChoices,
) => Promise<Change[]>;

/** Marks changes that come from outside, so that they aren't reported back. */
const External = Annotation.define<true>();

/** An editor for Markdown, with a toolbar for the syntax that staff needn't remember. */
export function TextEditor({label, text, onChange}: TextEditorProps): ReactNode {
  const {addFile} = useForm();
  const latestAddFile = useRef(addFile);
  const host = useRef<HTMLDivElement>(null);
  const view = useRef<EditorView>(undefined);
  const latestOnChange = useRef(onChange);
  useEffect(() => {
    latestOnChange.current = onChange;
    latestAddFile.current = addFile;
  });
  const firstText = useRef(text);
  useEffect(() => {
    const editor = createEditor(host.current!, label, firstText.current, {
      onChange: (newText) => latestOnChange.current(newText),
      addFile: (file) => latestAddFile.current(file),
    });
    view.current = editor;
    openEditors.add(editor);
    return () => {
      openEditors.delete(editor);
      editor.destroy();
    };
  }, [label]);
  useEffect(() => {
    const editor = view.current;
    // Blank space at the ends isn't part of the text, so it can't differ.
    if (!editor || editor.state.doc.toString().trim() === text) return;
    editor.dispatch({
      changes: {from: 0, to: editor.state.doc.length, insert: text},
      annotations: External.of(true),
    });
  }, [text]);
  return <div ref={host} />;
}

function createEditor(
  host: HTMLElement,
  label: string,
  text: string,
  {onChange, addFile}: EditorEvents,
): EditorView {
  // CodeMirror adds style elements, which our policy forbids, except in a shadow root.
  const shadow = host.shadowRoot ?? host.attachShadow({mode: 'open'});
  adoptStyles(shadow);
  const parent = createElement('div', {});
  const view = new EditorView({
    parent,
    root: shadow,
    state: EditorState.create({doc: text, extensions: createExtensions(label, onChange)}),
  });
  const box = createElement('div', {className: 'body-editor'}, [
    parent,
    createToolbar(view, addFile),
  ]);
  // The toolbar stays, and is below the text: nothing may move between pressing and releasing.
  box.addEventListener('focusin', () => box.classList.add('is-used'), {once: true});
  shadow.replaceChildren(box);
  return view;
}

function createExtensions(label: string, onChange: (text: string) => void) {
  return [
    history(),
    keymap.of([
      {key: 'Mod-b', run: (view) => toggle(view, '**')},
      {key: 'Mod-i', run: (view) => toggle(view, '*')},
      {key: 'Mod-k', run: (view) => openDialog(view, promptForLink)},
      ...defaultKeymap,
      ...historyKeymap,
    ]),
    markdown(),
    syntaxHighlighting(defaultHighlightStyle),
    showFacts(),
    EditorView.lineWrapping,
    EditorView.contentAttributes.of({
      'aria-label': label,
      spellcheck: 'true',
      autocapitalize: 'sentences',
    }),
    EditorView.domEventHandlers({paste}),
    EditorView.updateListener.of(({docChanged, state, transactions}) => {
      const isExternal = transactions.some((each) => each.annotation(External));
      if (docChanged && !isExternal) onChange(state.doc.toString().trim());
    }),
  ];
}

function createToolbar(view: EditorView, addFile: EditorEvents['addFile']): HTMLElement {
  const tools: Record<string, () => unknown> = {
    Heading: () => setLineStyle(view, 'heading'),
    'Smaller heading': () => setLineStyle(view, 'subheading'),
    Bold: () => toggle(view, '**'),
    Italic: () => toggle(view, '*'),
    List: () => setLineStyle(view, 'bullets'),
    'Numbered list': () => setLineStyle(view, 'numbers'),
    'Link…': () => openDialog(view, promptForLink),
    'Fact…': () => openDialog(view, promptForFact),
    'Document…': () =>
      openDialog(view, (text, selection) => promptForDocument(text, selection, addFile)),
    Undo: () => undo(view),
    Redo: () => redo(view),
  };
  const buttons = Object.entries(tools).map(([label, run]) => {
    const onclick = () => {
      run();
      view.focus();
    };
    return createElement('button', {type: 'button', onclick}, [label]);
  });
  const properties = {className: 'body-toolbar', role: 'toolbar', ariaLabel: 'Writing tools'};
  return createElement('div', properties, buttons);
}

function setLineStyle(view: EditorView, style: LineStyle): boolean {
  const {doc, selection} = view.state;
  return apply(view, toggleLineStyle(doc.toString(), selection.main, style));
}

function toggle(view: EditorView, marker: string): boolean {
  const {doc, selection} = view.state;
  return apply(view, toggleMarker(doc.toString(), selection.main, marker));
}

function apply(view: EditorView, changes: Change[]): boolean {
  if (changes.length > 0) view.dispatch({changes, scrollIntoView: true});
  return true;
}

/** Opens a dialog for the selection, and applies the changes that it returns. */
function openDialog(view: EditorView, open: OpenDialog): boolean {
  const {from, to} = view.state.selection.main;
  void loadTextChoices()
    .then((choices) => open(view.state.doc.toString(), {from, to}, choices))
    .then((changes) => apply(view, changes) && view.focus());
  return true;
}

function paste(event: ClipboardEvent, view: EditorView): boolean {
  const {clipboardData} = event;
  if (!clipboardData || clipboardData.files.length > 0) return false;
  const html = clipboardData.getData('text/html');
  const text = convertPaste(html, clipboardData.getData('text/plain'));
  view.dispatch(view.state.replaceSelection(text), {scrollIntoView: true});
  event.preventDefault();
  return true;
}
