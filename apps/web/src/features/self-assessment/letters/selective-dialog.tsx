import { checkDueOn, SubsectionState } from '@portal/domain'
import { useClosedDays } from '../../../lib/years/use-closed-days'
import { LetterDialog } from '../../../parts/letters/letter-dialog'
import { CheckboxListField } from '../../../ui/field/checkbox-list-field'
import { DueDateField } from '../../../ui/field/due-date-field'
import { TextAreaField } from '../../../ui/field/text-area-field'
import type { ReportDialogProps } from './final-dialog'
import { selectiveFields, selectiveOf, type SelectiveValues } from './letter-fields'
import { SelectivePreview } from './letter-previews'
import { reviewMessages as words } from '../review/review-messages.generated'
import { useIssueSelectiveReportMutation } from '../review/self-assessment-review.generated'
import { selfAssessmentMessages } from '../self-assessment-messages.generated'
import { draftOf, useSaveDraft } from './use-report-draft'

/** Writes a selective report: chooses the subsections that need a response and their due day, previews and issues it. */
export function SelectiveDialog({ review, ...done }: ReportDialogProps) {
  const closedDays = useClosedDays()
  const [issue] = useIssueSelectiveReportMutation()
  const keep = useSaveDraft(review, 'selective')
  const draft = draftOf(review, 'selective')
  const { id: selfAssessmentId, version } = review
  const requested = review.subsections.filter(({ requests }) => requests > 0)
  const valuesOf = selectiveOf(
    requested.filter(({ state }) => state === SubsectionState.responseNeeded).map(({ id }) => id),
  )
  const stored = valuesOf(draft)
  // Subsections of the draft that no longer have a request are dropped.
  const start = { ...stored, chosen: stored.chosen.filter((id) => requested.some((one) => one.id === id)) }
  const letterOf = ({ chosen, ...letter }: SelectiveValues) => ({
    ...letter,
    subsectionResponseIds: [...chosen],
  })
  return (
    <LetterDialog
      {...done}
      title={words.issueSelective}
      draftKey={['selective report', selfAssessmentId]}
      draft={draft}
      valuesOf={valuesOf}
      start={start}
      fields={selectiveFields(review.subsections)}
      validate={({ chosen, dueOn }) => {
        const verdict = checkDueOn(dueOn, new Date())
        return {
          ...(chosen.length === 0 && { chosen: words.chooseMissing }),
          ...(!verdict.allowed && { dueOn: verdict.reason }),
        }
      }}
      keep={(values, ...rest) => keep(letterOf(values), ...rest)}
      issue={async (values) => {
        const { data } = await issue({
          variables: { input: { selfAssessmentId, version, ...letterOf(values) } },
        })
        // The form and the mutation name this field differently.
        return data?.issueSelectiveReport.errors.map(({ code, field, message }) => ({
          code,
          message,
          field: field === 'subsectionResponseIds' ? 'chosen' : (field ?? null),
        }))
      }}
      renderPreview={(values) => <SelectivePreview input={{ selfAssessmentId, ...letterOf(values) }} />}
    >
      <CheckboxListField
        name="chosen"
        label={words.choose}
        options={requested.map(({ id, number, title, requests }) => ({
          value: id,
          label: `${number} ${title} (${selfAssessmentMessages.itemCount({ n: requests })})`,
        }))}
      />
      <DueDateField closedDays={closedDays} name="dueOn" label={words.dueOn} />
      <TextAreaField name="note" label={words.note} optional rows={3} maxLength={4000} />
    </LetterDialog>
  )
}
