import { chakra } from '@chakra-ui/react'
import { Undo2 } from 'lucide-react'
import { useState } from 'react'
import { formatDate } from '../../../lib/format'
import { refusalsOf } from '../../../lib/saving/refusals'
import { Button } from '../../../ui/action/button'
import { ReasonLater } from '../../../ui/dialog/reason-later'
import { toast } from '../../../ui/feedback/toast'
import { Card } from '../../../ui/layout/card'
import { ChooseReader } from './choose-reader'
import type { ReadingProps } from './reading-props'
import { secondReadingMessages as words } from './second-reading-messages.generated'
import { useSendBackRecordMutation } from './second-reading.generated'

/** Who reads a record, how far they agree, and what can be done about it. */
export function ReadersCard({ place, reading, onChanged }: ReadingProps) {
  const { firstReader, submittedOn, secondReader, finishedOn, sendBack, assign } = reading
  const [sending, setSending] = useState(false)
  return (
    <Card
      title={words.title}
      actions={
        sendBack.allowed && (
          <Button icon={<Undo2 aria-hidden />} onClick={() => setSending(true)}>
            {words.sendBack.button}
          </Button>
        )
      }
    >
      {firstReader && submittedOn && (
        <p>{words.first({ name: firstReader.fullName, day: formatDate(submittedOn) })}</p>
      )}
      <p>
        {secondReader ? words.second({ name: secondReader.fullName }) : words.nobody}
        {finishedOn && ` ${words.finished({ day: formatDate(finishedOn) })}`}
      </p>
      {finishedOn && <Agreement reading={reading} />}
      {assign.allowed && (
        <chakra.div marginTop="10px">
          <ChooseReader place={place} reading={reading} onChanged={onChanged} />
        </chakra.div>
      )}
      {sending && (
        <SendBack place={place} reading={reading} onChanged={onChanged} onClose={() => setSending(false)} />
      )}
    </Card>
  )
}

function Agreement({ reading: { equal, pairs, percent, kappa } }: Pick<ReadingProps, 'reading'>) {
  return (
    <p>
      {words.agreement({ equal, pairs, percent })}{' '}
      {kappa === null ? words.noKappa : words.kappa({ kappa: kappa.toFixed(2) })}
    </p>
  )
}

function SendBack({ place, reading, onChanged, onClose }: ReadingProps & { onClose: () => void }) {
  const [run] = useSendBackRecordMutation()
  const { typeKey, recordId } = place
  return (
    <ReasonLater
      title={words.sendBack.title}
      intro={words.sendBack.intro}
      words={{ label: words.sendBack.reason, go: words.sendBack.button, cancel: words.settle.cancel }}
      draft={['send-back-record', recordId]}
      check={(text) => (text.trim() === '' ? words.sendBack.missing : undefined)}
      rows={3}
      maxLength={2000}
      onDone={async (reason) => {
        const input = { typeKey, recordId, reason, version: reading.version }
        const refusals = await refusalsOf(
          async () => (await run({ variables: { input } })).data?.reopenRecord.errors,
        )
        onChanged()
        if (refusals.length > 0) return refusals
        toast({ status: 'success', title: words.sendBack.done, duration: 5000 })
        onClose()
        return []
      }}
      onClose={onClose}
    />
  )
}
