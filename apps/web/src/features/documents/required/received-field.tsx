import { requiredDocumentTexts } from '@portal/domain'
import { chakra } from '@chakra-ui/react'
import { CircleCheck, Hourglass } from 'lucide-react'
import { useState } from 'react'
import { StatusChip } from '../../../ui/feedback/status-chip'
import { toast } from '../../../ui/feedback/toast'
import {
  useChangeRequiredDocumentStateMonitorMutation,
  type RequiredDocumentFieldsFragment,
} from '../documents.generated'
import { requiredDocumentsMessages as words } from './required-documents-messages.generated'
import { toastTimes } from './toast-times'
import { saveChange } from '../save-change'

/** 'Received': a checkbox for state monitors, words for others. */
export function ReceivedField({ document }: { document: RequiredDocumentFieldsFragment }) {
  const [change] = useChangeRequiredDocumentStateMonitorMutation()
  const [saving, setSaving] = useState(false)
  if (!document.changeStateMonitor.allowed)
    return document.stateMonitor ? (
      <StatusChip palette="success" icon={CircleCheck}>
        {document.stateMonitor}
      </StatusChip>
    ) : (
      <StatusChip palette="neutral" icon={Hourglass}>
        {words.notReceived}
      </StatusChip>
    )

  async function toggle() {
    setSaving(true)
    const input = { id: document.id, received: !document.stateMonitorBool, version: document.version }
    const saved = await saveChange(
      async () => (await change({ variables: { input } })).data?.changeRequiredDocumentStateMonitor,
    )
    setSaving(false)
    if (saved) toast({ status: 'success', title: words.dataSaved, duration: toastTimes.dataSaved })
  }

  return (
    <chakra.label display="inline-flex" alignItems="center" gap="8px" fontFamily="body" cursor="pointer">
      <chakra.input
        type="checkbox"
        checked={document.stateMonitorBool}
        aria-label={words.receivedOf({ title: document.title })}
        aria-busy={saving || undefined}
        onChange={() => {
          if (!saving) void toggle()
        }}
        width="18px"
        height="18px"
        flex="none"
        accentColor="brand.solid"
      />
      <span aria-hidden>{requiredDocumentTexts.received}</span>
    </chakra.label>
  )
}
