import { Mail } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { Button } from '../../ui/action/button'
import type { MailedAgency } from './agencies-mail-dialog'
import { agenciesMailMessages as words } from './agencies-mail-messages.generated'

const AgenciesMailDialog = lazy(() =>
  import('./agencies-mail-dialog').then((module) => ({ default: module.AgenciesMailDialog })),
)

/** Opens a letter to the agencies that a list shows. */
export function AgenciesMailButton({ agencies }: { agencies: readonly MailedAgency[] }) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button
        size="sm"
        icon={<Mail aria-hidden />}
        disabledReason={agencies.length === 0 && words.none}
        onClick={() => setOpen(true)}
      >
        {words.open}
      </Button>
      {open && (
        <Suspense fallback={null}>
          <AgenciesMailDialog agencies={agencies} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
