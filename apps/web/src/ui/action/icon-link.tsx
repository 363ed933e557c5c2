import { Link } from 'react-router-dom'
import { iconClass } from './button-classes'
import type { IconButtonProps } from './icon-button'

export interface IconLinkProps extends Pick<IconButtonProps, 'label' | 'icon' | 'onChrome'> {
  to: string
}

/** As IconButton, for going somewhere. In a file of its own: the sign-in screen has no router to load. */
export function IconLink({ label, icon, to, onChrome }: IconLinkProps) {
  return (
    <Link to={to} aria-label={label} title={label} className={iconClass(onChrome)}>
      {icon}
    </Link>
  )
}
