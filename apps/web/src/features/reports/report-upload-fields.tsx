import { chakra } from '@chakra-ui/react'
import { acceptedExtensions, calendarDay, reportAudiences, uploadedModules } from '@portal/domain'
import { useField } from 'formik'
import { useClosedDays } from '../../lib/years/use-closed-days'
import { DueDateField } from '../../ui/field/due-date-field'
import { controlStyle, FieldFrame, useFieldIds } from '../../ui/field/field-frame'
import { SelectField } from '../../ui/field/select-field'
import { TextAreaField } from '../../ui/field/text-area-field'
import { TextField } from '../../ui/field/text-field'
import { reportsMessages as words } from './reports-messages.generated'
import type { PublishedReportFieldsFragment, PublishedReportsQuery } from './reports.generated'

interface ReportUploadFieldsProps {
  leas: PublishedReportsQuery['leas']
  years: PublishedReportsQuery['complianceYears']
  replaces: PublishedReportFieldsFragment | null
}

/** Whose report it is, what it is about, its file, and whether the agency has to acknowledge it. */
export function ReportUploadFields({ leas, years, replaces }: ReportUploadFieldsProps) {
  const closedDays = useClosedDays()
  return (
    <>
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
    </>
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
