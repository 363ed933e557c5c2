import { chakra } from '@chakra-ui/react'
import { calendarDay, checkRound } from '@portal/domain'
import { Upload } from 'lucide-react'
import { useState } from 'react'
import { toast } from '../../ui/toast'
import { Button } from '../../ui/button'
import { DateField } from '../../ui/date-field'
import { TextAreaField } from '../../ui/text-area-field'
import { TextField } from '../../ui/text-field'
import { FilesError } from './files-error'
import type { FindingDialogProps } from './finding-act'
import { FindingFileList } from './finding-file-list'
import { FindingFormDialog } from './finding-form-dialog'
import type { FindingUploadSlot } from './finding-upload-slot'
import { findingsMessages } from './findings-messages'
import { findingsPageMessages } from './findings-page-messages'
import { useRecordFindingRoundMutation } from './findings.generated'
import { errorsOf, refusalsOf } from './refusals'

const words = findingsPageMessages.dialog

interface Values {
  periodFrom: string
  periodTo: string
  recordsReviewed: string
  recordsCompliant: string
  newCases: string
  note: string
  files: string
}

/** A review of newer data by hand: period, records reviewed, compliant, files. Only n of n passes. */
export function RoundDialog({
  finding,
  upload,
  onClose,
  onChanged,
}: FindingDialogProps & { upload: FindingUploadSlot }) {
  const [record] = useRecordFindingRoundMutation()
  const [uploading, setUploading] = useState(false)
  // A file that was just added stands in the list a moment later; whether it does, the server judges.
  const [added, setAdded] = useState(0)
  const today = calendarDay(new Date())
  const after = finding.issuedOn ?? finding.discoveredOn
  return (
    <>
      <FindingFormDialog<Values>
        draft={['finding', finding.id, 'round']}
        title={words.roundTitle}
        intro={words.roundIntro}
        initialValues={{
          periodFrom: '',
          periodTo: '',
          recordsReviewed: '',
          recordsCompliant: '',
          newCases: '',
          note: '',
          files: '',
        }}
        validate={(values) => roundErrors(values, Math.max(finding.files.length, added), after, today)}
        submitLabel={words.record}
        done={words.record}
        onClose={onClose}
        onSubmit={(values) =>
          refusalsOf(async () => {
            const reviewed = Number(values.recordsReviewed)
            const compliant = Number(values.recordsCompliant)
            const { data } = await record({
              variables: {
                input: {
                  id: finding.id,
                  version: finding.version,
                  periodFrom: values.periodFrom,
                  periodTo: values.periodTo,
                  recordsReviewed: reviewed,
                  recordsCompliant: compliant,
                  newCases: linesOf(values.newCases),
                  note: values.note.trim(),
                },
              },
            })
            const errors = data?.recordFindingRound.errors
            if (errors?.length === 0)
              toast({
                status: reviewed === compliant ? 'success' : 'warning',
                title: reviewed === compliant ? words.roundPassed : words.roundFailed,
                duration: 10_000,
              })
            onChanged()
            return errors
          })
        }
      >
        {(values) => (
          <>
            <chakra.div display="grid" gridTemplateColumns={{ base: '1fr', md: '1fr 1fr' }} gap="0 12px">
              <DateField name="periodFrom" label={words.periodFrom} min={after} max={today} />
              <DateField name="periodTo" label={words.periodTo} min={after} max={today} />
              <TextField
                name="recordsReviewed"
                label={words.recordsReviewed}
                inputMode="numeric"
                maxLength={6}
              />
              <TextField
                name="recordsCompliant"
                label={words.recordsCompliant}
                inputMode="numeric"
                maxLength={6}
              />
            </chakra.div>
            {wrongIn(values) > 0 && (
              <TextAreaField name="newCases" label={words.newCases} hint={words.newCasesHint} rows={3} />
            )}
            <TextAreaField name="note" label={words.note} optional rows={2} maxLength={4000} />
            <chakra.h3 textStyle="blockTitle">{findingsMessages.page.files}</chakra.h3>
            <FindingFileList files={finding.files} onChanged={onChanged} />
            <FilesError />
            <chakra.div margin="6px 0 14px">
              <Button size="sm" icon={<Upload aria-hidden />} onClick={() => setUploading(true)}>
                {findingsMessages.page.addFile}
              </Button>
            </chakra.div>
          </>
        )}
      </FindingFormDialog>
      {uploading &&
        upload({
          findingId: finding.id,
          caseId: null,
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

const isCount = (text: string) => /^\d{1,6}$/.test(text.trim())

function linesOf(text: string): string[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
}

/** Records that are not compliant, as far as the two numbers say so. */
function wrongIn({ recordsReviewed, recordsCompliant }: Values): number {
  return isCount(recordsReviewed) && isCount(recordsCompliant)
    ? Number(recordsReviewed) - Number(recordsCompliant)
    : 0
}

function roundErrors(values: Values, files: number, after: string, today: string): Record<string, string> {
  const missing = {
    ...(!values.periodFrom && { periodFrom: `${words.periodFrom} is required.` }),
    ...(!values.periodTo && { periodTo: `${words.periodTo} is required.` }),
    ...(!isCount(values.recordsReviewed) && { recordsReviewed: `${words.recordsReviewed} is required.` }),
    ...(!isCount(values.recordsCompliant) && { recordsCompliant: `${words.recordsCompliant} is required.` }),
  }
  const checked = errorsOf(
    checkRound(
      {
        periodFrom: values.periodFrom || after,
        periodTo: values.periodTo || today,
        recordsReviewed: isCount(values.recordsReviewed) ? Number(values.recordsReviewed) : 1,
        recordsCompliant: isCount(values.recordsCompliant) ? Number(values.recordsCompliant) : 0,
        newCases: wrongIn(values) > 0 ? linesOf(values.newCases).length : Math.max(0, wrongIn(values)),
        files,
      },
      { after, today },
    ),
  )
  const numbersGiven = isCount(values.recordsReviewed) && isCount(values.recordsCompliant)
  if (!numbersGiven) delete checked['newCases']
  return { ...checked, ...missing }
}
