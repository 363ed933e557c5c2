import { chakra } from '@chakra-ui/react'
import { useState, type ReactNode } from 'react'
import { Button } from './button'
import { listMessages } from './list-messages'

/** Filters that a phone folds behind a button, so that the list comes first; wider screens show them all. */
export function FilterFold({ narrowed, children }: { narrowed: boolean; children: ReactNode }) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <chakra.div hideFrom="md" data-wide>
        <Button fullWidth aria-expanded={open} onClick={() => setOpen(!open)}>
          {narrowed ? listMessages.filtersSet : listMessages.filters}
        </Button>
      </chakra.div>
      <chakra.div display="contents" {...(open ? {} : { mdDown: { display: 'none' } })}>
        {children}
      </chakra.div>
    </>
  )
}
