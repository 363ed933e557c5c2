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
import { reportActsMessages } from './report-acts-messages.generated'
import { useIssueAuditReportMutation } from './report-acts.generated'
import { ReportPreview } from './report-preview'
import { reportErrors, reportInput, type ReportValues } from './report-value'

const words = reportActsMessages.issue

interface IssueReportDialogProps {
  place: ProngPlace
  prong: { number: number; version: number }
  onClose: () => void
  onIssued: () => void
}

/** Issues the report of a prong with its letter, findings and corrections, after a look at them and a signature. */
export function IssueReportDialog({ place, prong, onClose, onIssued }: IssueReportDialogProps) {
  const { fullName } = useViewer()
  const [issue] = useIssueAuditReportMutation()
  const [general, setGeneral] = useState<string[]>([])
  const kept = useKeptForm<ReportValues>({ draft: ['audit report', place.prongId], onClose })
  return (
    <Formik<ReportValues>
      initialValues={{
        signatureName: fullName,
        signatureTitle: '',
        itemIds: [],
        periodFrom: '',
        periodTo: '',
        recordsReviewed: '',
        note: '',
      }}
      validate={reportErrors}
      onSubmit={async (values, form) => {
        const refusals = await refusalsOf(async () => {
          const input = { ...place, ...reportInput(values), version: prong.version }
          return (await issue({ variables: { input } })).data?.issueAuditReport.errors
        })
        const own = refusals.map(({ field, ...one }) => ({
          ...one,
          field: field?.replace('correctedBefore.', '') ?? null,
        }))
        setGeneral(spreadErrors(own, { ...form, values }))
        if (refusals.length > 0) return
        kept.forget()
        toast({ status: 'success', title: words.done, duration: 5000 })
        onIssued()
      }}
    >
      {({ isSubmitting, submitForm, dirty, values }) => (
        <KeptForm<ReportValues> form={kept}>
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
                <ReportPreview place={place} correctedItemIds={values.itemIds} marks={prong.number === 1} />
              </Form>
            </Dialog>
          )}
        </KeptForm>
      )}
    </Formik>
  )
}
