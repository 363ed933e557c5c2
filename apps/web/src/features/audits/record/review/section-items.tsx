import { chakra } from '@chakra-ui/react'
import { useState, type ReactNode } from 'react'
import { AnswerKeysHelp } from '../../../../parts/answering/keys-dialog'
import type { ConfirmRecheck } from '../../../../parts/answering/recheck-mark'
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
import type { SkipTarget } from './use-skip-change'

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
  confirmOf: (item: ReviewItem) => ConfirmRecheck
  /** The button that skips a section or item by hand; nothing for people who only read. */
  renderSkip: (target: SkipTarget) => ReactNode
  /** Who skips a section or item by hand; nothing where nobody does. */
  renderSkipped: (target: SkipTarget, of: Pick<ReviewItem, 'skippedByHand'>) => ReactNode
}

/**
 * The items of one section, or those of all sections that a filter finds. What a filter found stays while it is answered, and
 * is looked for again when the filter is chosen again.
 */
export function SectionItems(props: SectionItemsProps) {
  const { sections, filter, currentId, onCurrent, write, draftKeyOf, saveOf, renderBeside } = props
  const { renderSkip, renderSkipped } = props
  const [found] = useState(
    () => new Set(sections.flatMap(({ items }) => items.filter((item) => matches(item, filter))).map(idOf)),
  )
  const shown = sections
    .map(({ id, number, title, intro, items, skippedByHand }) => ({
      target: { kind: 'section' as const, id, name: `${number} ${title}` },
      intro,
      skippedByHand,
      items: items.filter((item) => filter === 'all' || found.has(item.id)),
    }))
    .filter(({ items }) => items.length > 0)
  const first = shown[0]?.items.find(({ notApplicable }) => notApplicable === null)
  if (shown.length === 0) return <EmptyState title={reviewMessages.filters.none} />
  return (
    <chakra.div display="grid" gap="10px" minWidth="0">
      {shown.map(({ target, intro, skippedByHand, items }, index) => (
        <chakra.section key={target.id} aria-label={target.name} display="grid" gap="10px" minWidth="0">
          <chakra.div display="flex" flexWrap="wrap" alignItems="center" gap="2px 14px">
            <chakra.h2 textStyle="sectionTitle" tabIndex={-1} marginInlineEnd="auto">
              {target.name}
            </chakra.h2>
            {skippedByHand === null && renderSkip(target)}
          </chakra.div>
          {intro && (
            <chakra.p maxWidth="measure" color="fg.muted" whiteSpace="pre-line">
              {intro}
            </chakra.p>
          )}
          {renderSkipped(target, { skippedByHand })}
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
              confirm={props.confirmOf(item)}
              skip={renderSkip(targetOf(item))}
              skipped={renderSkipped(targetOf(item), item)}
            />
          ))}
        </chakra.section>
      ))}
    </chakra.div>
  )
}

const targetOf = ({ id, number }: ReviewItem): SkipTarget => ({ kind: 'item', id, name: number })

const idOf = ({ id }: ReviewItem) => id
