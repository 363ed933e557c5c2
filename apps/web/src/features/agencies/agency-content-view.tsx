import { useParams } from 'react-router-dom'
import { problemOf } from '../../lib/problem'
import { MissingRecord } from '../../ui/feedback/missing-record'
import { PageHeader } from '../../ui/layout/page-header'
import { LoadingState, ProblemState } from '../../ui/feedback/states'
import { agenciesMessages } from './agencies-messages.generated'
import { agenciesPaths } from './agencies-paths'
import { useLeaContentQuery } from './agencies.generated'
import { AgencyContentPage } from './agency-content-page'

/** The states that this screen can be in. */
export const screenStates = [
  'loading',
  'editing',
  'read only',
  'refused',
  'saving',
  'conflict',
  'choosing a logo',
  'not found',
  'error',
  'forbidden',
  'offline',
]

/** Data of one agency, addressed by its id. */
export function Component() {
  const id = Number(useParams()['id'])
  const { data, error, refetch } = useLeaContentQuery({
    variables: { id },
    skip: !Number.isInteger(id),
    // A form begins with the current state; later changes are detected by the version.
    fetchPolicy: 'network-only',
    nextFetchPolicy: 'cache-first',
  })
  if (!Number.isInteger(id))
    return <MissingRecord what={agenciesMessages.what.agency} list={agenciesPaths.list} />
  if (data?.leaContent)
    return <AgencyContentPage key={id} loaded={data.leaContent} years={data.complianceYears} />
  if (data && !error) return <MissingRecord what={agenciesMessages.what.agency} list={agenciesPaths.list} />
  return (
    <>
      <PageHeader
        title={agenciesMessages.title}
        breadcrumb={[
          { label: agenciesMessages.landingPage, to: '/' },
          { label: agenciesMessages.title, to: agenciesPaths.list },
        ]}
      />
      {error ? (
        <ProblemState
          problem={problemOf(error)}
          what={agenciesMessages.what.agency}
          onRetry={() => void refetch().catch(() => undefined)}
        />
      ) : (
        <LoadingState what={agenciesMessages.what.theAgency} lines={10} />
      )}
    </>
  )
}
