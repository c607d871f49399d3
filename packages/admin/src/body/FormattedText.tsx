import {EditorState, Selection, TextSelection} from 'prosemirror-state';
import {EditorView, type MarkView, type NodeView} from 'prosemirror-view';
import type {Node} from 'prosemirror-model';
import {useEffect, useEffectEvent, useRef, useState, type ReactNode} from 'react';
import {loadTextChoices} from '../checks/client';
import {createElement} from '../createElement';
import {createPlugins} from './commands';
import {cleanHtml, parsePlainText} from './paste';
import type {ShownText} from './readText';
import {openTexts} from './showLine';
import {openLinkDialog, TextToolbar} from './TextToolbar';
import {writeBlocks, writeText} from './writeText';

/** The height that the toolbar and the Save bar can cover, as in look.css. */
const BARS_PX = 210;

interface FormattedTextProps {
  label: string;
  content: ShownText;
  /** Reports the text as Markdown after each change. */
  onChange(this: void, text: string): void;
}

/** A text with headings, lists, and links as they look, and a toolbar to make them. */
export function FormattedText({label, content, onChange}: FormattedTextProps): ReactNode {
  const host = useRef<HTMLDivElement>(null);
  const [view, setView] = useState<EditorView>();
  const [state, setState] = useState<EditorState>();
  const [isUsed, setIsUsed] = useState(false);
  const report = useEffectEvent((newState: EditorState, isChanged: boolean) => {
    setState(newState);
    if (isChanged) onChange(writeText(newState.doc, content));
  });
  useEffect(() => {
    const newView = createView(host.current!, label, content, (newState, isChanged) =>
      report(newState, isChanged),
    );
    const showLine = (line: string) => selectLine(newView, content, line);
    openTexts.add(showLine);
    setView(newView);
    setState(newView.state);
    return () => {
      openTexts.delete(showLine);
      newView.destroy();
    };
  }, [label, content]);
  return (
    <div className="text-editor" onFocus={() => setIsUsed(true)}>
      <div ref={host} />
      {/* The toolbar stays, and is below the text: nothing may move during a click. */}
      {isUsed && view && state && <TextToolbar view={view} state={state} />}
    </div>
  );
}

function createView(
  host: HTMLElement,
  label: string,
  {doc}: ShownText,
  onUpdate: (state: EditorState, isChanged: boolean) => void,
): EditorView {
  const view = new EditorView(host, {
    state: EditorState.create({doc, plugins: createPlugins(openLinkDialog)}),
    attributes: {
      class: 'formatted-text',
      role: 'textbox',
      'aria-multiline': 'true',
      'aria-label': label,
      spellcheck: 'true',
      autocapitalize: 'sentences',
    },
    markViews: {link: createLinkView},
    nodeViews: {chip: createKeptPartView, kept_block: createKeptPartView},
    transformPastedHTML: cleanHtml,
    clipboardTextParser: parsePlainText,
    scrollThreshold: {top: 0, right: 0, bottom: BARS_PX, left: 0},
    scrollMargin: {top: 5, right: 5, bottom: BARS_PX, left: 5},
    handleTextInput: (_, __, ___, text) => text.includes('\n') && view.pasteText(text),
    dispatchTransaction(transaction) {
      view.updateState(view.state.apply(transaction));
      onUpdate(view.state, transaction.docChanged);
    },
  });
  return view;
}

/** Shows a link without its target, because a browser would follow or drag it. */
function createLinkView(): MarkView {
  const dom = createElement('a', {});
  dom.setAttribute('role', 'link');
  return {dom};
}

/** Shows a fact as its current value, and any other part with its words. */
function createKeptPartView({attrs, isInline}: Node): NodeView {
  const {source, label} = attrs as {source: string; label: string};
  const dom = createElement(isInline ? 'span' : 'div', {className: 'kept-part'}, [label]);
  dom.title = 'This part stays as it is. You can move or delete it.';
  void loadTextChoices().then(({tags}) => {
    const fact = tags.find(({value}) => value === source.replace(/\s*\/>$/, ' />'));
    if (!fact) return;
    dom.textContent = fact.text;
    dom.title = `This follows the practice facts: ${fact.label}`;
  });
  return {dom, ignoreMutation: () => true};
}

/** Puts the cursor into the block with a line of its Markdown. Returns false if none has it. */
function selectLine(view: EditorView, content: ShownText, line: string): boolean {
  const {doc} = view.state;
  const block = writeBlocks(doc, content).find(({source}) => source.includes(line));
  if (!block) return false;
  let position = 0;
  for (const before of doc.children.slice(0, block.index)) position += before.nodeSize;
  const selection = Selection.findFrom(doc.resolve(position), 1) ?? TextSelection.atStart(doc);
  view.dispatch(view.state.tr.setSelection(selection));
  view.focus();
  view.dom.ownerDocument.getSelection()?.anchorNode?.parentElement?.scrollIntoView({
    block: 'center',
  });
  return true;
}
