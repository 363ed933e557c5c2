import { chakra } from '@chakra-ui/react'
import { Form, Formik } from 'formik'
import { useState } from 'react'
import { spreadErrors } from '../../../lib/saving/form-errors'
import { refusalsOf } from '../../../lib/saving/refusals'
import { useViewer } from '../../../lib/session/viewer'
import { Button } from '../../../ui/action/button'
import { Dialog } from '../../../ui/dialog/dialog'
import { toast } from '../../../ui/feedback/toast'
import { TextField } from '../../../ui/field/text-field'
import { FormErrorSummary } from '../../../ui/form/error-summary'
import { KeptForm } from '../../../ui/form/kept-form'
import { useKeptForm } from '../../../ui/form/use-kept-form'
import type { ProngPlace } from '../audits-paths'
import { resultsMessages } from './results-messages.generated'
import { useIssueAuditReportMutation } from './results.generated'

const words = resultsMessages.issueDialog

interface IssueReportDialogProps {
  place: ProngPlace
  version: number
  onClose: () => void
  onIssued: () => void
}

interface Signature {
  signatureName: string
  signatureTitle: string
}

/** Issues the report of a prong with its letter, findings and corrections, after the letter is signed. */
export function IssueReportDialog({ place, version, onClose, onIssued }: IssueReportDialogProps) {
  const { fullName } = useViewer()
  const [issue] = useIssueAuditReportMutation()
  const [general, setGeneral] = useState<string[]>([])
  const kept = useKeptForm<Signature>({ draft: ['audit report', place.prongId], onClose })
  return (
    <Formik<Signature>
      initialValues={{ signatureName: fullName, signatureTitle: '' }}
      validate={({ signatureName, signatureTitle }) => ({
        ...(!signatureName.trim() && { signatureName: words.required }),
        ...(!signatureTitle.trim() && { signatureTitle: words.required }),
      })}
      onSubmit={async (values, form) => {
        const refusals = await refusalsOf(async () => {
          const { data } = await issue({ variables: { input: { ...place, ...values, version } } })
          return data?.issueAuditReport.errors
        })
        setGeneral(spreadErrors(refusals, { ...form, values }))
        if (refusals.length > 0) return
        kept.forget()
        toast({ status: 'success', title: words.done, duration: 5000 })
        onIssued()
      }}
    >
      {({ isSubmitting, submitForm, dirty }) => (
        <KeptForm<Signature> form={kept}>
          {({ close, notice }) => (
            <Dialog
              open
              onClose={close}
              title={words.title}
              staticBackdrop={dirty}
              footer={
                <>
                  <Button onClick={close}>{words.cancel}</Button>
                  <Button variant="solid" loading={isSubmitting} onClick={() => void submitForm()}>
                    {words.issue}
                  </Button>
                </>
              }
            >
              <Form noValidate>
                {notice}
                <FormErrorSummary messages={general} />
                <chakra.p marginBottom="12px">{words.intro}</chakra.p>
                <TextField name="signatureName" label={words.name} />
                <TextField name="signatureTitle" label={words.jobTitle} />
              </Form>
            </Dialog>
          )}
        </KeptForm>
      )}
    </Formik>
  )
}
