import { chakra } from '@chakra-ui/react'
import { Form, Formik } from 'formik'
import { useState } from 'react'
import { spreadErrors } from '../../../lib/saving/form-errors'
import { refusalsOf } from '../../../lib/saving/refusals'
import { Button } from '../../../ui/action/button'
import { Dialog } from '../../../ui/dialog/dialog'
import { toast } from '../../../ui/feedback/toast'
import { SelectField } from '../../../ui/field/select-field'
import { FormErrorSummary } from '../../../ui/form/error-summary'
import { KeptForm } from '../../../ui/form/kept-form'
import { useKeptForm } from '../../../ui/form/use-kept-form'
import { auditsMessages } from './audits-messages.generated'
import {
  useAuditPlanChoicesQuery,
  useNotifyOfAuditMutation,
  type AuditRowFieldsFragment,
} from './audits.generated'

const words = auditsMessages.notifyDialog

interface NotifyDialogProps {
  audit: AuditRowFieldsFragment
  onClose: () => void
  onNotified: () => void
}

/** Sends the letter with which an audit begins, after the contact is chosen. */
export function NotifyDialog({ audit, onClose, onNotified }: NotifyDialogProps) {
  const { id, typeKey, lea, part, year, leadMonitor } = audit
  const { data } = useAuditPlanChoicesQuery()
  const [notify] = useNotifyOfAuditMutation()
  const [general, setGeneral] = useState<string[]>([])
  const kept = useKeptForm<{ userId: string }>({ draft: ['audit', id, 'notify'], onClose })
  const people = data?.findingOwners ?? [leadMonitor]
  return (
    <Formik
      initialValues={{ userId: leadMonitor.id }}
      onSubmit={async (values, form) => {
        const refusals = await refusalsOf(async () => {
          const sent = await notify({
            variables: {
              input: {
                typeKey,
                id,
                leaId: lea.id,
                part: part === 'Part C' ? 'Part C' : 'Part B',
                year,
                userId: values.userId,
              },
            },
          })
          return sent.data?.notifyOfAudit.errors
        })
        setGeneral(spreadErrors(refusals, { ...form, values }))
        if (refusals.length > 0) return
        kept.forget()
        toast({ status: 'success', title: words.done({ agency: lea.name }), duration: 5000 })
        onNotified()
      }}
    >
      {({ isSubmitting, submitForm }) => (
        <KeptForm<{ userId: string }> form={kept}>
          {({ close, notice }) => (
            <Dialog
              open
              onClose={close}
              title={words.title}
              footer={
                <>
                  <Button onClick={close}>{words.cancel}</Button>
                  <Button variant="solid" loading={isSubmitting} onClick={() => void submitForm()}>
                    {words.send}
                  </Button>
                </>
              }
            >
              <Form noValidate>
                {notice}
                <FormErrorSummary messages={general} />
                <chakra.p marginBottom="12px">{words.intro({ agency: lea.name })}</chakra.p>
                <SelectField
                  name="userId"
                  label={words.contact}
                  options={people.map((person) => ({ value: person.id, label: person.fullName }))}
                />
              </Form>
            </Dialog>
          )}
        </KeptForm>
      )}
    </Formik>
  )
}
