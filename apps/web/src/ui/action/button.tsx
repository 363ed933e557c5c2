import { chakra } from '@chakra-ui/react'
import type { ComponentProps, MouseEvent, ReactNode } from 'react'
import { buttonStyle, type ButtonSize, type ButtonVariant } from './button-style'
import { VisuallyHidden } from '../layout/visually-hidden'
import { actionMessages } from './action-messages.generated'

export interface ButtonProps extends Omit<ComponentProps<'button'>, 'color'> {
  /** solid is the one primary action of a view; danger repeats a destructive verb; link looks like a link. */
  variant?: ButtonVariant
  size?: ButtonSize
  /** 16 px lucide icon before the words. */
  icon?: ReactNode
  /** Stays focusable, announces itself as busy and ignores clicks. */
  loading?: boolean
  /**
   * Disables the button and says why, as tooltip and to screen readers. It stays focusable: the reason is for people with a
   * keyboard too, and the focus is not lost when a press, as of Save, leaves nothing more to do.
   */
  disabledReason?: string | false | null | undefined
  fullWidth?: boolean
}

/** A button with words on it. For an icon alone use IconButton; for navigation use LinkButton. */
export function Button({
  variant = 'outline',
  size = 'md',
  icon,
  loading = false,
  disabledReason,
  disabled,
  fullWidth,
  type = 'button',
  onClick,
  title,
  children,
  ...rest
}: ButtonProps) {
  const inert = loading || Boolean(disabledReason)
  const tooltip = disabledReason || title
  return (
    <chakra.button
      {...rest}
      type={type}
      css={buttonStyle(variant, size)}
      width={fullWidth ? '100%' : undefined}
      disabled={disabled}
      aria-busy={loading || undefined}
      aria-disabled={inert || undefined}
      {...(tooltip ? { title: tooltip } : {})}
      onClick={(event: MouseEvent<HTMLButtonElement>) => {
        if (inert) {
          event.preventDefault()
          return
        }
        onClick?.(event)
      }}
    >
      {loading ? <Spinner /> : icon}
      {children}
      {loading && <VisuallyHidden> {actionMessages.working}</VisuallyHidden>}
    </chakra.button>
  )
}

function Spinner() {
  return (
    <chakra.span
      aria-hidden
      width="14px"
      height="14px"
      flex="none"
      borderRadius="full"
      border="2px solid currentColor"
      borderTopColor="transparent"
      animation="spin 700ms linear infinite"
    />
  )
}
