import { Component, type ReactNode } from 'react';

type Props = Record<'children' | 'fallback', ReactNode>;

/** Shows the fallback in the place of children that fail, so that the rest stands. React logs the error once. */
export class ErrorBoundary extends Component<Props, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    return this.state.failed ? this.props.fallback : this.props.children;
  }
}
