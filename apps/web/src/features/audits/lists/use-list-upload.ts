import { useState } from 'react'
import { UploadError } from '../../../lib/saving/send-form'
import { useSentFile, type FileSender } from '../../../lib/saving/use-sent-file'
import { toast } from '../../../ui/feedback/toast'
import { studentListMessages } from './student-list-messages.generated'

const words = studentListMessages.upload

/** Why a list that was sent is not known to be accepted. */
export interface FailedUpload {
  /** The answer was lost: the server may have accepted it all the same. */
  isUnknown: boolean
  reason: string
}

export interface ListUpload extends Pick<FileSender, 'sending' | 'cancel'> {
  failed: FailedUpload | undefined
  send: (file: File) => void
  /** Takes away what is said of the last list. */
  forget: () => void
}

/** Sends a student list. The server reads it whole before anything changes; `onDone` is called after each answer. */
export function useListUpload(path: string, onDone: () => void): ListUpload {
  const { sending, send, cancel } = useSentFile(path)
  const [failed, setFailed] = useState<FailedUpload>()
  const start = async (file: File) => {
    setFailed(undefined)
    const sent = await send(file)
    if ('answer' in sent) toast({ status: 'success', title: words.done, duration: 5000 })
    else setFailed(failureOf(sent.error, sent.isSent))
    onDone()
  }
  return { sending, failed, send: (file) => void start(file), cancel, forget: () => setFailed(undefined) }
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
