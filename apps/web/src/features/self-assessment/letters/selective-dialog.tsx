import { checkDueOn, SubsectionState } from '@portal/domain'
import { Form, Formik } from 'formik'
import { useRef, useState } from 'react'
import { spreadErrors } from '../../../lib/saving/form-errors'
import { CheckboxListField } from '../../../ui/field/checkbox-list-field'
import { useClosedDays } from '../../../lib/years/use-closed-days'
import { DueDateField } from '../../../ui/field/due-date-field'
import { Dialog } from '../../../ui/dialog/dialog'
import { FormErrorSummary } from '../../../ui/form/error-summary'
import { TextAreaField } from '../../../ui/field/text-area-field'
import { KeptForm } from '../../../ui/form/kept-form'
import { useRecordForm } from '../../../ui/form/use-record-form'
import { LetterActions } from './letter-actions'
import { LetterDraftNote } from './letter-draft-note'
import { selectiveFields, storedSelective, type LetterRow, type SelectiveValues } from './letter-fields'
import { letterMessages } from './letter-messages'
import { SelectivePreview } from './letter-previews'
import { refusalsOf } from '../refusals'
import { reviewMessages as words } from '../review/review-messages'
import {
  useIssueSelectiveReportMutation,
  type SelectiveReportPreviewQueryVariables,
  type SelfAssessmentReviewFieldsFragment,
} from '../review/self-assessment-review.generated'
import { draftOf, toastOfLetter, useSaveDraft } from './use-report-draft'

type Letter = SelectiveReportPreviewQueryVariables['input']
interface SelectiveDialogProps {
  review: SelfAssessmentReviewFieldsFragment
  onClose: () => void
  onIssued: () => void
  /** It was kept as a draft, or handed to a second reader. */
  onSaved: () => void
}

/** Chooses the subsections that need a response, says until when, shows the letter and issues it. */
export function SelectiveDialog({ review, onClose, onIssued, onSaved }: SelectiveDialogProps) {
  const closedDays = useClosedDays()
  const [issue] = useIssueSelectiveReportMutation()
  const draft = draftOf(review, 'selective')
  const saveDraft = useSaveDraft(review, 'selective')
  const [general, setGeneral] = useState<string[]>([])
  const [shown, setShown] = useState<Letter>()
  const asking = review.subsections.filter(({ requests }) => requests > 0)
  const letterOf = (values: SelectiveValues): Letter => ({
    selfAssessmentId: review.id,
    subsectionResponseIds: [...values.chosen],
    dueOn: values.dueOn,
    note: values.note,
  })
  const proposed = asking.filter(({ state }) => state === SubsectionState.responseNeeded).map(({ id }) => id)
  const read = (row: LetterRow) => storedSelective(row, proposed)
  const [start] = useState(() => {
    const { values } = read({ draft })
    // What a draft chose and is asked for no more is left out.
    return { ...values, chosen: values.chosen.filter((id) => asking.some((one) => one.id === id)) }
  })
  const toReview = useRef(false)
  const record = useRecordForm<SelectiveValues, LetterRow>({
    draft: ['selective report', review.id],
    row: { draft },
    initial: start,
    read,
    fields: () => selectiveFields(review.subsections),
    title: letterMessages.conflict,
    send: (values, version) => {
      const { selfAssessmentId: _id, ...letter } = letterOf(values)
      return saveDraft(letter, toReview.current, version ?? 0)
    },
    onSaved: () => {
      toastOfLetter(toReview.current)
      onSaved()
    },
    onTheirs: onSaved,
    onClose,
  })

  return (
    <Formik<SelectiveValues>
      initialValues={start}
      validate={({ chosen, dueOn }) => {
        const verdict = checkDueOn(dueOn, new Date())
        return {
          ...(chosen.length === 0 && { chosen: words.chooseMissing }),
          ...(!verdict.allowed && { dueOn: verdict.reason }),
        }
      }}
      onSubmit={async (values, form) => {
        const refusals = await refusalsOf(
          async () =>
            (await issue({ variables: { input: { ...letterOf(values), version: review.version } } })).data
              ?.issueSelectiveReport.errors,
        )
        // The field has another name here than on the way.
        const own = refusals.map((one) =>
          one.field === 'subsectionResponseIds' ? { ...one, field: 'chosen' } : one,
        )
        setGeneral(spreadErrors(own, { ...form, values }))
        if (refusals.length > 0) return
        record.kept.form.forget()
        onIssued()
      }}
    >
      {(form) => (
        <KeptForm<SelectiveValues> {...record.kept}>
          {({ close, notice }) => (
            <>
              <Dialog
                open
                onClose={close}
                title={words.issueSelective}
                width="role"
                staticBackdrop
                footer={
                  <LetterActions
                    issue={words.issueSelective}
                    onClose={close}
                    onKeep={async (values: SelectiveValues, reads) => {
                      toReview.current = reads
                      setGeneral([])
                      await record.save(values, form)
                    }}
                    onPreview={(values: SelectiveValues) => setShown(letterOf(values))}
                  />
                }
              >
                <Form noValidate>
                  {notice}
                  <FormErrorSummary messages={[...general, ...record.general]} />
                  <LetterDraftNote draft={draft} />
                  <CheckboxListField
                    name="chosen"
                    label={words.choose}
                    options={asking.map(({ id, number, title, requests }) => ({
                      value: id,
                      label: `${number} ${title} (${requests === 1 ? '1 item' : `${requests} items`})`,
                    }))}
                  />
                  <DueDateField closedDays={closedDays} name="dueOn" label={words.dueOn} />
                  <TextAreaField name="note" label={words.note} optional rows={3} maxLength={4000} />
                </Form>
                {shown && <SelectivePreview input={shown} />}
              </Dialog>
              {record.conflict}
            </>
          )}
        </KeptForm>
      )}
    </Formik>
  )
}
