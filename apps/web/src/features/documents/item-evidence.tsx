import type { ReactNode } from 'react'
import { Evidence, type NamedDocument, type ShownDocument } from '../../parts/evidence/evidence'
import { documentsMessages as words } from './documents-messages.generated'
import { useDeleteSupportingDocumentMutation } from './documents.generated'

interface ItemEvidenceProps {
  subsectionResponseId: number
  itemId: number | null
  documents: readonly ShownDocument[]
  /** Required documents that the subsection names: evidence of each of its items. */
  related: readonly NamedDocument[]
  /** Whether files may be added. */
  answer: { allowed: boolean; reason: string | null }
  /** Further buttons beside the one that uploads. */
  beside?: ReactNode
  onChanged: () => void
}

/** Documents of an item of a self-assessment, or of a subsection. */
export function ItemEvidence({ subsectionResponseId, itemId, related, answer, ...rest }: ItemEvidenceProps) {
  const [remove] = useDeleteSupportingDocumentMutation()
  return (
    <Evidence
      {...rest}
      id={itemId ?? 'subsection'}
      named={related}
      mayAdd={answer.allowed}
      target={{
        path: '/files/supporting-documents',
        fields: {
          subSectionResponseId: String(subsectionResponseId),
          ...(itemId !== null && { itemId: String(itemId) }),
        },
      }}
      remove={async (id) => (await remove({ variables: { id } })).data?.deleteSupportingDocument.errors}
      words={words}
    />
  )
}
