import { lazy, Suspense, useLayoutEffect, useRef, useState } from 'react'
import { Button } from '../../ui/action/button'
import type { HandOverPerson } from './hand-over-dialog'
import { handOverMessages as words } from './hand-over-messages.generated'

const HandOverDialog = lazy(() =>
  import('./hand-over-dialog').then((module) => ({ default: module.HandOverDialog })),
)

interface HandOverButtonProps {
  person: HandOverPerson
  colleagues: readonly HandOverPerson[]
  onDone: () => void
}

/** Opens the dialog that gives the open work of a person to a colleague. */
export function HandOverButton({ person, colleagues, onDone }: HandOverButtonProps) {
  const [open, setOpen] = useState(false)
  const place = useRef<HTMLSpanElement>(null)
  // Afterwards the person has no open work, and the button is removed: the list around it takes the focus.
  useLayoutEffect(() => {
    const own = place.current
    const list = own?.closest('section')
    return () => {
      if (!list || !own?.contains(document.activeElement)) return
      list.tabIndex = -1
      list.focus({ preventScroll: true })
    }
  }, [])
  return (
    <>
      <span ref={place}>
        <Button size="sm" aria-label={words.openOf({ name: person.fullName })} onClick={() => setOpen(true)}>
          {words.open}
        </Button>
      </span>
      {open && (
        <Suspense fallback={null}>
          <HandOverDialog
            person={person}
            colleagues={colleagues}
            onClose={() => setOpen(false)}
            onDone={() => {
              setOpen(false)
              onDone()
            }}
          />
        </Suspense>
      )}
    </>
  )
}
