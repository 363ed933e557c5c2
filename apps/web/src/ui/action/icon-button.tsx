import type { ComponentProps, ReactNode } from 'react'
import { iconClass } from './button-classes'

export interface IconButtonProps extends Omit<ComponentProps<'button'>, 'color' | 'className'> {
  /** Name for screen readers; also the tooltip, unless there is a `title`. */
  label: string
  icon: ReactNode
  /** On the navy top bar. */
  onChrome?: boolean
}

/** An icon alone: only for icons that everyone reads (pencil, person, bin, arrows, close, table, download). */
export function IconButton({ label, icon, onChrome, title, type = 'button', ...rest }: IconButtonProps) {
  return (
    <button {...rest} type={type} aria-label={label} title={title ?? label} className={iconClass(onChrome)}>
      {icon}
    </button>
  )
}
