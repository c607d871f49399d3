import ObjectWidget from 'decap-cms-widget-object';
import type {Component} from 'react';
import type {Cms} from './decap';
import type {Data} from './format/clean';
import {withoutEmpty} from './format/clean';

interface Child {
  props: {onValidate(errors: readonly unknown[]): void};
}

/** What we know of Decap's input for a group of fields. */
interface Group extends Component<{field: {get(name: string): unknown}; value?: {toJS(): Data}}> {
  validate: () => void;
  childRefs: Record<string, Child | undefined>;
}

const Control = ObjectWidget.Widget().controlComponent as unknown as new (props: Group['props']) => Group;

/** A group of fields that may be left out as a whole: only one that is begun has to be complete. */
class OptionalGroup extends Control {
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

/** Gives forms the input for groups of fields, which Decap's own would have completed even where they are optional. */
export function registerOptionalObject(cms: Cms): void {
  cms.registerWidget({...ObjectWidget.Widget(), controlComponent: OptionalGroup as never});
}
