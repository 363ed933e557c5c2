import { chakra } from '@chakra-ui/react'
import { AuditStatus, currentProng, type AuditType } from '@portal/domain'
import { useViewer } from '../../../lib/session/viewer'
import { LinkButton, TextLink } from '../../../ui/action/link'
import { Card } from '../../../ui/layout/card'
import { auditsPaths } from '../audits-paths'
import { AgencyCalendar } from './agency-calendar'
import { dueOf } from './audit-filters'
import { CardCourse } from '../letters/card-course'
import { AuditStatusChip } from './audit-status'
import { auditsMessages } from './audits-messages.generated'
import type { AuditRowFieldsFragment as Row } from './audits.generated'

const words = auditsMessages.card

interface AgencyAuditsProps {
  type: AuditType
  leaId: number
  audits: readonly Row[]
}

/** A card for each audit of the reader's agency: where it stands, what is to do next and by when; beside them its calendar. */
export function AgencyAudits({ type, leaId, audits }: AgencyAuditsProps) {
  return (
    <chakra.div
      display="grid"
      gap="14px"
      alignItems="start"
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 300px' }}
    >
      <chakra.div
        display="grid"
        gap="14px"
        gridTemplateColumns="repeat(auto-fill, minmax(min(100%, 420px), 1fr))"
      >
        {audits.map((audit) => (
          <AuditCard key={audit.id} type={type} audit={audit} />
        ))}
      </chakra.div>
      <AgencyCalendar leaId={leaId} />
    </chakra.div>
  )
}

function AuditCard({ type, audit }: { type: AuditType; audit: Row }) {
  const { part, sequence, leadMonitor, typeKey } = audit
  const prong = currentProng(audit.prongs)
  const { isLocalAdmin } = useViewer()
  if (!prong) return null
  const go = goOf(typeKey, prong, isLocalAdmin)
  return (
    <Card
      as="section"
      title={sequence > 1 ? `${part}, ${auditsMessages.sequence({ n: sequence })}` : part}
      note={auditsMessages.prong(prong)}
    >
      <AuditStatusChip status={prong.status} own="Agency" />
      <chakra.dl
        marginTop="12px"
        display="grid"
        gridTemplateColumns={{ base: '1fr', sm: 'max-content 1fr' }}
        gap="6px 16px"
        css={{ '& dt': { color: 'fg.muted' } }}
      >
        <dt>{words.next}</dt>
        <dd>{todoOf(type, prong)}</dd>
        <CardCourse {...{ typeKey, prong }} due={dueOf(audit)} lead={leadMonitor.fullName} />
      </chakra.dl>
      <chakra.div marginTop="14px" display="flex" flexWrap="wrap" alignItems="center" gap="8px 16px">
        {go && (
          <LinkButton variant="solid" to={go.to}>
            {go.words}
          </LinkButton>
        )}
        <TextLink to={auditsPaths.prong(typeKey, prong.id)}>{words.open}</TextLink>
      </chakra.div>
    </Card>
  )
}

/** The next act of the agency in words. */
function todoOf(type: AuditType, { status, sampled, withDocuments }: Row['prongs'][number]): string {
  switch (status) {
    case AuditStatus.listRequested:
      return words.todo.list({ many: type.subject.many })
    case AuditStatus.sampleDrawn:
    case AuditStatus.documentsInPreparation:
      return words.todo.documents({ n: sampled - withDocuments })
    case AuditStatus.reportIssued:
      return words.todo.corrections
    default:
      return words.nothing
  }
}

/** The page on which the agency takes its next step; null while the state has the audit. Lists come from administrators alone. */
function goOf(
  typeKey: string,
  { id, status }: Row['prongs'][number],
  isLocalAdmin: boolean,
): { to: string; words: string } | null {
  switch (status) {
    case AuditStatus.listRequested:
      return isLocalAdmin ? { to: auditsPaths.list(typeKey, id), words: words.go.list } : null
    case AuditStatus.sampleDrawn:
    case AuditStatus.documentsInPreparation:
      return { to: auditsPaths.prong(typeKey, id), words: words.go.documents }
    case AuditStatus.reportIssued:
      return { to: auditsPaths.corrections(typeKey, id), words: words.go.corrections }
    default:
      return null
  }
}
