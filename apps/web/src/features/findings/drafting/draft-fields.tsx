import { chakra } from '@chakra-ui/react'
import {
  calendarDay,
  caseCorrections,
  countingModes,
  type CaseCorrection,
  countingModeNames,
} from '@portal/domain'
import { FieldArray, useFormikContext } from 'formik'
import { Plus, Trash2 } from 'lucide-react'
import { Button } from '../../../ui/action/button'
import { CheckboxField } from '../../../ui/field/checkbox-field'
import { DateField } from '../../../ui/field/date-field'
import { IconButton } from '../../../ui/action/icon-button'
import { SelectField } from '../../../ui/field/select-field'
import { TextAreaField } from '../../../ui/field/text-area-field'
import { TextField } from '../../../ui/field/text-field'
import { findingsPageMessages } from '../findings-page-messages.generated'
import { useFindingCitationsQuery } from '../findings.generated'

const words = findingsPageMessages.dialog

/** What a draft says, as a form holds it. */
export interface DraftValues {
  citationId: string
  indicatorCode: string
  countingMode: string
  description: string
  evidenceSummary: string
  systemic: boolean
  discoveredOn: string
  cases: {
    id?: number | undefined
    studentReference: string
    requiredAction: string
    correctable: CaseCorrection
  }[]
}

export function emptyDraft(now: Date): DraftValues {
  return {
    citationId: '',
    indicatorCode: '',
    countingMode: 'Grouped',
    description: '',
    evidenceSummary: '',
    systemic: false,
    discoveredOn: calendarDay(now),
    cases: [],
  }
}

/** The same as input of a mutation. */
export function draftInput({ cases, ...values }: DraftValues) {
  return {
    citationId: values.citationId ? Number(values.citationId) : null,
    indicatorCode: values.indicatorCode.trim() || null,
    countingMode: countingModes.find((mode) => mode === values.countingMode) ?? 'Grouped',
    description: values.description.trim(),
    evidenceSummary: values.evidenceSummary.trim(),
    systemic: values.systemic,
    discoveredOn: values.discoveredOn,
    cases: cases.map((entry) => ({
      ...(entry.id !== undefined && { id: entry.id }),
      studentReference: entry.studentReference.trim(),
      requiredAction: entry.requiredAction.trim(),
      correctable: entry.correctable,
    })),
  }
}

/** What a draft lacks before it can be kept. */
export function draftErrors(values: DraftValues, now: Date): Record<string, unknown> {
  const errors: Record<string, unknown> = {}
  if (!values.discoveredOn) errors['discoveredOn'] = words.required({ label: words.discoveredOn })
  else if (values.discoveredOn > calendarDay(now)) errors['discoveredOn'] = words.discoveredInFuture
  const cases = values.cases.map((entry) => ({
    ...(entry.studentReference.trim() === '' && {
      studentReference: words.required({ label: words.studentReference }),
    }),
    ...(entry.requiredAction.trim() === '' && {
      requiredAction: words.required({ label: words.requiredAction }),
    }),
  }))
  if (cases.some((entry) => Object.keys(entry).length > 0)) errors['cases'] = cases
  return errors
}

/** Fields of a draft, inside of a Formik form. */
export function DraftFields({ part }: { part: string }) {
  const { values } = useFormikContext<DraftValues>()
  const { data } = useFindingCitationsQuery({ variables: { part: part || null } })
  const citations = data?.findingCitations ?? []
  const chosen = citations.find(({ id }) => String(id) === values.citationId)
  return (
    <>
      <SelectField
        name="citationId"
        label={words.citation}
        placeholder={words.chooseCitation}
        options={citations.map(({ id, reference, title }) => ({
          value: String(id),
          label: `${reference} ${title}`,
        }))}
      />
      {chosen && (
        <chakra.p fontSize="sm" color="fg.muted" margin="-8px 0 14px">
          {chosen.plainText}
        </chakra.p>
      )}
      <TextAreaField
        name="description"
        label={words.description}
        hint={words.descriptionHint}
        rows={4}
        maxLength={10_000}
      />
      <TextAreaField name="evidenceSummary" label={words.evidence} optional rows={3} maxLength={10_000} />
      <chakra.div display="grid" gridTemplateColumns={{ base: '1fr', md: '1fr 1fr 1fr' }} gap="0 12px">
        <DateField name="discoveredOn" label={words.discoveredOn} max={calendarDay(new Date())} />
        <TextField name="indicatorCode" label={words.indicator} optional maxLength={10} />
        <SelectField
          name="countingMode"
          label={words.counting}
          options={[
            { value: 'Grouped', label: countingModeNames.Grouped },
            { value: 'Individual', label: countingModeNames.Individual },
          ]}
        />
      </chakra.div>
      <CheckboxField name="systemic" label={words.systemic} />
      <CaseFields />
    </>
  )
}

function CaseFields() {
  const { values } = useFormikContext<DraftValues>()
  return (
    <chakra.fieldset minWidth="0">
      <chakra.legend textStyle="blockTitle" padding="0">
        {words.cases}
      </chakra.legend>
      <chakra.p fontSize="sm" color="fg.subtle" marginBottom="8px">
        {words.casesHint}
      </chakra.p>
      <FieldArray name="cases">
        {(rows) => (
          <>
            {values.cases.map((entry, index) => (
              <chakra.div
                key={entry.id ?? `new ${index}`}
                display="grid"
                gridTemplateColumns={{ base: 'minmax(0, 1fr) auto', md: '150px minmax(0, 1fr) 170px auto' }}
                gap="0 12px"
                alignItems="start"
              >
                <TextField
                  name={`cases.${index}.studentReference`}
                  label={words.caseReference({ n: index + 1 })}
                  autoComplete="off"
                  maxLength={100}
                />
                <chakra.div gridColumn={{ base: '1', md: 'auto' }} gridRow={{ base: '2', md: 'auto' }}>
                  <TextField
                    name={`cases.${index}.requiredAction`}
                    label={words.caseAction({ n: index + 1 })}
                    autoComplete="off"
                    maxLength={4000}
                  />
                </chakra.div>
                <chakra.div gridColumn={{ base: '1', md: 'auto' }}>
                  <SelectField
                    name={`cases.${index}.correctable`}
                    label={words.caseCorrectable({ n: index + 1 })}
                    options={caseCorrections.map((value) => ({
                      value,
                      label: findingsPageMessages.page.correctables[value],
                    }))}
                  />
                </chakra.div>
                <chakra.div marginTop="22px">
                  <IconButton
                    label={words.removeCase({ n: index + 1 })}
                    icon={<Trash2 aria-hidden />}
                    onClick={() => void rows.remove(index)}
                  />
                </chakra.div>
              </chakra.div>
            ))}
            <Button
              size="sm"
              icon={<Plus aria-hidden />}
              onClick={() =>
                rows.push({ studentReference: '', requiredAction: '', correctable: 'Individual' })
              }
            >
              {words.addCase}
            </Button>
          </>
        )}
      </FieldArray>
    </chakra.fieldset>
  )
}
