import { chakra } from '@chakra-ui/react'
import { Form, Formik } from 'formik'
import { useState } from 'react'
import { spreadErrors } from '../../../lib/saving/form-errors'
import { refusalsOf } from '../../../lib/saving/refusals'
import { Button } from '../../../ui/action/button'
import { toast } from '../../../ui/feedback/toast'
import { TextField } from '../../../ui/field/text-field'
import { FormErrorSummary } from '../../../ui/form/error-summary'
import { KeptForm } from '../../../ui/form/kept-form'
import { useKeptForm } from '../../../ui/form/use-kept-form'
import { Card } from '../../../ui/layout/card'
import type { ProngPlace } from '../audits-paths'
import { checkSize } from './draw-plan-values'
import { sampleMessages } from './sample-messages.generated'
import { useGenerateSampleMutation, type SampleDrawFieldsFragment } from './sample.generated'

const words = sampleMessages.resize

interface ResizeCardProps {
  place: ProngPlace
  sample: SampleDrawFieldsFragment
  onChanged: () => void
}

/** Tops the sample up from its queues, or takes out records that nobody has started. */
export function ResizeCard({ place, sample, onChanged }: ResizeCardProps) {
  const [generate] = useGenerateSampleMutation()
  const [general, setGeneral] = useState<string[]>([])
  const kept = useKeptForm<{ sampleSize: string }>({ draft: ['audit', place.prongId, 'size'] })
  return (
    <Card title={words.title}>
      <Formik
        enableReinitialize
        initialValues={{ sampleSize: String(sample.sampled) }}
        validate={({ sampleSize }) => checkSize(sampleSize)}
        onSubmit={async (values, form) => {
          const refusals = await refusalsOf(async () => {
            const input = { ...place, sampleSize: Number(values.sampleSize), updateOnly: true }
            return (await generate({ variables: { input } })).data?.generateSample.errors
          })
          setGeneral(spreadErrors(refusals, { ...form, values }))
          if (refusals.length > 0) return
          kept.forget()
          toast({ status: 'success', title: words.done, duration: 5000 })
          onChanged()
        }}
      >
        {({ isSubmitting, dirty }) => (
          <KeptForm<{ sampleSize: string }> form={kept}>
            {({ notice }) => (
              <Form noValidate>
                {notice}
                <FormErrorSummary messages={general} />
                <p>{words.body}</p>
                <chakra.div
                  display="flex"
                  flexWrap="wrap"
                  alignItems="flex-end"
                  gap="8px 14px"
                  marginTop="8px"
                >
                  <TextField name="sampleSize" label={words.size} inputMode="numeric" />
                  <Button type="submit" loading={isSubmitting} disabled={!dirty}>
                    {words.save}
                  </Button>
                </chakra.div>
              </Form>
            )}
          </KeptForm>
        )}
      </Formik>
    </Card>
  )
}
