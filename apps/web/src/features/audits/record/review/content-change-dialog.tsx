import { chakra } from '@chakra-ui/react'
import { useState, type ReactNode } from 'react'
import { formatDateTime, wordOf } from '../../../../lib/format'
import { problemOf } from '../../../../lib/problem'
import { useSteps } from '../../../../parts/answering/use-steps'
import { Button } from '../../../../ui/action/button'
import { Dialog } from '../../../../ui/dialog/dialog'
import { Alert } from '../../../../ui/feedback/alert'
import { LoadingState, ProblemState } from '../../../../ui/feedback/states'
import type { RecordPlace } from '../record-paths'
import {
  useAuditContentChangeQuery,
  useChooseRecordContentMutation,
  type AuditContentChangeFieldsFragment,
} from '../record.generated'
import { reviewMessages } from './review-messages.generated'

const words = reviewMessages.newer

interface ContentChangeDialogProps {
  place: RecordPlace
  onClose: () => void
}

/** Every difference between the content of a record and the newest, with Keep and Upgrade. */
export function ContentChangeDialog({ place, onClose }: ContentChangeDialogProps) {
  const { typeKey, recordId } = place
  const { data, error, refetch } = useAuditContentChangeQuery({
    variables: { typeKey, recordId },
    fetchPolicy: 'network-only',
  })
  const [run] = useChooseRecordContentMutation()
  const [newest, setNewest] = useState<AuditContentChangeFieldsFragment>()
  const [refusals, setRefusals] = useState<readonly { message: string }[]>([])
  const steps = useSteps()
  const change = newest ?? data?.auditContentChange
  const choose = async (choice: 'Keep' | 'Upgrade') => {
    if (!change?.to) return
    const input = { typeKey, recordId, choice, contentId: change.to.id, version: change.version }
    const found = await steps.run(words.done[choice], async () => {
      const payload = (await run({ variables: { input } })).data?.chooseRecordContent
      if (payload?.errors.length && payload.change) setNewest(payload.change)
      return payload?.errors
    })
    setRefusals(found)
    if (found.length === 0) onClose()
  }
  const busy = steps.busy !== undefined
  return (
    <Dialog
      open
      onClose={onClose}
      title={words.title}
      width="clone"
      textOnly
      footer={
        <>
          <Button onClick={onClose}>{words.cancel}</Button>
          {change?.to && (
            <>
              <Button
                loading={busy}
                disabledReason={change.choose.reason}
                onClick={() => void choose('Keep')}
              >
                {words.keep({ number: change.from.number })}
              </Button>
              <Button
                variant="solid"
                loading={busy}
                disabledReason={change.choose.reason}
                onClick={() => void choose('Upgrade')}
              >
                {words.upgrade({ number: change.to.number })}
              </Button>
            </>
          )}
        </>
      }
    >
      {refusals.length > 0 && (
        <Alert status="error">{refusals.map(({ message }) => message).join(' ')}</Alert>
      )}
      {change ? (
        <ContentChange change={change} />
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

function ContentChange({ change }: { change: AuditContentChangeFieldsFragment }) {
  const { added, changed, removed, answersLost, setupLost, missing, kept, choose } = change
  if (!change.to) return <p>{words.none}</p>
  const rechecks = changed.filter(({ recheck }) => recheck).length
  return (
    <>
      <p>{words.counts({ added: added.length, changed: changed.length, removed: removed.length })}</p>
      {kept && <p>{words.keptBy({ name: kept.by.fullName, when: formatDateTime(kept.on) })}</p>}
      {choose.reason && <p>{choose.reason}</p>}
      {answersLost.length > 0 && (
        <Alert status="warning">
          {words.lost({
            n: answersLost.length,
            items: answersLost.map(({ number, value }) => `${number} (${value})`).join(', '),
          })}
        </Alert>
      )}
      {rechecks > 0 && <p>{words.rechecks({ n: rechecks })}</p>}
      {setupLost.length > 0 && <Texts title={words.setupLost} texts={setupLost.map(({ text }) => text)} />}
      {missing.length > 0 && <Texts title={words.missing} texts={missing.map(({ text }) => text)} />}
      {added.length > 0 && <Texts title={words.added} texts={added.map(inWords)} />}
      {removed.length > 0 && <Texts title={words.removed} texts={removed.map(inWords)} />}
      {changed.length > 0 && (
        <Block title={words.changed}>
          {changed.map((item) => (
            <li key={item.id}>
              <chakra.span fontWeight="600">{inWords(item)}</chakra.span>
              {item.fields.length === 0 && <p>{words.rule}</p>}
              <chakra.dl overflowWrap="anywhere">
                {item.fields.map(({ field, before, after }) => (
                  <div key={field}>
                    <chakra.dt textStyle="label">{wordOf(words.fields, field)}</chakra.dt>
                    <chakra.dd
                      margin="0"
                      color="fg.muted"
                    >{`${words.before}: ${before || words.nothing}`}</chakra.dd>
                    <chakra.dd margin="0">{`${words.after}: ${after || words.nothing}`}</chakra.dd>
                  </div>
                ))}
              </chakra.dl>
            </li>
          ))}
        </Block>
      )}
    </>
  )
}

const inWords = ({ number, text }: { number: string; text: string }) => `${number} ${text}`

function Texts({ title, texts }: { title: string; texts: readonly string[] }) {
  return (
    <Block title={title}>
      {texts.map((text) => (
        <li key={text}>{text}</li>
      ))}
    </Block>
  )
}

function Block({ title, children }: { title: string; children: ReactNode }) {
  return (
    <chakra.section marginTop="12px">
      <chakra.h3 textStyle="blockTitle" fontWeight="600">
        {title}
      </chakra.h3>
      <chakra.ul
        display="grid"
        gap="6px"
        marginTop="4px"
        fontSize="md"
        listStyleType="none"
        overflowWrap="anywhere"
      >
        {children}
      </chakra.ul>
    </chakra.section>
  )
}
