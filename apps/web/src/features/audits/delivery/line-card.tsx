import { chakra } from '@chakra-ui/react'
import { CircleCheck, Pencil, TriangleAlert } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { formatDate, wordOf } from '../../../lib/format'
import { problemOf } from '../../../lib/problem'
import { Button } from '../../../ui/action/button'
import { Alert } from '../../../ui/feedback/alert'
import { LoadingState, ProblemState } from '../../../ui/feedback/states'
import { StatusChip } from '../../../ui/feedback/status-chip'
import { Card } from '../../../ui/layout/card'
import { DataTable, type DataColumn } from '../../../ui/table/data-table'
import type { RecordPlace } from '../record/record-paths'
import { useServiceLineQuery, type ServiceLineFieldsFragment } from './delivery.generated'
import { deliveryMessages as words } from './delivery-messages.generated'
import { monthWords } from './line-values'

// Loaded when it is opened: the record itself stays small.
const LineDialog = lazy(() => import('./line-dialog').then((module) => ({ default: module.LineDialog })))

type Month = ServiceLineFieldsFragment['months'][number]

const minutes = (id: string, header: string, value: (month: Month) => number): DataColumn<Month> => ({
  id,
  header,
  align: 'end',
  cell: (month) => value(month).toLocaleString('en-US'),
})

const columns: DataColumn<Month>[] = [
  { id: 'month', header: words.months.month, rowHeader: true, cell: ({ month }) => monthWords(month) },
  minutes('planned', words.months.planned, ({ planned }) => planned),
  minutes('delivered', words.months.delivered, ({ delivered }) => delivered),
  minutes('makeUp', words.months.makeUp, ({ makeUp }) => makeUp),
  minutes('student', words.months.student, ({ missed }) => missed.student),
  minutes('provider', words.months.provider, ({ missed }) => missed.provider),
  minutes('closed', words.months.closed, ({ missed }) => missed.closed),
  minutes('other', words.months.other, ({ missed }) => missed.other),
]

/** The minutes of the service that a record is about, beside its items. */
export function LineCard({ place: { typeKey, recordId } }: { place: RecordPlace }) {
  const { data, error, refetch } = useServiceLineQuery({
    variables: { typeKey, recordId },
    fetchPolicy: 'cache-and-network',
  })
  const [editing, setEditing] = useState(false)
  const line = data?.auditServiceLine
  const refresh = () => void refetch().catch(() => undefined)
  if (!line)
    return (
      <Card title={words.title}>
        {error ? (
          <ProblemState problem={problemOf(error)} what={words.what} onRetry={refresh} />
        ) : (
          <LoadingState what={words.what} lines={3} />
        )}
      </Card>
    )
  const { allowed, reason } = line.save
  return (
    <Card
      title={words.title}
      actions={
        <Button
          size="sm"
          icon={<Pencil aria-hidden />}
          disabledReason={!allowed && reason}
          onClick={() => setEditing(true)}
        >
          {words.edit}
        </Button>
      }
    >
      <LineText line={line} />
      {editing && (
        <Suspense fallback={null}>
          <LineDialog
            typeKey={typeKey}
            line={line}
            onClose={() => setEditing(false)}
            onSaved={() => {
              setEditing(false)
              refresh()
            }}
          />
        </Suspense>
      )}
    </Card>
  )
}

function LineText({ line }: { line: ServiceLineFieldsFragment }) {
  const { totals, frequency, provider, periodFrom, periodTo, changedBy, changedOn } = line
  const { percent, flagged, shortfall, compensatory } = totals
  return (
    <chakra.div display="grid" gap="10px">
      <p>
        {words.facts({
          minutes: line.minutes,
          frequency: wordOf(words.frequencies, frequency),
          provider,
          from: formatDate(periodFrom),
          to: formatDate(periodTo),
        })}
      </p>
      {!line.hasCalendar && (
        <Alert status="info" quiet>
          {words.noCalendar}
        </Alert>
      )}
      <DataTable
        caption={words.caption}
        columns={columns}
        rows={line.months}
        getRowId={({ month }) => month}
        empty={{ title: words.caption }}
      />
      <chakra.div display="flex" flexWrap="wrap" alignItems="center" gap="8px">
        <span>{changedOn === null ? words.totals.notEntered : words.totals.percent({ percent })}</span>
        {changedOn !== null && flagged && (
          <StatusChip palette="dueSoon" icon={TriangleAlert}>
            {words.totals.flagged}
          </StatusChip>
        )}
      </chakra.div>
      {changedOn !== null && <p>{words.totals.shortfall({ n: shortfall, owed: compensatory })}</p>}
      {line.notes && <p>{line.notes}</p>}
      {changedBy && changedOn && (
        <chakra.p color="fg.muted" display="flex" alignItems="center" gap="6px">
          <CircleCheck aria-hidden size={14} />
          {words.saved({ who: changedBy.fullName, when: formatDate(changedOn) })}
        </chakra.p>
      )}
    </chakra.div>
  )
}
