import ListWidget from 'decap-cms-widget-list';
import ObjectWidget from 'decap-cms-widget-object';
import {Component, type ReactNode} from 'react';
import {removeEmpty, type Data} from './format/data';

/** A field of Decap's configuration (Immutable data). */
interface ImmutableField {
  get(name: string): unknown;
  toJS(): {fields?: {name: string; widget: string}[]; field?: {name: string}};
}

/** Decap's input for a group of fields, as far as we use it. */
interface Group extends Component<{field: ImmutableField; value?: {toJS(): Data}}> {
  validate: () => void;
  childRefs: Record<string, {props: {onValidate(errors: readonly unknown[]): void}} | undefined>;
}

/** Decap's input for a list, as far as we use it. */
interface List extends Component<{field: ImmutableField; value?: {size: number}}> {
  addItem: (item: unknown) => void;
  focus(path: string): void;
}

// Decap types controls as plain components, without the methods that we override.
const GroupControl = ObjectWidget.Widget().controlComponent as unknown as new (
  props: Group['props'],
) => Group;
const ListControl = ListWidget.Widget().controlComponent as unknown as new (
  props: List['props'],
) => List;

/** A group of fields that may be left empty as a whole. Once started, it must be complete. */
export class OptionalGroup extends GroupControl {
  constructor(props: Group['props']) {
    super(props);
    const validateFields = this.validate;
    this.validate = () => {
      const {field, value} = this.props;
      const isEmpty = removeEmpty(value?.toJS(), undefined) === undefined;
      if (field.get('required') === false && isEmpty) clearErrors(this);
      else validateFields();
    };
  }
}

function clearErrors({childRefs}: Group): void {
  for (const child of Object.values(childRefs)) child?.props.onValidate([]);
}

/** A list that moves the focus to the first field of an added entry. */
export class FocusingList extends ListControl {
  constructor(props: List['props']) {
    super(props);
    const addItem = this.addItem;
    this.addItem = (item) => {
      const {field, value} = this.props;
      const {fields, field: singleField} = field.toJS();
      const firstField = fields?.find(({widget}) => widget !== 'hidden') ?? singleField;
      const index = value?.size ?? 0;
      addItem(item);
      if (firstField) setTimeout(() => this.focus(`${index}.${firstField.name}`));
    };
  }
}

interface CollapsibleFieldsProps {
  forID: string;
  field: ImmutableField;
  getEntry(this: void): {get(name: 'newRecord'): unknown};
}

/**
 * The button that shows or hides the rarely used fields after it (`collections/fields.ts`).
 * look.css hides them. They start visible in a new entry.
 */
export class CollapsibleFields extends Component<CollapsibleFieldsProps> {
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
