import { chakra } from '@chakra-ui/react'
import { checkAgenciesMail, mostMailSubject, mostMailText } from '@portal/domain'
import { Form, Formik } from 'formik'
import { useState } from 'react'
import { spreadErrors, type PayloadError } from '../../lib/saving/form-errors'
import { thrownRefusals } from '../../lib/saving/refusals'
import { Button } from '../../ui/action/button'
import { CheckboxListField } from '../../ui/field/checkbox-list-field'
import { Dialog } from '../../ui/dialog/dialog'
import { FormErrorSummary } from '../../ui/form/error-summary'
import { KeptForm } from '../../ui/form/kept-form'
import { useKeptForm } from '../../ui/form/use-kept-form'
import { TextAreaField } from '../../ui/field/text-area-field'
import { TextField } from '../../ui/field/text-field'
import { toast } from '../../ui/feedback/toast'
import { agenciesMailMessages as words } from './agencies-mail-messages.generated'
import { useMailAgenciesMutation } from './agencies-mail.generated'

export interface MailedAgency {
  leaId: number
  code: string
  shortName: string
}

interface AgenciesMailDialogProps {
  /** Agencies to choose from, all of them chosen at first. */
  agencies: readonly MailedAgency[]
  onClose: () => void
}

/** Writes one letter to the local administrators of several agencies. */
export function AgenciesMailDialog({ agencies, onClose }: AgenciesMailDialogProps) {
  const [mail] = useMailAgenciesMutation()
  const [general, setGeneral] = useState<string[]>([])
  const [start] = useState(() => ({ leaIds: agencies.map(({ leaId }) => leaId), subject: '', text: '' }))

  async function send(input: typeof start): Promise<readonly PayloadError[]> {
    try {
      const sent = (await mail({ variables: { input } })).data?.mailAgencies
      if (!sent || sent.errors.length > 0) return sent?.errors ?? []
      const description = [
        words.reached({ people: sent.people ?? 0, agencies: sent.agencies ?? 0 }),
        sent.unreached && words.unreached({ agencies: sent.unreached }),
      ]
        .filter(Boolean)
        .join(' ')
      toast({
        title: words.sent,
        description,
        status: sent.unreached ? 'warning' : 'success',
        duration: 5000,
      })
      onClose()
      return []
    } catch (error) {
      return thrownRefusals(error)
    }
  }

  const kept = useKeptForm({ draft: ['mail to agencies'], onClose })
  return (
    <Formik
      initialValues={start}
      validate={(values) =>
        Object.fromEntries(
          checkAgenciesMail(values).flatMap((one) =>
            one.allowed || !one.field ? [] : [[one.field, one.reason]],
          ),
        )
      }
      onSubmit={async (values, form) => {
        setGeneral(spreadErrors(await send(values), { ...form, values }))
      }}
    >
      {({ dirty, isSubmitting, submitForm, setFieldValue }) => (
        <KeptForm form={kept}>
          {({ close, notice }) => (
            <Dialog
              open
              onClose={close}
              title={words.title}
              width="role"
              staticBackdrop={dirty}
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
                <chakra.p marginBottom="12px">{words.intro}</chakra.p>
                <TextField name="subject" label={words.subject} maxLength={mostMailSubject} />
                <TextAreaField
                  name="text"
                  label={words.text}
                  hint={words.noStudents}
                  rows={6}
                  maxLength={mostMailText}
                />
                <CheckboxListField<number>
                  name="leaIds"
                  label={words.agencies}
                  hint={words.agenciesHint}
                  options={agencies.map(({ leaId, code, shortName }) => ({
                    value: leaId,
                    label: `${code} ${shortName}`,
                  }))}
                  tools={
                    <chakra.div display="flex" flexWrap="wrap" gap="6px" marginBottom="6px">
                      <Button size="sm" onClick={() => void setFieldValue('leaIds', start.leaIds)}>
                        {words.all}
                      </Button>
                      <Button size="sm" onClick={() => void setFieldValue('leaIds', [])}>
                        {words.nobody}
                      </Button>
                    </chakra.div>
                  }
                />
              </Form>
            </Dialog>
          )}
        </KeptForm>
      )}
    </Formik>
  )
}
