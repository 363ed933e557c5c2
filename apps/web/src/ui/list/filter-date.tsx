import { useTyped } from '../form/use-typed'
import { classes } from '../theme/styles'
import { listClasses } from './list-styles.generated'

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
    <label className={classes(listClasses.chip, listClasses.chipDate, value !== '' && listClasses.chipSet)}>
      {label}
      <input
        type="date"
        value={text}
        aria-invalid={wrong !== undefined || undefined}
        aria-describedby={wrong}
        onChange={(event) => setText(event.currentTarget.value)}
        onBlur={report}
      />
    </label>
  )
}
