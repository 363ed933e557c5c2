import { coverageOf } from '@portal/domain'
import { Alert } from '../../ui/feedback/alert'
import type { Agency } from './cohort-rows'
import { cohortsMessages } from './cohorts-messages.generated'
import type { CohortFieldsFragment as Cohort } from './cohorts.generated'

const words = cohortsMessages.coverage

interface CohortCoverageProps {
  cohorts: readonly Cohort[]
  leas: readonly Agency[]
}

/** Agencies without a monitor in the year, and those with several; the training agency does not count. */
export function CohortCoverage({ cohorts, leas }: CohortCoverageProps) {
  const counted = leas.filter(({ active, isTest }) => active && !isTest)
  const coverage = coverageOf(
    counted.map(({ id }) => id),
    cohorts,
  )
  const names = (kind: 'nobody' | 'several') =>
    counted.filter(({ id }) => coverage.get(id) === kind).map(({ code, shortName }) => `${code} ${shortName}`)
  const nobody = names('nobody')
  const several = names('several')
  return (
    <>
      {nobody.length > 0 && (
        <Alert status="warning" title={words.nobody({ n: nobody.length })} quiet>
          {`${nobody.join(', ')}.`}
        </Alert>
      )}
      {several.length > 0 && (
        <Alert status="info" title={words.several({ n: several.length })} quiet>
          {`${several.join(', ')}.`}
        </Alert>
      )}
      {counted.length > 0 && nobody.length === 0 && several.length === 0 && (
        <Alert status="success" quiet>
          {words.all}
        </Alert>
      )}
    </>
  )
}
