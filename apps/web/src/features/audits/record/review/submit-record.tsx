import { chakra } from '@chakra-ui/react'
import { checkRecordGaps } from '@portal/domain'
import { useState } from 'react'
import type { PayloadError } from '../../../../lib/saving/form-errors'
import { useAnswering } from '../../../../parts/answering/answering-scope'
import { useSteps } from '../../../../parts/answering/use-steps'
import { Button } from '../../../../ui/action/button'
import { TextLink } from '../../../../ui/action/link'
import { ConfirmDialog } from '../../../../ui/dialog/confirm-dialog'
import { Dialog } from '../../../../ui/dialog/dialog'
import { hasGaps, type ShownGaps } from './gaps'
import { reviewMessages } from './review-messages.generated'
import type { ReviewItem } from './review-model'

const words = reviewMessages.submit

interface SubmitRecordProps {
  may: { allowed: boolean; reason: string | null }
  gaps: ShownGaps
  pathTo: (item: ReviewItem) => string
  submit: () => Promise<readonly PayloadError[] | undefined>
}

/** "Submit student": with gaps it lists them, each with a link to its item; without, it asks once. */
export function SubmitRecord({ may, gaps, pathTo, submit }: SubmitRecordProps) {
  const [open, setOpen] = useState<'gaps' | 'confirm'>()
  const { saveAll } = useAnswering()
  const { busy, act } = useSteps()
  const start = async () => {
    if (await saveAll()) setOpen(hasGaps(gaps) ? 'gaps' : 'confirm')
  }
  return (
    <>
      <Button variant="solid" disabledReason={may.reason} onClick={() => void start()}>
        {words.button}
      </Button>
      <Dialog
        open={open === 'gaps'}
        onClose={() => setOpen(undefined)}
        title={words.gapsTitle}
        width="md"
        footer={<Button onClick={() => setOpen(undefined)}>{words.close}</Button>}
      >
        <p>{sentenceOf(gaps)}</p>
        <GapList
          title={words.unanswered}
          items={gaps.unanswered}
          pathTo={pathTo}
          onGo={() => setOpen(undefined)}
        />
        <GapList title={words.waiting} items={gaps.waiting} pathTo={pathTo} onGo={() => setOpen(undefined)} />
        <GapList
          title={words.withoutComment}
          items={gaps.withoutComment}
          pathTo={pathTo}
          onGo={() => setOpen(undefined)}
        />
        <GapList
          title={words.withoutField}
          items={gaps.withoutField}
          pathTo={pathTo}
          onGo={() => setOpen(undefined)}
        />
      </Dialog>
      <ConfirmDialog
        open={open === 'confirm'}
        title={words.title}
        body={words.body}
        confirmLabel={words.confirm}
        busy={busy !== undefined}
        onCancel={() => setOpen(undefined)}
        onConfirm={() => void act(words.done, submit).then(() => setOpen(undefined))}
      />
    </>
  )
}

/** The words of the specification for what is missing. */
function sentenceOf({ unanswered, waiting }: ShownGaps): string | null {
  return checkRecordGaps({ unanswered, pending: waiting, withoutComment: [], withoutField: [] }).reason
}

interface GapListProps {
  title: (counted: { n: number }) => string
  items: readonly ReviewItem[]
  pathTo: (item: ReviewItem) => string
  onGo: () => void
}

function GapList({ title, items, pathTo, onGo }: GapListProps) {
  if (items.length === 0) return null
  return (
    <chakra.div marginTop="12px">
      <chakra.h3 textStyle="blockTitle" fontWeight="600">
        {title({ n: items.length })}
      </chakra.h3>
      <chakra.ul display="grid" gap="4px" marginTop="4px" fontSize="md">
        {items.map((item) => (
          <li key={item.id}>
            <TextLink to={pathTo(item)} onClick={onGo}>
              {item.number}
            </TextLink>{' '}
            {item.text}
          </li>
        ))}
      </chakra.ul>
    </chakra.div>
  )
}
