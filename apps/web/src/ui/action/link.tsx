import type { ReactNode } from 'react'
import { Link, type LinkProps } from 'react-router-dom'
import { buttonClass, type ButtonSize, type ButtonVariant } from './button-classes'

/** A link to a place in the portal, underlined in running text. */
export const TextLink = Link

export interface LinkButtonProps extends Pick<
  LinkProps,
  'to' | 'state' | 'aria-label' | 'title' | 'id' | 'onClick'
> {
  variant?: Exclude<ButtonVariant, 'link'>
  size?: ButtonSize
  icon?: ReactNode
  children: ReactNode
}

/** A link that looks like a button: it goes somewhere, it does not change anything. */
export function LinkButton({ variant = 'outline', size = 'md', icon, children, ...rest }: LinkButtonProps) {
  return (
    <Link {...rest} className={buttonClass(variant, size)}>
      {icon}
      {children}
    </Link>
  )
}
