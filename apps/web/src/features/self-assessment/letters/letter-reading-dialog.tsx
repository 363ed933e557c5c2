import { chakra } from '@chakra-ui/react'
import { checkReading } from '@portal/domain'
import { Form, Formik } from 'formik'
import { useState } from 'react'
import { formatDateTime } from '../../../lib/format'
import { spreadErrors } from '../../../lib/saving/form-errors'
import { Button } from '../../../ui/action/button'
import { Dialog } from '../../../ui/dialog/dialog'
import { FormErrorSummary } from '../../../ui/form/error-summary'
import { KeptForm } from '../../../ui/form/kept-form'
import { TextAreaField } from '../../../ui/field/text-area-field'
import { toast } from '../../../ui/feedback/toast'
import { useKeptForm } from '../../../ui/form/use-kept-form'
import { letterMessages as words } from './letter-messages'
import { FinalPreview, SelectivePreview } from './letter-previews'
import { refusalsOf } from '../refusals'
import {
  useReadReportDraftMutation,
  type ReportDraftFieldsFragment,
  type SelfAssessmentReviewFieldsFragment,
} from '../review/self-assessment-review.generated'
import { toastOfLetter, useSaveDraft } from './use-report-draft'

interface LetterReadingDialogProps {
  review: SelfAssessmentReviewFieldsFragment
  draft: ReportDraftFieldsFragment & { kind: 'selective' | 'final' }
  onClose: () => void
  onChanged: () => void
}

/** A letter that a second reader has: the letter itself, and what each of both monitors can do about it. */
export function LetterReadingDialog({ review, draft, onClose, onChanged }: LetterReadingDialogProps) {
  const [read] = useReadReportDraftMutation()
  const save = useSaveDraft(review, draft.kind)
  const [general, setGeneral] = useState<string[]>([])
  const [busy, setBusy] = useState('')
  const { kind, version } = draft
  const told = (refusals: readonly { message: string }[], done?: string) => {
    setBusy('')
    setGeneral(refusals.map(({ message }) => message))
    if (refusals.length > 0) return
    if (done) toast({ status: 'success', title: done, duration: 5000 })
    onChanged()
  }
  async function takeBack() {
    setBusy('back')
    const { subsectionResponseIds, dueOn, note, recommendations, nextSteps } = draft
    const letter = { subsectionResponseIds, dueOn, note, recommendations, nextSteps }
    const { errors } = await save(letter, false)
    if (errors.length === 0) toastOfLetter(false)
    told(errors)
  }
  const kept = useKeptForm({ draft: ['letter', review.id, kind, 'reading'], onClose })
  return (
    <Formik
      initialValues={{ comment: '', agrees: true }}
      validate={({ agrees, comment }) => {
        const verdict = checkReading(agrees, comment)
        return verdict.allowed ? {} : { comment: verdict.reason }
      }}
      onSubmit={async (values, form) => {
        const input = { selfAssessmentId: review.id, kind, version, ...values }
        const refusals = await refusalsOf(
          async () => (await read({ variables: { input } })).data?.readReportDraft.errors,
        )
        const rest = spreadErrors(refusals, { ...form, values })
        if (refusals.length === 0) told([], values.agrees ? words.agreed : words.given)
        else setGeneral(rest)
      }}
    >
      {({ setFieldValue, submitForm, isSubmitting, values }) => {
        const say = async (agrees: boolean) => {
          await setFieldValue('agrees', agrees)
          await submitForm()
        }
        return (
          <KeptForm form={kept}>
            {({ close, notice }) => (
              <Dialog
                open
                onClose={close}
                title={words.titles[kind]}
                width="role"
                staticBackdrop={values.comment !== ''}
                footer={
                  <>
                    <Button onClick={close}>{words.close}</Button>
                    {draft.save.allowed && (
                      <Button loading={busy === 'back'} onClick={() => void takeBack()}>
                        {words.takeBack}
                      </Button>
                    )}
                    {draft.read.allowed && (
                      <>
                        <Button loading={isSubmitting && !values.agrees} onClick={() => void say(false)}>
                          {words.giveBack}
                        </Button>
                        <Button
                          variant="solid"
                          loading={isSubmitting && values.agrees}
                          onClick={() => void say(true)}
                        >
                          {words.agree}
                        </Button>
                      </>
                    )}
                  </>
                }
              >
                <Form noValidate>
                  {notice}
                  <FormErrorSummary messages={general} />
                  <chakra.p marginBottom="10px">
                    {words.inReview(draft.writtenBy.fullName, formatDateTime(draft.writtenOn))}
                  </chakra.p>
                  {draft.read.allowed ? (
                    <TextAreaField
                      name="comment"
                      label={words.comment}
                      hint={words.commentHint}
                      optional
                      rows={3}
                      maxLength={4000}
                    />
                  ) : (
                    draft.save.allowed && <chakra.p color="fg.muted">{words.own}</chakra.p>
                  )}
                </Form>
                {kind === 'final' ? (
                  <FinalPreview
                    input={{
                      selfAssessmentId: review.id,
                      recommendations: draft.recommendations,
                      nextSteps: draft.nextSteps,
                      acknowledgeBy: draft.dueOn ?? '',
                    }}
                  />
                ) : (
                  <SelectivePreview
                    input={{
                      selfAssessmentId: review.id,
                      subsectionResponseIds: draft.subsectionResponseIds,
                      dueOn: draft.dueOn ?? '',
                      note: draft.note,
                    }}
                  />
                )}
              </Dialog>
            )}
          </KeptForm>
        )
      }}
    </Formik>
  )
}
