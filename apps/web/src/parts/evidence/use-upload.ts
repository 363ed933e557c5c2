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
  /** Keys of files that are stored already, where each is stored by itself. */
  stored: ReadonlySet<string>
  /** Returns the stored files; null when the upload failed or was cancelled. */
  start: (files: readonly ChosenFile[], details?: FileDetails) => Promise<readonly UploadedFile[] | null>
  cancel: () => void
}

/** One upload at a time. The same files sent again keep their key: when only the response was lost, nothing is stored twice. */
export function useUpload(target: UploadTarget): Upload {
  const [state, setState] = useState<UploadState>({ kind: 'choosing' })
  const [done, setDone] = useState<ReadonlyMap<string, readonly UploadedFile[]>>(new Map())
  const running = useRef<AbortController>(undefined)
  const actions = useRef(new Map<string, string>())
  useEffect(() => () => running.current?.abort(), [])

  // The target is a new object on every render; its content does not change.
  const place = JSON.stringify(target)
  const start = useCallback(
    async (files: readonly ChosenFile[], details: FileDetails = {}) => {
      const to = JSON.parse(place) as UploadTarget
      const found = new Map(done)
      const controller = new AbortController()
      running.current = controller
      const stored = () => files.flatMap(({ key }) => found.get(key) ?? [])
      let before = sizeOf(files.filter(({ key }) => found.has(key)))
      setState({ kind: 'sending', sentBytes: before })
      try {
        for (const batch of batchesOf(to, files, found)) {
          const of = JSON.stringify([details, batch.map(({ key, title }) => [key, title])])
          const action = actions.current.get(of) ?? crypto.randomUUID()
          actions.current.set(of, action)
          const sent = before
          const onProgress = (bytes: number) => setState({ kind: 'sending', sentBytes: sent + bytes })
          const [first] = batch
          const answer = await sendFiles(to, batch, details, action, onProgress, controller.signal)
          before += sizeOf(batch)
          if (first) found.set(first.key, answer)
          if (to.oneByOne) setDone(new Map(found))
        }
        return stored()
      } catch (error) {
        if (controller.signal.aborted) setState({ kind: 'choosing' })
        else if (error instanceof UploadError)
          setState({ kind: 'failed', message: error.message, reached: error.reached })
        else throw error
        return null
      }
    },
    [place, done],
  )
  const cancel = useCallback(() => running.current?.abort(), [])
  return { state, stored: new Set(done.keys()), start, cancel }
}

const sizeOf = (files: readonly ChosenFile[]) => files.reduce((sum, { file }) => sum + file.size, 0)

/** What is sent in one request each: all files, or every file that is not stored yet by itself. */
function batchesOf(
  { oneByOne }: UploadTarget,
  files: readonly ChosenFile[],
  stored: ReadonlyMap<string, unknown>,
): readonly (readonly ChosenFile[])[] {
  return oneByOne ? files.filter(({ key }) => !stored.has(key)).map((file) => [file]) : [files]
}
