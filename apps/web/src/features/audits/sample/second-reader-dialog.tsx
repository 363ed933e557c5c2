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
import type { ProngPlace } from '../audits-paths'
import { ActResults, LeftOut, type ActResult } from '../plan/act-results'
import { useAuditMonitorsQuery } from './monitors.generated'
import { useAssignSecondReaderMutation } from './reading.generated'
import { sampleMessages } from './sample-messages.generated'
import type { SampleRowFieldsFragment as Row } from './sample.generated'

const words = sampleMessages.secondReader

interface SecondReaderDialogProps {
  place: ProngPlace
  records: readonly Row[]
  onClose: () => void
  onChanged: () => void
}

interface Values {
  secondReaderId: string
}

/** Chooses the second reader of one or many records; those that wait for none are named with the reason. */
export function SecondReaderDialog({ place, records, onClose, onChanged }: SecondReaderDialogProps) {
  const { data } = useAuditMonitorsQuery()
  const [assign] = useAssignSecondReaderMutation()
  const [general, setGeneral] = useState<string[]>([])
  const [results, setResults] = useState<readonly ActResult[]>()
  const kept = useKeptForm<Values>({ draft: ['audit-second-reader', place.prongId], onClose })
  const nameOf = (id: number) => {
    const record = records.find((one) => one.id === id)
    return record ? `${record.order} ${record.student}` : ''
  }
  const waiting = records.filter(({ assignSecondReader: may }) => may.allowed)
  const others = records.flatMap(({ id, assignSecondReader: may }) =>
    may.allowed ? [] : [{ id, reason: may.reason ?? '' }],
  )
  if (results)
    return (
      <Dialog
        open
        onClose={onClose}
        title={words.title}
        footer={
          <Button variant="solid" onClick={onClose}>
            {words.close}
          </Button>
        }
      >
        <ActResults results={results} nameOf={nameOf} done={words.done} leftOut={words.leftOut} />
      </Dialog>
    )
  return (
    <Formik<Values>
      initialValues={{ secondReaderId: '' }}
      validate={({ secondReaderId }) => (secondReaderId ? {} : { secondReaderId: words.missing })}
      onSubmit={async (values, form) => {
        let done: readonly ActResult[] = []
        const refusals = await refusalsOf(async () => {
          const input = { ...place, recordIds: records.map(({ id }) => id), ...values }
          const sent = await assign({ variables: { input } })
          done = sent.data?.assignSecondReader.results ?? []
          return sent.data?.assignSecondReader.errors
        })
        setGeneral(spreadErrors(refusals, { ...form, values }))
        if (refusals.length > 0) return
        kept.forget()
        setResults(done)
        onChanged()
      }}
    >
      {({ isSubmitting, submitForm }) => (
        <KeptForm<Values> form={kept}>
          {({ close, notice }) => (
            <Dialog
              open
              onClose={close}
              title={words.title}
              footer={
                <>
                  <Button onClick={close}>{words.cancel}</Button>
                  <Button
                    variant="solid"
                    loading={isSubmitting}
                    disabledReason={waiting.length === 0 && words.nothing}
                    onClick={() => void submitForm()}
                  >
                    {words.save}
                  </Button>
                </>
              }
            >
              <Form noValidate>
                {notice}
                <FormErrorSummary messages={general} />
                <SelectField
                  name="secondReaderId"
                  label={words.label}
                  placeholder={words.placeholder}
                  hint={words.hint}
                  options={(data?.findingOwners ?? []).map(({ id, fullName }) => ({
                    value: id,
                    label: fullName,
                  }))}
                />
                <chakra.p>{words.waiting({ n: waiting.length })}</chakra.p>
                <LeftOut refused={others} nameOf={nameOf} title={words.leftOut} />
              </Form>
            </Dialog>
          )}
        </KeptForm>
      )}
    </Formik>
  )
}
