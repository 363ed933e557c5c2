import { chakra } from '@chakra-ui/react'
import { Select } from '../../../ui/field/select'
import { selfAssessmentMessages } from '../self-assessment-messages.generated'
import { subsectionFilters } from './use-subsection-filter'

interface SubsectionFilterProps {
  value: string
  onChoose: (value: string) => void
}

/** Which subsections are shown. */
export function SubsectionFilter({ value, onChoose }: SubsectionFilterProps) {
  return (
    <chakra.label display="flex" alignItems="center" gap="8px" textStyle="label">
      {selfAssessmentMessages.overview.show}
      <Select
        inline
        value={value}
        options={Object.entries(subsectionFilters).map(([name, { label }]) => ({ value: name, label }))}
        onChange={(event) => onChoose(event.target.value)}
      />
    </chakra.label>
  )
}
