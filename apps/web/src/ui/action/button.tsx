import type { ComponentProps, MouseEvent, ReactNode } from 'react'
import { classes } from '../theme/styles'
import { buttonClass, type ButtonSize, type ButtonVariant } from './button-classes'
import { buttonClasses } from './button-styles.generated'
import { VisuallyHidden } from '../layout/visually-hidden'
import { actionMessages } from './action-messages.generated'

export interface ButtonProps extends Omit<ComponentProps<'button'>, 'color' | 'className'> {
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
    <button
      {...rest}
      type={type}
      className={classes(buttonClass(variant, size), fullWidth && buttonClasses.fullWidth)}
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
    </button>
  )
}

function Spinner() {
  return <span aria-hidden className={buttonClasses.spinner} />
}
