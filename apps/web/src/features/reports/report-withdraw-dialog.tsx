import { chakra } from '@chakra-ui/react'
import { Form, Formik } from 'formik'
import { useState } from 'react'
import { spreadErrors } from '../../lib/saving/form-errors'
import { Button } from '../../ui/action/button'
import { Dialog } from '../../ui/dialog/dialog'
import { FormErrorSummary } from '../../ui/form/error-summary'
import { KeptForm } from '../../ui/form/kept-form'
import { useKeptForm } from '../../ui/form/use-kept-form'
import { TextAreaField } from '../../ui/field/text-area-field'
import { toast } from '../../ui/feedback/toast'
import { refusals, type ReportOfActs } from './report-act'
import { reportsMessages as words } from './reports-messages.generated'
import { useWithdrawReportMutation } from './reports.generated'

interface WithdrawDialogProps {
  report: ReportOfActs
  onLeave: () => void
  onChanged: () => void
}

/** Withdraws a report of the state; the reason is required. */
export function WithdrawDialog({ report, onLeave, onChanged }: WithdrawDialogProps) {
  const [withdraw] = useWithdrawReportMutation()
  const [general, setGeneral] = useState<string[]>([])
  const { id, version } = report
  const kept = useKeptForm({ draft: ['report', report.id, 'withdraw'], onClose: onLeave })
  return (
    <Formik
      initialValues={{ reason: '' }}
      validate={({ reason }) => (reason.trim() ? {} : { reason: words.reasonMissing })}
      onSubmit={async (values, form) => {
        const refused = await refusals(
          async () =>
            (await withdraw({ variables: { input: { id, version, reason: values.reason.trim() } } })).data
              ?.withdrawReport.errors,
        )
        setGeneral(spreadErrors(refused, { ...form, values }))
        if (refused.length > 0) return
        toast({ status: 'success', title: words.withdrawn, duration: 5000 })
        onLeave()
        onChanged()
      }}
    >
      {({ submitForm, isSubmitting }) => (
        <KeptForm form={kept}>
          {({ close, notice }) => (
            <Dialog
              open
              onClose={close}
              title={words.withdrawTitle}
              width="md"
              staticBackdrop
              footer={
                <>
                  <Button onClick={close}>{words.cancel}</Button>
                  <Button variant="danger" loading={isSubmitting} onClick={() => void submitForm()}>
                    {words.withdraw}
                  </Button>
                </>
              }
            >
              <Form noValidate>
                {notice}
                <FormErrorSummary messages={general} />
                <chakra.p marginBottom="10px">{words.withdrawIntro}</chakra.p>
                <TextAreaField name="reason" label={words.reason} rows={3} maxLength={2000} />
              </Form>
            </Dialog>
          )}
        </KeptForm>
      )}
    </Formik>
  )
}
