import type { ReactNode } from 'react'
import { buttonClass } from './button-classes'
import { useDownload } from './use-download'

interface FileLinkProps {
  /** Address of the bytes at this server. */
  href: string
  icon?: ReactNode
  'aria-label'?: string
  children: ReactNode
}

/** A link that saves a file, drawn as a button. Refusals of the server are shown. */
export function FileLink({ href, icon, children, ...rest }: FileLinkProps) {
  return (
    <a {...rest} {...useDownload(href)} className={buttonClass('outline', 'md')}>
      {icon}
      {children}
    </a>
  )
}
