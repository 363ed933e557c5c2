import { chakra } from '@chakra-ui/react'
import { useTyped } from '../form/use-typed'
import { chipSetStyle, chipStyle } from './filter-chips'

interface FilterDateProps {
  label: string
  /** YYYY-MM-DD or ''. */
  value: string
  /** Id of the words that say what is wrong with it. */
  wrong?: string | undefined
  onChange: (value: string) => void
}

/** Longer than between two digits of a year: each of them makes a date. */
const dateWaitMs = 700

/** A date of a filter bar. Its text stays with the field, as in a search box. */
export function FilterDate({ label, value, wrong, onChange }: FilterDateProps) {
  const [text, setText, report] = useTyped(value, dateWaitMs, onChange)
  return (
    <chakra.label
      display="flex"
      alignItems="center"
      gap="6px"
      css={{ ...chipStyle, ...(value ? chipSetStyle : {}), padding: '0 10px', width: { md: 'auto' } }}
    >
      {label}
      <chakra.input
        type="date"
        flex="1 1 auto"
        minWidth="0"
        bg="transparent"
        fontWeight="400"
        value={text}
        aria-invalid={wrong !== undefined || undefined}
        aria-describedby={wrong}
        onChange={(event) => setText(event.currentTarget.value)}
        onBlur={report}
      />
    </chakra.label>
  )
}
