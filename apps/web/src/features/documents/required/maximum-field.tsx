import { chakra } from '@chakra-ui/react'
import { mostRequiredDocuments, requiredDocumentTexts } from '@portal/domain'
import { useId } from 'react'
import { controlStyle } from '../../../ui/field/field-frame'
import { KeptCell, type KeptCellParts } from '../../../ui/form/kept-cell'
import { toast } from '../../../ui/feedback/toast'
import {
  useChangeRequiredDocumentMaximumMutation,
  type RequiredDocumentCategoryFieldsFragment,
} from '../documents.generated'
import { requiredDocumentsMessages as words } from './required-documents-messages.generated'
import { toastTimes } from './toast-times'
import { saveChange } from '../save-change'

/** The maximum number of documents of a category, from the current number up to 20; saved on blur. */
export function MaximumField({ category }: { category: RequiredDocumentCategoryFieldsFragment }) {
  return (
    <KeptCell draft={['document maximum', category.id]} version={category.version}>
      {(cell) => <NumberField category={category} cell={cell} />}
    </KeptCell>
  )
}

interface NumberFieldProps {
  category: RequiredDocumentCategoryFieldsFragment
  cell: KeptCellParts
}

function NumberField({ category, cell }: NumberFieldProps) {
  const { id, maximum, documentCount, requiredDocumentCategory } = category
  const { text, type, version } = cell
  const [change] = useChangeRequiredDocumentMaximumMutation()
  const fieldId = useId()

  async function commit() {
    if (text === null) return
    const value = Math.trunc(Number(text))
    if (text.trim() === '' || Number.isNaN(value)) return type(null)
    // A negative number becomes 0 and is not saved.
    if (value < 0) return type('0')
    if (value < documentCount)
      toast({ status: 'warning', title: requiredDocumentTexts.lowerFirst, duration: toastTimes.warning })
    const next = Math.min(mostRequiredDocuments, Math.max(documentCount, value))
    type(String(next))
    if (next !== maximum) {
      const input = { id, maximum: next, version }
      await saveChange(
        async () => (await change({ variables: { input } })).data?.changeRequiredDocumentMaximum,
      )
    }
    // From here on the stored number is shown.
    type(null)
  }

  return (
    <chakra.span display="inline-flex" alignItems="center" gap="6px">
      <chakra.label htmlFor={fieldId} fontFamily="body" fontSize="sm" color="fg.subtle">
        {words.maximum}
        <chakra.span srOnly>
          {words.ofCategory({ category: requiredDocumentCategory.documentCategory })}
        </chakra.span>
      </chakra.label>
      <chakra.input
        id={fieldId}
        type="number"
        min={documentCount}
        max={mostRequiredDocuments}
        step={1}
        css={{ ...controlStyle, width: '68px', padding: '0 6px' }}
        value={text ?? String(maximum)}
        onChange={(event) => type(event.currentTarget.value)}
        onBlur={() => void commit()}
        onKeyDown={(event) => {
          if (event.key === 'Enter') void commit()
        }}
      />
      {cell.notice}
    </chakra.span>
  )
}
