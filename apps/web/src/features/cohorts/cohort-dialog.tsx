import { chakra } from '@chakra-ui/react'
import { cohorts as cohortCount, complianceYearName } from '@portal/domain'
import { Form, Formik } from 'formik'
import { useState } from 'react'
import { spreadErrors, type PayloadError } from '../../lib/form-errors'
import { problemOf } from '../../lib/problem'
import { Button } from '../../ui/button'
import { CheckboxListField } from '../../ui/checkbox-list-field'
import { ConflictDialog } from '../../ui/conflict-dialog'
import { Dialog } from '../../ui/dialog'
import { FormErrorSummary } from '../../ui/error-summary'
import { SelectField } from '../../ui/select-field'
import { toast } from '../../ui/toast'
import { CohortShortcuts } from './cohort-shortcuts'
import type { Agency, CohortValues } from './cohort-rows'
import { cohortsMessages } from './cohorts-messages'
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

const valuesOf = ({ cohortNumber, leaIds }: Cohort): CohortValues => ({
  cohortNumber: cohortNumber === null ? '' : String(cohortNumber),
  leaIds,
})

/** Chooses the agencies of one monitor in one year. When somebody else saved first, both sides are offered. */
export function CohortDialog({ cohort, others, leas, onClose, onSaved }: CohortDialogProps) {
  const [save] = useSaveCohortMutation()
  const [start, setStart] = useState(() => valuesOf(cohort))
  const [version, setVersion] = useState(cohort.version)
  const [conflict, setConflict] = useState<{ mine: CohortValues; theirs: Cohort }>()
  const [general, setGeneral] = useState<string[]>([])
  const { user, year } = cohort

  /** The refusals; none when it is stored. */
  async function store(values: CohortValues, over: number): Promise<readonly PayloadError[]> {
    const cohortNumber = values.cohortNumber === '' ? null : Number(values.cohortNumber)
    const input = { userId: user.id, year, cohortNumber, leaIds: [...values.leaIds], version: over }
    try {
      const { data } = await save({ variables: { input } })
      const answer = data?.saveCohort
      if (answer?.cohort && answer.errors.some(({ code }) => code === 'CONFLICT')) {
        setConflict({ mine: values, theirs: answer.cohort })
        return answer.errors
      }
      if (answer?.errors.length === 0) {
        toast({ status: 'success', title: words.saved, duration: 5000 })
        onSaved()
      }
      return answer?.errors ?? []
    } catch (error) {
      return [{ code: 'INTERNAL', message: problemOf(error).message }]
    }
  }

  if (conflict)
    return (
      <ConflictDialog
        title={words.conflict}
        mine={conflict.mine}
        theirs={valuesOf(conflict.theirs)}
        by={conflict.theirs.changedBy?.fullName}
        at={conflict.theirs.changedOn}
        fields={[
          {
            members: ['cohortNumber'],
            label: words.cohort,
            show: ({ cohortNumber }) => cohortNumber || words.severalCohorts,
          },
          {
            members: ['leaIds'],
            label: words.agencies,
            show: ({ leaIds }) => namesOf(leaIds, leas),
            compare: ({ leaIds }) => namesOf(leaIds, leas),
          },
        ]}
        onTakeTheirs={onSaved}
        onKeep={(values) => {
          const over = conflict.theirs.version
          setStart(values)
          setVersion(over)
          setConflict(undefined)
          void store(values, over).then((refused) => setGeneral(refused.map(({ message }) => message)))
        }}
      />
    )
  return (
    <Formik
      initialValues={start}
      onSubmit={async (values, form) => {
        const refused = await store(values, version)
        setGeneral(spreadErrors(refused, { ...form, values }))
      }}
    >
      {({ submitForm, isSubmitting, dirty, values }) => (
        <Dialog
          open
          onClose={onClose}
          title={words.title(user.fullName, complianceYearName(year))}
          width="role"
          staticBackdrop={dirty}
          footer={
            <>
              <Button onClick={onClose}>{words.cancel}</Button>
              <Button variant="solid" loading={isSubmitting} onClick={() => void submitForm()}>
                {words.save}
              </Button>
            </>
          }
        >
          <Form noValidate>
            <FormErrorSummary messages={general} />
            <SelectField
              name="cohortNumber"
              label={words.cohort}
              hint={words.cohortHint}
              placeholder={words.severalCohorts}
              options={Array.from({ length: cohortCount }, (_, index) => ({
                value: String(index + 1),
                label: words.cohortOf(index + 1),
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
          </Form>
        </Dialog>
      )}
    </Formik>
  )
}

/** Names with a line each, by number. */
function namesOf(leaIds: readonly number[], leas: readonly Agency[]): string {
  return leas
    .filter(({ id }) => leaIds.includes(id))
    .map(({ code, shortName }) => `${code} ${shortName}`)
    .join('\n')
}

function labelOf({ id, code, shortName }: Agency, others: readonly Cohort[]): string {
  const also = others.filter(({ leaIds }) => leaIds.includes(id)).map(({ user }) => user.fullName)
  return `${code} ${shortName}${also.length > 0 ? ` (${words.shared(also.join(', '))})` : ''}`
}
