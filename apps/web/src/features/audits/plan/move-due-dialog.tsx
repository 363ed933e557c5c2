import { chakra } from '@chakra-ui/react'
import { Form, Formik } from 'formik'
import { useState } from 'react'
import { formatDate } from '../../../lib/format'
import { spreadErrors } from '../../../lib/saving/form-errors'
import { refusalsOf } from '../../../lib/saving/refusals'
import { Button } from '../../../ui/action/button'
import { Dialog } from '../../../ui/dialog/dialog'
import { DateField } from '../../../ui/field/date-field'
import { FormErrorSummary } from '../../../ui/form/error-summary'
import { KeptForm } from '../../../ui/form/kept-form'
import { useKeptForm } from '../../../ui/form/use-kept-form'
import { ActResults, LeftOut, type ActResult } from './act-results'
import { dueOf } from './audit-filters'
import { auditName, nameAmong, type AuditListRow } from './audit-rows'
import { useMoveAuditDueDatesMutation } from './audits-bulk.generated'
import { auditsMessages } from './audits-messages.generated'

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
  const [general, setGeneral] = useState<string[]>([])
  const [results, setResults] = useState<readonly ActResult[]>()
  const kept = useKeptForm<Values>({ draft: ['audits', typeKey, 'due'], onClose })
  if (results)
    return (
      <Dialog
        open
        onClose={onClose}
        title={words.title}
        footer={
          <Button variant="solid" onClick={onClose}>
            {auditsMessages.bulk.close}
          </Button>
        }
      >
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
      initialValues={{ dueOn: '' }}
      validate={({ dueOn }) => (dueOn ? {} : { dueOn: words.missing })}
      onSubmit={async (values, form) => {
        let done: readonly ActResult[] = []
        const refusals = await refusalsOf(async () => {
          const input = { typeKey, ids: audits.map(({ id }) => id), ...values }
          const sent = await move({ variables: { input } })
          done = sent.data?.moveAuditDueDates.results ?? []
          return sent.data?.moveAuditDueDates.errors
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
                <DateField name="dueOn" label={words.label} hint={words.hint} />
                <DuePreview audits={audits} dueOn={values.dueOn} />
              </Form>
            </Dialog>
          )}
        </KeptForm>
      )}
    </Formik>
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
