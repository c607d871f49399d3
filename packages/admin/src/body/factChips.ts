import {type Extension, RangeSet} from '@codemirror/state';
import {
  Decoration,
  EditorView,
  MatchDecorator,
  ViewPlugin,
  WidgetType,
  type DecorationSet,
  type ViewUpdate,
} from '@codemirror/view';
import {loadTextChoices} from '../checks/client';
import {createElement} from '../createElement';

/** A tag within a sentence, such as `<Fact name="practice.phone" />` or `<BookLink>`. */
const INLINE_TAG = /<(\/?[A-Z]\w+)(?:\s+name="([^"]*)")?\s*\/?>/g;

/** The words for tags without a fact. The end of a link is only a mark. */
const TAG_LABELS: Readonly<Record<string, string>> = {
  Phone: 'our phone number',
  Email: 'our email address',
  Address: 'our address',
  BookLink: 'booking link:',
  '/BookLink': '•',
  OfficeLink: 'link to the office:',
  '/OfficeLink': '•',
};

/** The current values of all facts, by name. */
const factLabels = new Map<string, string>();

/** A fact as its current value, so that staff see words instead of a tag. */
class FactChip extends WidgetType {
  constructor(private readonly label: string) {
    super();
  }

  override eq({label}: FactChip): boolean {
    return label === this.label;
  }

  override toDOM(): HTMLElement {
    return createElement('span', {className: 'fact-chip'}, [this.label]);
  }
}

const decorator = new MatchDecorator({
  regexp: INLINE_TAG,
  decoration: ([, tag = '', fact]) => {
    const label = fact === undefined ? TAG_LABELS[tag] : (factLabels.get(fact) ?? fact);
    return label === undefined ? null : Decoration.replace({widget: new FactChip(label)});
  },
});

/** Shows the tags of facts as their values. The cursor skips each as one character. */
export function showFacts(): Extension {
  return ViewPlugin.fromClass(
    class {
      decorations: DecorationSet;

      constructor(view: EditorView) {
        this.decorations = decorator.createDeco(view);
        void loadTextChoices().then(({facts}) => {
          for (const {value, label} of facts) factLabels.set(value, label);
          this.decorations = decorator.createDeco(view);
          view.dispatch({});
        });
      }

      update(update: ViewUpdate): void {
        this.decorations = decorator.updateDeco(update, this.decorations);
      }
    },
    {
      decorations: (plugin) => plugin.decorations,
      provide: (plugin) =>
        EditorView.atomicRanges.of((view) => view.plugin(plugin)?.decorations ?? RangeSet.empty),
    },
  );
}
