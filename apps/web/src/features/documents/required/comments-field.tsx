import { chakra } from '@chakra-ui/react'
import { Pencil } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../../ui/action/button'
import { controlStyle } from '../../../ui/field/field-frame'
import { IconButton } from '../../../ui/action/icon-button'
import { KeptCell, type KeptCellParts } from '../../../ui/form/kept-cell'
import { toast } from '../../../ui/feedback/toast'
import {
  useChangeRequiredDocumentCommentsMutation,
  type RequiredDocumentCategoryFieldsFragment,
} from '../documents.generated'
import { requiredDocumentsMessages as words } from './required-documents-messages.generated'
import { toastTimes } from './toast-times'
import { saveChange } from '../save-change'

// Stable across renders, so that it runs once, when the field is mounted.
const focus = (field: HTMLTextAreaElement | null) => field?.focus()

/** The state's comments on a category; state monitors edit them here. */
export function CommentsField({ category }: { category: RequiredDocumentCategoryFieldsFragment }) {
  const [open, setOpen] = useState(false)
  const { id, version, stateMonitorComments, changeComments } = category
  if (!changeComments.allowed) return <Stored text={stateMonitorComments} />
  return (
    <KeptCell draft={['document comments', id]} version={version} onDiscarded={() => setOpen(false)}>
      {(cell) =>
        open || cell.text !== null ? (
          <Editor category={category} cell={cell} onSaved={() => setOpen(false)} />
        ) : (
          <chakra.span display="inline-flex" alignItems="center" gap="4px">
            <Stored text={stateMonitorComments} />
            <IconButton
              label={`${words.editComments}: ${category.requiredDocumentCategory.documentCategory}`}
              icon={<Pencil aria-hidden />}
              onClick={() => setOpen(true)}
            />
          </chakra.span>
        )
      }
    </KeptCell>
  )
}

function Stored({ text }: { text: string }) {
  return (
    <chakra.span whiteSpace="pre-line" overflowWrap="break-word" color={text ? undefined : 'fg.subtle'}>
      {text || words.noComments}
    </chakra.span>
  )
}

interface EditorProps {
  category: RequiredDocumentCategoryFieldsFragment
  cell: KeptCellParts
  onSaved: () => void
}

function Editor({ category, cell, onSaved }: EditorProps) {
  const [change, { loading }] = useChangeRequiredDocumentCommentsMutation()
  const { id, stateMonitorComments, requiredDocumentCategory } = category
  const comments = cell.text ?? stateMonitorComments

  async function save() {
    const input = { id, comments, version: cell.version }
    const saved = await saveChange(
      async () => (await change({ variables: { input } })).data?.changeRequiredDocumentComments,
    )
    if (!saved) return cell.refused()
    cell.type(null)
    onSaved()
    toast({ status: 'success', title: words.dataSaved, duration: toastTimes.dataSaved })
  }

  return (
    <chakra.div display="grid" gap="6px" width="100%" minWidth="180px">
      {cell.notice}
      <chakra.textarea
        aria-label={words.commentsOf({ category: requiredDocumentCategory.documentCategory })}
        css={{ ...controlStyle, height: 'auto', padding: '6px 10px' }}
        rows={3}
        maxLength={2000}
        value={comments}
        onChange={(event) => cell.type(event.currentTarget.value)}
        ref={focus}
      />
      <chakra.span display="flex" gap="6px">
        <Button size="sm" variant="solid" loading={loading} onClick={() => void save()}>
          {words.saveComments}
        </Button>
        <Button size="sm" onClick={cell.giveUp}>
          {words.cancel}
        </Button>
      </chakra.span>
    </chakra.div>
  )
}
