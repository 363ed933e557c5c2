import { BookOpenCheck, CircleCheck, Eye, EyeOff, UserRoundPlus } from 'lucide-react'
import { useViewer } from '../../../lib/session/viewer'
import { Button } from '../../../ui/action/button'
import { useAct } from '../../../ui/feedback/use-act'
import { ActsOnChosen } from '../../../ui/list/chosen/chosen-rows'
import { subjectWords } from '../audits-kind'
import type { ProngPlace } from '../audits-paths'
import { sampleMessages as words } from './sample-messages.generated'
import { useConfirmEnrolmentsMutation, type SampleRowFieldsFragment as Row } from './sample.generated'
import type { ShownNames } from './use-names'

interface RecordsToolsProps {
  place: ProngPlace
  records: readonly Row[]
  chosen: readonly Row[]
  shown: ShownNames
  onChooseAll: () => void
  onAssign: (whom: 'users' | 'monitor' | 'reader') => void
  onRefresh: () => void
}

/** What can be done with several records at once. */
export function RecordsTools(props: RecordsToolsProps) {
  const { place, records, chosen, shown, onChooseAll, onAssign, onRefresh } = props
  const { isLocalAdmin, isStateMonitor } = useViewer()
  const ids = chosen.map(({ id }) => id)
  const areNamed = ids.length > 0 && ids.every((id) => shown.names.has(id))
  return (
    <ActsOnChosen
      none={chosen.length === 0 && words.selectFirst}
      acts={[
        ...(isLocalAdmin
          ? [{ icon: UserRoundPlus, label: words.assign, onClick: () => onAssign('users') }]
          : []),
        ...(isStateMonitor
          ? [
              { icon: UserRoundPlus, label: words.monitors.act, onClick: () => onAssign('monitor') },
              { icon: BookOpenCheck, label: words.secondReader.act, onClick: () => onAssign('reader') },
            ]
          : []),
        areNamed
          ? { icon: EyeOff, label: words.names.hide, onClick: () => shown.hide(ids) }
          : { icon: Eye, label: words.names.show, onClick: () => shown.show(ids) },
      ]}
    >
      <ConfirmAllButton place={place} records={records} onRefresh={onRefresh} />
      <Button size="sm" onClick={onChooseAll}>
        {words.selectAll}
      </Button>
    </ActsOnChosen>
  )
}

/** Confirms every child of whom nothing is said yet. */
function ConfirmAllButton({
  place,
  records,
  onRefresh,
}: Pick<RecordsToolsProps, 'place' | 'records' | 'onRefresh'>) {
  const { act, busy } = useAct(words.failed, onRefresh)
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
          words.confirmedAll({ subject: subjectWords(place.typeKey).one }),
          async () => (await confirm({ variables: { input: place } })).data?.confirmEnrolments.errors,
        )
      }
    >
      {words.confirmAll}
    </Button>
  )
}
