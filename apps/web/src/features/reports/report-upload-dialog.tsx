import { chakra } from '@chakra-ui/react'
import { acceptedExtensions, calendarDay, reportAudiences, uploadedModules } from '@portal/domain'
import { Form, Formik, useField } from 'formik'
import { useRef, useState } from 'react'
import { sendForm, UploadError } from '../../lib/saving/send-form'
import { Button } from '../../ui/action/button'
import { useClosedDays } from '../../lib/years/use-closed-days'
import { DueDateField } from '../../ui/field/due-date-field'
import { Dialog } from '../../ui/dialog/dialog'
import { FormErrorSummary } from '../../ui/form/error-summary'
import { KeptForm } from '../../ui/form/kept-form'
import { useKeptForm } from '../../ui/form/use-kept-form'
import { controlStyle, FieldFrame, useFieldIds } from '../../ui/field/field-frame'
import { SelectField } from '../../ui/field/select-field'
import { TextAreaField } from '../../ui/field/text-area-field'
import { TextField } from '../../ui/field/text-field'
import { toast } from '../../ui/feedback/toast'
import { reportForm, uploadErrors, type ReportValues } from './report-upload-values'
import { reportsMessages as words } from './reports-messages.generated'
import { reportsPaths } from './reports-paths'
import type { PublishedReportFieldsFragment, PublishedReportsQuery } from './reports.generated'

interface ReportUploadDialogProps {
  leas: PublishedReportsQuery['leas']
  years: PublishedReportsQuery['complianceYears']
  /** Report whose place the file takes; a new one without it. */
  replaces: PublishedReportFieldsFragment | null
  onLeave: () => void
  onUploaded: () => void
}

/** The state puts a report that was made elsewhere into the library of an agency. */
export function ReportUploadDialog({ leas, years, replaces, onLeave, onUploaded }: ReportUploadDialogProps) {
  const closedDays = useClosedDays()
  const [general, setGeneral] = useState<string[]>([])
  const [share, setShare] = useState<number>()
  // A repeat of the same form is the same action: a lost answer stores nothing twice.
  const action = useRef({ of: '', key: '' })
  const running = useRef<AbortController>(undefined)
  const send = async (values: ReportValues) => {
    const of = JSON.stringify([values, values.file?.name, values.file?.size])
    if (action.current.of !== of) action.current = { of, key: crypto.randomUUID() }
    const controller = new AbortController()
    running.current = controller
    const size = values.file?.size ?? 0
    setShare(0)
    try {
      await sendForm(
        reportsPaths.upload,
        reportForm(values, replaces?.id ?? null),
        action.current.key,
        (sent) => setShare(size === 0 ? 100 : Math.min(100, Math.floor((100 * sent) / size))),
        controller.signal,
      )
      toast({ status: 'success', title: words.uploaded, duration: 5000 })
      onUploaded()
    } catch (error) {
      if (controller.signal.aborted) return
      if (!(error instanceof UploadError)) throw error
      setGeneral([error.message || words.notReached])
    } finally {
      setShare(undefined)
    }
  }
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
                  <Button onClick={() => (share === undefined ? close() : running.current?.abort())}>
                    {words.cancel}
                  </Button>
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
                <SelectField
                  name="leaId"
                  label={words.agencyLabel}
                  placeholder={words.chooseAgency}
                  disabled={replaces !== null}
                  options={leas.map(({ id, code, shortName }) => ({
                    value: String(id),
                    label: `${code} ${shortName}`,
                  }))}
                />
                <chakra.div display="grid" gridTemplateColumns={{ base: '1fr', md: '1fr 1fr' }} gap="0 12px">
                  <SelectField
                    name="year"
                    label={words.yearLabel}
                    placeholder={words.chooseYear}
                    options={years.map(({ id, name }) => ({ value: String(id), label: name }))}
                  />
                  <SelectField
                    name="part"
                    label={words.partLabel}
                    placeholder={words.bothParts}
                    options={['Part B', 'Part C'].map((value) => ({ value, label: value }))}
                  />
                  <SelectField
                    name="module"
                    label={words.moduleLabel}
                    options={uploadedModules.map((value) => ({ value, label: value }))}
                  />
                  <SelectField
                    name="audience"
                    label={words.audience}
                    options={reportAudiences.map((value) => ({ value, label: value }))}
                  />
                </chakra.div>
                <TextField name="title" label={words.titleField} autoComplete="off" maxLength={200} />
                <FileField />
                <TextAreaField
                  name="note"
                  label={words.note}
                  hint={words.noteHint}
                  optional
                  rows={3}
                  maxLength={4000}
                />
                <DueDateField
                  closedDays={closedDays}
                  name="acknowledgeBy"
                  label={words.acknowledgeBy}
                  hint={words.acknowledgeByHint}
                  optional
                  min={calendarDay(new Date())}
                />
              </Form>
            </Dialog>
          )}
        </KeptForm>
      )}
    </Formik>
  )
}

function FileField() {
  const [, meta, helpers] = useField<File | null>('file')
  const error = meta.touched ? meta.error : undefined
  const { id, control } = useFieldIds(undefined, error)
  return (
    <FieldFrame id={id} label={words.file} error={error}>
      <chakra.input
        {...control}
        name="file"
        type="file"
        accept={acceptedExtensions.join(',')}
        onChange={(event) => void helpers.setValue(event.currentTarget.files?.[0] ?? null)}
        onBlur={() => void helpers.setTouched(true)}
        css={{ ...controlStyle, paddingBlock: '4px', height: 'auto' }}
      />
    </FieldFrame>
  )
}
