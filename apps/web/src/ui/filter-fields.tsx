import { chakra } from '@chakra-ui/react'
import { useId, type ReactNode } from 'react'
import { controlStyle } from './field-frame'
import { SearchInput } from './search-input'
import { Select, type SelectOption } from './select'
import { useTyped } from './use-typed'

/** A control of a filter bar under its label; told the id that it must carry. */
export function LabelledFilter({ label, children }: { label: string; children: (id: string) => ReactNode }) {
  const id = useId()
  return (
    <chakra.div minWidth="0">
      <chakra.label htmlFor={id} display="block" textStyle="label" marginBottom="4px">
        {label}
      </chakra.label>
      {children(id)}
    </chakra.div>
  )
}

/** Makes the lists of a filter bar: one for a filter, with its label, the words for no choice, and what can be chosen. */
export const filterChoices = <Name extends string>(
  filters: Readonly<Record<Name, string>>,
  onChange: (change: Partial<Record<Name, string>>) => void,
) =>
  function choice(name: Name, label: string, every: string, options: readonly SelectOption[]) {
    return (
      <LabelledFilter label={label}>
        {(id) => (
          <Select
            id={id}
            value={filters[name]}
            placeholder={every}
            options={options}
            onChange={(event) => onChange({ [name]: event.target.value } as Partial<Record<Name, string>>)}
          />
        )}
      </LabelledFilter>
    )
  }

interface FilterSearchProps {
  label: string
  hint: string
  value: string
  /** Pause in typing after which it asks, in milliseconds. */
  waitMs: number
  onChange: (q: string) => void
}

/** Waits for a pause in typing before it asks. */
export function FilterSearch({ label, ...input }: FilterSearchProps) {
  return <LabelledFilter label={label}>{(id) => <SearchInput id={id} {...input} />}</LabelledFilter>
}

interface DateInputProps {
  id: string
  /** YYYY-MM-DD or ''. */
  value: string
  /** Id of the words that say what is wrong with it. */
  wrong?: string | undefined
  onChange: (value: string) => void
}

/** Longer than between two digits of a year: each of them makes a date. */
const dateWaitMs = 700

/** A date of a filter bar. Its text stays with the field, as in a search box. */
export function FilterDate({ id, value, wrong, onChange }: DateInputProps) {
  const [text, setText, tell] = useTyped(value, dateWaitMs, onChange)
  return (
    <chakra.input
      id={id}
      type="date"
      css={controlStyle}
      value={text}
      aria-invalid={wrong !== undefined || undefined}
      aria-describedby={wrong}
      onChange={(event) => setText(event.currentTarget.value)}
      onBlur={tell}
    />
  )
}
