import { chakra } from '@chakra-ui/react'
import { useState } from 'react'
import { problemOf } from '../../../lib/problem'
import { refusalsOf } from '../../../lib/saving/refusals'
import { Button } from '../../../ui/action/button'
import { Dialog } from '../../../ui/dialog/dialog'
import { Alert } from '../../../ui/feedback/alert'
import { LoadingState, ProblemState } from '../../../ui/feedback/states'
import { ActResults, LeftOut, type ActResult } from './act-results'
import { auditName, nameAmong, type AuditListRow } from '../plan/audit-rows'
import {
  usePlannedRemindersQuery,
  useRemindOfAuditsMutation,
  type PlannedRemindersQuery,
} from './audits-bulk.generated'
import { auditsMessages } from '../plan/audits-messages.generated'

const words = auditsMessages.bulk.remind

type Planned = PlannedRemindersQuery['plannedReminders'][number]

interface RemindDialogProps {
  typeKey: string
  audits: readonly AuditListRow[]
  onClose: () => void
  onDone: () => void
}

/** Reminds the agencies of several audits: before, who gets which words; after, what became of each. */
export function RemindDialog({ typeKey, audits, onClose, onDone }: RemindDialogProps) {
  const input = { typeKey, ids: audits.map(({ id }) => id) }
  const { data, error, refetch } = usePlannedRemindersQuery({
    variables: { input },
    fetchPolicy: 'network-only',
  })
  const [remind] = useRemindOfAuditsMutation()
  const [busy, setBusy] = useState(false)
  const [general, setGeneral] = useState<string[]>([])
  const [results, setResults] = useState<readonly ActResult[]>()
  const planned = data?.plannedReminders
  const sent = planned?.filter(({ reason }) => reason === null) ?? []
  async function send() {
    let done: readonly ActResult[] = []
    setBusy(true)
    const refusals = await refusalsOf(async () => {
      const answer = await remind({ variables: { input } })
      done = answer.data?.remindOfAudits.results ?? []
      return answer.data?.remindOfAudits.errors
    })
    setBusy(false)
    setGeneral(refusals.map(({ message }) => message))
    if (refusals.length > 0) return
    setResults(done)
    onDone()
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={words.title}
      footer={
        results ? (
          <Button variant="solid" onClick={onClose}>
            {auditsMessages.bulk.close}
          </Button>
        ) : (
          <>
            <Button onClick={onClose}>{words.cancel}</Button>
            <Button
              variant="solid"
              loading={busy}
              disabledReason={planned !== undefined && sent.length === 0 && words.nobody}
              onClick={() => void send()}
            >
              {words.send({ n: sent.length })}
            </Button>
          </>
        )
      }
    >
      {general.length > 0 && <Alert status="error">{general.join(' ')}</Alert>}
      {results ? (
        <ActResults
          results={results}
          nameOf={nameAmong(audits)}
          done={words.done}
          leftOut={auditsMessages.bulk.notDone}
        />
      ) : planned ? (
        <ReminderPreview audits={audits} planned={planned} />
      ) : error ? (
        <ProblemState
          problem={problemOf(error)}
          what={words.what}
          onRetry={() => void refetch().catch(() => undefined)}
        />
      ) : (
        <LoadingState what={words.what} lines={4} />
      )}
    </Dialog>
  )
}

/** The reminders with their recipients, and the audits that wait for nothing from their agencies. */
function ReminderPreview({
  audits,
  planned,
}: Pick<RemindDialogProps, 'audits'> & { planned: readonly Planned[] }) {
  const refused = planned.filter(({ reason }) => reason !== null)
  const good = planned.filter(({ reason }) => reason === null)
  return (
    <>
      <chakra.p marginBottom="8px">{words.intro}</chakra.p>
      {good.map((one) => {
        const audit = audits.find(({ id }) => id === one.id)
        return (
          <chakra.section
            key={one.id}
            borderTop="1px solid {colors.border.subtle}"
            paddingBlock="10px"
            aria-label={audit && auditName(audit)}
          >
            <chakra.h3 textStyle="label">{one.lea.name}</chakra.h3>
            <chakra.p color="fg.muted" marginBottom="4px">
              {one.recipients.length > 0
                ? words.to({ names: one.recipients.map(({ fullName }) => fullName).join(', ') })
                : words.noReader}
            </chakra.p>
            <chakra.p fontWeight="600">{one.subject}</chakra.p>
            <p>{one.text}</p>
          </chakra.section>
        )
      })}
      <LeftOut refused={refused} nameOf={nameAmong(audits)} title={auditsMessages.bulk.notDone} />
    </>
  )
}
