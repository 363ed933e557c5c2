import { chakra } from '@chakra-ui/react'
import { Form, Formik } from 'formik'
import { useState } from 'react'
import { spreadErrors } from '../../../lib/saving/form-errors'
import { refusalsOf } from '../../../lib/saving/refusals'
import { Button } from '../../../ui/action/button'
import { Dialog } from '../../../ui/dialog/dialog'
import { SelectField } from '../../../ui/field/select-field'
import { FormErrorSummary } from '../../../ui/form/error-summary'
import { KeptForm } from '../../../ui/form/kept-form'
import { useKeptForm } from '../../../ui/form/use-kept-form'
import { ActResults, LeftOut, type ActResult } from './act-results'
import { auditName, nameAmong, type AuditListRow } from './audit-rows'
import { useAssignAuditLeadMutation } from './audits-bulk.generated'
import { auditsMessages } from './audits-messages.generated'
import { useAuditPlanChoicesQuery } from './audits.generated'

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
  const [general, setGeneral] = useState<string[]>([])
  const [results, setResults] = useState<readonly ActResult[]>()
  const kept = useKeptForm<Values>({ draft: ['audits', typeKey, 'lead'], onClose })
  const people = data?.findingOwners ?? []
  if (results)
    return (
      <Dialog open onClose={onClose} title={words.title} footer={<CloseButton onClose={onClose} />}>
        <ActResults
          results={results}
          nameOf={nameAmong(audits)}
          done={words.done}
          leftOut={auditsMessages.bulk.notDone}
        />
      </Dialog>
    )
  return (
    <Formik<Values>
      initialValues={{ leadMonitorId: '' }}
      validate={({ leadMonitorId }) => (leadMonitorId ? {} : { leadMonitorId: words.missing })}
      onSubmit={async (values, form) => {
        let done: readonly ActResult[] = []
        const refusals = await refusalsOf(async () => {
          const input = { typeKey, ids: audits.map(({ id }) => id), ...values }
          const sent = await assign({ variables: { input } })
          done = sent.data?.assignAuditLead.results ?? []
          return sent.data?.assignAuditLead.errors
        })
        setGeneral(spreadErrors(refusals, { ...form, values }))
        if (refusals.length > 0) return
        kept.forget()
        setResults(done)
        onDone()
      }}
    >
      {({ isSubmitting, submitForm, values }) => (
        <KeptForm<Values> form={kept}>
          {({ close, notice }) => (
            <Dialog
              open
              onClose={close}
              title={words.title}
              footer={
                <>
                  <Button onClick={close}>{words.cancel}</Button>
                  <Button variant="solid" loading={isSubmitting} onClick={() => void submitForm()}>
                    {words.save}
                  </Button>
                </>
              }
            >
              <Form noValidate>
                {notice}
                <FormErrorSummary messages={general} />
                <SelectField
                  name="leadMonitorId"
                  label={words.label}
                  placeholder={words.placeholder}
                  options={people.map((person) => ({ value: person.id, label: person.fullName }))}
                />
                <LeadPreview
                  audits={audits}
                  lead={people.find(({ id }) => id === values.leadMonitorId) ?? null}
                />
              </Form>
            </Dialog>
          )}
        </KeptForm>
      )}
    </Formik>
  )
}

function CloseButton({ onClose }: { onClose: () => void }) {
  return (
    <Button variant="solid" onClick={onClose}>
      {auditsMessages.bulk.close}
    </Button>
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
