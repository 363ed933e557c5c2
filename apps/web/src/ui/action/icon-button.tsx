import { chakra } from '@chakra-ui/react'
import type { ComponentProps, ReactNode } from 'react'

const size = { base: '44px', md: '32px' }
/** Look of a control that is an icon alone. */
export const iconFrame = {
  display: 'inline-grid',
  placeItems: 'center',
  flex: 'none',
  width: size,
  height: size,
  borderRadius: 'sm',
  color: 'inherit',
  cursor: 'pointer',
  position: 'relative',
} as const
export const iconPicture = { '& svg': { width: '18px', height: '18px' } }

export interface IconButtonProps extends Omit<ComponentProps<'button'>, 'color'> {
  /** Name for screen readers; also the tooltip, unless there is a `title`. */
  label: string
  icon: ReactNode
  /** On the navy top bar. */
  onChrome?: boolean
}

/** An icon alone: only for icons that everyone reads (pencil, person, bin, arrows, close, table, download). */
export function IconButton({ label, icon, onChrome, title, type = 'button', ...rest }: IconButtonProps) {
  return (
    <chakra.button
      {...rest}
      type={type}
      aria-label={label}
      title={title ?? label}
      {...iconFrame}
      _hover={{ bg: onChrome ? 'bg.chromeHover' : 'bg.hover' }}
      css={{
        ...iconPicture,
        '&:disabled, &[aria-disabled=true]': { color: 'fg.disabled', cursor: 'not-allowed' },
      }}
    >
      {icon}
    </chakra.button>
  )
}
