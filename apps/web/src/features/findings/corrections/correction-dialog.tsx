import { chakra } from '@chakra-ui/react'
import { calendarDay, checkCorrection } from '@portal/domain'
import { Upload } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../../ui/action/button'
import { CheckboxField } from '../../../ui/field/checkbox-field'
import { DateField } from '../../../ui/field/date-field'
import { TextAreaField } from '../../../ui/field/text-area-field'
import { toast } from '../../../ui/feedback/toast'
import { useRecordForm } from '../../../ui/form/use-record-form'
import { caseName } from '../case-name'
import {
  correctionParts,
  correctionValues,
  storedCorrection,
  type CorrectionValues,
} from './correction-parts'
import type { FindingDialogProps } from '../finding-act'
import { FindingFileList } from '../documents/finding-file-list'
import { FindingFormDialog } from '../finding-form-dialog'
import { FindingUpload } from '../documents/finding-upload'
import { FilesError } from '../../../parts/evidence/files-error'
import { findingsPageMessages } from '../findings-page-messages.generated'
import {
  useSaveFindingCorrectionMutation,
  type FindingCaseFieldsFragment as Case,
} from '../findings.generated'
import { errorsOf } from '../refusals'

const words = findingsPageMessages.dialog

interface CorrectionDialogProps extends FindingDialogProps {
  caseId: number
}

/** What the agency did about one case: kept as a draft, or handed to the state with its files. */
export function CorrectionDialog({ finding, caseId, onClose, onChanged }: CorrectionDialogProps) {
  const [save] = useSaveFindingCorrectionMutation()
  const [uploading, setUploading] = useState(false)
  // A file that was just added is in the list a moment later; the server decides whether it counts.
  const [added, setAdded] = useState(0)
  // The finding behind the window is loaded again after files were added.
  const entry = finding.cases.find(({ id }) => id === caseId)
  const initialValues = correctionValues(entry)
  const record = useRecordForm<CorrectionValues, Case>({
    draft: ['correction', caseId],
    row: entry ?? null,
    initial: initialValues,
    read: storedCorrection,
    // Once the case is in its next state, nothing of it can be changed any more.
    fields: (_versions, row) => correctionParts(row && !row.correct.allowed ? row.correct.reason : null),
    title: words.correctionConflict,
    send: async (values, version) => {
      const { data } = await save({
        variables: {
          input: {
            id: finding.id,
            caseId,
            correctedOn: values.correctedOn || null,
            narrative: values.narrative.trim(),
            leftJurisdictionOn: values.left ? values.leftJurisdictionOn || null : null,
            submit: values.submit,
            version: version ?? 0,
          },
        },
      })
      const answer = data?.saveFindingCorrection
      onChanged()
      const row = answer?.finding?.cases.find(({ id }) => id === caseId) ?? null
      return { errors: answer?.errors ?? [], row }
    },
    onSaved: (_row, values) => {
      toast({
        status: 'success',
        title: values.submit ? words.correctionSubmitted : words.correctionSaved,
        duration: 5000,
      })
      onClose()
    },
    onTheirs: onClose,
    onClose,
  })
  if (!entry) return null
  return (
    <>
      <FindingFormDialog<CorrectionValues>
        draft={record}
        title={words.correctionTitle({ reference: caseName(finding, caseId) })}
        initialValues={initialValues}
        validate={(values) => (values.submit ? problemsOf(entry, values, added) : {})}
        submitLabel={words.submit}
        prepare={(values) => ({ ...values, submit: true })}
        onClose={onClose}
        second={{
          label: words.saveDraft,
          act: (values, send) => send({ ...values, submit: false }),
        }}
      >
        {(values) => (
          <CorrectionFields
            entry={entry}
            left={values.left}
            onAddFile={() => setUploading(true)}
            onChanged={onChanged}
          />
        )}
      </FindingFormDialog>
      {uploading && (
        <FindingUpload
          findingId={finding.id}
          caseId={caseId}
          onClose={() => setUploading(false)}
          onUploaded={() => {
            setUploading(false)
            setAdded(1)
            onChanged()
          }}
        />
      )}
    </>
  )
}

/** What the domain finds missing in a correction that is to be submitted; `added` files may not be in the case yet. */
function problemsOf(entry: Case, values: CorrectionValues, added: number) {
  return {
    ...errorsOf(
      checkCorrection(
        {
          correctable: entry.correctable,
          correctedOn: values.correctedOn || null,
          narrative: values.narrative,
          leftJurisdictionOn: values.left ? values.leftJurisdictionOn : null,
          files: Math.max(entry.files.length, added),
        },
        { foundOn: entry.foundOn, today: calendarDay(new Date()) },
      ),
    ),
    ...(values.left &&
      !values.leftJurisdictionOn && { leftJurisdictionOn: words.required({ label: words.leftOn }) }),
  }
}

interface CorrectionFieldsProps {
  entry: Case
  /** The child has left the jurisdiction. */
  left: boolean
  onAddFile: () => void
  onChanged: () => void
}

function CorrectionFields({ entry, left, onAddFile, onChanged }: CorrectionFieldsProps) {
  const today = calendarDay(new Date())
  const timelineOnly = entry.correctable === 'TimelineOnly'
  return (
    <>
      <chakra.p marginBottom="12px">
        <b>{`${findingsPageMessages.page.requiredAction}: `}</b>
        {entry.requiredAction}
      </chakra.p>
      {entry.stateComment && (
        <chakra.p marginBottom="12px">
          <b>{`${findingsPageMessages.page.stateComment}: `}</b>
          {entry.stateComment}
        </chakra.p>
      )}
      <DateField
        name="correctedOn"
        label={words.correctedOn}
        {...(timelineOnly ? { hint: words.timelineOnlyHint } : { min: entry.foundOn })}
        max={today}
      />
      <TextAreaField
        name="narrative"
        label={words.narrative}
        hint={words.narrativeHint}
        rows={5}
        maxLength={10_000}
      />
      <chakra.h3 textStyle="blockTitle">{findingsPageMessages.page.files}</chakra.h3>
      <FindingFileList files={entry.files} onChanged={onChanged} />
      <FilesError />
      <chakra.div margin="6px 0 14px">
        <Button size="sm" icon={<Upload aria-hidden />} onClick={onAddFile}>
          {findingsPageMessages.page.addFile}
        </Button>
      </chakra.div>
      <CheckboxField name="left" label={words.left} />
      {left && <DateField name="leftJurisdictionOn" label={words.leftOn} max={today} />}
    </>
  )
}
