import { chakra } from '@chakra-ui/react'
import { findingTexts } from '@portal/domain'
import { Form, Formik } from 'formik'
import { useState } from 'react'
import { spreadErrors } from '../../../lib/saving/form-errors'
import { Button } from '../../../ui/action/button'
import { FormErrorSummary } from '../../../ui/form/error-summary'
import { KeptForm } from '../../../ui/form/kept-form'
import { TextAreaField } from '../../../ui/field/text-area-field'
import { toast } from '../../../ui/feedback/toast'
import { useKeptForm } from '../../../ui/form/use-kept-form'
import { findingsPageMessages } from '../findings-page-messages.generated'
import {
  useJudgeFindingCorrectionMutation,
  type FindingCaseFieldsFragment as Case,
} from '../findings.generated'
import { refusalsOf } from '../refusals'

const words = findingsPageMessages.dialog

interface ReturnFormProps {
  findingId: number
  entry: Case
  onDone: () => void
  onCancel: () => void
}

/** Returns a correction in its row: the agency reads what is still missing. */
export function ReturnForm({ findingId, entry, onDone, onCancel }: ReturnFormProps) {
  const [judge] = useJudgeFindingCorrectionMutation()
  const [general, setGeneral] = useState<string[]>([])
  const kept = useKeptForm({ draft: ['finding return', entry.id], onClose: onCancel })
  return (
    <Formik
      initialValues={{ comment: '' }}
      validate={({ comment }) => (comment.trim() ? {} : { comment: findingTexts.returnComment })}
      onSubmit={async (values, form) => {
        const refusals = await refusalsOf(async () => {
          const input = {
            id: findingId,
            caseId: entry.id,
            verdict: 'return' as const,
            comment: values.comment.trim(),
            version: entry.version,
          }
          return (await judge({ variables: { input } })).data?.judgeFindingCorrection.errors
        })
        setGeneral(spreadErrors(refusals, { ...form, values }))
        if (refusals.length > 0) return
        toast({ status: 'success', title: words.returned, duration: 5000 })
        onDone()
      }}
    >
      {({ isSubmitting }) => (
        <KeptForm form={kept}>
          {({ close, notice }) => (
            <Form noValidate>
              <chakra.div marginTop="10px">
                {notice}
                <FormErrorSummary messages={general} />
                <TextAreaField name="comment" label={words.comment} rows={3} maxLength={4000} />
                <chakra.div display="flex" flexWrap="wrap" gap="8px">
                  <Button size="sm" type="submit" loading={isSubmitting}>
                    {findingsPageMessages.page.return}
                  </Button>
                  <Button size="sm" variant="quiet" onClick={close}>
                    {words.cancel}
                  </Button>
                </chakra.div>
              </chakra.div>
            </Form>
          )}
        </KeptForm>
      )}
    </Formik>
  )
}
