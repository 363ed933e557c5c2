import type { SystemStyleObject } from '@chakra-ui/react'

export type ButtonVariant = 'solid' | 'outline' | 'quiet' | 'danger' | 'link'
export type ButtonSize = 'sm' | 'md' | 'lg'

const variants: Record<ButtonVariant, SystemStyleObject> = {
  solid: {
    bg: 'brand.solid',
    borderColor: 'brand.solid',
    color: 'brand.contrast',
    _hover: { bg: 'brand.solidHover', borderColor: 'brand.solidHover' },
  },
  outline: {
    bg: 'bg.surface',
    borderColor: 'border.strong',
    color: 'fg.default',
    _hover: { bg: 'bg.hover' },
  },
  quiet: { bg: 'transparent', borderColor: 'transparent', color: 'brand.fg', _hover: { bg: 'bg.hover' } },
  danger: {
    bg: 'overdue.solid',
    borderColor: 'overdue.solid',
    color: 'overdue.contrast',
    _hover: { opacity: 0.9 },
  },
  link: {
    minHeight: '0',
    padding: '0',
    borderColor: 'transparent',
    bg: 'transparent',
    color: 'brand.fg',
    font: 'inherit',
    textDecoration: 'underline',
    textDecorationThickness: '1px',
    textUnderlineOffset: '2px',
    whiteSpace: 'normal',
    textAlign: 'start',
    _hover: { textDecorationThickness: '2px' },
  },
}

const sizes: Record<ButtonSize, SystemStyleObject> = {
  sm: {
    minHeight: '30px',
    padding: '0 10px',
    fontSize: '2xs',
    '@media (pointer: coarse)': { minHeight: '36px' },
  },
  md: { minHeight: 'var(--button-height)', padding: '0 14px' },
  lg: { minHeight: '46px', padding: '0 18px', fontSize: 'md' },
}

/** Look of everything that is drawn as a button, links included. */
export function buttonStyle(variant: ButtonVariant, size: ButtonSize): SystemStyleObject {
  return {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '7px',
    border: '1px solid transparent',
    borderRadius: 'sm',
    fontFamily: 'ui',
    fontSize: 'xs',
    fontWeight: '600',
    lineHeight: '1.15',
    whiteSpace: 'nowrap',
    cursor: 'pointer',
    textDecoration: 'none',
    transition: 'background-color {durations.fast} linear',
    '& svg': { flex: 'none', width: '16px', height: '16px' },
    ...(variant === 'link' ? {} : sizes[size]),
    ...variants[variant],
    '&&:is(:disabled, [aria-disabled=true]):not([aria-busy=true])':
      variant === 'link'
        ? { color: 'fg.disabled', cursor: 'not-allowed', textDecoration: 'none' }
        : { bg: 'bg.muted', borderColor: 'border.default', color: 'fg.disabled', cursor: 'not-allowed' },
    '&[aria-busy=true]': { cursor: 'progress' },
  }
}
