import { chakra } from '@chakra-ui/react'
import { Form, Formik } from 'formik'
import { useState } from 'react'
import { spreadErrors, type PayloadError } from '../../lib/saving/form-errors'
import { thrownRefusals } from '../../lib/saving/refusals'
import { Button } from '../../ui/action/button'
import { Dialog } from '../../ui/dialog/dialog'
import { FormErrorSummary } from '../../ui/form/error-summary'
import { KeptForm } from '../../ui/form/kept-form'
import { useKeptForm } from '../../ui/form/use-kept-form'
import { SelectField } from '../../ui/field/select-field'
import { toast } from '../../ui/feedback/toast'
import { handOverMessages as words } from './hand-over-messages.generated'
import { useHandOverWorkMutation } from './tasks.generated'

export interface HandOverPerson {
  id: string
  fullName: string
}

interface HandOverDialogProps {
  person: HandOverPerson
  colleagues: readonly HandOverPerson[]
  onClose: () => void
  onDone: () => void
}

/** Gives all open work of a person to one colleague. */
export function HandOverDialog({ person, colleagues, onClose, onDone }: HandOverDialogProps) {
  const [handOver] = useHandOverWorkMutation()
  const [general, setGeneral] = useState<string[]>([])

  async function store(toUserId: string): Promise<readonly PayloadError[]> {
    try {
      const input = { fromUserId: person.id, toUserId }
      const answer = (await handOver({ variables: { input } })).data?.handOverWork
      if (!answer || answer.errors.length > 0) return answer?.errors ?? []
      const name = colleagues.find(({ id }) => id === toUserId)?.fullName ?? ''
      toast({
        title: words.done,
        description: [
          words.moved({ n: answer.moved ?? 0, name }),
          answer.kept && words.kept({ n: answer.kept }),
        ]
          .filter(Boolean)
          .join(' '),
        status: answer.kept ? 'warning' : 'success',
        duration: 5000,
      })
      onDone()
      return []
    } catch (error) {
      return thrownRefusals(error)
    }
  }

  const kept = useKeptForm({ draft: ['tasks', person.id], onClose })
  return (
    <Formik
      initialValues={{ toUserId: '' }}
      validate={({ toUserId }) => (toUserId === '' ? { toUserId: words.missing } : {})}
      onSubmit={async (values, form) => {
        setGeneral(spreadErrors(await store(values.toUserId), { ...form, values }))
      }}
    >
      {({ isSubmitting, submitForm }) => (
        <KeptForm form={kept}>
          {({ close, notice }) => (
            <Dialog
              open
              onClose={close}
              title={words.title({ name: person.fullName })}
              width="md"
              footer={
                <>
                  <Button onClick={close}>{words.cancel}</Button>
                  <Button variant="solid" loading={isSubmitting} onClick={() => void submitForm()}>
                    {words.confirm}
                  </Button>
                </>
              }
            >
              <Form noValidate>
                {notice}
                <FormErrorSummary messages={general} />
                <chakra.p marginBottom="12px">{words.intro}</chakra.p>
                <SelectField
                  name="toUserId"
                  label={words.to}
                  placeholder={words.choose}
                  options={colleagues.map(({ id, fullName }) => ({ value: id, label: fullName }))}
                />
              </Form>
            </Dialog>
          )}
        </KeptForm>
      )}
    </Formik>
  )
}
