import { chakra } from '@chakra-ui/react'
import { Pencil } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { Button } from '../../../ui/action/button'
import { RecordDocuments } from '../record/record-documents'
import type { RecordPlace } from '../record/record-paths'
import type { AuditRecordFieldsFragment } from '../record/record.generated'
import { documentSetMessages } from './document-set-messages.generated'
import type { DocumentSetFieldsFragment as DocumentSet } from './document-set.generated'
import { Revision, SetItemText, SetVersions, StandingChip } from './set-item-text'

// Loaded when it is opened: the record itself stays small.
const SetItemDialog = lazy(() =>
  import('./set-item-dialog').then((module) => ({ default: module.SetItemDialog })),
)

const words = documentSetMessages.item

interface SetItemCardProps {
  place: RecordPlace
  record: AuditRecordFieldsFragment
  set: DocumentSet
  item: DocumentSet['items'][number]
  onChanged: () => void
}

/** One item of the set of an agency, with what it says, its documents, and what is missing. */
export function SetItemCard({ place, record, set, item, onChanged }: SetItemCardProps) {
  const { typeKey, recordId } = place
  const { number, citations, documentHints, gaps, standing } = item
  const [editing, setEditing] = useState(false)
  return (
    <chakra.article
      id={setItemAnchor(item)}
      aria-labelledby={`${setItemAnchor(item)}-title`}
      tabIndex={-1}
      display="grid"
      gap="8px"
      padding="14px 16px"
      borderTop="1px solid {colors.border.subtle}"
      scrollMarginTop="80px"
    >
      <chakra.div display="flex" flexWrap="wrap" alignItems="flex-start" gap="8px 12px">
        <chakra.h3 id={`${setItemAnchor(item)}-title`} flex="1 1 320px" fontWeight="600">
          {number} {item.text}
        </chakra.h3>
        <StandingChip item={item} />
        <Button
          size="sm"
          icon={<Pencil aria-hidden />}
          aria-label={words.editOf({ number })}
          disabledReason={!set.save.allowed && set.save.reason}
          onClick={() => setEditing(true)}
        >
          {words.edit}
        </Button>
      </chakra.div>
      <chakra.p fontSize="sm" color="fg.muted">
        {citations.join(', ')}
        {documentHints.length > 0 && ` ${words.hints({ documents: documentHints.join(', ') })}`}
      </chakra.p>
      <Revision item={item} />
      <SetItemText item={item} />
      {standing !== 'noChange' && standing !== 'notApplicable' && !set.filesHidden && (
        <RecordDocuments
          place={place}
          record={record}
          files={item.documents}
          itemId={item.id}
          title={words.documents({ number })}
          onChanged={onChanged}
        />
      )}
      <SetVersions place={place} item={item} />
      {gaps.length > 0 && (
        <chakra.ul fontSize="md" color="fg.muted" listStyleType="disc" paddingInlineStart="20px">
          {gaps.map((gap) => (
            <li key={gap}>{gap}</li>
          ))}
        </chakra.ul>
      )}
      {editing && (
        <Suspense fallback={null}>
          <SetItemDialog
            typeKey={typeKey}
            recordId={recordId}
            item={item}
            onClose={() => setEditing(false)}
          />
        </Suspense>
      )}
    </chakra.article>
  )
}

/** Address of an item within the page; what is missing leads there. */
export const setItemAnchor = ({ number }: { number: string }) => `set-${number}`
