import { chakra } from '@chakra-ui/react'
import { complianceYearName } from '@portal/domain'
import { useFormikContext } from 'formik'
import { toast } from '../../ui/feedback/toast'
import { Button } from '../../ui/action/button'
import type { Agency, CohortValues } from './cohort-rows'
import { cohortsMessages } from './cohorts-messages.generated'
import { useCohortsOfYearQuery } from './cohorts.generated'

const words = cohortsMessages.form

interface CohortShortcutsProps {
  userId: string
  year: number
  leas: readonly Agency[]
}

/** Fills the form with the agencies of the chosen cohort, or with what the monitor had in the year before. */
export function CohortShortcuts({ userId, year, leas }: CohortShortcutsProps) {
  const { values, setFieldValue, setValues } = useFormikContext<CohortValues>()
  const { data } = useCohortsOfYearQuery({ variables: { year: year - 1 } })
  const number = Number(values.cohortNumber)
  const before = data?.cohorts.find(({ user }) => user.id === userId)
  const chooseCohort = () => {
    const added = leas.filter(({ active, cohort }) => active && cohort === number).map(({ id }) => id)
    void setFieldValue('leaIds', [...new Set([...values.leaIds, ...added])])
  }
  const chooseAsBefore = () => {
    if (!before || before.leaIds.length === 0) {
      toast({
        status: 'info',
        title: words.nothingBefore({ year: complianceYearName(year - 1) }),
        duration: 5000,
      })
      return
    }
    const { cohortNumber, leaIds } = before
    void setValues({ cohortNumber: cohortNumber === null ? '' : String(cohortNumber), leaIds })
  }
  return (
    <chakra.div display="flex" flexWrap="wrap" gap="8px" marginBottom="14px">
      {number > 0 && (
        <Button size="sm" onClick={chooseCohort}>
          {words.take({ n: number })}
        </Button>
      )}
      <Button
        size="sm"
        disabledReason={!data && words.nothingBefore({ year: complianceYearName(year - 1) })}
        onClick={chooseAsBefore}
      >
        {words.asBefore({ year: complianceYearName(year - 1) })}
      </Button>
    </chakra.div>
  )
}
