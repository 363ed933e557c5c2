import { chakra } from '@chakra-ui/react'
import { useRef, useState } from 'react'
import { sendForm, UploadError } from '../../lib/saving/send-form'
import { FileButton } from '../../ui/field/file-button'
import { toast } from '../../ui/feedback/toast'
import { helpMessages } from './help-messages.generated'
import { helpPaths } from './help-paths'
import type { TrainingItemFieldsFragment as Item } from './help.generated'

const words = helpMessages.editor

/** Endings that each kind takes; the server looks into the bytes too. */
const accepted: Record<string, string> = {
  Video: '.mp4,.webm',
  'Guide PDF': '.pdf',
  Slides: '.pptx,.ppt,.odp,.pdf',
}

interface TrainingFilesProps {
  item: Item | null
  kind: string
  onChanged: () => void
}

/** The file of an item, and the captions of a film. */
export function TrainingFiles({ item, kind, onChanged }: TrainingFilesProps) {
  const accept = accepted[kind]
  if (!accept) return null
  if (!item || item.kind !== kind) return <chakra.p marginBottom="14px">{words.afterSave}</chakra.p>
  return (
    <chakra.div display="grid" gap="10px" marginBottom="14px">
      <OneFile item={item} place="file" accept={accept} onChanged={onChanged} />
      {kind === 'Video' && <OneFile item={item} place="captions" accept=".vtt" onChanged={onChanged} />}
    </chakra.div>
  )
}

interface OneFileProps {
  item: Item
  place: 'file' | 'captions'
  accept: string
  onChanged: () => void
}

function OneFile({ item, place, accept, onChanged }: OneFileProps) {
  const [share, setShare] = useState<number>()
  const [refusal, setRefusal] = useState('')
  const running = useRef<AbortController>(undefined)
  const label = place === 'file' ? words.file : words.captionsFile
  const send = async (file: File) => {
    const controller = new AbortController()
    running.current = controller
    const form = new FormData()
    form.append('itemId', String(item.id))
    form.append('place', place)
    form.append('titles', file.name.slice(0, 200))
    form.append('documents', file)
    setRefusal('')
    setShare(0)
    try {
      await sendForm(
        helpPaths.upload,
        form,
        crypto.randomUUID(),
        (sent) => setShare(Math.min(100, Math.floor((100 * sent) / Math.max(1, file.size)))),
        controller.signal,
      )
      toast({ status: 'success', title: words.uploaded, duration: 5000 })
      onChanged()
    } catch (error) {
      if (controller.signal.aborted) return
      if (!(error instanceof UploadError)) throw error
      setRefusal(error.message || words.notReached)
    } finally {
      setShare(undefined)
    }
  }
  return (
    <chakra.div role="group" aria-label={label}>
      <chakra.p textStyle="label">{label}</chakra.p>
      <chakra.div display="flex" flexWrap="wrap" gap="10px" alignItems="center">
        <FileButton
          label={place === 'file' ? words.chooseFile : words.chooseCaptions}
          accept={accept}
          onChoose={(file) => void send(file)}
        />
        <span role="status">
          {share === undefined ? (item[place]?.fileName ?? words.none) : words.uploading({ share })}
        </span>
      </chakra.div>
      {refusal && (
        <chakra.p role="alert" color="overdue.fg">
          {refusal}
        </chakra.p>
      )}
    </chakra.div>
  )
}
