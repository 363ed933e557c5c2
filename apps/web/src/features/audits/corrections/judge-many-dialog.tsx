import { chakra } from '@chakra-ui/react'
import { CorrectionStatus } from '@portal/domain'
import { Form, Formik, type FormikErrors } from 'formik'
import { useState } from 'react'
import { formatDate } from '../../../lib/format'
import { spreadErrors } from '../../../lib/saving/form-errors'
import { refusalsOf } from '../../../lib/saving/refusals'
import { Button } from '../../../ui/action/button'
import { Dialog } from '../../../ui/dialog/dialog'
import { toast } from '../../../ui/feedback/toast'
import { CheckboxListField } from '../../../ui/field/checkbox-list-field'
import { TextAreaField } from '../../../ui/field/text-area-field'
import { FormErrorSummary } from '../../../ui/form/error-summary'
import { KeptForm } from '../../../ui/form/kept-form'
import { useKeptForm } from '../../../ui/form/use-kept-form'
import type { ProngPlace } from '../audits-paths'
import { seenOf, type Correction } from './correction-values'
import { correctionsMessages } from './corrections-messages.generated'
import { useMoveAuditCorrectionsMutation } from './corrections.generated'

const words = correctionsMessages.many

interface JudgeValues {
  ids: number[]
  comment: string
  /** Which of both buttons was pressed. */
  verify: boolean
}

interface JudgeManyDialogProps {
  place: ProngPlace
  submitted: readonly Correction[]
  onClose: () => void
  onChanged: () => void
}

/** Chosen corrections are verified or returned together, as they were seen when the dialog was opened. */
export function JudgeManyDialog({ place, submitted, onClose, onChanged }: JudgeManyDialogProps) {
  const [move] = useMoveAuditCorrectionsMutation()
  const [general, setGeneral] = useState<string[]>([])
  // What was looked at is judged, not what came in since.
  const [seen] = useState(submitted)
  const kept = useKeptForm<JudgeValues>({ draft: ['audit corrections', place.prongId, 'judge'], onClose })
  return (
    <Formik<JudgeValues>
      initialValues={{ ids: seen.map(({ id }) => id), comment: '', verify: true }}
      validate={errorsOf}
      onSubmit={async (values, form) => {
        const chosen = seen.filter(({ id }) => values.ids.includes(id))
        const status = values.verify ? CorrectionStatus.verified : CorrectionStatus.returned
        const refusals = await refusalsOf(async () => {
          const comment = values.verify ? '' : values.comment.trim()
          const input = { ...place, status, comment, seen: seenOf(chosen) }
          return (await move({ variables: { input } })).data?.setCorrectionStatus.errors
        })
        setGeneral(spreadErrors(refusals, { ...form, values }))
        onChanged()
        if (refusals.length > 0) return
        kept.forget()
        const n = chosen.length
        const title = values.verify ? words.verified({ n }) : words.returned({ n })
        toast({ status: 'success', title, duration: 5000 })
        onClose()
      }}
    >
      {({ values, dirty, isSubmitting, setFieldValue, submitForm }) => {
        const press = async (verify: boolean) => {
          await setFieldValue('verify', verify, false)
          await submitForm()
        }
        return (
          <KeptForm<JudgeValues> form={kept}>
            {({ close, notice }) => (
              <Dialog
                open
                onClose={close}
                title={words.title}
                width="wide"
                staticBackdrop={dirty}
                footer={
                  <>
                    <Button onClick={close}>{words.cancel}</Button>
                    <Button loading={isSubmitting && !values.verify} onClick={() => void press(false)}>
                      {words.return}
                    </Button>
                    <Button
                      variant="solid"
                      loading={isSubmitting && values.verify}
                      onClick={() => void press(true)}
                    >
                      {words.verify}
                    </Button>
                  </>
                }
              >
                <Form noValidate>
                  {notice}
                  <FormErrorSummary messages={general} />
                  <chakra.p marginBottom="12px">{words.intro}</chakra.p>
                  <CheckboxListField
                    name="ids"
                    label={words.choose}
                    options={seen.map((one) => ({ value: one.id, label: nameOf(one) }))}
                  />
                  <TextAreaField
                    name="comment"
                    label={words.comment}
                    hint={words.commentHint}
                    rows={4}
                    maxLength={4000}
                  />
                </Form>
              </Dialog>
            )}
          </KeptForm>
        )
      }}
    </Formik>
  )
}

/** A case in one line: its item, its student, and what the agency says it did. */
function nameOf({ itemNumber, student, narrative, leftJurisdictionOn }: Correction): string {
  const what = leftJurisdictionOn ? words.left({ day: formatDate(leftJurisdictionOn) }) : narrative
  return words.case({ item: itemNumber, student, what })
}

function errorsOf({ ids, comment, verify }: JudgeValues): FormikErrors<JudgeValues> {
  return {
    ...(ids.length === 0 && { ids: words.none }),
    ...(!verify && comment.trim() === '' && { comment: words.missing }),
  }
}
