import { chakra } from '@chakra-ui/react'
import { useField } from 'formik'
import { CheckboxListField } from '../../../ui/field/checkbox-list-field'
import { DateField } from '../../../ui/field/date-field'
import { TextAreaField } from '../../../ui/field/text-area-field'
import { TextField } from '../../../ui/field/text-field'
import { reportActsMessages } from './report-acts-messages.generated'
import type { AuditReportPreviewQuery } from './report-acts.generated'

const words = reportActsMessages.issue

interface CorrectedBeforeProps {
  findings: AuditReportPreviewQuery['auditReportPreview']['findings']
}

/** Marks items that were corrected before the report, with the newer data that show it (domain definition 2.9). */
export function CorrectedBefore({ findings }: CorrectedBeforeProps) {
  const [{ value: marked }] = useField<readonly string[]>('itemIds')
  const items = findings.flatMap(({ citation, itemIds, itemNumbers }) =>
    itemIds.map((value, at) => ({ value, label: `${itemNumbers[at] ?? ''} ${citation}` })),
  )
  return (
    <chakra.details open={marked.length > 0} marginBottom="12px">
      <chakra.summary textStyle="label" cursor="pointer" minHeight="40px" lineHeight="40px">
        {words.corrected}
      </chakra.summary>
      <CheckboxListField name="itemIds" label={words.items} hint={words.correctedHint} options={items} />
      {marked.length > 0 && (
        <>
          <DateField name="periodFrom" label={words.periodFrom} />
          <DateField name="periodTo" label={words.periodTo} />
          <TextField
            name="recordsReviewed"
            label={words.recordsReviewed}
            hint={words.recordsHint}
            inputMode="numeric"
          />
          <TextAreaField name="note" label={words.note} rows={3} maxLength={4000} />
        </>
      )}
    </chakra.details>
  )
}
