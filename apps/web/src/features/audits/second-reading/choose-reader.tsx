import { chakra } from '@chakra-ui/react'
import { Form, Formik } from 'formik'
import { useState } from 'react'
import { spreadErrors } from '../../../lib/saving/form-errors'
import { refusalsOf } from '../../../lib/saving/refusals'
import { Button } from '../../../ui/action/button'
import { toast } from '../../../ui/feedback/toast'
import { SelectField } from '../../../ui/field/select-field'
import { FormErrorSummary } from '../../../ui/form/error-summary'
import type { ReadingProps } from './reading-props'
import { secondReadingMessages } from './second-reading-messages.generated'
import { useChooseSecondReaderMutation, useSecondReaderChoicesQuery } from './second-reading.generated'

const words = secondReadingMessages.choose

/** Chooses the state monitor who reads a record again; whoever submitted it is not offered. */
export function ChooseReader({ place, reading, onChanged }: ReadingProps) {
  const { data } = useSecondReaderChoicesQuery()
  const [run] = useChooseSecondReaderMutation()
  const [general, setGeneral] = useState<string[]>([])
  const { id, firstReader, secondReader, knowing, version } = reading
  const knows = (userId: string) => knowing.some((one) => one.id === userId)
  const monitors = (data?.findingOwners ?? []).filter((one) => one.id !== firstReader?.id && !knows(one.id))
  const others = knowing.filter((one) => one.id !== firstReader?.id)
  return (
    <Formik
      initialValues={{ secondReaderId: secondReader?.id ?? '' }}
      enableReinitialize
      validate={({ secondReaderId }) => (secondReaderId === '' ? { secondReaderId: words.missing } : {})}
      onSubmit={async (values, form) => {
        const input = { typeKey: place.typeKey, id, version, ...values }
        const refusals = await refusalsOf(
          async () => (await run({ variables: { input } })).data?.updateSampleRecord.errors,
        )
        setGeneral(spreadErrors(refusals, { ...form, values }))
        if (refusals.length === 0) toast({ status: 'success', title: words.done, duration: 5000 })
        onChanged()
      }}
    >
      {({ isSubmitting, submitForm, dirty }) => (
        <Form noValidate>
          <FormErrorSummary messages={general} />
          <chakra.div display="flex" flexWrap="wrap" alignItems="end" gap="8px" maxWidth="measure">
            <chakra.div flex="1 1 240px">
              <SelectField
                name="secondReaderId"
                label={words.label}
                hint={
                  others.length > 0
                    ? words.knowing({ names: others.map(({ fullName }) => fullName).join(', ') })
                    : undefined
                }
                placeholder={words.placeholder}
                options={monitors.map((one) => ({ value: one.id, label: one.fullName }))}
              />
            </chakra.div>
            <chakra.div marginBottom="14px">
              <Button
                variant={dirty ? 'solid' : 'outline'}
                loading={isSubmitting}
                onClick={() => void submitForm()}
              >
                {words.save}
              </Button>
            </chakra.div>
          </chakra.div>
        </Form>
      )}
    </Formik>
  )
}
