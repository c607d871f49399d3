import {defaultKeymap, history, historyKeymap, redo, undo} from '@codemirror/commands';
import {markdown} from '@codemirror/lang-markdown';
import {defaultHighlightStyle, syntaxHighlighting} from '@codemirror/language';
import {EditorState} from '@codemirror/state';
import {EditorView, keymap} from '@codemirror/view';
import {Component, createRef, type ReactNode} from 'react';
import {type Choices, names} from '../checks/client';
import type {InputProps} from '../decap';
import {element} from '../element';
import {adoptStyles} from '../look/styles';
import {type Change, withImports, withoutImports} from './blocks';
import {askBlock, askFact, askLink} from './dialogs';
import {changeLines, changeMarks, type LineLook} from './lines';
import {pastedText} from './paste';

interface ControlProps extends InputProps {
  field: {get(name: 'label'): string | undefined};
}

type Dialog = (
  text: string,
  selection: {from: number; to: number},
  choices: Choices,
) => Promise<Change[]>;

/** The text that is open; somebody who presses a finding is taken to its line. */
let open: EditorView | undefined;

/** Puts the cursor on a line of the text that is open, from 1. */
export function showLine(line: number): void {
  if (!open) return;
  const {doc} = open.state;
  const {from} = doc.line(Math.min(Math.max(1, line), doc.lines));
  open.dispatch({
    selection: {anchor: from},
    effects: EditorView.scrollIntoView(from, {y: 'center'}),
  });
  open.focus();
}

/**
 * The editor of a page's text: the text as it is in the file, behind its imports, with a toolbar for what one need not know by
 * heart. It changes what is typed and pressed, and nothing else but the imports of blocks that come and go.
 */
export class BodyControl extends Component<ControlProps> {
  private readonly host = createRef<HTMLDivElement>();
  private view!: EditorView;
  private imports = '';

  override componentDidMount(): void {
    const {value = '', field} = this.props;
    const {imports, words: doc} = withoutImports(value);
    this.imports = imports;
    // The library has its styles in the page, unless it is in a shadow.
    const shadow = this.host.current!.attachShadow({mode: 'open'});
    adoptStyles(shadow);
    const parent = element('div', {});
    shadow.append(element('div', {className: 'body-editor'}, [this.toolbar(), parent]));
    const label = {
      'aria-label': field.get('label') ?? 'Text',
      spellcheck: 'true',
      autocapitalize: 'sentences',
    };
    const keys = [
      {key: 'Mod-b', run: () => this.mark('**')},
      {key: 'Mod-i', run: () => this.mark('*')},
      {key: 'Mod-k', run: () => this.ask(askLink)},
    ];
    const extensions = [
      history(),
      keymap.of([...keys, ...defaultKeymap, ...historyKeymap]),
      markdown(),
      syntaxHighlighting(defaultHighlightStyle),
      EditorView.lineWrapping,
      EditorView.contentAttributes.of(label),
      EditorView.domEventHandlers({paste: (event) => this.paste(event)}),
      EditorView.updateListener.of(({docChanged}) => docChanged && this.props.onChange(this.whole)),
    ];
    this.view = new EditorView({parent, state: EditorState.create({doc, extensions})});
    open = this.view;
  }

  /** Takes another text in place of this one, as when an entry is loaded anew. */
  override shouldComponentUpdate({value = ''}: ControlProps): boolean {
    if (value === this.whole) return false;
    const {imports, words: insert} = withoutImports(value);
    this.imports = imports;
    this.change([{from: 0, to: this.text.length, insert}]);
    return false;
  }

  override componentWillUnmount(): void {
    if (open === this.view) open = undefined;
    this.view.destroy();
  }

  private get whole(): string {
    return withImports(this.imports, this.text);
  }

  private get text(): string {
    return this.view.state.doc.toString();
  }

  private toolbar(): HTMLElement {
    const tools: [name: string, press: () => unknown][] = [
      ['Heading', () => this.look('heading')],
      ['Smaller heading', () => this.look('subheading')],
      ['Bold', () => this.mark('**')],
      ['Italic', () => this.mark('*')],
      ['List', () => this.look('bullets')],
      ['Numbered list', () => this.look('numbers')],
      ['Link…', () => this.ask(askLink)],
      ['Fact…', () => this.ask(askFact)],
      ['Block…', () => this.ask(askBlock)],
      ['Undo', () => undo(this.view)],
      ['Redo', () => redo(this.view)],
    ];
    const buttons = tools.map(([name, press]) => {
      const onclick = () => {
        press();
        this.view.focus();
      };
      return element('button', {type: 'button', onclick}, [name]);
    });
    return element(
      'div',
      {className: 'body-toolbar', role: 'toolbar', ariaLabel: 'Writing tools'},
      buttons,
    );
  }

  private look(look: LineLook): boolean {
    return this.change(changeLines(this.text, this.view.state.selection.main, look));
  }

  private mark(sign: string): boolean {
    return this.change(changeMarks(this.text, this.view.state.selection.main, sign));
  }

  private change(changes: Change[]): boolean {
    if (changes.length > 0) this.view.dispatch({changes, scrollIntoView: true});
    return true;
  }

  /** Opens a dialog, and makes of its answer what it says. */
  private ask(dialog: Dialog): boolean {
    const {from, to} = this.view.state.selection.main;
    void names()
      .then((choices) => dialog(this.text, {from, to}, choices))
      .then((changes) => this.change(changes) && this.view.focus());
    return true;
  }

  private paste(event: ClipboardEvent): boolean {
    const {clipboardData} = event;
    if (!clipboardData || clipboardData.files.length > 0) return false;
    const text = pastedText(
      clipboardData.getData('text/html'),
      clipboardData.getData('text/plain'),
    );
    this.view.dispatch(this.view.state.replaceSelection(text), {scrollIntoView: true});
    event.preventDefault();
    return true;
  }

  override render(): ReactNode {
    return <div id={this.props.forID} ref={this.host} />;
  }
}
