import {Component, type ReactNode} from 'react';
import {keepsData} from '../browserStorage';
import {KEPT} from '../tasks/errors';

interface ErrorBoundaryProps {
  children: ReactNode;
}

/**
 * Explains what to do if a part of the editor fails. The most common reason: a tab was open while a
 * new version went live, which replaced scripts that the tab hadn't loaded yet.
 */
export class ErrorBoundary extends Component<ErrorBoundaryProps, {hasFailed: boolean}> {
  static getDerivedStateFromError(): {hasFailed: boolean} {
    return {hasFailed: true};
  }

  override state = {hasFailed: false};

  override render(): ReactNode {
    if (!this.state.hasFailed) return this.props.children;
    return (
      <section role="alert">
        <h1>Editor</h1>
        <p>
          A part of the editor didn’t load, or it failed. Check your connection, then reload this
          page. {keepsData() && KEPT}
        </p>
        <button type="button" className="primary" onClick={() => location.reload()}>
          Reload
        </button>
      </section>
    );
  }
}
