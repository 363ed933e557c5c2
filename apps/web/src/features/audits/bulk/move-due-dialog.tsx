import { chakra } from '@chakra-ui/react'
import { formatDate } from '../../../lib/format'
import { DateField } from '../../../ui/field/date-field'
import { LeftOut } from './act-results'
import { dueOf } from '../plan/audit-filters'
import { auditName, nameAmong, type AuditListRow } from '../plan/audit-rows'
import { useMoveAuditDueDatesMutation } from './audits-bulk.generated'
import { auditsMessages } from '../plan/audits-messages.generated'
import { BulkActDialog } from './bulk-act-dialog'

const words = auditsMessages.bulk.due

interface MoveDueDialogProps {
  typeKey: string
  audits: readonly AuditListRow[]
  onClose: () => void
  /** Some of it was done. */
  onDone: () => void
}

interface Values {
  dueOn: string
}

/** Moves the day that several audits have to keep next: before, which day of each; after, what became of each. */
export function MoveDueDialog({ typeKey, audits, onClose, onDone }: MoveDueDialogProps) {
  const [move] = useMoveAuditDueDatesMutation()
  return (
    <BulkActDialog<Values>
      words={{ title: words.title, save: words.save, cancel: words.cancel, close: auditsMessages.bulk.close }}
      draft={['audits', typeKey, 'due']}
      initialValues={{ dueOn: '' }}
      validate={({ dueOn }) => (dueOn ? {} : { dueOn: words.missing })}
      act={async (values) => {
        const input = { typeKey, ids: audits.map(({ id }) => id), ...values }
        return (await move({ variables: { input } })).data?.moveAuditDueDates
      }}
      nameOf={nameAmong(audits)}
      done={words.done}
      leftOut={auditsMessages.bulk.notDone}
      onClose={onClose}
      onDone={onDone}
    >
      {({ dueOn }) => (
        <>
          <DateField name="dueOn" label={words.label} hint={words.hint} />
          <DuePreview audits={audits} dueOn={dueOn} />
        </>
      )}
    </BulkActDialog>
  )
}

/** Which day of each audit moves, and which audits have none that can be moved. */
function DuePreview({ audits, dueOn }: { audits: readonly AuditListRow[]; dueOn: string }) {
  const refused = audits.filter(({ figures }) => figures && !figures.moveDue.allowed)
  const open = audits.filter((audit) => !refused.includes(audit))
  const dayOf = (audit: AuditListRow) => {
    const due = dueOf(audit)
    if (!due) return ''
    const what = auditsMessages.dues[due.what]
    const before = formatDate(due.on)
    return dueOn ? words.from({ what, before, after: formatDate(dueOn) }) : words.now({ what, day: before })
  }
  return (
    <>
      <chakra.p role="status" marginBottom="6px">
        {words.will({ n: open.length })}
      </chakra.p>
      {open.length > 0 && (
        <chakra.ul
          paddingInlineStart="20px"
          maxHeight="240px"
          overflowY="auto"
          tabIndex={0}
          aria-label={words.list}
        >
          {open.map((audit) => (
            <li key={audit.id}>{`${auditName(audit)}: ${dayOf(audit)}`}</li>
          ))}
        </chakra.ul>
      )}
      <LeftOut
        refused={refused.map(({ id, figures }) => ({ id, reason: figures?.moveDue.reason ?? null }))}
        nameOf={nameAmong(audits)}
        title={auditsMessages.bulk.notDone}
      />
    </>
  )
}
