import { chakra } from '@chakra-ui/react'
import { ChevronDown } from 'lucide-react'
import type { ComponentProps } from 'react'
import { controlStyle } from './field-frame'

export interface SelectOption {
  value: string
  label: string
  disabled?: boolean
}

export interface SelectProps extends Omit<ComponentProps<'select'>, 'color' | 'children' | 'width'> {
  options: readonly SelectOption[]
  placeholder?: string | undefined
  /** As wide as its words, for filters; otherwise it fills its place. */
  inline?: boolean
}

/** A native list of choices without a label of its own: give it `aria-label` or a label element. */
export function Select({ options, placeholder, inline, ...rest }: SelectProps) {
  return (
    <chakra.span position="relative" display={inline ? 'inline-block' : 'block'} minWidth="0" maxWidth="100%">
      <chakra.select
        {...rest}
        css={{
          ...controlStyle,
          appearance: 'none',
          paddingInlineEnd: '32px',
          width: inline ? 'auto' : '100%',
          maxWidth: '100%',
        }}
      >
        {placeholder !== undefined && <option value="">{placeholder}</option>}
        {options.map((option) => (
          <option key={option.value} value={option.value} disabled={option.disabled}>
            {option.label}
          </option>
        ))}
      </chakra.select>
      <chakra.span
        position="absolute"
        insetEnd="10px"
        top="50%"
        transform="translateY(-50%)"
        pointerEvents="none"
        color="fg.subtle"
      >
        <ChevronDown size={16} aria-hidden />
      </chakra.span>
    </chakra.span>
  )
}
