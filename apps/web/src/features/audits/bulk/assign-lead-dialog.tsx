import { chakra } from '@chakra-ui/react'
import { SelectField } from '../../../ui/field/select-field'
import { LeftOut } from './act-results'
import { auditName, nameAmong, type AuditListRow } from '../plan/audit-rows'
import { useAssignAuditLeadMutation } from './audits-bulk.generated'
import { auditsMessages } from '../plan/audits-messages.generated'
import { useAuditPlanChoicesQuery } from '../plan/audits.generated'
import { BulkActDialog } from './bulk-act-dialog'

const words = auditsMessages.bulk.lead

interface BulkDialogProps {
  typeKey: string
  audits: readonly AuditListRow[]
  onClose: () => void
  /** Some of it was done. */
  onDone: () => void
}

interface Values {
  leadMonitorId: string
}

/** Names the monitor who leads several audits: before, who gets what; after, what became of each. */
export function AssignLeadDialog({ typeKey, audits, onClose, onDone }: BulkDialogProps) {
  const { data } = useAuditPlanChoicesQuery()
  const [assign] = useAssignAuditLeadMutation()
  const people = data?.findingOwners ?? []
  return (
    <BulkActDialog<Values>
      words={{ title: words.title, save: words.save, cancel: words.cancel, close: auditsMessages.bulk.close }}
      draft={['audits', typeKey, 'lead']}
      initialValues={{ leadMonitorId: '' }}
      validate={({ leadMonitorId }) => (leadMonitorId ? {} : { leadMonitorId: words.missing })}
      act={async (values) => {
        const input = { typeKey, ids: audits.map(({ id }) => id), ...values }
        return (await assign({ variables: { input } })).data?.assignAuditLead
      }}
      nameOf={nameAmong(audits)}
      done={words.done}
      leftOut={auditsMessages.bulk.notDone}
      onClose={onClose}
      onDone={onDone}
    >
      {({ leadMonitorId }) => (
        <>
          <SelectField
            name="leadMonitorId"
            label={words.label}
            placeholder={words.placeholder}
            options={people.map((person) => ({ value: person.id, label: person.fullName }))}
          />
          <LeadPreview audits={audits} lead={people.find(({ id }) => id === leadMonitorId) ?? null} />
        </>
      )}
    </BulkActDialog>
  )
}

interface LeadPreviewProps {
  audits: readonly AuditListRow[]
  lead: { id: string; fullName: string } | null
}

/** Which audits change their lead monitor, which stay as they are, and which cannot be changed. */
function LeadPreview({ audits, lead }: LeadPreviewProps) {
  const refused = audits.filter(({ figures }) => figures && !figures.assignLead.allowed)
  const open = audits.filter((audit) => !refused.includes(audit))
  const moved = open.filter(({ leadMonitor }) => leadMonitor.id !== lead?.id)
  return (
    <>
      <chakra.p role="status" marginBottom="6px">
        {lead ? words.will({ n: moved.length, name: lead.fullName }) : words.choose({ n: open.length })}
      </chakra.p>
      <chakra.ul
        paddingInlineStart="20px"
        maxHeight="240px"
        overflowY="auto"
        tabIndex={0}
        aria-label={words.list}
      >
        {open.map((audit) => (
          <li key={audit.id}>
            {`${auditName(audit)}: ${
              lead && moved.includes(audit)
                ? words.from({ before: audit.leadMonitor.fullName, after: lead.fullName })
                : audit.leadMonitor.fullName
            }`}
          </li>
        ))}
      </chakra.ul>
      <LeftOut
        refused={refused.map(({ id, figures }) => ({ id, reason: figures?.assignLead.reason ?? null }))}
        nameOf={nameAmong(audits)}
        title={auditsMessages.bulk.notDone}
      />
    </>
  )
}
