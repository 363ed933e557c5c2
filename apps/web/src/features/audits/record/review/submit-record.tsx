import { chakra } from '@chakra-ui/react'
import { checkRecordGaps } from '@portal/domain'
import { useState, type ReactNode } from 'react'
import type { PayloadError } from '../../../../lib/saving/form-errors'
import { refusalsOf } from '../../../../lib/saving/refusals'
import { useAnswering } from '../../../../parts/answering/answering-scope'
import { useSteps } from '../../../../parts/answering/use-steps'
import { Button } from '../../../../ui/action/button'
import { TextLink } from '../../../../ui/action/link'
import { ConfirmDialog } from '../../../../ui/dialog/confirm-dialog'
import { Dialog } from '../../../../ui/dialog/dialog'
import { hasGaps, noGaps, type ShownGaps } from './gaps'
import { reviewMessages } from './review-messages.generated'
import type { ReviewItem } from './review-model'

const words = reviewMessages.submit

interface SubmitRecordProps {
  may: { allowed: boolean; reason: string | null }
  /** Asks the server for what is still missing. */
  findGaps: () => Promise<ShownGaps | undefined>
  pathTo: (item: ReviewItem) => string
  /** Requests for documents that are not settled; they keep nobody from submitting. */
  pending: ReactNode
  submit: () => Promise<readonly PayloadError[] | undefined>
}

/** "Submit student": with gaps it lists them, each with a link to its item; without, it asks once. */
export function SubmitRecord({ may, findGaps, pathTo, pending, submit }: SubmitRecordProps) {
  const [open, setOpen] = useState<'gaps' | 'confirm'>()
  const [gaps, setGaps] = useState<ShownGaps>(noGaps)
  const [checking, setChecking] = useState(false)
  const { saveAll, refuse } = useAnswering()
  const { busy, act } = useSteps()
  const start = async () => {
    setChecking(true)
    const refusals = await refusalsOf(async () => {
      // What the page shows may be older than the answers that were saved just now.
      const found = (await saveAll()) ? await findGaps() : undefined
      if (!found) return undefined
      setGaps(found)
      setOpen(hasGaps(found) ? 'gaps' : 'confirm')
      return undefined
    })
    refuse(refusals.map(({ message }) => message).join(' '))
    setChecking(false)
  }
  const close = () => setOpen(undefined)
  return (
    <>
      <Button variant="solid" disabledReason={may.reason} loading={checking} onClick={() => void start()}>
        {words.button}
      </Button>
      <Dialog
        open={open === 'gaps'}
        onClose={close}
        title={words.gapsTitle}
        width="md"
        footer={<Button onClick={close}>{words.close}</Button>}
      >
        <p>{sentenceOf(gaps)}</p>
        <GapList title={words.unanswered} items={gaps.unanswered} pathTo={pathTo} onGo={close} />
        <GapList title={words.waiting} items={gaps.waiting} pathTo={pathTo} onGo={close} />
        <GapList title={words.recheck} items={gaps.recheck} pathTo={pathTo} onGo={close} />
        <GapList title={words.withoutComment} items={gaps.withoutComment} pathTo={pathTo} onGo={close} />
        <GapList title={words.withoutField} items={gaps.withoutField} pathTo={pathTo} onGo={close} />
        {pending}
      </Dialog>
      <ConfirmDialog
        open={open === 'confirm'}
        title={words.title}
        body={words.body}
        confirmLabel={words.confirm}
        busy={busy !== undefined}
        onCancel={close}
        onConfirm={() => void act(words.done, submit).then(close)}
      >
        {pending}
      </ConfirmDialog>
    </>
  )
}

/** The words of the specification for what is missing. */
function sentenceOf({ unanswered, waiting }: ShownGaps): string | null {
  return checkRecordGaps({
    unanswered,
    pending: waiting,
    recheck: [],
    withoutComment: [],
    withoutField: [],
  }).reason
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
