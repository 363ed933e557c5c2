import { chakra } from '@chakra-ui/react'
import { ChipChoice, chipSetStyle, chipStyle } from './filter-chips'
import { SearchInput } from '../field/search-input'
import type { SelectOption } from '../field/select'
import { useTyped } from '../form/use-typed'

/** Makes the lists of a filter bar: one for a filter, with its label, the words for no choice, and what can be chosen. */
export const filterChoices = <Name extends string>(
  filters: Readonly<Record<Name, string>>,
  onChange: (change: Partial<Record<Name, string>>) => void,
) =>
  function choice(name: Name, label: string, every: string, options: readonly SelectOption[]) {
    return (
      <ChipChoice
        label={label}
        every={every}
        value={filters[name]}
        options={options}
        onChange={(value) => onChange({ [name]: value } as Partial<Record<Name, string>>)}
      />
    )
  }

interface FilterSearchProps {
  label: string
  hint?: string
  value: string
  /** Pause in typing after which it asks, in milliseconds; short where the browser holds the whole list. */
  waitMs?: number
  onChange: (q: string) => void
}

/** The search box of a filter bar. Waits for a pause in typing before it asks. */
export function FilterSearch(props: FilterSearchProps) {
  return (
    <chakra.div
      data-wide
      flex="1 1 170px"
      minWidth="0"
      maxWidth={{ md: '240px' }}
      css={{ '& > input': { height: { md: '30px' }, borderRadius: '15px', fontSize: { md: 'sm' } } }}
    >
      <SearchInput {...props} />
    </chakra.div>
  )
}

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
  const [text, setText, tell] = useTyped(value, dateWaitMs, onChange)
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
        onBlur={tell}
      />
    </chakra.label>
  )
}
