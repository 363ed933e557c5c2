import { chakra } from '@chakra-ui/react'
import { useState, type ReactNode } from 'react'
import { AnswerKeysHelp } from '../../../../parts/answering/keys-dialog'
import type { AutosaveOptions } from '../../../../lib/saving/use-autosave'
import { EmptyState } from '../../../../ui/feedback/states'
import type { ItemValue } from './item-value'
import { ReviewItemCard } from './review-item'
import { reviewMessages } from './review-messages.generated'
import {
  marksOf,
  matches,
  type ExtraField,
  type ItemFilter,
  type ReviewItem,
  type ReviewSection,
} from './review-model'

interface SectionItemsProps {
  sections: readonly ReviewSection[]
  filter: ItemFilter
  /** Id of the item that has the focus, or had it last. */
  currentId: string | undefined
  onCurrent: (item: ReviewItem) => void
  write: boolean
  extraFields: readonly ExtraField[]
  draftKeyOf: (item: ReviewItem) => string
  saveOf: (item: ReviewItem) => AutosaveOptions<ItemValue>['save']
  /** Evidence of an item. */
  renderBeside: (item: ReviewItem) => ReactNode
}

/**
 * The items of one section, or those of all sections that a filter finds. What a filter found stays while it is answered, and
 * is looked for again when the filter is chosen again.
 */
export function SectionItems(props: SectionItemsProps) {
  const { sections, filter, currentId, onCurrent, write, draftKeyOf, saveOf, renderBeside } = props
  const [found] = useState(
    () => new Set(sections.flatMap(({ items }) => items.filter((item) => matches(item, filter))).map(idOf)),
  )
  const shown = sections
    .map(({ number, title, items }) => ({
      heading: `${number} ${title}`,
      items: items.filter(({ id }) => found.has(id)),
    }))
    .filter(({ items }) => items.length > 0)
  const first = shown[0]?.items.find(({ notApplicable }) => notApplicable === null)
  if (shown.length === 0) return <EmptyState title={reviewMessages.filters.none} />
  return (
    <chakra.div display="grid" gap="10px" minWidth="0">
      {shown.map(({ heading, items }, index) => (
        <chakra.section key={heading} aria-label={heading} display="grid" gap="10px" minWidth="0">
          <chakra.h2 textStyle="sectionTitle" tabIndex={-1}>
            {heading}
          </chakra.h2>
          {index === 0 && write && first && <AnswerKeysHelp choices={marksOf(first)} />}
          {items.map((item) => (
            <ReviewItemCard
              key={item.lineageId}
              item={item}
              draftKey={draftKeyOf(item)}
              current={item.id === currentId}
              onCurrent={() => onCurrent(item)}
              write={write}
              extraFields={props.extraFields}
              save={saveOf(item)}
              beside={renderBeside(item)}
            />
          ))}
        </chakra.section>
      ))}
    </chakra.div>
  )
}

const idOf = ({ id }: ReviewItem) => id
