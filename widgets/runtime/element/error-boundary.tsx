import { Component, type ReactNode } from 'react';

interface Props {
  fallback: ReactNode;
  onError: ((error: Error) => void) | undefined;
  /** Other content resets the failure. */
  content: unknown;
  children: ReactNode;
}

interface State {
  hasFailed: boolean;
  content?: unknown;
}

export class ErrorBoundary extends Component<Props, State> {
  override state: State = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  static getDerivedStateFromProps({ content }: Props, state: State) {
    return content === state.content ? null : { hasFailed: false, content };
  }

  override componentDidCatch(error: Error) {
    this.props.onError?.(error);
  }

  override render() {
    return this.state.hasFailed ? this.props.fallback : this.props.children;
  }
}
