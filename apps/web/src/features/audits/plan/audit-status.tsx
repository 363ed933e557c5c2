import { chakra } from '@chakra-ui/react'
import { AuditStatus, auditStatusName, auditStatusWords, type AuditTurn } from '@portal/domain'
import { TurnChip, type Turn } from '../../../ui/feedback/turn-chip'
import { useTypeKey } from '../audits-paths'
import { auditsMessages as words } from './audits-messages.generated'

const steps = AuditStatus.closed
const turns: Record<AuditTurn, Turn> = { State: 'state', Agency: 'agency', None: 'none' }

interface AuditStatusChipProps {
  status: number
  /** Whose turn is the reader's own. */
  own: AuditTurn
}

/** The status in words with whose turn it is, above nine segments: what is done and what is under way. */
export function AuditStatusChip({ status, own }: AuditStatusChipProps) {
  const { turn } = auditStatusWords(status)
  const name = auditStatusName(useTypeKey(), status)
  const isCancelled = status === AuditStatus.cancelled
  return (
    <chakra.span display="inline-grid" gap="5px" minWidth="136px" justifyItems="start">
      <TurnChip
        turn={turn === own && turn !== 'None' ? 'yours' : turns[turn]}
        label={
          <>
            {name}
            <chakra.span srOnly>
              {`, ${words.turns[turn]}${isCancelled ? '' : `, ${words.step({ n: status })}`}`}
            </chakra.span>
          </>
        }
      />
      {!isCancelled && <StepStrip status={status} />}
    </chakra.span>
  )
}

/** Decoration for the eye: the words above say the same. */
function StepStrip({ status }: { status: number }) {
  return (
    <chakra.span
      aria-hidden
      display="grid"
      gridTemplateColumns={`repeat(${steps}, 1fr)`}
      gap="2px"
      width="100%"
    >
      {Array.from({ length: steps }, (_, index) => (
        <chakra.span
          key={index}
          height="4px"
          bg={index < status ? 'brand.solid' : index === status ? 'brand.emphasized' : 'border.subtle'}
        />
      ))}
    </chakra.span>
  )
}
