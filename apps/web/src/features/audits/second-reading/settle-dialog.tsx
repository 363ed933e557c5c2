import { chakra } from '@chakra-ui/react'
import { pendingAnswer } from '@portal/domain'
import { Form, Formik } from 'formik'
import { useState } from 'react'
import { spreadErrors } from '../../../lib/saving/form-errors'
import { refusalsOf } from '../../../lib/saving/refusals'
import { Button } from '../../../ui/action/button'
import { Dialog } from '../../../ui/dialog/dialog'
import { toast } from '../../../ui/feedback/toast'
import { RadioGroupField } from '../../../ui/field/radio-group-field'
import { TextAreaField } from '../../../ui/field/text-area-field'
import { FormErrorSummary } from '../../../ui/form/error-summary'
import { KeptForm } from '../../../ui/form/kept-form'
import { useKeptForm } from '../../../ui/form/use-kept-form'
import { answerIn, type ReadingProps } from './reading-props'
import { secondReadingMessages } from './second-reading-messages.generated'
import {
  useSettleSecondReadingMutation,
  type SecondReadingItemFieldsFragment as Item,
} from './second-reading.generated'

const words = secondReadingMessages.settle

interface SettleDialogProps extends Omit<ReadingProps, 'onChanged'> {
  item: Item
  onClose: () => void
}

/** What both readers agreed on for one item, which is then the answer of the record. */
export function SettleDialog({ place, reading, item, onClose }: SettleDialogProps) {
  const { typeKey, recordId } = place
  const [run] = useSettleSecondReadingMutation()
  const [general, setGeneral] = useState<string[]>([])
  const { itemId, number, first, second, choices } = item
  const kept = useKeptForm({ draft: ['settle-reading', recordId, itemId], onClose })
  return (
    <Formik
      initialValues={{ value: '', comment: '' }}
      validate={({ value }) => (value === '' ? { value: words.missing } : {})}
      onSubmit={async (values, form) => {
        const { value, comment } = values
        const said = comment.trim() === '' ? null : comment
        const input = { typeKey, recordId, itemId, value, comment: said, version: reading.version }
        const refusals = await refusalsOf(
          async () => (await run({ variables: { input } })).data?.settleSecondReading.errors,
        )
        setGeneral(spreadErrors(refusals, { ...form, values }))
        if (refusals.length > 0) return
        kept.forget()
        toast({ status: 'success', title: words.done({ number }), duration: 5000 })
        onClose()
      }}
    >
      {({ isSubmitting, submitForm, dirty }) => (
        <KeptForm form={kept}>
          {({ close, notice }) => (
            <Dialog
              open
              onClose={close}
              title={words.title({ number })}
              width="md"
              staticBackdrop={dirty}
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
                <chakra.p marginBottom="6px">{item.text}</chakra.p>
                <chakra.p marginBottom="10px" color="fg.muted">
                  {words.said({ first: answerIn(item, first), second: answerIn(item, second) })}
                </chakra.p>
                <RadioGroupField
                  name="value"
                  label={words.answer}
                  options={choices
                    .filter(({ value }) => value !== pendingAnswer)
                    .map(({ value, label }) => ({ value, label }))}
                />
                <TextAreaField
                  name="comment"
                  label={words.comment}
                  hint={words.hint}
                  optional
                  rows={3}
                  maxLength={4000}
                />
              </Form>
            </Dialog>
          )}
        </KeptForm>
      )}
    </Formik>
  )
}
