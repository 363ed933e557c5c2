import { useHeaderBadge } from '../../../lib/header-badge'
import { problemOf } from '../../../lib/problem'
import { useRefresh } from '../../../lib/use-refresh'
import { MissingRecord } from '../../../ui/feedback/missing-record'
import { EmptyState, LoadingState, ProblemState } from '../../../ui/feedback/states'
import { PageHeader } from '../../../ui/layout/page-header'
import { breadcrumbOf } from '../record/record-header'
import { recordPaths, useRecordPlace } from '../record/record-paths'
import { ReadersCard } from './readers-card'
import { ReadingItems } from './reading-items'
import { ComparedAnswers } from './compared-answers'
import { secondReadingMessages as words } from './second-reading-messages.generated'
import { useSecondReadingQuery } from './second-reading.generated'

/** The states that this screen can be in. */
export const screenStates = [
  'loading',
  'choosing',
  'reading',
  'finishing',
  'differences',
  'settling',
  'sending back',
  'not due',
  'not found',
  'error',
  'offline',
]

/** How one record is read a second time: who reads, the answers without the first ones, and where both differ. */
export function Component() {
  const place = useRecordPlace()
  const valid = Number.isInteger(place.prongId) && Number.isInteger(place.recordId)
  const { data, error, refetch } = useSecondReadingQuery({
    variables: { ...place },
    skip: !valid,
    fetchPolicy: 'cache-and-network',
  })
  const refresh = useRefresh(refetch)
  const audit = data?.auditProng?.audit
  useHeaderBadge(audit?.lea.shortName ?? null, audit?.part ?? null, audit?.year ?? null)
  const problem = error && !data ? problemOf(error) : null
  const list = recordPaths.audits(place.typeKey)
  const isMissing = data && !(data.auditProng && data.auditRecords.some(({ id }) => id === place.recordId))
  if (!valid || isMissing || problem?.kind === 'not-found')
    return <MissingRecord what={words.what} list={list} />
  const student = data?.auditRecords.find(({ id }) => id === place.recordId)?.student
  const reading = data?.auditSecondReading
  return (
    <>
      <PageHeader
        title={student === undefined ? words.title : words.titleOf({ student })}
        breadcrumb={breadcrumbOf(place, {
          prong: data?.auditProng ?? null,
          ...(student !== undefined && { student }),
          page: words.title,
        })}
      />
      {problem && <ProblemState problem={problem} what={words.reading} onRetry={refresh} />}
      {!reading && !problem && <LoadingState what={words.reading} lines={8} />}
      {reading && !reading.due && <EmptyState title={words.notDue}>{words.notDueText}</EmptyState>}
      {reading?.due && (
        <>
          <ReadersCard place={place} reading={reading} onChanged={refresh} />
          {reading.read.allowed ? (
            <ReadingItems place={place} reading={reading} onChanged={refresh} />
          ) : (
            <ComparedAnswers place={place} reading={reading} />
          )}
        </>
      )}
    </>
  )
}
