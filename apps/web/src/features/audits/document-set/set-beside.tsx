import { chakra } from '@chakra-ui/react'
import { DocumentList } from '../../../parts/evidence/evidence'
import type { RecordPlace } from '../record/record-paths'
import { documentSetMessages } from './document-set-messages.generated'
import type { DocumentSetFieldsFragment as DocumentSet } from './document-set.generated'
import { Revision, SetItemText, SetVersions, StandingChip } from './set-item-text'

const words = documentSetMessages.beside

interface SetBesideProps {
  place: RecordPlace
  set: DocumentSet
  itemId: string
}

/** What the agency says and sends about an item, beside its rating by the state. */
export function SetBeside({ place, set, itemId }: SetBesideProps) {
  const item = set.items.find(({ id }) => id === itemId)
  if (!item) return null
  const isSaid = item.standing !== null || item.documents.length > 0
  return (
    <chakra.section
      aria-label={words.title({ number: item.number })}
      display="grid"
      gap="8px"
      marginTop="8px"
      padding="10px 12px"
      bg="bg.subtle"
      borderInlineStart="3px solid {colors.brand.border}"
    >
      <chakra.div display="flex" flexWrap="wrap" alignItems="center" gap="6px 10px">
        <chakra.span textStyle="label">{words.title({ number: item.number })}</chakra.span>
        <StandingChip item={item} />
      </chakra.div>
      <Revision item={item} />
      {!isSaid && <p>{documentSetMessages.item.nothing}</p>}
      <SetItemText item={item} />
      {set.filesHidden ? (
        <p>{words.hidden}</p>
      ) : (
        <>
          {item.documents.length > 0 && <DocumentList documents={item.documents} />}
          <SetVersions place={place} item={item} />
        </>
      )}
    </chakra.section>
  )
}
