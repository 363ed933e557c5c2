import { useCallback, useEffect, useRef, useState } from 'react'
import { sendForm } from './send-form'

/** What became of a file; `isSent`: all of its bytes had left, so that the server may go on without anybody waiting. */
type SentFile = { answer: unknown } | { error: unknown; isSent: boolean }

export interface FileSender {
  /** The file on its way, with the share of its bytes that is sent; undefined while there is none. */
  sending: { fileName: string; share: number } | undefined
  send: (file: File) => Promise<SentFile>
  cancel: () => void
}

/** Sends one file to an address; who leaves the screen gives it up. */
export function useSentFile(path: string): FileSender {
  const [sending, setSending] = useState<FileSender['sending']>()
  const running = useRef<AbortController>(undefined)
  useEffect(() => () => running.current?.abort(), [])
  const send = useCallback(
    async (file: File): Promise<SentFile> => {
      const controller = new AbortController()
      running.current = controller
      const { name: fileName } = file
      let share = 0
      setSending({ fileName, share })
      const form = new FormData()
      form.append('file', file, fileName)
      const onProgress = (sent: number) => {
        share = file.size > 0 ? Math.min(1, sent / file.size) : 1
        setSending({ fileName, share })
      }
      try {
        return { answer: await sendForm(path, form, crypto.randomUUID(), onProgress, controller.signal) }
      } catch (error) {
        return { error, isSent: share === 1 }
      } finally {
        setSending(undefined)
      }
    },
    [path],
  )
  return { sending, send, cancel: () => running.current?.abort() }
}
