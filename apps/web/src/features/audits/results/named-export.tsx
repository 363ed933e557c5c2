import { FileLock } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../../ui/action/button'
import { ReasonLater } from '../../../ui/dialog/reason-later'
import { toastFailure } from '../../../ui/feedback/toast-failure'
import { auditsPaths, type ProngPlace } from '../audits-paths'
import { resultsMessages } from './results-messages.generated'

const words = resultsMessages.named

interface NamedExportProps {
  place: ProngPlace
  /** As the address of its file names it. */
  report: 'individual-non-compliance'
}

/** Saves a report with the names of students, after why is said; the server records it. */
export function NamedExport({ place: { typeKey, prongId }, report }: NamedExportProps) {
  const [asking, setAsking] = useState(false)
  return (
    <>
      <Button icon={<FileLock aria-hidden />} onClick={() => setAsking(true)}>
        {words.act}
      </Button>
      {asking && (
        <ReasonLater
          title={words.title}
          intro={words.intro}
          words={{ label: words.reason, hint: words.reasonHint, go: words.go, cancel: words.cancel }}
          check={(text) => (text.trim() === '' ? words.reasonMissing : undefined)}
          rows={3}
          maxLength={2000}
          onClose={() => setAsking(false)}
          onDone={async (reason) => {
            const href = `${auditsPaths.report(typeKey, report, prongId, 'xlsx')}&${new URLSearchParams({ names: 'true', reason }).toString()}`
            await toastFailure(async () => (await import('../../../ui/action/download')).download(href))
            setAsking(false)
            return []
          }}
        />
      )}
    </>
  )
}
