import { useCallback, useEffect, useRef, useState } from 'react'
import { sendForm, UploadError } from '../../../lib/saving/send-form'
import { toast } from '../../../ui/feedback/toast'
import { studentListMessages } from './student-list-messages.generated'

const words = studentListMessages.upload

/** Why a list that was sent is not known to be accepted. */
export interface FailedUpload {
  /** The answer was lost: the server may have accepted it all the same. */
  isUnknown: boolean
  reason: string
}

export interface ListUpload {
  /** The file on its way, with the share of its bytes that is sent; undefined while there is none. */
  sending: { fileName: string; share: number } | undefined
  failed: FailedUpload | undefined
  send: (file: File) => void
  cancel: () => void
  /** Takes away what is said of the last list. */
  forget: () => void
}

/** Sends a student list. The server reads it whole before anything changes; `onDone` is called after each answer. */
export function useListUpload(path: string, onDone: () => void): ListUpload {
  const [sending, setSending] = useState<ListUpload['sending']>()
  const [failed, setFailed] = useState<FailedUpload>()
  const running = useRef<AbortController>(undefined)
  useEffect(() => () => running.current?.abort(), [])
  const start = useCallback(
    async (file: File) => {
      const controller = new AbortController()
      running.current = controller
      const { name: fileName } = file
      let share = 0
      setFailed(undefined)
      setSending({ fileName, share })
      const form = new FormData()
      form.append('file', file, fileName)
      const onProgress = (sent: number) => {
        share = file.size > 0 ? Math.min(1, sent / file.size) : 1
        setSending({ fileName, share })
      }
      try {
        await sendForm(path, form, crypto.randomUUID(), onProgress, controller.signal)
        toast({ status: 'success', title: words.done, duration: 5000 })
      } catch (error) {
        setFailed(failureOf(error, share === 1))
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
    forget: () => setFailed(undefined),
  }
}

/** `isSent`: the whole file had left, so that the server may go on without anybody waiting. A fault that was answered says nothing either. */
function failureOf(error: unknown, isSent: boolean): FailedUpload {
  const isRefused = error instanceof UploadError && error.refused
  const isAnswered = error instanceof UploadError && error.reached
  if ((isSent || isAnswered) && !isRefused) return { isUnknown: true, reason: words.lost }
  return { isUnknown: false, reason: sentenceOf(error) }
}

function sentenceOf(error: unknown): string {
  if (error instanceof DOMException) return words.cancelled
  if (!(error instanceof UploadError)) return words.noReason
  return error.reached ? error.message || words.noReason : words.offline
}
