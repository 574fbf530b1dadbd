import { Component, type ReactNode } from 'react';

type Props = Record<'children' | 'fallback', ReactNode>;

/** If the children fail, shows the fallback in their place. The rest of the page stands. React logs the error. */
export class ErrorBoundary extends Component<Props, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  /** The page is left. When it is shown again, what failed may work. */
  override componentWillUnmount() {
    if (this.state.failed) this.setState({ failed: false });
  }

  override render() {
    return this.state.failed ? this.props.fallback : this.props.children;
  }
}
