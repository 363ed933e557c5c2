import { chakra } from '@chakra-ui/react'
import { mostRequiredDocuments } from '@portal/domain'
import { useId, useState } from 'react'
import { controlStyle } from '../../ui/field-frame'
import { toast } from '../../ui/toast'
import {
  useChangeRequiredDocumentMaximumMutation,
  type RequiredDocumentCategoryFieldsFragment,
} from './documents.generated'
import { requiredDocumentsMessages as words, toastTimes } from './required-documents-messages'
import { saveChange } from './save-change'

/** How many documents a category takes: between what is there and 20, saved when the field is left. */
export function MaximumField({ category }: { category: RequiredDocumentCategoryFieldsFragment }) {
  const { id, version, maximum, documentCount, requiredDocumentCategory } = category
  const [text, setText] = useState<string>()
  const [change] = useChangeRequiredDocumentMaximumMutation()
  const fieldId = useId()

  async function commit() {
    if (text === undefined) return
    const value = Math.trunc(Number(text))
    if (text.trim() === '' || Number.isNaN(value)) return setText(undefined)
    // A negative number becomes 0 and is not saved.
    if (value < 0) return setText('0')
    if (value < documentCount)
      toast({ status: 'warning', title: words.lowerFirst, duration: toastTimes.warning })
    const next = Math.min(mostRequiredDocuments, Math.max(documentCount, value))
    setText(String(next))
    if (next !== maximum) {
      const input = { id, maximum: next, version }
      await saveChange(
        async () => (await change({ variables: { input } })).data?.changeRequiredDocumentMaximum,
      )
    }
    // From here on the stored number shows.
    setText(undefined)
  }

  return (
    <chakra.span display="inline-flex" alignItems="center" gap="6px">
      <chakra.label htmlFor={fieldId} fontFamily="body" fontSize="sm" color="fg.subtle">
        {words.maximum}
        <chakra.span srOnly>{` of ${requiredDocumentCategory.documentCategory}`}</chakra.span>
      </chakra.label>
      <chakra.input
        id={fieldId}
        type="number"
        min={documentCount}
        max={mostRequiredDocuments}
        step={1}
        css={{ ...controlStyle, width: '68px', padding: '0 6px' }}
        value={text ?? String(maximum)}
        onChange={(event) => setText(event.currentTarget.value)}
        onBlur={() => void commit()}
        onKeyDown={(event) => {
          if (event.key === 'Enter') void commit()
        }}
      />
    </chakra.span>
  )
}
