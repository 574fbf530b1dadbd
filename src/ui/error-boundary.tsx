import { Component, type ReactNode } from 'react';

interface Props extends Record<'children' | 'fallback', ReactNode> {
  /** Where the visitor is: elsewhere, what failed may work. */
  place?: string;
}

/** If the children fail, shows the fallback in their place. The rest of the page stands. React logs the error. */
export class ErrorBoundary extends Component<Props, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError = () => ({ failed: true });

  override componentDidUpdate({ place }: Props) {
    if (this.state.failed && place !== this.props.place) this.setState({ failed: false });
  }

  override render() {
    return this.state.failed ? this.props.fallback : this.props.children;
  }
}
