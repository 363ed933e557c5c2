import { lazy, Suspense, useState } from 'react'
import { Button } from '../../ui/button'
import type { HandOverPerson } from './hand-over-dialog'
import { handOverMessages as words } from './hand-over-messages'

const HandOverDialog = lazy(() =>
  import('./hand-over-dialog').then((module) => ({ default: module.HandOverDialog })),
)

interface HandOverButtonProps {
  person: HandOverPerson
  colleagues: readonly HandOverPerson[]
  onDone: () => void
}

/** Offers to give the open work of a person to a colleague. */
export function HandOverButton({ person, colleagues, onDone }: HandOverButtonProps) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button size="sm" aria-label={words.openOf(person.fullName)} onClick={() => setOpen(true)}>
        {words.open}
      </Button>
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
