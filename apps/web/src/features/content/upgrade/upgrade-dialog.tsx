import { chakra } from '@chakra-ui/react'
import type { ContentDecision, ContentField, ListedContentKind } from '@portal/domain'
import { Button } from '../../../ui/action/button'
import { Dialog } from '../../../ui/dialog/dialog'
import { fieldLabel } from '../content-nodes'
import type { ContentUpgradeQuery } from '../content.generated'
import { answersInWords } from './answers-in-words'
import { upgradeMessages as m } from './upgrade-messages.generated'
import { useDecideUpgrades } from './use-decide-upgrades'
import { wordOf } from '../../../lib/format'

interface UpgradeDialogProps {
  kind: ListedContentKind
  upgrade: NonNullable<ContentUpgradeQuery['contentUpgrade']>
  onClose: () => void
  onDecided: () => void
}

/** Every difference between the version of a started self-assessment and the newest, with Keep and Upgrade. */
export function UpgradeDialog({ kind, upgrade, onClose, onDecided }: UpgradeDialogProps) {
  const { busy, decide } = useDecideUpgrades(kind)
  const { to, record } = upgrade
  const proceed = async (decision: ContentDecision) => {
    if (await decide(to.id, decision, [record.id])) onDecided()
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={m.title}
      width="clone"
      textOnly
      footer={
        <>
          <Button onClick={onClose}>{m.cancel}</Button>
          <Button loading={busy} onClick={() => void proceed('Keep')}>
            {m.keep({ number: record.fromNumber })}
          </Button>
          <Button variant="solid" loading={busy} onClick={() => void proceed('Upgrade')}>
            {m.upgrade({ number: to.number ?? 1 })}
          </Button>
        </>
      }
    >
      <p>{[`${m.counts(record)}.`, answersInWords(kind, record)].filter(Boolean).join(' ')}</p>
      <chakra.p marginTop="6px" color="fg.muted">
        {m.rule[kind]}
      </chakra.p>
      <chakra.ul marginTop="12px" display="grid" gap="12px" listStyleType="none">
        {upgrade.changes.map((change) => (
          <chakra.li
            key={`${change.kind}-${change.contentId}`}
            paddingTop="10px"
            borderTop="1px solid {colors.border.subtle}"
          >
            <chakra.p fontWeight="600" overflowWrap="anywhere">
              {`${wordOf(m.kinds, change.kind)}: ${change.label}`}
            </chakra.p>
            {change.recheck && <p>{m.recheck}</p>}
            {change.kind === 'removed' && change.answered && <p>{m.stays[kind]}</p>}
            {change.fields.map(({ field, before, after }) => (
              <chakra.dl key={field} marginTop="4px" fontSize="md" overflowWrap="anywhere">
                <chakra.dt textStyle="label">{fieldLabel(kind, field as ContentField)}</chakra.dt>
                <chakra.dd margin="0" color="fg.muted" whiteSpace="pre-line">
                  {`${m.before}: ${before || m.nothing}`}
                </chakra.dd>
                <chakra.dd margin="0" whiteSpace="pre-line">{`${m.after}: ${after || m.nothing}`}</chakra.dd>
              </chakra.dl>
            ))}
          </chakra.li>
        ))}
      </chakra.ul>
    </Dialog>
  )
}
