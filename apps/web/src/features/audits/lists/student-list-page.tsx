import { AuditStatus } from '@portal/domain'
import { lazy, Suspense, useCallback, useMemo, useState } from 'react'
import { useViewer } from '../../../lib/session/viewer'
import { filtersSet } from '../../../ui/list/filter-bar'
import { ListCard } from '../../../ui/list/list-card'
import { Pager } from '../../../ui/list/pager'
import { useListColumns } from '../../../ui/list/use-list-columns'
import { useLastPage } from '../../../ui/list/use-list-address'
import { useNarrowedList } from '../../../ui/list/use-narrowed-list'
import { subjectWords } from '../audits-kind'
import { useProngPlace } from '../audits-paths'
import { ProngFrame } from '../prong/prong-frame'
import type { ProngHeadFieldsFragment } from '../prong/prong.generated'
import { ListUploadCard } from './list-upload-card'
import { populationColumns, type StudentRow } from './population-columns'
import { populationFilterFields, populationFilterOf, usePopulationAddress } from './population-filters'
import { studentListMessages as words } from './student-list-messages.generated'
import { useAuditStudentListQuery, type AuditStudentListQuery } from './student-list.generated'

// Loaded when it is opened: the list itself stays small.
const AddStudentDialog = lazy(() =>
  import('./add-student-dialog').then((module) => ({ default: module.AddStudentDialog })),
)

/** The states that this screen can be in. */
export const screenStates = [
  'loading',
  'list',
  'filtered to nothing',
  'empty',
  'answer lost',
  'not found',
  'error',
  'offline',
]

/** The list of students of a prong: its upload, and who is on it. */
export function Component() {
  const place = useProngPlace()
  const address = usePopulationAddress()
  const [{ filters, page, pageSize }] = address
  const { data, previousData, error, loading, refetch } = useAuditStudentListQuery({
    variables: { ...place, page, pageSize, filter: populationFilterOf(filters) },
    skip: !Number.isInteger(place.prongId),
    fetchPolicy: 'cache-and-network',
  })
  const refresh = useCallback(
    () =>
      refetch().then(
        ({ data: answer }) => answer !== undefined,
        () => false,
      ),
    [refetch],
  )
  const onDone = useCallback(() => void refresh(), [refresh])
  const shown = data ?? previousData
  return (
    <ProngFrame place={place} page="list" prong={shown?.auditProng} error={error} onRefresh={onDone}>
      {(prong) =>
        shown && (
          <>
            <ListUploadCard place={place} check={shown.auditListCheck} onRefresh={refresh} />
            <Population
              prong={prong}
              shown={shown}
              isBusy={loading && data === undefined}
              address={address}
              onRefresh={refresh}
            />
          </>
        )
      }
    </ProngFrame>
  )
}

interface PopulationProps {
  prong: ProngHeadFieldsFragment
  shown: AuditStudentListQuery
  isBusy: boolean
  address: ReturnType<typeof usePopulationAddress>
  onRefresh: () => Promise<unknown>
}

function Population({ prong, shown, isBusy, address, onRefresh }: PopulationProps) {
  const place = useProngPlace()
  const subject = subjectWords(place.typeKey)
  const [{ filters, page, pageSize }, change, clear] = address
  const { isStateMonitor } = useViewer()
  const [adding, setAdding] = useState<StudentRow>()
  const { columns, rows, total } = shown.auditPopulation
  const { filled } = shown.auditPopulationChoices
  const mayAdd =
    isStateMonitor && prong.status >= AuditStatus.sampleDrawn && prong.status <= AuditStatus.reviewInProgress
  const table = useMemo(
    () =>
      populationColumns({
        columns,
        typeKey: place.typeKey,
        part: prong.audit.part,
        onAdd: mayAdd ? setAdding : undefined,
      }),
    [columns, mayAdd, place.typeKey, prong.audit.part],
  )
  const [hidden, onHidden] = useListColumns(
    'audit-population',
    columns.flatMap(({ field }) => (filled.includes(field) ? [] : [field])),
  )
  const list = useNarrowedList({ rows, error: undefined, refetch: onRefresh, address })
  const pager = (label: string) => (
    <Pager label={label} page={page} pageSize={pageSize} total={total} onChange={change} />
  )
  useLastPage(total, { page, pageSize }, (last) => change({ page: last }))
  return (
    <>
      <ListCard<StudentRow, keyof typeof filters>
        caption={words.rows({ subjects: subject.titles })}
        wide
        pairs
        list={{ ...list, total, isBusy, isNarrowed: filtersSet(filters) > 0, clear, pager }}
        columns={table}
        getRowId={({ id }) => String(id)}
        tools={{ hidden, onHidden }}
        filters={{
          label: words.filters(subject),
          fields: populationFilterFields(shown.auditPopulationChoices),
        }}
        empty={{ title: words.empty, body: words.emptyBody }}
        noMatch={{ title: words.noMatch(subject), clear: words.clear }}
      />
      {adding && (
        <Suspense fallback={null}>
          <AddStudentDialog
            place={place}
            row={adding}
            onClose={() => setAdding(undefined)}
            onAdded={() => {
              setAdding(undefined)
              void onRefresh()
            }}
          />
        </Suspense>
      )}
    </>
  )
}
