import {defaultKeymap, history, historyKeymap, redo, undo} from '@codemirror/commands';
import {markdown} from '@codemirror/lang-markdown';
import {defaultHighlightStyle, syntaxHighlighting} from '@codemirror/language';
import {EditorState} from '@codemirror/state';
import {EditorView, keymap} from '@codemirror/view';
import {Component, createRef, type ReactNode} from 'react';
import {loadTextChoices, type TextChoices} from '../checks/client';
import {createElement} from '../createElement';
import type {InputProps} from '../decapTypes';
import {adoptStyles} from '../look/styles';
import {type Change, joinImports, splitImports} from './blocks';
import {promptForBlock, promptForFact, promptForLink} from './dialogs';
import {toggleLineStyle, toggleMarker, type LineStyle} from './lines';
import {convertPaste} from './paste';

interface ControlProps extends InputProps {
  field: {get(name: 'label'): string | undefined};
}

type OpenDialog = (
  text: string,
  selection: {from: number; to: number},
  choices: TextChoices,
) => Promise<Change[]>;

interface Tool {
  label: string;
  run: () => unknown;
}

/** The text editor on the screen; a click on a finding moves its cursor. */
let activeView: EditorView | undefined;

/** Puts the cursor on a line of the open text, counted from 1. */
export function showLine(line: number): void {
  if (!activeView) return;
  const {doc} = activeView.state;
  const {from} = doc.line(Math.min(Math.max(1, line), doc.lines));
  activeView.dispatch({
    selection: {anchor: from},
    effects: EditorView.scrollIntoView(from, {y: 'center'}),
  });
  activeView.focus();
}

/**
 * The editor of a page's text: the body of the file without its imports, and a toolbar for the
 * syntax that staff needn't remember. Besides the edits, it changes only the imports of blocks.
 */
export class BodyControl extends Component<ControlProps> {
  private readonly host = createRef<HTMLDivElement>();
  private view!: EditorView;
  private imports = '';

  override componentDidMount(): void {
    const {imports, text} = splitImports(this.props.value ?? '');
    this.imports = imports;
    // CodeMirror adds style elements to the page, which our policy forbids, except in a shadow
    // root.
    const shadow = this.host.current!.attachShadow({mode: 'open'});
    adoptStyles(shadow);
    const parent = createElement('div', {});
    shadow.append(createElement('div', {className: 'body-editor'}, [this.createToolbar(), parent]));
    const state = EditorState.create({doc: text, extensions: this.createExtensions()});
    this.view = new EditorView({parent, state});
    activeView = this.view;
  }

  private createExtensions() {
    const attributes = {
      'aria-label': this.props.field.get('label') ?? 'Text',
      spellcheck: 'true',
      autocapitalize: 'sentences',
    };
    const shortcuts = [
      {key: 'Mod-b', run: () => this.toggleMarker('**')},
      {key: 'Mod-i', run: () => this.toggleMarker('*')},
      {key: 'Mod-k', run: () => this.openDialog(promptForLink)},
    ];
    return [
      history(),
      keymap.of([...shortcuts, ...defaultKeymap, ...historyKeymap]),
      markdown(),
      syntaxHighlighting(defaultHighlightStyle),
      EditorView.lineWrapping,
      EditorView.contentAttributes.of(attributes),
      EditorView.domEventHandlers({paste: (event) => this.paste(event)}),
      EditorView.updateListener.of(({docChanged}) => docChanged && this.props.onChange(this.body)),
    ];
  }

  /** Replaces the text when Decap CMS passes another one, such as after reloading an entry. */
  override shouldComponentUpdate({value = ''}: ControlProps): boolean {
    if (value === this.body) return false;
    const {imports, text} = splitImports(value);
    this.imports = imports;
    this.apply([{from: 0, to: this.text.length, insert: text}]);
    return false;
  }

  override componentWillUnmount(): void {
    if (activeView === this.view) activeView = undefined;
    this.view.destroy();
  }

  private get body(): string {
    return joinImports(this.imports, this.text);
  }

  private get text(): string {
    return this.view.state.doc.toString();
  }

  private createToolbar(): HTMLElement {
    const tools: Tool[] = [
      {label: 'Heading', run: () => this.toggleLineStyle('heading')},
      {label: 'Smaller heading', run: () => this.toggleLineStyle('subheading')},
      {label: 'Bold', run: () => this.toggleMarker('**')},
      {label: 'Italic', run: () => this.toggleMarker('*')},
      {label: 'List', run: () => this.toggleLineStyle('bullets')},
      {label: 'Numbered list', run: () => this.toggleLineStyle('numbers')},
      {label: 'Link…', run: () => this.openDialog(promptForLink)},
      {label: 'Fact…', run: () => this.openDialog(promptForFact)},
      {label: 'Block…', run: () => this.openDialog(promptForBlock)},
      {label: 'Undo', run: () => undo(this.view)},
      {label: 'Redo', run: () => redo(this.view)},
    ];
    const buttons = tools.map(({label, run}) => {
      const onclick = () => {
        run();
        this.view.focus();
      };
      return createElement('button', {type: 'button', onclick}, [label]);
    });
    const properties = {className: 'body-toolbar', role: 'toolbar', ariaLabel: 'Writing tools'};
    return createElement('div', properties, buttons);
  }

  private toggleLineStyle(style: LineStyle): boolean {
    return this.apply(toggleLineStyle(this.text, this.view.state.selection.main, style));
  }

  private toggleMarker(marker: string): boolean {
    return this.apply(toggleMarker(this.text, this.view.state.selection.main, marker));
  }

  private apply(changes: Change[]): boolean {
    if (changes.length > 0) this.view.dispatch({changes, scrollIntoView: true});
    return true;
  }

  /** Opens a dialog for the selection, and applies the changes that it returns. */
  private openDialog(open: OpenDialog): boolean {
    const {from, to} = this.view.state.selection.main;
    void loadTextChoices()
      .then((choices) => open(this.text, {from, to}, choices))
      .then((changes) => this.apply(changes) && this.view.focus());
    return true;
  }

  private paste(event: ClipboardEvent): boolean {
    const {clipboardData} = event;
    if (!clipboardData || clipboardData.files.length > 0) return false;
    const html = clipboardData.getData('text/html');
    const plainText = clipboardData.getData('text/plain');
    const text = convertPaste(html, plainText);
    this.view.dispatch(this.view.state.replaceSelection(text), {scrollIntoView: true});
    event.preventDefault();
    return true;
  }

  override render(): ReactNode {
    return <div id={this.props.forID} ref={this.host} />;
  }
}
