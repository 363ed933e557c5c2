import { chakra } from '@chakra-ui/react'
import {
  checkCounts,
  complianceYearName,
  ratedSubjectKeys,
  ratedSubjects,
  rateLabels,
  rateText,
  readCount,
} from '@portal/domain'
import { setIn, type FormikErrors } from 'formik'
import { useState } from 'react'
import { RecordDialog } from '../../../ui/dialog/record-dialog'
import { toast } from '../../../ui/feedback/toast'
import { TextField } from '../../../ui/field/text-field'
import { useRecordForm } from '../../../ui/form/use-record-form'
import { participationMessages } from '../participation-messages.generated'
import {
  useSaveParticipationRatesMutation,
  type AgencyParticipationFieldsFragment as Participation,
} from '../participation.generated'
import { rateFields, rateValues, sentCounts, storedRates, type RateValues } from './rate-values'

const words = participationMessages.form

interface RatesDialogProps {
  participation: Participation
  onClose: () => void
}

/** Enters the numbers of an agency. Others may change them at the same time. */
export function RatesDialog({ participation, onClose }: RatesDialogProps) {
  const [save] = useSaveParticipationRatesMutation()
  const [start] = useState(() => rateValues(participation))
  const { year, leaId, lea, threshold } = participation
  const record = useRecordForm<RateValues, Participation>({
    draft: ['participation', year, leaId],
    row: participation,
    initial: start,
    read: storedRates,
    fields: () => rateFields,
    title: words.conflict,
    send: async ({ ela, math, science }, version) => {
      const input = {
        year,
        leaId,
        ela: sentCounts(ela),
        math: sentCounts(math),
        science: sentCounts(science),
        version: version ?? participation.version,
      }
      const answer = (await save({ variables: { input } })).data?.saveParticipationRates
      return { errors: answer?.errors ?? [], row: answer?.participation ?? null }
    },
    onSaved: () => {
      toast({ status: 'success', title: words.saved, duration: 5000 })
      onClose()
    },
    onTheirs: onClose,
    onClose,
  })
  return (
    <RecordDialog
      record={record}
      initial={start}
      title={words.title({ agency: lea.shortName, year: complianceYearName(year) })}
      words={words}
      validate={refusedValues}
    >
      {({ values }) => (
        <>
          <chakra.p marginBottom="12px" color="fg.muted">
            {words.hint}
          </chakra.p>
          {ratedSubjectKeys.map((subject) => (
            <chakra.fieldset key={subject} marginBottom="14px">
              <chakra.legend textStyle="blockTitle" marginBottom="4px">
                {ratedSubjects[subject]}
              </chakra.legend>
              <chakra.div display="grid" gridTemplateColumns={{ base: '1fr', sm: '1fr 1fr' }} gap="0 16px">
                {(['tested', 'alternate'] as const).map((name) => (
                  <TextField
                    key={name}
                    name={`${subject}.${name}`}
                    label={rateLabels[name]}
                    inputMode="numeric"
                    autoComplete="off"
                    maxLength={12}
                  />
                ))}
              </chakra.div>
              <chakra.p fontSize="sm" color="fg.subtle" aria-live="polite">
                {words.rate({ rate: typedRate(values[subject], threshold) })}
              </chakra.p>
            </chakra.fieldset>
          ))}
        </>
      )}
    </RecordDialog>
  )
}

function refusedValues(values: RateValues): FormikErrors<RateValues> {
  const verdicts = ratedSubjectKeys.flatMap((subject) => {
    const { tested, alternate } = values[subject]
    const counts = { tested: readCount(tested), alternate: readCount(alternate) }
    return checkCounts(counts, (name) => `${subject}.${name}`)
  })
  return verdicts.reduce<FormikErrors<RateValues>>(
    (errors, verdict) =>
      verdict.allowed || verdict.field === undefined
        ? errors
        : (setIn(errors, verdict.field, verdict.reason) as FormikErrors<RateValues>),
    {},
  )
}

/** The rate of what is typed; a dash as long as it is refused, or nothing. */
function typedRate(typed: RateValues['ela'], threshold: number): string {
  const counts = sentCounts(typed)
  return counts && checkCounts(counts, (name) => name).length === 0 ? rateText(counts, threshold) : '-'
}
