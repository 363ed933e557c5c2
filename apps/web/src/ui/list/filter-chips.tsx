import { chakra } from '@chakra-ui/react'
import { ChevronDown } from 'lucide-react'
import { controlStyle } from '../field/field-frame'
import type { SelectOption } from '../field/select'

/** Look of everything that a list is narrowed by. */
export const chipStyle = {
  ...controlStyle,
  height: 'auto',
  minHeight: { base: '44px', md: '30px' },
  borderRadius: '15px',
  padding: '0 26px 0 10px',
  fontFamily: 'ui',
  fontSize: '2xs',
  fontWeight: '600',
} as const

/** What narrows the list now. */
export const chipSetStyle = { bg: 'bg.selected', borderColor: 'brand.fg', color: 'brand.fg' } as const

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
    <chakra.span position="relative" minWidth="0" maxWidth={{ md: '170px' }}>
      <chakra.select
        aria-label={label}
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
        css={{
          ...chipStyle,
          ...(isSet ? chipSetStyle : {}),
          appearance: 'none',
          width: { base: '100%', md: 'auto' },
          maxWidth: '100%',
          textOverflow: 'ellipsis',
          fieldSizing: 'content',
        }}
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
      </chakra.select>
      <chakra.span
        position="absolute"
        insetEnd="8px"
        top="50%"
        transform="translateY(-50%)"
        pointerEvents="none"
        color="fg.subtle"
        lineHeight="0"
      >
        <ChevronDown size={14} aria-hidden />
      </chakra.span>
    </chakra.span>
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
    <chakra.button
      type="button"
      aria-pressed={on}
      onClick={() => onChange(!on)}
      css={{
        ...chipStyle,
        ...(on ? chipSetStyle : {}),
        padding: '0 11px',
        width: { base: '100%', md: 'auto' },
        cursor: 'pointer',
      }}
    >
      {label}
    </chakra.button>
  )
}
