import { useCallback, useEffect, useRef, useState } from 'react'
import { sendForm, UploadError } from '../../../lib/saving/send-form'
import { toast } from '../../../ui/feedback/toast'
import { studentListMessages } from './student-list-messages.generated'

const words = studentListMessages.upload

export interface ListUpload {
  /** The file on its way, with the share of its bytes that is sent; undefined while there is none. */
  sending: { fileName: string; share: number } | undefined
  /** Why the last one was not accepted; '' when it was. */
  failed: string
  send: (file: File) => void
  cancel: () => void
}

/** Sends a student list. The server reads it whole before anything changes; `onDone` is called after each answer. */
export function useListUpload(path: string, onDone: () => void): ListUpload {
  const [sending, setSending] = useState<ListUpload['sending']>()
  const [failed, setFailed] = useState('')
  const running = useRef<AbortController>(undefined)
  useEffect(() => () => running.current?.abort(), [])
  const start = useCallback(
    async (file: File) => {
      const controller = new AbortController()
      running.current = controller
      const { name: fileName } = file
      setFailed('')
      setSending({ fileName, share: 0 })
      const form = new FormData()
      form.append('file', file, fileName)
      const onProgress = (sent: number) =>
        setSending({ fileName, share: file.size > 0 ? Math.min(1, sent / file.size) : 1 })
      try {
        await sendForm(path, form, crypto.randomUUID(), onProgress, controller.signal)
        toast({ status: 'success', title: words.done, duration: 5000 })
      } catch (error) {
        setFailed(sentenceOf(error))
      }
      setSending(undefined)
      onDone()
    },
    [path, onDone],
  )
  return {
    sending,
    failed,
    send: (file) => void start(file),
    cancel: () => running.current?.abort(),
  }
}

function sentenceOf(error: unknown): string {
  if (error instanceof DOMException) return words.cancelled
  if (!(error instanceof UploadError)) return words.noReason
  return error.reached ? error.message || words.noReason : words.offline
}
