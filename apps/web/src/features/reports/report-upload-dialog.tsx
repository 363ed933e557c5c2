import { chakra } from '@chakra-ui/react'
import { reportAudiences } from '@portal/domain'
import { Form, Formik } from 'formik'
import { Button } from '../../ui/action/button'
import { Dialog } from '../../ui/dialog/dialog'
import { FormErrorSummary } from '../../ui/form/error-summary'
import { KeptForm } from '../../ui/form/kept-form'
import { useKeptForm } from '../../ui/form/use-kept-form'
import { ReportUploadFields } from './report-upload-fields'
import { uploadErrors, type ReportValues } from './report-upload-values'
import { reportsMessages as words } from './reports-messages.generated'
import type { PublishedReportFieldsFragment, PublishedReportsQuery } from './reports.generated'
import { useReportUpload } from './use-report-upload'

interface ReportUploadDialogProps {
  leas: PublishedReportsQuery['leas']
  years: PublishedReportsQuery['complianceYears']
  /** The report that the file replaces; null for a new report. */
  replaces: PublishedReportFieldsFragment | null
  onLeave: () => void
  onUploaded: () => void
}

/** The state adds a report that was not made in the portal to the library of an agency. */
export function ReportUploadDialog({ leas, years, replaces, onLeave, onUploaded }: ReportUploadDialogProps) {
  const { send, cancel, share, general } = useReportUpload(replaces, onUploaded)
  const kept = useKeptForm<ReportValues>({
    draft: ['report', replaces?.id ?? 'new'],
    never: ['file'],
    onClose: onLeave,
  })
  return (
    <Formik<ReportValues>
      initialValues={{
        leaId: replaces ? String(replaces.leaId) : '',
        year: replaces ? String(replaces.year) : '',
        part: replaces?.part ?? '',
        module: replaces?.module ?? 'Other',
        audience: replaces?.audience ?? reportAudiences[0],
        title: replaces?.title ?? '',
        note: '',
        acknowledgeBy: '',
        file: null,
      }}
      validate={uploadErrors}
      onSubmit={send}
    >
      {({ submitForm, dirty }) => (
        <KeptForm<ReportValues> form={kept}>
          {({ close, notice }) => (
            <Dialog
              open
              onClose={() => share === undefined && close()}
              title={replaces ? words.replaceTitle({ title: replaces.title }) : words.uploadTitle}
              width="md"
              staticBackdrop={dirty}
              footer={
                <>
                  <Button onClick={share === undefined ? close : cancel}>{words.cancel}</Button>
                  <Button variant="solid" loading={share !== undefined} onClick={() => void submitForm()}>
                    {share === undefined ? words.uploadGo : words.sending({ share })}
                  </Button>
                </>
              }
            >
              <Form noValidate>
                {notice}
                <FormErrorSummary messages={general} />
                {replaces && <chakra.p marginBottom="12px">{words.replaceIntro}</chakra.p>}
                <ReportUploadFields leas={leas} years={years} replaces={replaces} />
              </Form>
            </Dialog>
          )}
        </KeptForm>
      )}
    </Formik>
  )
}
