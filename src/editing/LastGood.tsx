import {Component, type ReactNode} from 'react';

interface Props<Value> {
  value: Value;
  render(this: void, value: Value): ReactNode;
  onShown(this: void): void;
  onFailed(this: void): void;
}

interface State<Value> {
  value: Value;
  hasFailed: boolean;
}

/** Renders the latest value, or the last one that could be rendered. */
export default class LastGood<Value> extends Component<Props<Value>, State<Value>> {
  private good: Value | undefined;

  override state: State<Value> = {value: this.props.value, hasFailed: false};

  static getDerivedStateFromProps<Value>({value}: Props<Value>, state: State<Value>): State<Value> | null {
    return value === state.value ? null : {value, hasFailed: false};
  }

  static getDerivedStateFromError(): Partial<State<unknown>> {
    return {hasFailed: true};
  }

  override componentDidMount(): void {
    this.settle();
  }

  override componentDidUpdate({value}: Props<Value>, {hasFailed}: State<Value>): void {
    if (value !== this.props.value || hasFailed !== this.state.hasFailed) this.settle();
  }

  private settle(): void {
    if (this.state.hasFailed) return this.props.onFailed();
    this.good = this.props.value;
    this.props.onShown();
  }

  override render(): ReactNode {
    const {value, render} = this.props;
    if (!this.state.hasFailed) return render(value);
    return this.good === undefined ? null : render(this.good);
  }
}
