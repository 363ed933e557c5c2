import { chakra } from '@chakra-ui/react'
import { Pencil } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../ui/button'
import { controlStyle } from '../../ui/field-frame'
import { IconButton } from '../../ui/icon-button'
import { toast } from '../../ui/toast'
import {
  useChangeRequiredDocumentCommentsMutation,
  type RequiredDocumentCategoryFieldsFragment,
} from './documents.generated'
import { requiredDocumentsMessages as words, toastTimes } from './required-documents-messages'
import { saveChange } from './save-change'

// One function for all renderings, so that it runs once, when the field comes.
const focus = (field: HTMLTextAreaElement | null) => field?.focus()

/** What the state says about a category; state monitors change it here. */
export function CommentsField({ category }: { category: RequiredDocumentCategoryFieldsFragment }) {
  const [text, setText] = useState<string>()
  const [change, { loading }] = useChangeRequiredDocumentCommentsMutation()
  const { id, version, stateMonitorComments, changeComments } = category
  const name = category.requiredDocumentCategory.documentCategory

  async function save(comments: string) {
    const saved = await saveChange(
      async () =>
        (await change({ variables: { input: { id, comments, version } } })).data
          ?.changeRequiredDocumentComments,
    )
    if (!saved) return
    setText(undefined)
    toast({ status: 'success', title: words.dataSaved, duration: toastTimes.dataSaved })
  }

  if (text === undefined)
    return (
      <chakra.span display="inline-flex" alignItems="center" gap="4px">
        <chakra.span
          whiteSpace="pre-line"
          overflowWrap="break-word"
          color={stateMonitorComments ? undefined : 'fg.subtle'}
        >
          {stateMonitorComments || words.noComments}
        </chakra.span>
        {changeComments.allowed && (
          <IconButton
            label={`${words.editComments}: ${name}`}
            icon={<Pencil aria-hidden />}
            onClick={() => setText(stateMonitorComments)}
          />
        )}
      </chakra.span>
    )
  return (
    <chakra.div display="grid" gap="6px" width="100%" minWidth="180px">
      <chakra.textarea
        aria-label={words.commentsOf(name)}
        css={{ ...controlStyle, height: 'auto', padding: '6px 10px' }}
        rows={3}
        maxLength={2000}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
        ref={focus}
      />
      <chakra.span display="flex" gap="6px">
        <Button size="sm" variant="solid" loading={loading} onClick={() => void save(text)}>
          {words.saveComments}
        </Button>
        <Button size="sm" onClick={() => setText(undefined)}>
          {words.cancel}
        </Button>
      </chakra.span>
    </chakra.div>
  )
}
