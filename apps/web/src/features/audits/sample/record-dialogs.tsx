import { calendarDay } from '@portal/domain'
import { Form, Formik } from 'formik'
import { useState } from 'react'
import type { UpdateSampleRecordInput } from '../../../lib/graphql-types.generated'
import { spreadErrors, type PayloadError } from '../../../lib/saving/form-errors'
import { refusalsOf } from '../../../lib/saving/refusals'
import { UploadDialog } from '../../../parts/evidence/upload-dialog'
import { Button } from '../../../ui/action/button'
import { Dialog } from '../../../ui/dialog/dialog'
import { ReasonDialog } from '../../../ui/dialog/reason-dialog'
import { toast } from '../../../ui/feedback/toast'
import { DateField } from '../../../ui/field/date-field'
import { FormErrorSummary } from '../../../ui/form/error-summary'
import { subjectWords } from '../audits-kind'
import type { ProngPlace } from '../audits-paths'
import { recordPaths } from '../record/record-paths'
import type { RecordDialogAct } from './record-acts'
import { sampleMessages } from './sample-messages.generated'
import {
  useDeleteSampleRecordMutation,
  useUpdateSampleRecordMutation,
  type SampleRowFieldsFragment as Row,
} from './sample.generated'

const words = sampleMessages.dialog

interface RecordDialogsProps {
  place: ProngPlace
  row: Row
  act: RecordDialogAct
  onClose: () => void
  onChanged: () => void
}

/** The dialog of an act on one record. */
export function RecordDialogs({ place, row, act, onClose, onChanged }: RecordDialogsProps) {
  const save = useSaveRecord(place, row, onChanged)
  const [remove] = useDeleteSampleRecordMutation()
  const { typeKey } = place
  const { id, version, student, documents } = row
  const reasoned = { row, act, onClose }
  switch (act) {
    case 'upload':
      return (
        <UploadDialog
          target={{ path: recordPaths.upload(typeKey), fields: { sampleStudentId: String(id) } }}
          onClose={onClose}
          onUploaded={onChanged}
        />
      )
    case 'left':
      return (
        <LeftDialog
          title={sampleMessages.acts.left}
          onClose={onClose}
          onSave={(leftOn) =>
            save.run({ leaConfirmedEnrolled: false, leftOn }, sampleMessages.done.left({ student }))
          }
        />
      )
    case 'replace':
      return (
        <ReasonFor
          {...reasoned}
          intro={words.replaceIntro({ documents, subject: subjectWords(typeKey).one })}
          onDone={(reason) => save.run({ replace: true, reason }, sampleMessages.done.replace({ student }))}
        />
      )
    case 'remove':
      return (
        <ReasonFor
          {...reasoned}
          danger
          intro={words.removeIntro({ documents })}
          onDone={(reason) =>
            save.runWith(async () => {
              const input = { typeKey, id, reason, version }
              return (await remove({ variables: { input } })).data?.deleteSampleRecord.errors
            }, sampleMessages.done.remove({ student }))
          }
        />
      )
    case 'noDocument':
      return (
        <ReasonFor
          {...reasoned}
          onDone={(noDocumentReason) => save.run({ noDocumentReason }, sampleMessages.done.noDocument)}
        />
      )
  }
}

interface ReasonForProps {
  row: Row
  act: RecordDialogAct
  intro?: string
  danger?: boolean
  onDone: (reason: string) => Promise<readonly PayloadError[]>
  onClose: () => void
}

function ReasonFor({ row, act, intro, danger = false, onDone, onClose }: ReasonForProps) {
  const go = sampleMessages.acts[act]
  return (
    <ReasonDialog
      title={`${go}: ${row.student}`}
      {...(intro === undefined ? {} : { intro })}
      words={{ label: words.reason, go: act === 'noDocument' ? words.save : go, cancel: words.cancel }}
      check={(text) => (text.trim() === '' ? words.reasonMissing : undefined)}
      rows={3}
      maxLength={2000}
      danger={danger}
      onDone={onDone}
      onClose={onClose}
    />
  )
}

interface LeftDialogProps {
  title: string
  onSave: (leftOn: string) => Promise<readonly PayloadError[]>
  onClose: () => void
}

function LeftDialog({ title, onSave, onClose }: LeftDialogProps) {
  const [general, setGeneral] = useState<string[]>([])
  return (
    <Formik
      initialValues={{ leftOn: '' }}
      validate={({ leftOn }) => (leftOn === '' ? { leftOn: words.leftMissing } : {})}
      onSubmit={async (values, form) => {
        setGeneral(spreadErrors(await onSave(values.leftOn), { ...form, values }))
      }}
    >
      {({ isSubmitting, submitForm, dirty }) => (
        <Dialog
          open
          onClose={onClose}
          title={title}
          staticBackdrop={dirty}
          footer={
            <>
              <Button onClick={onClose}>{words.cancel}</Button>
              <Button variant="solid" loading={isSubmitting} onClick={() => void submitForm()}>
                {words.save}
              </Button>
            </>
          }
        >
          <Form noValidate>
            <FormErrorSummary messages={general} />
            <DateField name="leftOn" label={words.leftOn} max={calendarDay(new Date())} />
          </Form>
        </Dialog>
      )}
    </Formik>
  )
}

/** Saves what changes of a record from the version that the reader sees. */
function useSaveRecord({ typeKey }: ProngPlace, { id, version }: Row, onChanged: () => void) {
  const [update] = useUpdateSampleRecordMutation()
  const runWith = async (act: Parameters<typeof refusalsOf>[0], done: string) => {
    const refusals = await refusalsOf(act)
    if (refusals.length > 0) return refusals
    toast({ status: 'success', title: done, duration: 5000 })
    onChanged()
    return []
  }
  return {
    runWith,
    run: (changed: Partial<UpdateSampleRecordInput>, done: string) =>
      runWith(async () => {
        const input = { typeKey, id, version, ...changed }
        return (await update({ variables: { input } })).data?.updateSampleRecord.errors
      }, done),
  }
}
