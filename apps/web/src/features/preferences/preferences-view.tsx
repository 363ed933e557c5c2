import { problemOf } from '../../lib/problem'
import { LoadingState, ProblemState } from '../../ui/states'
import { PreferencesPage } from './preferences-page'
import { usePreferencesQuery } from './preferences.generated'

/** Data of the own preferences. `available` names the screens that exist. */
export function PreferencesView({ available }: { available: ReadonlySet<string> }) {
  const { data, error, refetch } = usePreferencesQuery({
    fetchPolicy: 'network-only',
    nextFetchPolicy: 'cache-first',
  })
  if (data) return <PreferencesPage preferences={data.preferences} available={available} />
  if (error)
    return (
      <ProblemState
        problem={problemOf(error)}
        what="preferences"
        onRetry={() => void refetch().catch(() => undefined)}
      />
    )
  return <LoadingState what="your preferences" lines={10} />
}
