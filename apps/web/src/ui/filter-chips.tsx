import { chakra } from '@chakra-ui/react'
import { ChevronDown } from 'lucide-react'
import type { ReactNode } from 'react'
import { controlStyle } from './field-frame'
import type { SelectOption } from './select'

/** Filters of a list as chips in one row; below each other in pairs where a phone has opened them. */
export function FilterChips({ label, children }: { label: string; children: ReactNode }) {
  return (
    <chakra.div
      role="search"
      aria-label={label}
      display={{ base: 'grid', md: 'flex' }}
      gridTemplateColumns="repeat(2, minmax(0, 1fr))"
      flexWrap="wrap"
      alignItems="center"
      gap="6px"
      padding="8px 14px"
      borderBottom="1px solid {colors.border.subtle}"
      css={{ '& > [data-wide]': { gridColumn: '1 / -1' } }}
    >
      {children}
    </chakra.div>
  )
}

const chip = {
  ...controlStyle,
  height: 'auto',
  minHeight: { base: '44px', md: '30px' },
  borderRadius: '15px',
  padding: '0 26px 0 10px',
  fontFamily: 'ui',
  fontSize: '2xs',
  fontWeight: '600',
} as const

const set = { bg: 'bg.selected', borderColor: 'brand.fg', color: 'brand.fg' } as const

interface ChipChoiceProps {
  /** What it narrows by; shown while nothing is chosen. */
  label: string
  value: string
  /** Words of the choice of everything. */
  every: string
  options: readonly SelectOption[]
  onChange: (value: string) => void
}

/** One filter with a list of choices: its name while nothing is chosen, the choice on a tint once there is one. */
export function ChipChoice({ label, value, every, options, onChange }: ChipChoiceProps) {
  return (
    <chakra.span position="relative" minWidth="0" maxWidth={{ md: '170px' }}>
      <chakra.select
        aria-label={label}
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
        css={{
          ...chip,
          ...(value ? set : {}),
          appearance: 'none',
          width: { base: '100%', md: 'auto' },
          maxWidth: '100%',
          textOverflow: 'ellipsis',
          fieldSizing: 'content',
        }}
      >
        {/* The closed chip shows its name; the open list says what choosing nothing means. */}
        <option value="" label={value ? every : label}>
          {value ? every : label}
        </option>
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
        ...chip,
        ...(on ? set : {}),
        padding: '0 11px',
        width: { base: '100%', md: 'auto' },
        cursor: 'pointer',
      }}
    >
      {label}
    </chakra.button>
  )
}
