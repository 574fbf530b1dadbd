import { Component, type ReactNode } from 'react';

interface Props extends Record<'children' | 'fallback', ReactNode> {
  /** Where the visitor is: elsewhere, what failed may work. */
  place?: string;
}

/** If the children fail, shows the fallback in their place. The rest of the page stands. React logs the error. */
export class ErrorBoundary extends Component<Props, { failed: boolean; place?: string | undefined }> {
  override state = { failed: false, place: this.props.place };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  static getDerivedStateFromProps({ place }: Props, state: { place?: string | undefined }) {
    return place === state.place ? null : { failed: false, place };
  }

  override render() {
    return this.state.failed ? this.props.fallback : this.props.children;
  }
}
