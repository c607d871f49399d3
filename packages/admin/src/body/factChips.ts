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

/** A tag for a fact, such as `<Fact name="practice.phone" />`. */
const FACT_TAG = /<Fact\s+name="([^"]*)"\s*\/>/g;

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
  regexp: FACT_TAG,
  decoration: ([, name = '']) =>
    Decoration.replace({widget: new FactChip(factLabels.get(name) ?? name)}),
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
