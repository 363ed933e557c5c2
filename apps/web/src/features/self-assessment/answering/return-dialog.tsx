import { checkReturnComment } from '@portal/domain'
import { Form, Formik } from 'formik'
import { useState } from 'react'
import { spreadErrors, type PayloadError } from '../../../lib/saving/form-errors'
import { Button } from '../../../ui/action/button'
import { Dialog } from '../../../ui/dialog/dialog'
import { FormErrorSummary } from '../../../ui/form/error-summary'
import { KeptForm } from '../../../ui/form/kept-form'
import { useKeptForm } from '../../../ui/form/use-kept-form'
import { TextAreaField } from '../../../ui/field/text-area-field'
import { selfAssessmentMessages } from '../self-assessment-messages'

const words = selfAssessmentMessages.subsection

interface ReturnDialogProps {
  /** Answers the refusals; none closes the dialog. */
  onReturn: (comment: string) => Promise<readonly PayloadError[]>
  onClose: () => void
}

/** Returning a subsection to its assignees always says what must change. */
export function ReturnDialog({ onReturn, onClose }: ReturnDialogProps) {
  const [general, setGeneral] = useState<string[]>([])
  const kept = useKeptForm({ draft: null, onClose })
  return (
    <Formik
      initialValues={{ comment: '' }}
      validate={({ comment }) => {
        const verdict = checkReturnComment(comment)
        return verdict.allowed ? {} : { comment: verdict.reason }
      }}
      onSubmit={async (values, form) => {
        setGeneral(spreadErrors(await onReturn(values.comment.trim()), { ...form, values }))
      }}
    >
      {({ submitForm, isSubmitting, values }) => (
        <KeptForm form={kept}>
          {({ close, notice }) => (
            <Dialog
              open
              onClose={close}
              title={words.returnTitle}
              width="md"
              staticBackdrop={values.comment !== ''}
              footer={
                <>
                  <Button onClick={close}>Cancel</Button>
                  <Button variant="solid" loading={isSubmitting} onClick={() => void submitForm()}>
                    {words.returnIt}
                  </Button>
                </>
              }
            >
              <Form noValidate>
                {notice}
                <FormErrorSummary messages={general} />
                <TextAreaField
                  name="comment"
                  label={words.comment}
                  hint={words.commentHint}
                  rows={5}
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
