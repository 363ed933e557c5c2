import { chakra } from '@chakra-ui/react'
import { CircleCheck, Lock, Users } from 'lucide-react'
import { useState } from 'react'
import { formatDateTime } from '../../lib/format'
import { Button } from '../../ui/action/button'
import { RichText } from '../../ui/rich-text/rich-text'
import { StatusChip } from '../../ui/feedback/status-chip'
import { CommentForm } from './comment-form'
import type { CommentActs, CommentCalls, RecordComment } from './comment'
import { commentMessages as words } from './comment-messages.generated'
import { useResolveComment } from './use-resolve-comment'

interface CommentsProps extends CommentActs {
  comments: readonly RecordComment[]
  calls: CommentCalls
  /** Prefix of the draft keys of one record; each comment has its own draft. */
  draftOf: (comment: number | 'new') => string
  onChanged: () => void
}

/** Comments on a record: internal ones of the state, and those between state and agency. */
export function Comments({ comments, comment, commentInternally, calls, draftOf, onChanged }: CommentsProps) {
  return (
    <chakra.div padding="14px" display="grid" gap="14px">
      {comments.length === 0 ? (
        <chakra.p color="fg.muted">{words.empty}</chakra.p>
      ) : (
        <chakra.ol listStyleType="none" aria-label={words.list} display="grid" gap="12px">
          {comments.map((entry) => (
            <CommentItem
              key={entry.id}
              calls={calls}
              draftKey={draftOf(entry.id)}
              entry={entry}
              onChanged={onChanged}
            />
          ))}
        </chakra.ol>
      )}
      {(comment.allowed || commentInternally.allowed) && (
        <CommentForm
          calls={calls}
          draftKey={draftOf('new')}
          comment={comment}
          commentInternally={commentInternally}
          onDone={onChanged}
        />
      )}
    </chakra.div>
  )
}

interface CommentItemProps {
  calls: CommentCalls
  draftKey: string
  entry: RecordComment
  onChanged: () => void
}

function CommentItem({ calls, draftKey, entry, onChanged }: CommentItemProps) {
  const [editing, setEditing] = useState(false)
  const [resolve, resolving] = useResolveComment(calls, entry, onChanged)
  const { author, visibility, resolvedBy, resolvedAt, editedAt } = entry
  const internal = visibility === 'Internal'
  return (
    <chakra.li
      padding="10px 12px"
      border="1px solid {colors.border.subtle}"
      borderInlineStart="3px solid"
      borderInlineStartColor={internal ? 'border.strong' : 'brand.fg'}
      borderRadius="sm"
    >
      <chakra.div display="flex" flexWrap="wrap" alignItems="center" gap="4px 10px" marginBottom="6px">
        <chakra.span fontFamily="ui" fontSize="xs" fontWeight="600">
          {author.fullName}
        </chakra.span>
        <StatusChip palette={internal ? 'neutral' : 'info'} icon={internal ? Lock : Users}>
          {words.chips[visibility]}
        </StatusChip>
        {resolvedAt && (
          <StatusChip palette="success" icon={CircleCheck}>
            {words.resolvedBy({ name: resolvedBy?.fullName ?? '', at: formatDateTime(resolvedAt) })}
          </StatusChip>
        )}
        <chakra.span fontSize="sm" color="fg.subtle">
          {[formatDateTime(entry.at), editedAt && words.edited({ at: formatDateTime(editedAt) })]
            .filter(Boolean)
            .join(', ')}
        </chakra.span>
      </chakra.div>
      {editing ? (
        <CommentForm
          calls={calls}
          draftKey={draftKey}
          entry={entry}
          onDone={() => {
            setEditing(false)
            onChanged()
          }}
          onCancel={() => setEditing(false)}
        />
      ) : (
        <>
          <RichText html={entry.body} />
          {(entry.edit.allowed || entry.resolve.allowed) && (
            <chakra.div display="flex" flexWrap="wrap" gap="8px" marginTop="8px">
              {entry.edit.allowed && (
                <Button
                  size="sm"
                  aria-label={words.edit({ author: author.fullName })}
                  onClick={() => setEditing(true)}
                >
                  {words.editShort}
                </Button>
              )}
              {entry.resolve.allowed && (
                <Button
                  size="sm"
                  loading={resolving}
                  aria-label={(resolvedAt ? words.reopenOf : words.resolveOf)({ author: author.fullName })}
                  onClick={resolve}
                >
                  {resolvedAt ? words.reopen : words.resolve}
                </Button>
              )}
            </chakra.div>
          )}
        </>
      )}
    </chakra.li>
  )
}
