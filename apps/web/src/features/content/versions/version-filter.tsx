import { chakra } from '@chakra-ui/react'
import { complianceYearName } from '@portal/domain'
import { useId } from 'react'
import { Select } from '../../../ui/field/select'
import { contentMessages } from '../content-messages.generated'

const m = contentMessages.welcome

interface VersionFilterProps {
  year: number
  years: readonly number[]
  part: string
  onChoose: (name: 'year' | 'part', value: string) => void
}

/** The compliance year and the part whose versions are listed. */
export function VersionFilter({ year, years, part, onChoose }: VersionFilterProps) {
  const id = useId()
  return (
    <chakra.div
      display="flex"
      flexWrap="wrap"
      gap="8px 16px"
      padding="10px 14px"
      borderBottom="1px solid {colors.border.subtle}"
    >
      <chakra.div display="flex" alignItems="center" gap="8px">
        <chakra.label htmlFor={`${id}-year`} textStyle="label">
          {m.year}
        </chakra.label>
        <Select
          inline
          id={`${id}-year`}
          value={String(year)}
          options={years.map((one) => ({ value: String(one), label: complianceYearName(one) }))}
          onChange={(event) => onChoose('year', event.currentTarget.value)}
        />
      </chakra.div>
      <chakra.div display="flex" alignItems="center" gap="8px">
        <chakra.label htmlFor={`${id}-part`} textStyle="label">
          {m.part}
        </chakra.label>
        <Select
          inline
          id={`${id}-part`}
          value={part}
          options={m.parts.map((one) => ({ value: one, label: one }))}
          onChange={(event) => onChoose('part', event.currentTarget.value)}
        />
      </chakra.div>
    </chakra.div>
  )
}
