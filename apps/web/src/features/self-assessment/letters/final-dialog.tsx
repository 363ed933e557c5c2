import { checkDueOn } from '@portal/domain'
import { Form, Formik } from 'formik'
import { useRef, useState } from 'react'
import { spreadErrors } from '../../../lib/saving/form-errors'
import { useClosedDays } from '../../../lib/years/use-closed-days'
import { DueDateField } from '../../../ui/field/due-date-field'
import { Dialog } from '../../../ui/dialog/dialog'
import { FormErrorSummary } from '../../../ui/form/error-summary'
import { TextAreaField } from '../../../ui/field/text-area-field'
import { KeptForm } from '../../../ui/form/kept-form'
import { useRecordForm } from '../../../ui/form/use-record-form'
import { LetterActions } from './letter-actions'
import { LetterDraftNote } from './letter-draft-note'
import { finalFields, storedFinal, type FinalValues, type LetterRow } from './letter-fields'
import { letterMessages } from './letter-messages'
import { FinalPreview } from './letter-previews'
import { refusalsOf } from '../refusals'
import { reviewMessages as words } from '../review/review-messages'
import {
  useIssueFinalReportMutation,
  type FinalReportPreviewQueryVariables,
  type SelfAssessmentReviewFieldsFragment,
} from '../review/self-assessment-review.generated'
import { draftOf, toastOfLetter, useSaveDraft } from './use-report-draft'

type Letter = FinalReportPreviewQueryVariables['input']

interface FinalDialogProps {
  review: SelfAssessmentReviewFieldsFragment
  onClose: () => void
  onIssued: () => void
  /** It was kept as a draft, or handed to a second reader. */
  onSaved: () => void
}

/** What the state recommends and what comes next; shows the report and issues it. */
export function FinalDialog({ review, onClose, onIssued, onSaved }: FinalDialogProps) {
  const closedDays = useClosedDays()
  const [issue] = useIssueFinalReportMutation()
  const draft = draftOf(review, 'final')
  const saveDraft = useSaveDraft(review, 'final')
  const [general, setGeneral] = useState<string[]>([])
  const [shown, setShown] = useState<Letter>()
  const letterOf = (values: FinalValues): Letter => ({
    selfAssessmentId: review.id,
    ...values,
  })
  const [start] = useState(() => storedFinal({ draft }).values)
  const toReview = useRef(false)
  const record = useRecordForm<FinalValues, LetterRow>({
    draft: ['final report', review.id],
    row: { draft },
    initial: start,
    read: storedFinal,
    fields: () => finalFields,
    title: letterMessages.conflict,
    send: ({ acknowledgeBy: dueOn, ...letter }, version) =>
      saveDraft({ ...letter, dueOn }, toReview.current, version ?? 0),
    onSaved: () => {
      toastOfLetter(toReview.current)
      onSaved()
    },
    onTheirs: onSaved,
    onClose,
  })

  return (
    <Formik
      initialValues={start}
      validate={({ acknowledgeBy }) => {
        const verdict = checkDueOn(acknowledgeBy, new Date())
        return verdict.allowed ? {} : { acknowledgeBy: verdict.reason }
      }}
      onSubmit={async (values, form) => {
        const refusals = await refusalsOf(
          async () =>
            (await issue({ variables: { input: { ...letterOf(values), version: review.version } } })).data
              ?.issueFinalReport.errors,
        )
        setGeneral(spreadErrors(refusals, { ...form, values }))
        if (refusals.length > 0) return
        record.kept.form.forget()
        onIssued()
      }}
    >
      {(form) => (
        <KeptForm<FinalValues> {...record.kept}>
          {({ close, notice }) => (
            <>
              <Dialog
                open
                onClose={close}
                title={words.issueFinal}
                width="role"
                staticBackdrop
                footer={
                  <LetterActions
                    issue={words.issueFinal}
                    onClose={close}
                    onKeep={async (values: FinalValues, reads) => {
                      toReview.current = reads
                      setGeneral([])
                      await record.save(values, form)
                    }}
                    onPreview={(values: FinalValues) => setShown(letterOf(values))}
                  />
                }
              >
                <Form noValidate>
                  {notice}
                  <FormErrorSummary messages={[...general, ...record.general]} />
                  <LetterDraftNote draft={draft} />
                  <TextAreaField
                    name="recommendations"
                    label={words.recommendations}
                    optional
                    rows={4}
                    maxLength={10_000}
                  />
                  <TextAreaField
                    name="nextSteps"
                    label={words.nextSteps}
                    optional
                    rows={3}
                    maxLength={10_000}
                  />
                  <DueDateField closedDays={closedDays} name="acknowledgeBy" label={words.acknowledgeBy} />
                </Form>
                {shown && <FinalPreview input={shown} />}
              </Dialog>
              {record.conflict}
            </>
          )}
        </KeptForm>
      )}
    </Formik>
  )
}
