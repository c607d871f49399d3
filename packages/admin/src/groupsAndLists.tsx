import ListWidget from 'decap-cms-widget-list';
import ObjectWidget from 'decap-cms-widget-object';
import {Component, type ReactNode} from 'react';
import {withoutEmpty, type Data} from './format/clean';

/** A part of Decap's data (Immutable). */
interface Field {
  get(name: string): unknown;
  toJS(): {fields?: {name: string; widget: string}[]; field?: {name: string}};
}

/** What we know of Decap's input for a group of fields. */
interface Group extends Component<{field: Field; value?: {toJS(): Data}}> {
  validate: () => void;
  childRefs: Record<string, {props: {onValidate(errors: readonly unknown[]): void}} | undefined>;
}

/** What we know of Decap's input for a list. */
interface List extends Component<{field: Field; value?: {size: number}}> {
  addItem: (item: unknown) => void;
  focus(path: string): void;
}

const GroupControl = ObjectWidget.Widget().controlComponent as unknown as new (
  props: Group['props'],
) => Group;
const ListControl = ListWidget.Widget().controlComponent as unknown as new (
  props: List['props'],
) => List;

/** A group of fields that may be left out as a whole: only one that is begun has to be complete. */
export class OptionalGroup extends GroupControl {
  constructor(props: Group['props']) {
    super(props);
    const validateAll = this.validate;
    this.validate = () => {
      const {field, value} = this.props;
      const isLeftOut = withoutEmpty(value?.toJS(), undefined) === undefined;
      if (field.get('required') !== false || !isLeftOut) validateAll();
      else for (const child of Object.values(this.childRefs)) child?.props.onValidate([]);
    };
  }
}

/** A list that leads to the first field of an entry that was added. */
export class LeadingList extends ListControl {
  constructor(props: List['props']) {
    super(props);
    const add = this.addItem;
    this.addItem = (item) => {
      const {field, value} = this.props;
      const {fields, field: only} = field.toJS();
      const first = fields?.find(({widget}) => widget !== 'hidden') ?? only;
      add(item);
      if (first) setTimeout(() => this.focus(`${value?.size ?? 0}.${first.name}`));
    };
  }
}

/** The button before the fields that are folded (`collections/fields.ts`); look.css hides them. A new entry shows them. */
export class Fold extends Component<{
  forID: string;
  field: Field;
  getEntry(this: void): {get(name: 'newRecord'): unknown};
}> {
  override state = {isOpen: this.props.getEntry().get('newRecord') === true};

  override render(): ReactNode {
    const {isOpen} = this.state;
    return (
      <button
        type="button"
        id={this.props.forID}
        className="fields-fold"
        aria-expanded={isOpen}
        onClick={() => this.setState({isOpen: !isOpen})}
      >
        {`${isOpen ? 'Hide' : 'Show'}: ${String(this.props.field.get('label'))}`}
      </button>
    );
  }
}
