import {Component, createRef, type ReactNode} from 'react';
import {names} from '../checks/client';
import type {Cms} from '../decap';
import type {Settings} from '../settings';
import {BodyEditor} from './BodyEditor';
import type {Choices} from './choices';

/** What Decap CMS hands to an input, as far as it is used here. */
interface ControlProps {
  value?: string;
  forID: string;
  field: {get(name: 'label'): string | undefined};
  onChange(this: void, value: string): void;
}

/** Gives forms the input `body`: the text of a page as MDX. */
export function registerBody(cms: Cms, {choices}: Settings): void {
  const all = async (): Promise<Choices> => {
    const {facts, pictures} = await names();
    return {
      pages: choices.page,
      films: choices.film,
      facts: Object.entries(facts).map(([value, text]) => ({value, label: `${text} (${value})`})),
      pictures: pictures.map((value) => ({value, label: value})),
    };
  };

  class BodyControl extends Component<ControlProps> {
    private readonly host = createRef<HTMLDivElement>();
    private editor: BodyEditor | undefined;

    override componentDidMount(): void {
      const {value = '', field} = this.props;
      if (!this.host.current) return;
      this.editor = new BodyEditor(this.host.current, {
        value,
        label: field.get('label') ?? 'Text',
        choices: all,
        onChange: (typed) => this.props.onChange(typed),
      });
    }

    override shouldComponentUpdate({value = ''}: ControlProps): boolean {
      this.editor?.replace(value);
      return false;
    }

    override componentWillUnmount(): void {
      this.editor?.destroy();
    }

    override render(): ReactNode {
      return <div id={this.props.forID} ref={this.host} />;
    }
  }

  cms.registerWidget('body', BodyControl as never);
}
