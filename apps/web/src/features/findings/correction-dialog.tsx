import { chakra } from '@chakra-ui/react'
import { calendarDay, checkCorrection } from '@portal/domain'
import { Upload } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../ui/button'
import { CheckboxField } from '../../ui/checkbox-field'
import { DateField } from '../../ui/date-field'
import { TextAreaField } from '../../ui/text-area-field'
import type { FindingDialogProps } from './finding-act'
import { FindingFileList } from './finding-file-list'
import { FindingFormDialog } from './finding-form-dialog'
import type { FindingUploadSlot } from './finding-upload-slot'
import { FilesError } from './files-error'
import { findingsMessages } from './findings-messages'
import { useSaveFindingCorrectionMutation } from './findings.generated'
import { errorsOf, refusalsOf } from './refusals'

const words = findingsMessages.dialog

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
  // The finding behind the window is read anew when files were added.
  const entry = finding.cases.find(({ id }) => id === caseId)
  if (!entry) return null
  const today = calendarDay(new Date())
  return (
    <>
      <FindingFormDialog<Values>
        title={words.correctionTitle(entry.studentReference)}
        initialValues={{
          correctedOn: entry.correctedOn ?? '',
          narrative: entry.narrative,
          left: entry.leftJurisdictionOn !== null,
          leftJurisdictionOn: entry.leftJurisdictionOn ?? '',
          files: '',
          submit: true,
        }}
        validate={(values) =>
          values.submit
            ? {
                ...errorsOf(
                  checkCorrection(
                    {
                      correctedOn: values.correctedOn || null,
                      narrative: values.narrative,
                      leftJurisdictionOn: values.left ? values.leftJurisdictionOn : null,
                      files: entry.files.length,
                    },
                    { foundOn: finding.discoveredOn, today },
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
        onSubmit={(values) =>
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
                  version: entry.version,
                },
              },
            })
            onChanged()
            return data?.saveFindingCorrection.errors
          })
        }
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
            <DateField name="correctedOn" label={words.correctedOn} max={today} />
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
            onChanged()
          },
        })}
    </>
  )
}
