import { chakra } from '@chakra-ui/react'
import type { RefObject } from 'react'
import { shellMessages as m } from './shell-messages.generated'

/** First tab stop: skips the bar and the menu. */
export function SkipLink({ target }: { target: RefObject<HTMLElement | null> }) {
  return (
    <chakra.a
      href="#main"
      position="absolute"
      insetStart="8px"
      // Out of sight with text of any size.
      top="-5rem"
      zIndex="skipLink"
      padding="10px 16px"
      bg="bg.surface"
      borderRadius="sm"
      boxShadow="menu"
      _focus={{ top: '8px' }}
      onClick={(event) => {
        event.preventDefault()
        target.current?.focus()
      }}
    >
      {m.skip}
    </chakra.a>
  )
}
