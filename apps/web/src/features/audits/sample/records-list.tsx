import { chakra } from '@chakra-ui/react'
import { isInSample } from '@portal/domain'
import { lazy, Suspense, useCallback, useMemo, useState } from 'react'
import { useViewer } from '../../../lib/session/viewer'
import { useAct } from '../../../ui/feedback/use-act'
import { Card } from '../../../ui/layout/card'
import { useChosenRows } from '../../../ui/list/chosen/chosen-rows'
import { ListCard } from '../../../ui/list/list-card'
import { useListTools } from '../../../ui/list/use-list-tools'
import { DataTable } from '../../../ui/table/data-table'
import { subjectWords } from '../audits-kind'
import type { ProngPlace } from '../audits-paths'
import type { RecordAct, RecordDialogAct } from './record-acts'
import { leftColumns, recordColumns } from './record-columns'
import { RecordsTools } from './records-tools'
import type { RecordProgressFieldsFragment } from './reading.generated'
import { sampleMessages as words } from './sample-messages.generated'
import { useUpdateSampleRecordMutation, type SampleRowFieldsFragment as Row } from './sample.generated'
import { useNames, type ShownNames } from './use-names'

// Loaded when they are opened: the list itself stays small.
const RecordDialogs = lazy(() =>
  import('./record-dialogs').then((module) => ({ default: module.RecordDialogs })),
)
const AssignRecordsDialog = lazy(() =>
  import('./assign-records-dialog').then((module) => ({ default: module.AssignRecordsDialog })),
)
const AssignMonitorDialog = lazy(() =>
  import('./assign-monitor-dialog').then((module) => ({ default: module.AssignMonitorDialog })),
)

const SecondReaderDialog = lazy(() =>
  import('./second-reader-dialog').then((module) => ({ default: module.SecondReaderDialog })),
)

const assignDialogs = {
  users: AssignRecordsDialog,
  monitor: AssignMonitorDialog,
  reader: SecondReaderDialog,
}

const byOrder = { id: 'student' }

/** The dialog that is open. */
type Acting =
  | { assign: 'users' | 'monitor' | 'reader'; ids: ReadonlySet<number> }
  | { row: Row; act: RecordDialogAct }
  | undefined

interface RecordsListProps {
  place: ProngPlace
  part: string
  records: readonly Row[]
  /** How far each is; undefined for people of the agency. */
  progress: readonly RecordProgressFieldsFragment[] | undefined
  onRefresh: () => void
}

/** Records in the sample with what the reader can do, and those that left it. */
export function RecordsList({ place, part, records, progress, onRefresh }: RecordsListProps) {
  const { isLocalAdmin, isLocalUser, isStateMonitor, isLiaison } = useViewer()
  const inSample = useMemo(() => records.filter(({ status }) => isInSample(status)), [records])
  const left = records.filter(({ status }) => !isInSample(status))
  const { selected, toggle, chooseAll, chosen } = useChosenRows(inSample)
  const [acting, setActing] = useState<Acting>()
  const shown = useNames(place, words.names.failed)
  const onAct = useRecordAct({ place, shown, setActing, onRefresh })
  const mayChoose = isLocalAdmin || isStateMonitor
  const columns = useMemo(
    () =>
      recordColumns({
        place,
        part,
        names: shown.names,
        // Liaisons and dispute resolution staff see no names.
        rights: { reveal: !isLiaison, monitor: isStateMonitor },
        onAct,
        progress: progress && new Map(progress.map((one) => [one.id, one])),
        selection: mayChoose ? { selected, toggle } : undefined,
      }),
    [place, part, shown.names, progress, isLiaison, isStateMonitor, onAct, mayChoose, selected, toggle],
  )
  const tools = useListTools({
    list: 'audit-records',
    title: words.caption,
    name: ['audit-records', place.typeKey, String(place.prongId)],
    usuallyHidden: ['origin', 'flags', ...(isLocalAdmin || isLocalUser ? ['monitor'] : [])],
    filters: [],
  })
  return (
    <chakra.div display="grid" gap="14px">
      <ListCard
        caption={words.caption}
        note={inSample.length}
        wide
        pairs
        list={{ rows: inSample, problem: null, refresh: onRefresh }}
        columns={columns}
        getRowId={({ id }) => String(id)}
        rowState={({ id }) => (selected.has(id) ? 'selected' : undefined)}
        sortedBy={byOrder}
        tools={tools}
        actions={
          mayChoose &&
          inSample.length > 0 && (
            <RecordsTools
              {...{ place, chosen, shown, onRefresh }}
              records={inSample}
              onChooseAll={chooseAll}
              onAssign={(assign) => setActing({ assign, ids: selected })}
            />
          )
        }
        empty={{
          title: words.emptyTitle,
          body:
            isLocalUser && !isLocalAdmin
              ? words.emptyOwn
              : words.emptyBody({ subject: subjectWords(place.typeKey).one }),
        }}
      />
      <chakra.p srOnly role="status">
        {shown.names.size > 0 && words.names.shown({ n: shown.names.size })}
      </chakra.p>
      {left.length > 0 && (
        <Card title={words.left} note={left.length} padded={false}>
          <DataTable
            caption={words.leftCaption}
            columns={leftColumns(subjectWords(place.typeKey).title)}
            rows={left}
            getRowId={({ id }) => String(id)}
            empty={{ title: words.leftCaption }}
          />
        </Card>
      )}
      <OpenDialog {...{ place, acting, onRefresh }} records={inSample} onClose={() => setActing(undefined)} />
    </chakra.div>
  )
}

interface RecordActOptions {
  place: ProngPlace
  shown: ShownNames
  setActing: (acting: Acting) => void
  onRefresh: () => void
}

/** What an entry of the menu of a row does. */
function useRecordAct({ place, shown, setActing, onRefresh }: RecordActOptions) {
  const { act } = useAct(words.failed, onRefresh)
  const [update] = useUpdateSampleRecordMutation()
  const { show, hide } = shown
  return useCallback(
    (row: Row, chosenAct: RecordAct) => {
      const { id, version, student } = row
      if (chosenAct === 'reveal') return show([id])
      if (chosenAct === 'mask') return hide([id])
      if (chosenAct === 'monitor' || chosenAct === 'reader')
        return setActing({ assign: chosenAct, ids: new Set([id]) })
      if (chosenAct !== 'served') return setActing({ row, act: chosenAct })
      const input = { typeKey: place.typeKey, id, version, leaConfirmedEnrolled: true }
      void act(
        words.done.served({ student }),
        async () => (await update({ variables: { input } })).data?.updateSampleRecord.errors,
      )
    },
    [act, place.typeKey, update, show, hide, setActing],
  )
}

interface OpenDialogProps extends Pick<RecordsListProps, 'place' | 'records' | 'onRefresh'> {
  acting: Acting
  onClose: () => void
}

function OpenDialog({ place, acting, records, onRefresh, onClose }: OpenDialogProps) {
  if (!acting) return null
  if ('row' in acting)
    return (
      <Suspense fallback={null}>
        <RecordDialogs
          place={place}
          {...acting}
          onClose={onClose}
          onChanged={() => {
            onClose()
            onRefresh()
          }}
        />
      </Suspense>
    )
  const Assign = assignDialogs[acting.assign]
  return (
    <Suspense fallback={null}>
      <Assign
        place={place}
        records={records.filter(({ id }) => acting.ids.has(id))}
        onClose={onClose}
        onChanged={onRefresh}
      />
    </Suspense>
  )
}
