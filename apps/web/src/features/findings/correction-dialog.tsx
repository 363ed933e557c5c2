import { chakra } from '@chakra-ui/react'
import { calendarDay, checkCorrection } from '@portal/domain'
import { Upload } from 'lucide-react'
import { useState } from 'react'
import type { PayloadError } from '../../lib/form-errors'
import { Button } from '../../ui/button'
import { CheckboxField } from '../../ui/checkbox-field'
import { ConflictDialog } from '../../ui/conflict-dialog'
import { DateField } from '../../ui/date-field'
import { TextAreaField } from '../../ui/text-area-field'
import { toast } from '../../ui/toast'
import { caseName } from './case-name'
import type { FindingDialogProps } from './finding-act'
import { FindingFileList } from './finding-file-list'
import { FindingFormDialog } from './finding-form-dialog'
import type { FindingUploadSlot } from './finding-upload-slot'
import { FilesError } from './files-error'
import { findingsMessages } from './findings-messages'
import { findingsPageMessages } from './findings-page-messages'
import {
  useSaveFindingCorrectionMutation,
  type FindingCaseFieldsFragment as Case,
} from './findings.generated'
import { errorsOf, refusalsOf } from './refusals'
import { useConflict } from './use-conflict'

const words = findingsPageMessages.dialog

interface Values {
  correctedOn: string
  narrative: string
  left: boolean
  leftJurisdictionOn: string
  files: string
  submit: boolean
}

interface CorrectionDialogProps extends FindingDialogProps {
  caseId: number
  upload: FindingUploadSlot
}

/** What the agency did about one case: kept as a draft, or handed to the state with its files. */
export function CorrectionDialog({ finding, caseId, upload, onClose, onChanged }: CorrectionDialogProps) {
  const [save] = useSaveFindingCorrectionMutation()
  const [uploading, setUploading] = useState(false)
  // A file that was just added stands in the list a moment later; whether it does, the server judges.
  const [added, setAdded] = useState(0)
  // The finding behind the window is read anew when files were added.
  const entry = finding.cases.find(({ id }) => id === caseId)
  const { start, over, conflict, meet, keep } = useConflict<Values, Case>({
    values: valuesOf(entry),
    version: entry?.version ?? 0,
  })
  if (!entry) return null
  const today = calendarDay(new Date())
  const timelineOnly = entry.correctable === 'TimelineOnly'
  const store = (values: Values, version: number): Promise<readonly PayloadError[]> =>
    refusalsOf(async () => {
      const { data } = await save({
        variables: {
          input: {
            id: finding.id,
            caseId,
            correctedOn: values.correctedOn || null,
            narrative: values.narrative.trim(),
            leftJurisdictionOn: values.left ? values.leftJurisdictionOn || null : null,
            submit: values.submit,
            version,
          },
        },
      })
      const answer = data?.saveFindingCorrection
      onChanged()
      const theirs = answer?.finding?.cases.find(({ id }) => id === caseId)
      // Somebody of the agency wrote meanwhile; once the case went on, there is nothing left to choose.
      if (theirs?.correct.allowed && answer?.errors.some(({ code }) => code === 'CONFLICT'))
        meet({ mine: values, theirs, version: theirs.version })
      return answer?.errors
    })
  if (conflict)
    return (
      <ConflictDialog
        title={words.correctionConflict}
        mine={conflict.mine}
        theirs={valuesOf(conflict.theirs)}
        by={conflict.theirs.changedBy.fullName}
        at={conflict.theirs.changedOn}
        fields={[
          { members: ['correctedOn'], label: words.correctedOn, show: ({ correctedOn }) => correctedOn },
          { members: ['narrative'], label: words.narrative, show: ({ narrative }) => narrative },
          {
            members: ['left', 'leftJurisdictionOn'],
            label: words.leftOn,
            show: ({ left, leftJurisdictionOn }) => (left ? leftJurisdictionOn : ''),
          },
        ]}
        onTakeTheirs={onClose}
        onKeep={(values) => {
          keep(values)
          void store(values, conflict.version).then((refused) => {
            if (refused.length > 0) return
            toast({
              status: 'success',
              title: values.submit ? words.correctionSubmitted : words.correctionSaved,
              duration: 5000,
            })
            onClose()
          })
        }}
      />
    )
  return (
    <>
      <FindingFormDialog<Values>
        title={words.correctionTitle(caseName(finding, caseId))}
        initialValues={start}
        validate={(values) =>
          values.submit
            ? {
                ...errorsOf(
                  checkCorrection(
                    {
                      correctable: entry.correctable,
                      correctedOn: values.correctedOn || null,
                      narrative: values.narrative,
                      leftJurisdictionOn: values.left ? values.leftJurisdictionOn : null,
                      files: Math.max(entry.files.length, added),
                    },
                    { foundOn: entry.foundOn, today },
                  ),
                ),
                ...(values.left &&
                  !values.leftJurisdictionOn && { leftJurisdictionOn: `${words.leftOn} is required.` }),
              }
            : {}
        }
        submitLabel={words.submit}
        prepare={(values) => ({ ...values, submit: true })}
        done={words.correctionSubmitted}
        onClose={onClose}
        second={{
          label: words.saveDraft,
          act: (values, send) => send({ ...values, submit: false }),
        }}
        onSubmit={(values) => store(values, over)}
      >
        {(values) => (
          <>
            <chakra.p marginBottom="12px">
              <b>{`${findingsMessages.page.requiredAction}: `}</b>
              {entry.requiredAction}
            </chakra.p>
            {entry.stateComment && (
              <chakra.p marginBottom="12px">
                <b>{`${findingsMessages.page.stateComment}: `}</b>
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
            <chakra.h3 textStyle="blockTitle">{findingsMessages.page.files}</chakra.h3>
            <FindingFileList files={entry.files} onChanged={onChanged} />
            <FilesError />
            <chakra.div margin="6px 0 14px">
              <Button size="sm" icon={<Upload aria-hidden />} onClick={() => setUploading(true)}>
                {findingsMessages.page.addFile}
              </Button>
            </chakra.div>
            <CheckboxField name="left" label={words.left} />
            {values.left && <DateField name="leftJurisdictionOn" label={words.leftOn} max={today} />}
          </>
        )}
      </FindingFormDialog>
      {uploading &&
        upload({
          findingId: finding.id,
          caseId,
          onClose: () => setUploading(false),
          onUploaded: () => {
            setUploading(false)
            setAdded(1)
            onChanged()
          },
        })}
    </>
  )
}

function valuesOf(entry: Case | undefined): Values {
  return {
    correctedOn: entry?.correctedOn ?? '',
    narrative: entry?.narrative ?? '',
    left: typeof entry?.leftJurisdictionOn === 'string',
    leftJurisdictionOn: entry?.leftJurisdictionOn ?? '',
    files: '',
    submit: true,
  }
}
