import { chakra, type SystemStyleObject } from '@chakra-ui/react'
import type { ComponentProps, ReactNode } from 'react'

const look: SystemStyleObject = {
  appearance: 'none',
  position: 'relative',
  flex: 'none',
  width: '38px',
  height: '22px',
  margin: '0',
  borderRadius: '11px',
  border: '2px solid {colors.border.strong}',
  bg: 'bg.surface',
  cursor: 'pointer',
  '&::before': {
    content: '""',
    position: 'absolute',
    left: '2px',
    top: '2px',
    width: '14px',
    height: '14px',
    borderRadius: 'full',
    bg: 'border.strong',
  },
  '&:checked': { bg: 'brand.solid', borderColor: 'brand.solid' },
  '&:checked::before': { left: '18px', bg: 'brand.contrast' },
  '@media (forced-colors: active)': { forcedColorAdjust: 'none' },
}

interface SwitchProps extends Omit<ComponentProps<'input'>, 'type' | 'role' | 'color' | 'width' | 'height'> {
  label: ReactNode
}

/** A switch with its label, on or off at once. */
export function Switch({ label, checked = false, ...input }: SwitchProps) {
  return (
    <chakra.label
      display="inline-flex"
      gap="10px"
      alignItems="center"
      minHeight="32px"
      textStyle="nav"
      fontSize="sm"
      cursor="pointer"
    >
      <chakra.input
        {...input}
        type="checkbox"
        role="switch"
        checked={checked}
        aria-checked={checked}
        css={look}
      />
      {label}
    </chakra.label>
  )
}
