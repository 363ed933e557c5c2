import { chakra } from '@chakra-ui/react'
import { FileText, Mail, MessageSquare, Undo2, type LucideIcon } from 'lucide-react'
import { formatDate } from '../../../lib/format'
import { Card } from '../../../ui/layout/card'
import { TextLink } from '../../../ui/action/link'
import { StatusChip } from '../../../ui/feedback/status-chip'
import type { LocalNewsFieldsFragment } from '../dashboards.generated'
import { localDashboardMessages } from './local-dashboard-messages.generated'

const m = localDashboardMessages.messages
type Message = LocalNewsFieldsFragment['messages'][number]
type Kind = keyof typeof m.kinds

const icons: Record<Kind, LucideIcon> = {
  report: FileText,
  comment: MessageSquare,
  returned: Undo2,
  letter: Mail,
}
const isKind = (kind: string): kind is Kind => kind in m.kinds

function linkOf({ kind, id }: Message): string | null {
  if (kind === 'report') return `/compliance/reports/${id}`
  return kind === 'returned' ? `/compliance/findings/${id}` : null
}

/** Reports, letters and comments that the state shared with the agency, newest first. */
export function StateMessages({ messages }: { messages: readonly Message[] }) {
  return (
    <Card title={m.title} note={messages.length} padded={false}>
      {messages.length === 0 ? (
        <chakra.p padding="14px" color="fg.muted">
          {m.none}
        </chakra.p>
      ) : (
        <ul>
          {messages.map((message) => {
            const to = linkOf(message)
            return (
              <chakra.li
                key={`${message.kind}-${message.id}-${message.on}`}
                display="grid"
                gap="3px"
                padding="10px 14px"
                borderTop="1px solid {colors.border.subtle}"
                _first={{ borderTop: '0' }}
              >
                <chakra.p textStyle="blockTitle">
                  {to ? <TextLink to={to}>{message.title}</TextLink> : message.title}
                </chakra.p>
                {message.text && (
                  <chakra.p overflowWrap="anywhere" whiteSpace="pre-line">
                    {message.text}
                  </chakra.p>
                )}
                <chakra.div display="flex" flexWrap="wrap" gap="4px 10px" alignItems="center">
                  {isKind(message.kind) && (
                    <StatusChip
                      palette={message.toAcknowledge ? 'dueWeek' : 'neutral'}
                      icon={icons[message.kind]}
                    >
                      {message.toAcknowledge ? m.acknowledge : m.kinds[message.kind]}
                    </StatusChip>
                  )}
                  <chakra.span textStyle="hint" color="fg.subtle">
                    {[message.by, formatDate(message.on)].filter(Boolean).join(', ')}
                  </chakra.span>
                </chakra.div>
              </chakra.li>
            )
          })}
        </ul>
      )}
    </Card>
  )
}
