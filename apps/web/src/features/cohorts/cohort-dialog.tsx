import { chakra } from '@chakra-ui/react'
import { cohorts as cohortCount, complianceYearName } from '@portal/domain'
import { useState } from 'react'
import { CheckboxListField } from '../../ui/field/checkbox-list-field'
import { RecordDialog } from '../../ui/dialog/record-dialog'
import { SelectField } from '../../ui/field/select-field'
import { toast } from '../../ui/feedback/toast'
import { useRecordForm } from '../../ui/form/use-record-form'
import { cohortFields, cohortValues, storedCohort } from './cohort-fields'
import { CohortShortcuts } from './cohort-shortcuts'
import type { Agency, CohortValues } from './cohort-rows'
import { cohortsMessages } from './cohorts-messages.generated'
import { useSaveCohortMutation, type CohortFieldsFragment as Cohort } from './cohorts.generated'

const words = cohortsMessages.form

interface CohortDialogProps {
  cohort: Cohort
  /** Cohorts of the other monitors of the year. */
  others: readonly Cohort[]
  leas: readonly Agency[]
  onClose: () => void
  onSaved: () => void
}

/** Chooses the agencies of one monitor in one year. Others may change them at the same time. */
export function CohortDialog({ cohort, others, leas, onClose, onSaved }: CohortDialogProps) {
  const [save] = useSaveCohortMutation()
  const [start] = useState(() => cohortValues(cohort))
  const { user, year } = cohort
  const record = useRecordForm<CohortValues, Cohort>({
    draft: ['cohort', user.id, year],
    row: cohort,
    initial: start,
    read: storedCohort,
    fields: () => cohortFields(leas),
    title: words.conflict,
    send: async (values, version) => {
      const cohortNumber = values.cohortNumber === '' ? null : Number(values.cohortNumber)
      const input = {
        userId: user.id,
        year,
        cohortNumber,
        leaIds: [...values.leaIds],
        version: version ?? cohort.version,
      }
      const answer = (await save({ variables: { input } })).data?.saveCohort
      return { errors: answer?.errors ?? [], row: answer?.cohort ?? null }
    },
    onSaved: () => {
      toast({ status: 'success', title: words.saved, duration: 5000 })
      onSaved()
    },
    onTheirs: onSaved,
    onClose,
  })

  return (
    <RecordDialog
      record={record}
      initial={start}
      title={words.title({ name: user.fullName, year: complianceYearName(year) })}
      words={words}
    >
      {({ values }) => (
        <>
          <SelectField
            name="cohortNumber"
            label={words.cohort}
            hint={words.cohortHint}
            placeholder={words.severalCohorts}
            options={Array.from({ length: cohortCount }, (_, index) => ({
              value: String(index + 1),
              label: words.cohortOf({ n: index + 1 }),
            }))}
          />
          <CohortShortcuts userId={user.id} year={year} leas={leas} />
          <chakra.div css={{ '& fieldset > div': { maxHeight: '320px' } }}>
            <CheckboxListField<number>
              name="leaIds"
              label={words.agencies}
              options={leas
                .filter(({ id, active }) => active || values.leaIds.includes(id))
                .map((lea) => ({ value: lea.id, label: labelOf(lea, others) }))}
            />
          </chakra.div>
        </>
      )}
    </RecordDialog>
  )
}

function labelOf({ id, code, shortName }: Agency, others: readonly Cohort[]): string {
  const also = others.filter(({ leaIds }) => leaIds.includes(id)).map(({ user }) => user.fullName)
  return `${code} ${shortName}${also.length > 0 ? ` (${words.shared({ names: also.join(', ') })})` : ''}`
}
