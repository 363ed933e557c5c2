import { OldData } from '../../ui/feedback/old-data'
import { chakra } from '@chakra-ui/react'
import { actionInWords, isInternalComment, recordInWords, spellRoleName } from '@portal/domain'
import { useId, type ReactNode } from 'react'
import { formatDateTime } from '../../lib/format'
import { problemOf } from '../../lib/problem'
import { useRefresh } from '../../lib/use-refresh'
import { Button } from '../../ui/action/button'
import { Card } from '../../ui/layout/card'
import { EmptyState, LoadingState, ProblemState } from '../../ui/feedback/states'
import type { RecordHistoryFilterInput } from '../../lib/graphql-types.generated'
import { AuditChanges } from './audit-changes'
import { auditTrailMessages } from './audit-trail-messages.generated'
import { useRecordHistoryQuery, type AuditEventFieldsFragment } from './audit-trail.generated'
import { actorInWords } from './audit-words'

const m = auditTrailMessages.history
/** Entries of one page. */
export const historyPageSize = 25

export interface HistoryPanelProps {
  /** Kind and id of the record as the trail names them: 'selfAssessment', '11'. */
  targetType: string
  targetId: string
  /** Its first page was loaded by the request of the screen, and is in the cache. */
  loaded?: boolean
  /** What of it is shown; everything without it. */
  filter?: RecordHistoryFilterInput
  /** Fields of the filter, in the head of the card. */
  filterBar?: ReactNode
  /** Instead of the words for a record without history, when the filter leaves nothing. */
  noMatch?: ReactNode
}

/** What happened with one record, newest first, with what each act changed. For a History tab of any record. */
export function HistoryPanel(props: HistoryPanelProps) {
  const { targetType, targetId, loaded = false, filter, filterBar, noMatch } = props
  const { data, error, loading, refetch, fetchMore } = useRecordHistoryQuery({
    variables: { targetType, targetId, page: 1, pageSize: historyPageSize, ...(filter && { filter }) },
    fetchPolicy: loaded ? 'cache-first' : 'network-only',
    nextFetchPolicy: 'cache-first',
    notifyOnNetworkStatusChange: true,
  })
  const retry = useRefresh(refetch)
  const history = data?.recordHistory
  if (!history && filterBar)
    return (
      <Card title={m.title} padded={false}>
        {filterBar}
        {error ? (
          <ProblemState
            problem={problemOf(error)}
            what={auditTrailMessages.subjects.history}
            onRetry={retry}
          />
        ) : (
          <LoadingState what={auditTrailMessages.subjects.theHistory} lines={6} />
        )}
      </Card>
    )
  if (!history) {
    if (error)
      return (
        <ProblemState problem={problemOf(error)} what={auditTrailMessages.subjects.history} onRetry={retry} />
      )
    return <LoadingState what={auditTrailMessages.subjects.theHistory} lines={6} />
  }
  const more = () =>
    void fetchMore({
      variables: { page: Math.floor(history.rows.length / historyPageSize) + 1 },
      updateQuery: (known, { fetchMoreResult: next }) => {
        const seen = new Set(known.recordHistory.rows.map(({ seq }) => seq))
        // There may be new entries: those that moved onto the next page are not shown twice.
        const rows = next.recordHistory.rows.filter(({ seq }) => !seen.has(seq))
        return { recordHistory: { ...next.recordHistory, rows: [...known.recordHistory.rows, ...rows] } }
      },
    }).catch(() => undefined)
  return (
    <Card title={m.title} note={history.total} padded={false}>
      {filterBar}
      <OldData
        problem={error ? problemOf(error) : null}
        what={auditTrailMessages.subjects.history}
        onRetry={retry}
      >
        {history.rows.length === 0 ? (
          noMatch || <EmptyState title={m.empty} />
        ) : (
          <chakra.ol listStyleType="none" aria-label={m.facts}>
            {history.rows.map((event) => (
              <Entry key={event.seq} event={event} isPart={event.targetType !== targetType} />
            ))}
          </chakra.ol>
        )}
        {history.rows.length < history.total && (
          <chakra.div
            display="flex"
            flexWrap="wrap"
            alignItems="center"
            gap="8px 14px"
            padding="10px 14px"
            borderTop="1px solid {colors.border.subtle}"
          >
            <chakra.span role="status" fontSize="sm" color="fg.muted">
              {m.shown({ shown: history.rows.length, total: history.total })}
            </chakra.span>
            <Button size="sm" loading={loading} onClick={more}>
              {m.more}
            </Button>
          </chakra.div>
        )}
      </OldData>
    </Card>
  )
}

/** What a part of the record is called; an internal comment by what it is, since its record is the one shown. */
function partName({ targetType, targetName }: AuditEventFieldsFragment): string | null {
  return isInternalComment(targetType) ? recordInWords(targetType) : targetName
}

interface EntryProps {
  event: AuditEventFieldsFragment
  /** It is about a part of the record, which is then named. */
  isPart: boolean
}

function Entry({ event, isPart }: EntryProps) {
  const title = useId()
  return (
    <chakra.li
      aria-labelledby={title}
      padding="12px 14px"
      css={{ '& + &': { borderTop: '1px solid {colors.border.subtle}' } }}
    >
      <chakra.p id={title} textStyle="blockTitle">
        {actionInWords(event.action)}
      </chakra.p>
      <chakra.p fontSize="sm" color="fg.muted" marginBottom={event.changes.length > 0 ? '8px' : '0'}>
        {[
          isPart && partName(event),
          actorInWords(event),
          event.actorRole && spellRoleName(event.actorRole),
          formatDateTime(event.at),
          event.reason && `${auditTrailMessages.reason}: ${event.reason}`,
        ]
          .filter(Boolean)
          .join(' · ')}
      </chakra.p>
      {event.changes.length > 0 && (
        <chakra.div border="1px solid {colors.border.subtle}" borderRadius="sm">
          <AuditChanges changes={event.changes} />
        </chakra.div>
      )}
    </chakra.li>
  )
}
