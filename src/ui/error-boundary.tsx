import { Component, type ReactNode } from 'react';

interface Props {
  children: ReactNode;
  /** What is shown in the place of children that fail. */
  fallback: ReactNode;
}

/**
 * Keeps a fault in one part from taking the page with it: shows the fallback instead. React logs the error to the
 * console, once.
 */
export class ErrorBoundary extends Component<Props, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    return this.state.failed ? this.props.fallback : this.props.children;
  }
}
