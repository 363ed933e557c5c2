import { ChevronDown } from 'lucide-react'
import type { SelectOption } from '../field/select'
import { classes } from '../theme/styles'
import { listClasses } from './list-styles.generated'

interface ChipChoiceProps {
  /** What it narrows by; shown while nothing is chosen. */
  label: string
  value: string
  /** Words of the choice of everything; absent where one of the options is that. */
  every?: string
  /** What the closed chip shows while nothing is chosen, when it is not the label. */
  closed?: string
  /** Whether the choice narrows the list, where '' is not the only one that does not. */
  isSet?: boolean
  options: readonly SelectOption[]
  onChange: (value: string) => void
}

/** One filter with a list of choices: its name while nothing is chosen, the choice on a tint once there is one. */
export function ChipChoice({
  label,
  value,
  every,
  closed = label,
  isSet = value !== '',
  options,
  onChange,
}: ChipChoiceProps) {
  return (
    <span className={listClasses.chipFrame}>
      <select
        aria-label={label}
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
        className={classes(listClasses.chip, listClasses.chipSelect, isSet && listClasses.chipSet)}
      >
        {/* The closed chip shows its name; the open list says what choosing nothing means. */}
        {every !== undefined && (
          <option value="" label={value ? every : closed}>
            {value ? every : closed}
          </option>
        )}
        {options.map((option) => (
          <option key={option.value} value={option.value} disabled={option.disabled}>
            {option.label}
          </option>
        ))}
      </select>
      <span>
        <ChevronDown size={14} aria-hidden />
      </span>
    </span>
  )
}

interface ChipSwitchProps {
  label: string
  on: boolean
  onChange: (on: boolean) => void
}

/** A filter that is on or off. */
export function ChipSwitch({ label, on, onChange }: ChipSwitchProps) {
  return (
    <button
      type="button"
      aria-pressed={on}
      onClick={() => onChange(!on)}
      className={classes(listClasses.chip, listClasses.chipSwitch, on && listClasses.chipSet)}
    >
      {label}
    </button>
  )
}
