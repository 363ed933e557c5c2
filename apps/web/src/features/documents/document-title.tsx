import { chakra } from '@chakra-ui/react'
import { useState } from 'react'
import { controlStyle } from '../../ui/field-frame'
import { toast } from '../../ui/toast'
import {
  useChangeRequiredDocumentTitleMutation,
  type RequiredDocumentFieldsFragment,
} from './documents.generated'
import { requiredDocumentsMessages as words, toastTimes } from './required-documents-messages'
import { saveChange } from './save-change'

/** The title of a document: a field for local administrators, saved when it is left, plain text for others. */
export function DocumentTitle({ document }: { document: RequiredDocumentFieldsFragment }) {
  const [text, setText] = useState<string>()
  const [change] = useChangeRequiredDocumentTitleMutation()
  if (!document.changeTitle.allowed) return <span>{document.title}</span>

  async function commit() {
    const title = text?.trim()
    // An empty title is not saved; the old one comes back.
    if (!title || title === document.title) return setText(undefined)
    const input = { id: document.id, title, version: document.version }
    const saved = await saveChange(
      async () => (await change({ variables: { input } })).data?.changeRequiredDocumentTitle,
    )
    // What was not saved stays in the field.
    if (!saved) return
    setText(undefined)
    toast({
      status: 'success',
      title: words.saveTitle,
      description: words.titleSaved,
      duration: toastTimes.save,
    })
  }

  return (
    <chakra.input
      aria-label={words.titleOf(document.fileName)}
      css={{ ...controlStyle, minWidth: '140px' }}
      value={text ?? document.title}
      maxLength={200}
      onChange={(event) => setText(event.currentTarget.value)}
      onBlur={() => void commit()}
      onKeyDown={(event) => {
        if (event.key === 'Enter') void commit()
        if (event.key === 'Escape') setText(undefined)
      }}
    />
  )
}
