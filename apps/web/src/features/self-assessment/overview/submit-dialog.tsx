import { chakra } from '@chakra-ui/react'
import { checkRequiredDocuments, checkStatement, requiredDocumentsEmpty } from '@portal/domain'
import { Form, Formik } from 'formik'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { spreadErrors } from '../../../lib/saving/form-errors'
import { formatDate } from '../../../lib/format'
import { useViewer } from '../../../lib/session/viewer'
import { Button } from '../../../ui/action/button'
import { Dialog } from '../../../ui/dialog/dialog'
import { FormErrorSummary } from '../../../ui/form/error-summary'
import { KeptForm } from '../../../ui/form/kept-form'
import { useKeptForm } from '../../../ui/form/use-kept-form'
import { TextAreaField } from '../../../ui/field/text-area-field'
import { TextField } from '../../../ui/field/text-field'
import { toast } from '../../../ui/feedback/toast'
import { refusalsOf } from '../refusals'
import { selfAssessmentMessages } from '../self-assessment-messages.generated'
import { submissionMessages } from './submission-messages.generated'
import { selfAssessmentPaths } from '../self-assessment-paths'
import { useSubmitSelfAssessmentMutation } from '../self-assessment.generated'

const words = submissionMessages.submission

interface SubmitDialogProps {
  selfAssessment: { id: number; version: number; documentsNeeded: number; documentsReceived: number }
  onClose: () => void
  onRefused: () => void
}

/** Statement of accuracy with name, title and date; after success the detailed report opens. */
export function SubmitDialog({ selfAssessment, onClose, onRefused }: SubmitDialogProps) {
  const viewer = useViewer()
  const navigate = useNavigate()
  const [submit] = useSubmitSelfAssessmentMutation()
  const [general, setGeneral] = useState<string[]>([])
  const empty = selfAssessment.documentsNeeded - selfAssessment.documentsReceived
  const kept = useKeptForm({ draft: ['self-assessment', selfAssessment.id, 'submit'], onClose })
  return (
    <Formik
      initialValues={{
        statementName: viewer.fullName,
        statementTitle: viewer.jobTitle ?? viewer.title ?? '',
        documentsReason: '',
      }}
      validate={({ statementName, statementTitle, documentsReason }) =>
        Object.fromEntries(
          [
            ...checkStatement({ name: statementName, title: statementTitle }),
            checkRequiredDocuments(empty, documentsReason),
          ].flatMap((verdict) =>
            verdict.allowed || !verdict.field ? [] : [[verdict.field, verdict.reason]],
          ),
        )
      }
      onSubmit={async (values, form) => {
        const refusals = await refusalsOf(async () => {
          const input = {
            id: selfAssessment.id,
            version: selfAssessment.version,
            statementName: values.statementName.trim(),
            statementTitle: values.statementTitle.trim(),
            documentsReason: empty > 0 ? values.documentsReason.trim() : null,
          }
          const { data } = await submit({ variables: { input } })
          return data?.submitSelfAssessment.errors
        })
        setGeneral(spreadErrors(refusals, { ...form, values }))
        if (refusals.length > 0) return onRefused()
        toast({ status: 'success', title: words.done, duration: 5000 })
        void navigate(selfAssessmentPaths.report(selfAssessment.id))
      }}
    >
      {({ isSubmitting, submitForm }) => (
        <KeptForm form={kept}>
          {({ close, notice }) => (
            <Dialog
              open
              onClose={close}
              title={words.statement}
              width="md"
              staticBackdrop
              footer={
                <>
                  <Button onClick={close}>{selfAssessmentMessages.cancel}</Button>
                  <Button variant="solid" loading={isSubmitting} onClick={() => void submitForm()}>
                    {words.submit}
                  </Button>
                </>
              }
            >
              <Form noValidate>
                {notice}
                <FormErrorSummary messages={general} />
                <chakra.p marginBottom="14px">{words.statementText}</chakra.p>
                {empty > 0 && (
                  <TextAreaField
                    name="documentsReason"
                    label={words.documentsReason}
                    hint={words.documentsReasonHint({ empty: requiredDocumentsEmpty(empty) })}
                    rows={3}
                    maxLength={2000}
                  />
                )}
                <TextField name="statementName" label={words.name} autoComplete="name" maxLength={200} />
                <TextField
                  name="statementTitle"
                  label={words.jobTitle}
                  autoComplete="organization-title"
                  maxLength={200}
                />
                <chakra.p marginBottom="8px">
                  <chakra.span display="block" textStyle="label">
                    {words.date}
                  </chakra.span>
                  {formatDate(new Date())}
                </chakra.p>
              </Form>
            </Dialog>
          )}
        </KeptForm>
      )}
    </Formik>
  )
}
