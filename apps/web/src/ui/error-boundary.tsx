import { Component, type ErrorInfo, type ReactNode } from 'react'
import { ErrorState } from './states'
import { uiMessages } from './ui-messages'

export interface ErrorBoundaryProps {
  /** A change of this value (the address, say) tries again. */
  resetKey?: string
  children: ReactNode
}

/** Catches what a screen throws, so that the shell around it survives. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { error: Error | null }> {
  override state: { error: Error | null } = { error: null }

  static getDerivedStateFromError(error: Error): { error: Error } {
    return { error }
  }

  override componentDidCatch(error: Error, info: ErrorInfo): void {
    console.error('A screen stopped working', error, info.componentStack)
  }

  override componentDidUpdate(before: ErrorBoundaryProps): void {
    if (this.state.error && before.resetKey !== this.props.resetKey) this.setState({ error: null })
  }

  override render(): ReactNode {
    if (!this.state.error) return this.props.children
    return (
      <ErrorState
        title={uiMessages.crashed}
        message={uiMessages.crashedHelp}
        onRetry={() => this.setState({ error: null })}
      />
    )
  }
}
