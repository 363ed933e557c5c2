import { chakra } from '@chakra-ui/react'
import { pendingAnswer } from '@portal/domain'
import { useState } from 'react'
import { refusalsOf } from '../../../lib/saving/refusals'
import { AnswerCard } from '../../../parts/answering/answer-card'
import { MarkBar } from '../../../parts/answering/mark-bar'
import { Button } from '../../../ui/action/button'
import { ConfirmDialog } from '../../../ui/dialog/confirm-dialog'
import { Alert } from '../../../ui/feedback/alert'
import { useAct } from '../../../ui/feedback/use-act'
import type { RecordPlace } from '../record/record-paths'
import { marksOf } from '../record/review/review-model'
import type { ReadingProps } from './reading-props'
import { secondReadingMessages } from './second-reading-messages.generated'
import {
  useAnswerSecondReadingMutation,
  useFinishSecondReadingMutation,
  type SecondReadingItemFieldsFragment as Item,
} from './second-reading.generated'

const words = secondReadingMessages.answering

const isOpen = ({ second }: Item) => second === null || second === pendingAnswer

/** The items of a record for its second reader, who does not see what the first answered. */
export function ReadingItems({ place, reading, onChanged }: ReadingProps) {
  const [currentId, setCurrentId] = useState<string>()
  const titles = [...new Set(reading.items.map(({ sectionTitle }) => sectionTitle))]
  return (
    <chakra.div display="grid" gap="14px" marginTop="14px">
      {titles.map((title) => (
        <chakra.section key={title} aria-label={title} display="grid" gap="10px" minWidth="0">
          <chakra.h2 textStyle="sectionTitle">{title}</chakra.h2>
          {reading.items
            .filter(({ sectionTitle }) => sectionTitle === title)
            .map((item) => (
              <ReadingItem
                key={item.itemId}
                place={place}
                item={item}
                current={item.itemId === currentId}
                onCurrent={() => setCurrentId(item.itemId)}
              />
            ))}
        </chakra.section>
      ))}
      <FinishReading place={place} reading={reading} onChanged={onChanged} />
    </chakra.div>
  )
}

interface ReadingItemProps {
  place: RecordPlace
  item: Item
  current: boolean
  onCurrent: () => void
}

/** One item; a choice is saved at once, and stays shown where that fails. */
function ReadingItem({ place: { typeKey, recordId }, item, current, onCurrent }: ReadingItemProps) {
  const [run] = useAnswerSecondReadingMutation()
  const [unsaved, setUnsaved] = useState<{ value: string; reason: string }>()
  const { itemId, number, text, guidance, version } = item
  const save = async (value: string) => {
    setUnsaved({ value, reason: '' })
    const refusals = await refusalsOf(async () => {
      const input = { typeKey, recordId, itemId, value, version }
      return (await run({ variables: { input } })).data?.answerSecondReading.errors
    })
    const reason = refusals.map(({ message }) => message).join(' ')
    setUnsaved(reason === '' ? undefined : { value, reason })
  }
  return (
    <AnswerCard
      id={`item-${number}`}
      item={{ number, text, guidance, citations: [] }}
      current={current}
      onCurrent={onCurrent}
      bar={
        <MarkBar
          keys
          legend={words.answerOf({ number })}
          choices={marksOf(item)}
          value={unsaved?.value ?? item.second}
          onChange={(value) => void save(value)}
        />
      }
    >
      {unsaved && unsaved.reason !== '' && (
        <Alert status="error" title={words.notSaved({ number, reason: unsaved.reason })}>
          <Button onClick={() => void save(unsaved.value)}>{words.retry}</Button>
        </Alert>
      )}
    </AnswerCard>
  )
}

function FinishReading({ place: { typeKey, recordId }, reading, onChanged }: ReadingProps) {
  const [run] = useFinishSecondReadingMutation()
  const [asking, setAsking] = useState(false)
  const { act, busy } = useAct(words.failed, onChanged)
  const { items, version } = reading
  const open = items.filter(isOpen).length
  return (
    <chakra.div display="flex" flexWrap="wrap" alignItems="center" gap="8px 16px">
      <p aria-live="polite">{words.progress({ answered: items.length - open, all: items.length })}</p>
      <Button
        variant="solid"
        disabledReason={open > 0 ? words.open({ n: open }) : null}
        onClick={() => setAsking(true)}
      >
        {words.finish}
      </Button>
      <ConfirmDialog
        open={asking}
        title={words.title}
        body={words.body}
        confirmLabel={words.confirm}
        busy={busy}
        onCancel={() => setAsking(false)}
        onConfirm={() =>
          void act(words.done, async () => {
            const input = { typeKey, recordId, version }
            return (await run({ variables: { input } })).data?.finishSecondReading.errors
          }).then(() => setAsking(false))
        }
      />
    </chakra.div>
  )
}
