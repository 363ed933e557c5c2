import { problemOf } from '../../lib/problem'
import { PageHeader } from '../../ui/layout/page-header'
import { LoadingState, ProblemState } from '../../ui/feedback/states'
import { preferencesMessages as m } from './preferences-messages.generated'
import { PreferencesPage } from './preferences-page'
import { usePreferencesQuery } from './preferences.generated'

/** Data of the own preferences. `available` names the screens that exist. */
export function PreferencesView({ available }: { available: ReadonlySet<string> }) {
  const { data, error, refetch } = usePreferencesQuery({
    fetchPolicy: 'network-only',
    nextFetchPolicy: 'cache-first',
  })
  if (data) return <PreferencesPage preferences={data.preferences} available={available} />
  return (
    <>
      <PageHeader title={m.title} breadcrumb={[{ label: m.landingPage, to: '/' }, { label: m.title }]} />
      {error ? (
        <ProblemState
          problem={problemOf(error)}
          what={m.what.preferences}
          onRetry={() => void refetch().catch(() => undefined)}
        />
      ) : (
        <LoadingState what={m.what.yourPreferences} lines={10} />
      )}
    </>
  )
}
