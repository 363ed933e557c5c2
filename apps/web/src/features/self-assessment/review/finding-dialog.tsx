import { chakra } from '@chakra-ui/react'
import { calendarDay } from '@portal/domain'
import { Form, Formik } from 'formik'
import { useState } from 'react'
import { spreadErrors } from '../../../lib/saving/form-errors'
import { Button } from '../../../ui/action/button'
import { Dialog } from '../../../ui/dialog/dialog'
import { FormErrorSummary } from '../../../ui/form/error-summary'
import { KeptForm } from '../../../ui/form/kept-form'
import { useKeptForm } from '../../../ui/form/use-kept-form'
import { TextAreaField } from '../../../ui/field/text-area-field'
import { toast } from '../../../ui/feedback/toast'
import { refusalsOf } from '../refusals'
import { reviewMessages as words } from './review-messages.generated'
import {
  useDraftReviewFindingMutation,
  type SubsectionReviewFieldsFragment,
} from './self-assessment-review.generated'
import type { ComplianceStrategyItemFieldsFragment } from '../self-assessment.generated'

interface FindingDialogProps {
  review: Pick<SubsectionReviewFieldsFragment, 'id' | 'selfAssessmentId'>
  item: Pick<ComplianceStrategyItemFieldsFragment, 'id' | 'number' | 'citations'>
  /** The state's comment, the initial text of the finding. */
  comment: string
  onClose: () => void
  onDrafted: () => void
}

/** Drafts a finding from an item; the requirement is the item's. */
export function FindingDialog({ review, item, comment, onClose, onDrafted }: FindingDialogProps) {
  const [draft] = useDraftReviewFindingMutation()
  const [general, setGeneral] = useState<string[]>([])
  const kept = useKeptForm({ draft: ['review', review.id, 'finding', item.id], onClose })
  return (
    <Formik
      initialValues={{ description: comment }}
      validate={({ description }) => (description.trim() ? {} : { description: words.descriptionMissing })}
      onSubmit={async (values, form) => {
        let number = ''
        const refusals = await refusalsOf(async () => {
          const { data } = await draft({
            variables: {
              input: {
                source: 'SelfAssessment',
                questionnaireResponseId: review.selfAssessmentId,
                subsectionResponseId: review.id,
                itemId: item.id,
                countingMode: 'Grouped',
                description: values.description.trim(),
                discoveredOn: calendarDay(new Date()),
              },
            },
          })
          number = data?.draftFinding.finding?.number ?? ''
          return data?.draftFinding.errors
        })
        setGeneral(spreadErrors(refusals, { ...form, values }))
        if (refusals.length > 0) return
        toast({ status: 'success', title: words.drafted({ number }), duration: 5000 })
        onDrafted()
      }}
    >
      {({ submitForm, isSubmitting }) => (
        <KeptForm form={kept}>
          {({ close, notice }) => (
            <Dialog
              open
              onClose={close}
              title={words.findingTitle({ number: item.number })}
              width="md"
              staticBackdrop
              footer={
                <>
                  <Button onClick={close}>{words.cancel}</Button>
                  <Button variant="solid" loading={isSubmitting} onClick={() => void submitForm()}>
                    {words.createFinding}
                  </Button>
                </>
              }
            >
              <Form noValidate>
                {notice}
                <FormErrorSummary messages={general} />
                <chakra.p marginBottom="10px">{words.findingIntro}</chakra.p>
                <chakra.ul marginBottom="12px" color="fg.muted">
                  {item.citations.map(({ reference, title }) => (
                    <li key={reference}>{`${reference}: ${title}`}</li>
                  ))}
                </chakra.ul>
                <TextAreaField name="description" label={words.description} rows={5} maxLength={10_000} />
              </Form>
            </Dialog>
          )}
        </KeptForm>
      )}
    </Formik>
  )
}
