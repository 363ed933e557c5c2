import { Menu } from '@chakra-ui/react'
import { currentProng } from '@portal/domain'
import { Ellipsis } from 'lucide-react'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { AnchoredMenu } from '../../../ui/action/anchored-menu'
import { IconButton } from '../../../ui/action/icon-button'
import { auditsPaths } from '../audits-paths'
import type { AuditListRow as Row } from './audit-rows'
import { auditsMessages } from './audits-messages.generated'

const words = auditsMessages.acts
/** Acts on one audit that a dialog asks about. */
export type AuditAct = 'notify' | 'lead' | 'remind' | 'due'
/** Takes one row away as a file; the forms of files are offered at the button. */
export type RowExport = (row: Row, button: HTMLElement) => void

interface AuditRowActsProps {
  row: Row
  /** Undefined for people who act on no audit. */
  onAct: ((row: Row, act: AuditAct) => void) | undefined
  onExport: RowExport
}

/** What the reader can do with one audit; what the server refuses is off, with its reason. */
export function AuditRowActs({ row, onAct, onExport }: AuditRowActsProps) {
  const [button, setButton] = useState<HTMLElement>()
  const navigate = useNavigate()
  const prong = currentProng(row.prongs)
  const { lea, part, sequence } = row
  const label = words.of({
    agency: lea.shortName,
    part: sequence > 1 ? `${part}, ${auditsMessages.sequence({ n: sequence })}` : part,
  })
  const acts = onAct ? actsOf(row) : []
  return (
    <>
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
            if (value === 'export') onExport(row, button)
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
          <Menu.Item value="export">{words.export}</Menu.Item>
        </AnchoredMenu>
      )}
    </>
  )
}

/** Acts with why they cannot be done now; a letter that was sent is not offered again. */
function actsOf({ notifiedOn, notify, figures }: Row): { act: AuditAct; reason: string | null }[] {
  return [
    ...(notifiedOn === null ? [{ act: 'notify' as const, reason: notify.reason }] : []),
    ...(figures
      ? [
          { act: 'lead' as const, reason: figures.assignLead.reason },
          { act: 'remind' as const, reason: figures.remind.reason },
          { act: 'due' as const, reason: figures.moveDue.reason },
        ]
      : []),
  ]
}
