import { chakra } from '@chakra-ui/react'
import { useState, type MouseEvent, type ReactNode } from 'react'
import { saveFetched } from '../lib/save-fetched'
import { buttonStyle } from './button-style'
import { tellFailure } from './tell-failure'

interface FileLinkProps {
  /** Address of the bytes at this server. */
  href: string
  /** The server makes the file when it is asked for, and may say that it cannot just now: then its sentence is shown. */
  made?: boolean
  icon?: ReactNode
  'aria-label'?: string
  children: ReactNode
}

/** A link that saves a file, drawn as a button. */
export function FileLink({ href, made = false, icon, children, ...rest }: FileLinkProps) {
  const [waiting, setWaiting] = useState(false)
  async function save(event: MouseEvent) {
    // With a modifier the browser does what it always does with a link.
    if (!made || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    if (waiting) return
    setWaiting(true)
    await tellFailure(() => saveFetched(href))
    setWaiting(false)
  }
  return (
    <chakra.a
      {...rest}
      href={href}
      download
      aria-busy={waiting || undefined}
      css={buttonStyle('outline', 'md')}
      onClick={(event) => void save(event)}
    >
      {icon}
      {children}
    </chakra.a>
  )
}
