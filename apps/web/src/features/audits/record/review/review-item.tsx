import { notApplicableAnswer } from '@portal/domain'
import type { ReactNode } from 'react'
import type { AutosaveOptions } from '../../../../lib/saving/use-autosave'
import { AnswerCard } from '../../../../parts/answering/answer-card'
import { AnswerForm, StillNeeded } from '../../../../parts/answering/answer-form'
import { MarkBar } from '../../../../parts/answering/mark-bar'
import { RecheckMark, type ConfirmRecheck } from '../../../../parts/answering/recheck-mark'
import { ReviewText } from '../../../../parts/reviewing/review-text'
import { itemFields, itemValueOf, sameItemValue, type ItemValue } from './item-value'
import { ItemTexts } from './item-texts'
import { reviewMessages } from './review-messages.generated'
import { ExtraFields } from './extra-fields'
import { missingExtras } from './gaps'
import { isNotMet, marksOf, type ExtraField, type ReviewItem } from './review-model'

const words = reviewMessages.item

interface ReviewItemCardProps {
  item: ReviewItem
  draftKey: string
  /** Fields that its kind of audit has beside each answer. */
  extraFields: readonly ExtraField[]
  current: boolean
  onCurrent: () => void
  /** Whether the viewer may answer. */
  write: boolean
  save: AutosaveOptions<ItemValue>['save']
  /** Evidence and requests, of the item that has the focus. */
  beside: ReactNode
  /** Confirms an answer whose question newer content changed. */
  confirm: ConfirmRecheck
  /** Skips the item by hand. */
  skip: ReactNode
  /** Who skips it by hand; null where nobody does. */
  skipped: ReactNode
}

/** One item of a record: its question, its answer as a form or as text, and what belongs to it. */
export function ReviewItemCard(props: ReviewItemCardProps) {
  const { item, current, onCurrent, write, beside } = props
  const card = { id: itemAnchor(item), item, current, onCurrent }
  if (item.notApplicable !== null)
    return (
      <AnswerCard {...card} bar={null} locked={{ mark: notApplicableAnswer, reason: item.notApplicable }}>
        {props.skipped}
      </AnswerCard>
    )
  if (!write) return <ReadItem item={item} extraFields={props.extraFields} card={card} beside={beside} />
  const choices = marksOf(item)
  return (
    <AnswerForm<ItemValue>
      stored={itemValueOf(item)}
      version={item.version}
      draftKey={props.draftKey}
      fields={itemFields(choices, props.extraFields)}
      same={sameItemValue}
      save={props.save}
      name={item.number}
      conflict={words.conflict({ number: item.number })}
    >
      {({ value, change, save, failure }) => {
        const notMet = isNotMet({ ...item, value: value.value })
        const missing = missingExtras(item, value, props.extraFields)
        return (
          <AnswerCard
            {...card}
            bar={
              <MarkBar
                keys
                legend={words.answerOf({ number: item.number })}
                choices={choices}
                value={value.value}
                onChange={(next) => change({ ...value, value: next })}
                onBlur={save}
              />
            }
          >
            {(current || notMet || value.comment !== '' || value.internalNote !== '') && (
              <ItemTexts
                number={item.number}
                value={value}
                notMet={notMet}
                onChange={change}
                onBlur={save}
                acts={current && props.skip}
              />
            )}
            {props.extraFields.length > 0 && (current || value.value !== null) && (
              <ExtraFields
                number={item.number}
                fields={props.extraFields}
                value={value}
                missing={missing}
                onChange={change}
                onBlur={save}
              />
            )}
            <RecheckMark item={item} confirm={props.confirm} />
            {notMet && value.comment.trim() === '' && <StillNeeded gaps={[words.commentNeeded]} />}
            {failure}
            {current && beside}
          </AnswerCard>
        )
      }}
    </AnswerForm>
  )
}

function ReadItem({
  item,
  extraFields,
  card,
  beside,
}: {
  item: ReviewItem
  extraFields: readonly ExtraField[]
  card: Omit<Parameters<typeof AnswerCard>[0], 'bar'>
  beside: ReactNode
}) {
  const answer = item.choices.find(({ value }) => value === item.value)
  return (
    <AnswerCard {...card} bar={<b>{answer?.label ?? words.noAnswer}</b>}>
      {(item.comment || item.internalNote || item.extras.length > 0) && (
        <ReviewText
          nothing=""
          entries={[
            [words.comment, item.comment],
            [words.note, item.internalNote],
            ...item.extras.map(({ key, value }): [string, string] => [
              extraFields.find((field) => field.key === key)?.label ?? key,
              value,
            ]),
          ]}
        />
      )}
      <RecheckMark item={item} confirm={null} />
      {card.current && beside}
    </AnswerCard>
  )
}

/** Address of an item within the page; a list of gaps leads there. */
export function itemAnchor({ number }: Pick<ReviewItem, 'number'>): string {
  return `item-${number}`
}
