import { problemOf } from '../../../lib/problem'
import { LoadingState, ProblemState } from '../../../ui/feedback/states'
import { SelectField } from '../../../ui/field/select-field'
import { caseStudiesMessages as m } from '../case-studies-messages.generated'
import { useCaseStudyMonitorsQuery } from '../case-studies.generated'

interface MonitorFieldProps {
  name: string
  label: string
  placeholder: string
  /** Who cannot be chosen. */
  without?: string
}

/** A choice of one state monitor. */
export function MonitorField({ name, label, placeholder, without }: MonitorFieldProps) {
  const { data, error, refetch } = useCaseStudyMonitorsQuery()
  if (!data)
    return error ? (
      <ProblemState
        problem={problemOf(error)}
        what={m.steps.review.monitors}
        onRetry={() => void refetch().catch(() => undefined)}
      />
    ) : (
      <LoadingState what={m.steps.review.monitors} lines={1} />
    )
  return (
    <SelectField
      name={name}
      label={label}
      placeholder={placeholder}
      options={data.findingOwners
        .filter(({ id }) => id !== without)
        .map(({ id, fullName }) => ({ value: id, label: fullName }))}
    />
  )
}
