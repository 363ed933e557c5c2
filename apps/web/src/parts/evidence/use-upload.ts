import { useCallback, useEffect, useRef, useState } from 'react'
import { UploadError } from '../../lib/saving/send-form'
import {
  sendFiles,
  type ChosenFile,
  type FileDetails,
  type UploadedFile,
  type UploadTarget,
} from './upload-files'

export type UploadState =
  | { kind: 'choosing' }
  | { kind: 'sending'; sentBytes: number }
  /** `message` is '' when the server sent none; `reached` is false when it did not respond at all. */
  | { kind: 'failed'; message: string; reached: boolean }

export interface Upload {
  state: UploadState
  /** Returns the stored files; null when the upload failed or was cancelled. */
  start: (files: readonly ChosenFile[], details?: FileDetails) => Promise<readonly UploadedFile[] | null>
  cancel: () => void
}

/** One upload at a time. The same files sent again keep their key: when only the response was lost, nothing is stored twice. */
export function useUpload(target: UploadTarget): Upload {
  const [state, setState] = useState<UploadState>({ kind: 'choosing' })
  const running = useRef<AbortController>(undefined)
  const action = useRef({ of: '', key: '' })
  useEffect(() => () => running.current?.abort(), [])

  // The target is a new object on every render; its content does not change.
  const place = JSON.stringify(target)
  const start = useCallback(
    async (files: readonly ChosenFile[], details: FileDetails = {}) => {
      const of = JSON.stringify([details, files.map(({ key, title }) => [key, title])])
      if (action.current.of !== of) action.current = { of, key: crypto.randomUUID() }
      const controller = new AbortController()
      running.current = controller
      setState({ kind: 'sending', sentBytes: 0 })
      const onProgress = (sentBytes: number) => setState({ kind: 'sending', sentBytes })
      try {
        return await sendFiles(
          JSON.parse(place) as UploadTarget,
          files,
          details,
          action.current.key,
          onProgress,
          controller.signal,
        )
      } catch (error) {
        if (controller.signal.aborted) setState({ kind: 'choosing' })
        else if (error instanceof UploadError)
          setState({ kind: 'failed', message: error.message, reached: error.reached })
        else throw error
        return null
      }
    },
    [place],
  )
  const cancel = useCallback(() => running.current?.abort(), [])
  return { state, start, cancel }
}
