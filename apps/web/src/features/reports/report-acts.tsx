import { chakra } from '@chakra-ui/react'
import { Form, Formik } from 'formik'
import { useState } from 'react'
import { spreadErrors, type PayloadError } from '../../lib/form-errors'
import { problemOf } from '../../lib/problem'
import { Button } from '../../ui/button'
import { ConfirmDialog } from '../../ui/confirm-dialog'
import { Dialog } from '../../ui/dialog'
import { FormErrorSummary } from '../../ui/error-summary'
import { TextAreaField } from '../../ui/text-area-field'
import { toast } from '../../ui/toast'
import { reportsMessages as words } from './reports-messages'
import { useAcknowledgeReportMutation, useWithdrawReportMutation } from './reports.generated'

interface ReportActsProps {
  report: {
    id: number
    version: number
    title: string
    acknowledge: { allowed: boolean }
    withdraw: { allowed: boolean }
  }
  onChanged: () => void
  onRefused: (message: string) => void
}

async function refusals(
  run: () => Promise<readonly PayloadError[] | undefined>,
): Promise<readonly PayloadError[]> {
  try {
    return (await run()) ?? []
  } catch (error) {
    return [{ code: 'INTERNAL', message: problemOf(error).message }]
  }
}

/** Acknowledging, for the agency; withdrawing, for the state. */
export function ReportActs({ report, onChanged, onRefused }: ReportActsProps) {
  const [acknowledge, acknowledging] = useAcknowledgeReportMutation()
  const [withdraw] = useWithdrawReportMutation()
  const [asking, setAsking] = useState<'acknowledge' | 'withdraw'>()
  const [general, setGeneral] = useState<string[]>([])
  const { id, version } = report
  const leave = () => setAsking(undefined)
  return (
    <>
      {report.withdraw.allowed && <Button onClick={() => setAsking('withdraw')}>{words.withdraw}</Button>}
      {report.acknowledge.allowed && (
        <Button variant="solid" onClick={() => setAsking('acknowledge')}>
          {words.acknowledge}
        </Button>
      )}
      {asking === 'acknowledge' && (
        <ConfirmDialog
          open
          title={words.acknowledgeTitle}
          body={`${report.title}. ${words.acknowledgeBody}`}
          confirmLabel={words.acknowledge}
          busy={acknowledging.loading}
          onCancel={leave}
          onConfirm={() =>
            void refusals(
              async () =>
                (await acknowledge({ variables: { input: { id, version } } })).data?.acknowledgeReport.errors,
            ).then((refused) => {
              leave()
              onRefused(refused.map(({ message }) => message).join(' '))
              if (refused.length === 0)
                toast({ status: 'success', title: words.acknowledged, duration: 5000 })
              onChanged()
            })
          }
        />
      )}
      {asking === 'withdraw' && (
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
            leave()
            onChanged()
          }}
        >
          {({ submitForm, isSubmitting }) => (
            <Dialog
              open
              onClose={leave}
              title={words.withdrawTitle}
              width="md"
              staticBackdrop
              footer={
                <>
                  <Button onClick={leave}>Cancel</Button>
                  <Button variant="danger" loading={isSubmitting} onClick={() => void submitForm()}>
                    {words.withdraw}
                  </Button>
                </>
              }
            >
              <Form noValidate>
                <FormErrorSummary messages={general} />
                <chakra.p marginBottom="10px">{words.withdrawIntro}</chakra.p>
                <TextAreaField name="reason" label={words.reason} rows={3} maxLength={2000} />
              </Form>
            </Dialog>
          )}
        </Formik>
      )}
    </>
  )
}
