import { chakra } from '@chakra-ui/react'
import { isInSample } from '@portal/domain'
import { CircleCheck, UserRoundPlus } from 'lucide-react'
import { lazy, Suspense, useCallback, useMemo, useState } from 'react'
import { useViewer } from '../../../lib/session/viewer'
import { Button } from '../../../ui/action/button'
import { useAct } from '../../../ui/feedback/use-act'
import { Card } from '../../../ui/layout/card'
import { ActsOnChosen, useChosenRows } from '../../../ui/list/chosen-rows'
import { ListCard } from '../../../ui/list/list-card'
import { useListTools } from '../../../ui/list/use-list-tools'
import { DataTable } from '../../../ui/table/data-table'
import type { ProngPlace } from '../audits-paths'
import type { RecordAct } from './record-acts'
import { leftColumns, recordColumns } from './record-columns'
import { sampleMessages as words } from './sample-messages.generated'
import {
  useConfirmEnrolmentsMutation,
  useUpdateSampleRecordMutation,
  type SampleRowFieldsFragment as Row,
} from './sample.generated'

// Loaded when they are opened: the list itself stays small.
const RecordDialogs = lazy(() =>
  import('./record-dialogs').then((module) => ({ default: module.RecordDialogs })),
)
const AssignRecordsDialog = lazy(() =>
  import('./assign-records-dialog').then((module) => ({ default: module.AssignRecordsDialog })),
)

const byOrder = { id: 'student' }

interface RecordsListProps {
  place: ProngPlace
  records: readonly Row[]
  onRefresh: () => void
}

/** Records in the sample with what the reader can do, and those that left it. */
export function RecordsList({ place, records, onRefresh }: RecordsListProps) {
  const { isLocalAdmin, isLocalUser } = useViewer()
  const inSample = useMemo(() => records.filter(({ status }) => isInSample(status)), [records])
  const left = records.filter(({ status }) => !isInSample(status))
  const { selected, toggle, chooseAll, chosen } = useChosenRows(inSample)
  const [acting, setActing] = useState<'assign' | { row: Row; act: RecordAct }>()
  const { act, busy } = useAct(words.failed, onRefresh)
  const [update] = useUpdateSampleRecordMutation()
  const onAct = useCallback(
    (row: Row, chosenAct: RecordAct) => {
      if (chosenAct !== 'served') return setActing({ row, act: chosenAct })
      const { id, version, student } = row
      const input = { typeKey: place.typeKey, id, version, leaConfirmedEnrolled: true }
      void act(
        words.done.served({ student }),
        async () => (await update({ variables: { input } })).data?.updateSampleRecord.errors,
      )
    },
    [act, place.typeKey, update],
  )
  const columns = useMemo(
    () => recordColumns({ place, onAct, selection: isLocalAdmin ? { selected, toggle } : undefined }),
    [place, onAct, isLocalAdmin, selected, toggle],
  )
  const tools = useListTools({
    list: 'audit-records',
    title: words.caption,
    name: ['audit-records', place.typeKey, String(place.prongId)],
    usuallyHidden: ['origin', 'flags'],
    filters: [],
  })
  const close = () => setActing(undefined)
  return (
    <chakra.div display="grid" gap="14px">
      <ListCard
        caption={words.caption}
        note={inSample.length}
        wide
        list={{ rows: inSample, problem: null, refresh: onRefresh }}
        columns={columns}
        getRowId={({ id }) => String(id)}
        rowState={({ id }) => (selected.has(id) ? 'selected' : undefined)}
        sortedBy={byOrder}
        tools={tools}
        actions={
          isLocalAdmin &&
          inSample.length > 0 && (
            <ActsOnChosen
              none={chosen.length === 0 && words.selectFirst}
              acts={[{ icon: UserRoundPlus, label: words.assign, onClick: () => setActing('assign') }]}
            >
              <ConfirmAllButton place={place} records={inSample} act={act} busy={busy} />
              <Button size="sm" onClick={chooseAll}>
                {words.selectAll}
              </Button>
            </ActsOnChosen>
          )
        }
        empty={{
          title: words.emptyTitle,
          body: isLocalUser && !isLocalAdmin ? words.emptyOwn : words.emptyBody,
        }}
      />
      {left.length > 0 && (
        <Card title={words.left} note={left.length} padded={false}>
          <DataTable
            caption={words.leftCaption}
            columns={leftColumns}
            rows={left}
            getRowId={({ id }) => String(id)}
            empty={{ title: words.leftCaption }}
          />
        </Card>
      )}
      <Suspense fallback={null}>
        {acting === 'assign' && (
          <AssignRecordsDialog place={place} records={chosen} onClose={close} onChanged={onRefresh} />
        )}
        {acting && acting !== 'assign' && (
          <RecordDialogs
            place={place}
            {...acting}
            onClose={close}
            onChanged={() => {
              close()
              onRefresh()
            }}
          />
        )}
      </Suspense>
    </chakra.div>
  )
}

interface ConfirmAllButtonProps
  extends Pick<RecordsListProps, 'place' | 'records'>, ReturnType<typeof useAct> {}

/** Confirms every child of whom nothing is said yet. */
function ConfirmAllButton({ place, records, act, busy }: ConfirmAllButtonProps) {
  const [confirm] = useConfirmEnrolmentsMutation()
  const open = records.filter(
    ({ leaConfirmedEnrolled: said, confirmEnrolment: may }) => said === null && may.allowed,
  )
  if (open.length === 0) return null
  return (
    <Button
      size="sm"
      icon={<CircleCheck aria-hidden />}
      loading={busy}
      onClick={() =>
        void act(
          words.confirmedAll,
          async () => (await confirm({ variables: { input: place } })).data?.confirmEnrolments.errors,
        )
      }
    >
      {words.confirmAll}
    </Button>
  )
}
