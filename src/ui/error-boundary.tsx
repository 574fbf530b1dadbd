import { Component, type ReactNode } from 'react';

/** Shows the fallback in place of children that fail to render. React logs the error. */
export class ErrorBoundary extends Component<Record<'children' | 'fallback', ReactNode>, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError = () => ({ failed: true });

  override render() {
    return this.state.failed ? this.props.fallback : this.props.children;
  }
}
