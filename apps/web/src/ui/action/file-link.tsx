import { chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { buttonStyle } from './button-style'
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
    <chakra.a {...rest} {...useDownload(href)} css={buttonStyle('outline', 'md')}>
      {icon}
      {children}
    </chakra.a>
  )
}
