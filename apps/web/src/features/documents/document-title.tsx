import { chakra } from '@chakra-ui/react'
import { controlStyle } from '../../ui/field/field-frame'
import { KeptCell, type KeptCellParts } from '../../ui/form/kept-cell'
import { toast } from '../../ui/feedback/toast'
import {
  useChangeRequiredDocumentTitleMutation,
  type RequiredDocumentFieldsFragment,
} from './documents.generated'
import { requiredDocumentsMessages as words } from './required/required-documents-messages.generated'
import { toastTimes } from './required/toast-times'
import { saveChange } from './save-change'

/** The title of a document: a field for local administrators, saved on blur; plain text for other people. */
export function DocumentTitle({ document }: { document: RequiredDocumentFieldsFragment }) {
  if (!document.changeTitle.allowed) return <span>{document.title}</span>
  return (
    <KeptCell draft={['document title', document.id]} version={document.version}>
      {(cell) => <TitleField document={document} cell={cell} />}
    </KeptCell>
  )
}

function TitleField({ document, cell }: { document: RequiredDocumentFieldsFragment; cell: KeptCellParts }) {
  const { text, type, version } = cell
  const [change] = useChangeRequiredDocumentTitleMutation()

  async function commit() {
    const title = text?.trim()
    // An empty title is not saved: the previous one is shown again.
    if (!title || title === document.title) return type(null)
    const saved = await saveChange(
      async () =>
        (await change({ variables: { input: { id: document.id, title, version } } })).data
          ?.changeRequiredDocumentTitle,
    )
    // After a failed save the typed title stays in the field.
    if (!saved) return cell.refused()
    type(null)
    toast({
      status: 'success',
      title: words.saveTitle,
      description: words.titleSaved,
      duration: toastTimes.save,
    })
  }

  return (
    <>
      <chakra.input
        aria-label={words.titleOf({ fileName: document.fileName })}
        css={{ ...controlStyle, minWidth: '140px' }}
        value={text ?? document.title}
        maxLength={200}
        onChange={(event) => type(event.currentTarget.value)}
        onBlur={() => void commit()}
        onKeyDown={(event) => {
          if (event.key === 'Enter') void commit()
          if (event.key === 'Escape') type(null)
        }}
      />
      {cell.notice}
    </>
  )
}
