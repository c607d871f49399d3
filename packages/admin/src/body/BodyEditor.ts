import {defaultKeymap, history, historyKeymap, redo, undo} from '@codemirror/commands';
import {markdown} from '@codemirror/lang-markdown';
import {defaultHighlightStyle, syntaxHighlighting} from '@codemirror/language';
import {EditorState} from '@codemirror/state';
import {EditorView, keymap} from '@codemirror/view';
import {adopt} from '../adopt';
import {element} from '../element';
import type {Change} from './blocks';
import {askBlock, askFact, askLink} from './dialogs';
import type {Choices} from './choices';
import {changeLines, changeMarks, type LineLook} from './lines';
import {pastedText} from './paste';
import {BODY_STYLES} from './styles';

/** What the editor of a text is told. */
export interface BodyOptions {
  value: string;
  /** Its label in the form. */
  label: string;
  choices(this: void): Promise<Choices>;
  onChange(this: void, value: string): void;
}

/** The editors that are open; the last takes somebody who presses a finding to its line. */
const open = new Set<BodyEditor>();

/** Puts the cursor on a line of the text that is open, from 1. */
export function showLine(line: number): void {
  [...open].at(-1)?.showLine(line);
}

/**
 * The editor of a page's text: the text as it is in the file, with a toolbar for what one need not know by heart. It
 * changes what is typed and pressed, and nothing else.
 */
export class BodyEditor {
  private readonly view: EditorView;

  constructor(
    host: HTMLElement,
    private readonly options: BodyOptions,
  ) {
    // The library has its styles in the page, unless it is in a shadow.
    const shadow = host.attachShadow({mode: 'open'});
    adopt(shadow, globalThis, BODY_STYLES);
    const place = element('div', {});
    shadow.append(element('div', {className: 'body-editor'}, [this.toolbar(), place]));
    this.view = new EditorView({
      parent: place,
      state: EditorState.create({
        doc: options.value,
        extensions: [
          history(),
          keymap.of([
            {key: 'Mod-b', run: () => this.mark('**')},
            {key: 'Mod-i', run: () => this.mark('*')},
            {key: 'Mod-k', run: () => this.ask(askLink)},
            ...defaultKeymap,
            ...historyKeymap,
          ]),
          markdown(),
          syntaxHighlighting(defaultHighlightStyle),
          EditorView.lineWrapping,
          EditorView.contentAttributes.of({
            'aria-label': options.label,
            spellcheck: 'true',
            autocapitalize: 'sentences',
          }),
          EditorView.domEventHandlers({paste: (event) => this.paste(event)}),
          EditorView.updateListener.of(({docChanged, state}) => docChanged && options.onChange(state.doc.toString())),
        ],
      }),
    });
    open.add(this);
  }

  get value(): string {
    return this.view.state.doc.toString();
  }

  /** Takes another text in place of this one, as when an entry is loaded anew. */
  replace(value: string): void {
    if (value !== this.value) this.change([{from: 0, to: this.view.state.doc.length, insert: value}]);
  }

  showLine(line: number): void {
    const {doc} = this.view.state;
    const {from} = doc.line(Math.min(Math.max(1, line), doc.lines));
    this.view.dispatch({selection: {anchor: from}, effects: EditorView.scrollIntoView(from, {y: 'center'})});
    this.view.focus();
  }

  destroy(): void {
    open.delete(this);
    this.view.destroy();
  }

  private toolbar(): HTMLElement {
    const tools: [name: string, press: () => void][] = [
      ['Heading', () => this.look('heading')],
      ['Smaller heading', () => this.look('subheading')],
      ['Bold', () => this.mark('**')],
      ['Italic', () => this.mark('*')],
      ['List', () => this.look('bullets')],
      ['Numbered list', () => this.look('numbers')],
      ['Link…', () => this.ask(askLink)],
      ['Fact…', () => this.ask(askFact)],
      ['Block…', () => this.ask(askBlock)],
      ['Undo', () => this.andFocus(undo(this.view))],
      ['Redo', () => this.andFocus(redo(this.view))],
    ];
    const buttons = tools.map(([name, onclick]) => element('button', {type: 'button', onclick}, [name]));
    return element('div', {className: 'body-toolbar', role: 'toolbar', ariaLabel: 'Writing tools'}, buttons);
  }

  private get selection(): {from: number; to: number} {
    const {from, to} = this.view.state.selection.main;
    return {from, to};
  }

  private look(look: LineLook): boolean {
    return this.change(changeLines(this.value, this.selection, look));
  }

  private mark(sign: string): boolean {
    return this.change(changeMarks(this.value, this.selection, sign));
  }

  private change(changes: Change[]): boolean {
    if (changes.length > 0) this.view.dispatch({changes, scrollIntoView: true});
    return this.andFocus(true);
  }

  private andFocus(isDone: boolean): boolean {
    this.view.focus();
    return isDone;
  }

  /** Opens a dialog, and makes of its answer what it says. */
  private ask(
    dialog: (text: string, selection: {from: number; to: number}, choices: Choices) => Promise<Change[]>,
  ): boolean {
    void this.options
      .choices()
      .then((choices) => dialog(this.value, this.selection, choices))
      .then((changes) => this.change(changes));
    return true;
  }

  private paste(event: ClipboardEvent): boolean {
    const {clipboardData} = event;
    if (!clipboardData || clipboardData.files.length > 0) return false;
    const text = pastedText(clipboardData.getData('text/html'), clipboardData.getData('text/plain'));
    this.view.dispatch(this.view.state.replaceSelection(text), {scrollIntoView: true});
    event.preventDefault();
    return true;
  }
}
