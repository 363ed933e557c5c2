import { chakra, Menu } from '@chakra-ui/react'
import { currentProng } from '@portal/domain'
import { Ellipsis, Send } from 'lucide-react'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { AnchoredMenu } from '../../../ui/action/anchored-menu'
import { Button } from '../../../ui/action/button'
import { IconButton } from '../../../ui/action/icon-button'
import { auditsPaths } from '../audits-paths'
import type { AuditListRow as Row } from './audit-rows'
import { auditsMessages } from './audits-messages.generated'

const words = auditsMessages.acts
/** Acts on one audit that a dialog asks about. */
export type AuditAct = 'notify' | MenuAct
type MenuAct = 'lead' | 'remind' | 'due'

interface AuditRowActsProps {
  row: Row
  /** Undefined for people who act on no audit. */
  onAct: ((row: Row, act: AuditAct) => void) | undefined
}

/** What the reader can do with one audit; what the server refuses is off, with its reason. */
export function AuditRowActs({ row, onAct }: AuditRowActsProps) {
  const [button, setButton] = useState<HTMLElement>()
  const navigate = useNavigate()
  const prong = currentProng(row.prongs)
  const label = words.of({ agency: row.lea.shortName, part: row.part })
  const acts = onAct ? actsOf(row) : []
  return (
    <chakra.span display="inline-flex" alignItems="center" gap="6px">
      {onAct && row.notifiedOn === null && (
        <Button
          size="sm"
          icon={<Send aria-hidden />}
          disabledReason={!row.notify.allowed && row.notify.reason}
          aria-label={auditsMessages.notifyOf({ agency: row.lea.shortName, part: row.part })}
          onClick={() => onAct(row, 'notify')}
        >
          {auditsMessages.notify}
        </Button>
      )}
      <IconButton
        label={label}
        icon={<Ellipsis aria-hidden />}
        aria-haspopup="menu"
        aria-expanded={button !== undefined}
        onClick={({ currentTarget }) => setButton(currentTarget)}
      />
      {button && (
        <AnchoredMenu
          button={button}
          label={label}
          onClose={() => setButton(undefined)}
          onSelect={(value) => {
            if (value === 'open' && prong) void navigate(auditsPaths.prong(row.typeKey, prong.id))
            const act = acts.find((one) => one.act === value && !one.reason)
            if (act) onAct?.(row, act.act)
          }}
        >
          {prong && <Menu.Item value="open">{words.open}</Menu.Item>}
          {acts.map(({ act, reason }) => (
            <Menu.Item key={act} value={act} disabled={Boolean(reason)} title={reason ?? undefined}>
              {words[act]}
            </Menu.Item>
          ))}
        </AnchoredMenu>
      )}
    </chakra.span>
  )
}

/** Acts with why they cannot be done now. */
function actsOf({ figures }: Row): { act: MenuAct; reason: string | null }[] {
  return figures
    ? [
        { act: 'lead', reason: figures.assignLead.reason },
        { act: 'remind', reason: figures.remind.reason },
        { act: 'due', reason: figures.moveDue.reason },
      ]
    : []
}
