import { chakra } from '@chakra-ui/react'
import type { ComponentProps, ReactNode } from 'react'

export interface IconButtonProps extends Omit<ComponentProps<'button'>, 'color'> {
  /** Name for screen readers; also the tooltip. */
  label: string
  icon: ReactNode
  /** On the navy top bar. */
  onChrome?: boolean
}

/** An icon alone: only for icons that everyone reads (pencil, person, bin, arrows, close, table, download). */
export function IconButton({ label, icon, onChrome, type = 'button', ...rest }: IconButtonProps) {
  return (
    <chakra.button
      {...rest}
      type={type}
      aria-label={label}
      title={label}
      display="inline-grid"
      placeItems="center"
      flex="none"
      width={{ base: '44px', md: '32px' }}
      height={{ base: '44px', md: '32px' }}
      borderRadius="sm"
      color="inherit"
      cursor="pointer"
      position="relative"
      _hover={{ bg: onChrome ? 'bg.chromeHover' : 'bg.hover' }}
      css={{
        '& svg': { width: '18px', height: '18px' },
        '&:disabled': { color: 'fg.disabled', cursor: 'not-allowed' },
      }}
    >
      {icon}
    </chakra.button>
  )
}
