import { chakra } from '@chakra-ui/react'
import { calendarDay, checkRound, notCompliant, roundOutcome, type RoundCounts } from '@portal/domain'
import { Upload } from 'lucide-react'
import { useState } from 'react'
import { formatDate } from '../../../lib/format'
import { toast } from '../../../ui/feedback/toast'
import { Button } from '../../../ui/action/button'
import { DateField } from '../../../ui/field/date-field'
import { TextAreaField } from '../../../ui/field/text-area-field'
import { TextField } from '../../../ui/field/text-field'
import { FilesError } from '../../../parts/evidence/files-error'
import type { FindingDialogProps } from '../finding-act'
import { FindingFileList } from '../documents/finding-file-list'
import { FindingFormDialog } from '../finding-form-dialog'
import { FindingUpload } from '../documents/finding-upload'
import { findingsPageMessages } from '../findings-page-messages.generated'
import { useRecordFindingRoundMutation } from '../findings.generated'
import { errorsOf, refusalsOf } from '../refusals'

const words = findingsPageMessages.dialog

interface Values {
  periodFrom: string
  periodTo: string
  recordsReviewed: string
  recordsCompliant: string
  recordsNotApplicable: string
  newCases: string
  note: string
  files: string
}

/** A review of newer data by hand: period, records and what was found in them, files. */
export function RoundDialog({ finding, onClose, onChanged }: FindingDialogProps) {
  const [record] = useRecordFindingRoundMutation()
  const [uploading, setUploading] = useState(false)
  // A file that was just added is in the list a moment later; the server decides whether it counts.
  const [added, setAdded] = useState(0)
  const today = calendarDay(new Date())
  const newerFrom = finding.newerDataFrom
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
          recordsNotApplicable: '0',
          newCases: '',
          note: '',
          files: '',
        }}
        validate={(values) => roundErrors(values, Math.max(finding.files.length, added), newerFrom, today)}
        submitLabel={words.record}
        done={words.record}
        onClose={onClose}
        onSubmit={(values) =>
          refusalsOf(async () => {
            const counts = countsOf(values)
            const { data } = await record({
              variables: {
                input: {
                  id: finding.id,
                  version: finding.version,
                  periodFrom: values.periodFrom,
                  periodTo: values.periodTo,
                  ...counts,
                  newCases: linesOf(values.newCases),
                  note: values.note.trim(),
                },
              },
            })
            const errors = data?.recordFindingRound.errors
            if (errors?.length === 0)
              toast({
                status: roundOutcome(counts) === 'passed' ? 'success' : 'warning',
                title: words.roundDone[roundOutcome(counts)],
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
              <DateField
                name="periodFrom"
                label={words.periodFrom}
                hint={words.periodFromHint({ day: formatDate(newerFrom) })}
                min={newerFrom}
                max={today}
              />
              <DateField name="periodTo" label={words.periodTo} min={newerFrom} max={today} />
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
              <TextField
                name="recordsNotApplicable"
                label={words.recordsNotApplicable}
                inputMode="numeric"
                maxLength={6}
              />
            </chakra.div>
            {wrongIn(values) > 0 && (
              <TextAreaField name="newCases" label={words.newCases} hint={words.newCasesHint} rows={3} />
            )}
            <TextAreaField name="note" label={words.note} optional rows={2} maxLength={4000} />
            <chakra.h3 textStyle="blockTitle">{findingsPageMessages.page.files}</chakra.h3>
            <FindingFileList files={finding.files} onChanged={onChanged} />
            <FilesError />
            <chakra.div margin="6px 0 14px">
              <Button size="sm" icon={<Upload aria-hidden />} onClick={() => setUploading(true)}>
                {findingsPageMessages.page.addFile}
              </Button>
            </chakra.div>
          </>
        )}
      </FindingFormDialog>
      {uploading && (
        <FindingUpload
          findingId={finding.id}
          caseId={null}
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

const isCount = (text: string) => /^\d{1,6}$/.test(text.trim())

function linesOf(text: string): string[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
}

function countsOf({ recordsReviewed, recordsCompliant, recordsNotApplicable }: Values): RoundCounts {
  return {
    recordsReviewed: Number(recordsReviewed),
    recordsCompliant: Number(recordsCompliant),
    recordsNotApplicable: Number(recordsNotApplicable),
  }
}

/** The three numbers of records. */
const counted = ['recordsReviewed', 'recordsCompliant', 'recordsNotApplicable'] as const

/** Records that are not compliant, as far as the numbers say so. */
function wrongIn(values: Values): number {
  return counted.every((name) => isCount(values[name])) ? notCompliant(countsOf(values)) : 0
}

function roundErrors(
  values: Values,
  files: number,
  newerFrom: string,
  today: string,
): Record<string, string> {
  const missing: Record<string, string> = {
    ...(!values.periodFrom && { periodFrom: words.required({ label: words.periodFrom }) }),
    ...(!values.periodTo && { periodTo: words.required({ label: words.periodTo }) }),
  }
  for (const name of counted)
    if (!isCount(values[name])) missing[name] = words.required({ label: words[name] })
  const numbersComplete = counted.every((name) => isCount(values[name]))
  const wrong = wrongIn(values)
  const checked = errorsOf(
    checkRound(
      {
        periodFrom: values.periodFrom || newerFrom,
        periodTo: values.periodTo || today,
        ...(numbersComplete
          ? countsOf(values)
          : { recordsReviewed: 1, recordsCompliant: 1, recordsNotApplicable: 0 }),
        newCases: wrong > 0 ? linesOf(values.newCases).length : 0,
        files,
      },
      { newerFrom, today },
    ),
  )
  return { ...checked, ...missing }
}
