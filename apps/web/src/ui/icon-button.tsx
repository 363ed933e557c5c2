import { chakra } from '@chakra-ui/react'
import type { ComponentProps, ReactNode } from 'react'
import { Link } from 'react-router-dom'

const size = { base: '44px', md: '32px' }
const frame = {
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
const picture = { '& svg': { width: '18px', height: '18px' } }

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
      {...frame}
      _hover={{ bg: onChrome ? 'bg.chromeHover' : 'bg.hover' }}
      css={{
        ...picture,
        '&:disabled, &[aria-disabled=true]': { color: 'fg.disabled', cursor: 'not-allowed' },
      }}
    >
      {icon}
    </chakra.button>
  )
}

const StyledLink = chakra(Link)

/** As {@link IconButton}, for going somewhere. */
export function IconLink({ label, icon, to }: Pick<IconButtonProps, 'label' | 'icon'> & { to: string }) {
  return (
    <StyledLink to={to} aria-label={label} title={label} {...frame} _hover={{ bg: 'bg.hover' }} css={picture}>
      {icon}
    </StyledLink>
  )
}
