import { Component, type ReactNode } from 'react'
import { ErrorState, OfflineState } from './states'
import { uiMessages } from '../ui-messages.generated'

export interface ErrorBoundaryProps {
  /** A change of this value (the address, say) tries again. */
  resetKey?: string
  children: ReactNode
}

interface State {
  error: Error | null
  resetKey: string | undefined
}

/**
 * The code of a screen could not be loaded: no network, or a release that replaced it. Only reloading the page helps.
 */
function isMissingCode(error: Error): boolean {
  return error instanceof TypeError && /import/i.test(error.message)
}

/** Catches errors of a screen, so that the shell around it stays usable. React writes the error to the console. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, State> {
  override state: State = { error: null, resetKey: this.props.resetKey }

  static getDerivedStateFromError(error: Error): Partial<State> {
    return { error }
  }

  static getDerivedStateFromProps(props: ErrorBoundaryProps, state: State): Partial<State> | null {
    return props.resetKey === state.resetKey ? null : { error: null, resetKey: props.resetKey }
  }

  override render(): ReactNode {
    if (!this.state.error) return this.props.children
    if (isMissingCode(this.state.error)) return <OfflineState onRetry={() => location.reload()} />
    return (
      <ErrorState
        title={uiMessages.crashed}
        message={uiMessages.crashedHelp}
        onRetry={() => this.setState({ error: null })}
      />
    )
  }
}
