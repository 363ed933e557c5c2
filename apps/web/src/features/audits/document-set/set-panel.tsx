import { chakra } from '@chakra-ui/react'
import { AuditStatus } from '@portal/domain'
import { Send } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../../ui/action/button'
import { ConfirmDialog } from '../../../ui/dialog/confirm-dialog'
import { useAct } from '../../../ui/feedback/use-act'
import { Card } from '../../../ui/layout/card'
import { Disclosure } from '../../../ui/layout/disclosure'
import { useSetAuditStatusMutation } from '../prong/prong.generated'
import type { RecordPlace } from '../record/record-paths'
import type { AuditRecordFieldsFragment } from '../record/record.generated'
import { documentSetMessages as words } from './document-set-messages.generated'
import type { DocumentSetFieldsFragment as DocumentSet } from './document-set.generated'
import { SetItemCard, setItemAnchor } from './set-item-card'
import { SetSummary } from './set-summary'

interface SetPanelProps {
  place: RecordPlace
  /** Version of the prong, for handing in. */
  version: number
  record: AuditRecordFieldsFragment
  set: DocumentSet
  onChanged: () => void
}

/** The set of an agency: every required policy with what is said and sent, what is missing, and the handing in. */
export function SetPanel({ place, version, record, set, onChanged }: SetPanelProps) {
  const { items, open } = set
  const missing = items.filter(({ gaps }) => gaps.length > 0)
  return (
    <Card
      title={words.title}
      note={words.note({ n: items.length - open, all: items.length })}
      actions={<HandIn place={place} version={version} set={set} onChanged={onChanged} />}
      padded={false}
    >
      <chakra.div display="grid" gap="8px" padding="0 16px 14px">
        <SetSummary set={set} />
        {missing.length > 0 && (
          <Disclosure label={words.missing({ n: missing.length })} of={words.missingOf}>
            <ul>
              {missing.map((item) => (
                <li key={item.id}>
                  <chakra.a href={`#${setItemAnchor(item)}`} color="fg.link" textDecoration="underline">
                    {item.number} {item.text}
                  </chakra.a>{' '}
                  {item.gaps.join(' ')}
                </li>
              ))}
            </ul>
          </Disclosure>
        )}
      </chakra.div>
      {items.map((item) => (
        <SetItemCard
          key={item.id}
          place={place}
          record={record}
          set={set}
          item={item}
          onChanged={onChanged}
        />
      ))}
    </Card>
  )
}

type HandInProps = Pick<SetPanelProps, 'place' | 'version' | 'set' | 'onChanged'>

function HandIn({ place: { typeKey, prongId }, version, set, onChanged }: HandInProps) {
  const [asking, setAsking] = useState(false)
  const { busy, act } = useAct(words.handIn.failed, onChanged)
  const [setStatus] = useSetAuditStatusMutation()
  const { allowed, reason } = set.handIn
  const send = async () => {
    const input = { typeKey, prongId, status: AuditStatus.documentsComplete, reason: null, version }
    await act(
      words.handIn.done,
      async () => (await setStatus({ variables: { input } })).data?.setAuditStatus.errors,
    )
    setAsking(false)
  }
  if (set.handedInOn && !allowed && set.open === 0) return null
  return (
    <>
      <Button
        variant="solid"
        icon={<Send aria-hidden />}
        disabledReason={!allowed && reason}
        onClick={() => setAsking(true)}
      >
        {words.handIn.act}
      </Button>
      <ConfirmDialog
        open={asking}
        title={words.handIn.title}
        body={words.handIn.body}
        confirmLabel={words.handIn.go}
        busy={busy}
        onConfirm={() => void send()}
        onCancel={() => setAsking(false)}
      />
    </>
  )
}
