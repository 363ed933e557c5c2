import { chakra } from '@chakra-ui/react'
import { FileQuestion } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { useViewer } from '../../../lib/session/viewer'
import { Button } from '../../../ui/action/button'
import type { RecordPlace } from '../record/record-paths'
import type { AuditRecordFieldsFragment } from '../record/record.generated'
import { requestsMessages } from './requests-messages.generated'

// Loaded when it is opened: the page of a record stays small.
const AskDialog = lazy(() => import('./ask-dialog').then((module) => ({ default: module.AskDialog })))

export interface AskForDocumentsProps {
  place: RecordPlace
  record: AuditRecordFieldsFragment
  /** The item that it is about; null for the record as a whole. */
  item: { id: string; number: string } | null
  onChanged: () => void
}

/** "Request documentation" for a monitor; off with the reason while it cannot be requested. */
export function AskForDocuments({ place, record, item, onChanged }: AskForDocumentsProps) {
  const { isStateMonitor } = useViewer()
  const [open, setOpen] = useState(false)
  if (!isStateMonitor) return null
  return (
    <chakra.div marginTop="8px">
      <Button
        size="sm"
        icon={<FileQuestion aria-hidden />}
        disabledReason={record.requestDocuments.reason}
        onClick={() => setOpen(true)}
      >
        {requestsMessages.ask.button}
      </Button>
      {open && (
        <Suspense fallback={null}>
          <AskDialog
            place={place}
            order={record.order}
            item={item}
            onDone={() => {
              setOpen(false)
              onChanged()
            }}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </chakra.div>
  )
}
