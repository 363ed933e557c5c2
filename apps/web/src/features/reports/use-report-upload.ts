import { useRef, useState } from 'react'
import { sendForm, UploadError } from '../../lib/saving/send-form'
import { toast } from '../../ui/feedback/toast'
import { reportForm, type ReportValues } from './report-upload-values'
import { reportsMessages as words } from './reports-messages.generated'
import { reportsPaths } from './reports-paths'
import type { PublishedReportFieldsFragment } from './reports.generated'

/** Sends a report with its file; `share` is the percentage that is sent, undefined while nothing is. */
export function useReportUpload(replaces: PublishedReportFieldsFragment | null, onUploaded: () => void) {
  const [general, setGeneral] = useState<string[]>([])
  const [share, setShare] = useState<number>()
  // The same form sent again keeps its key: when only the response was lost, nothing is stored twice.
  const action = useRef({ of: '', key: '' })
  const running = useRef<AbortController>(undefined)
  const send = async (values: ReportValues) => {
    const of = JSON.stringify([values, values.file?.name, values.file?.size])
    if (action.current.of !== of) action.current = { of, key: crypto.randomUUID() }
    const controller = new AbortController()
    running.current = controller
    const size = values.file?.size ?? 0
    setShare(0)
    try {
      await sendForm(
        reportsPaths.upload,
        reportForm(values, replaces?.id ?? null),
        action.current.key,
        (sent) => setShare(size === 0 ? 100 : Math.min(100, Math.floor((100 * sent) / size))),
        controller.signal,
      )
      toast({ status: 'success', title: words.uploaded, duration: 5000 })
      onUploaded()
    } catch (error) {
      if (controller.signal.aborted) return
      if (!(error instanceof UploadError)) throw error
      setGeneral([error.message || words.notReached])
    } finally {
      setShare(undefined)
    }
  }
  return { send, cancel: () => running.current?.abort(), share, general }
}
