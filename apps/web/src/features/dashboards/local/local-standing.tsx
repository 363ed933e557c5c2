import { chakra } from '@chakra-ui/react'
import { auditProngPath, auditStatusName, submitStateName, submitStateTurn } from '@portal/domain'
import type { ReactNode } from 'react'
import { useViewer } from '../../../lib/session/viewer'
import { Card } from '../../../ui/layout/card'
import { DeadlineChip } from '../../../ui/feedback/deadline-chip'
import { TextLink } from '../../../ui/action/link'
import { ProgressBar } from '../../../ui/feedback/progress-bar'
import { TurnChip, type Turn } from '../../../ui/feedback/turn-chip'
import { auditTurn } from '../audit-turn'
import type { LocalStandingFieldsFragment as LocalStanding } from '../dashboards.generated'
import { localDashboardMessages } from './local-dashboard-messages.generated'

const m = localDashboardMessages.standing

/** A card for each activity that there is: how far, by when, and the way in. */
export function LocalStandingCards({
  standing,
  withFindings,
}: {
  standing: LocalStanding
  withFindings: boolean
}) {
  const active = standing.selfAssessments.filter(({ submitState }) => submitState > 0)
  const viewer = useViewer()
  const { verified, total } = standing.corrections
  return (
    <Card title={m.title} padded={false}>
      <chakra.ul
        display="grid"
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: 'repeat(auto-fit, minmax(240px, 1fr))' }}
      >
        {active.map((one) => (
          <Progress
            key={one.id}
            name={
              <TextLink to={`/user/dashboard/self-assessment/${one.id}`}>
                {m.selfAssessment({ part: one.part })}
              </TextLink>
            }
            label={m.selfAssessment({ part: one.part })}
            words={m.ofSubsections({ total: one.subsectionsTotal })}
            value={one.subsectionsReady}
            max={one.subsectionsTotal}
          >
            <TurnChip turn={turnOf(one.submitState, viewer)} />
            <chakra.span textStyle="hint" color="fg.muted">
              {submitStateName(one.submitState)}
            </chakra.span>
            {one.dueOn && submitStateTurn(one.submitState) === 'agency' && (
              <DeadlineChip dueOn={one.dueOn} rule={one.dueDerivation} />
            )}
          </Progress>
        ))}
        {active.map((one) => {
          const documents = standing.documents.find(({ part }) => part === one.part)
          return (
            <Progress
              key={`documents-${one.id}`}
              name={m.documents({ part: one.part })}
              label={m.documents({ part: one.part })}
              words={m.ofNeeded({ total: one.documentsNeeded })}
              value={one.documentsReceived}
              max={one.documentsNeeded}
            >
              {documents && (
                <chakra.span textStyle="hint" color="fg.muted">
                  {m.received({ n: documents.received, sent: documents.sent })}
                </chakra.span>
              )}
            </Progress>
          )
        })}
        {standing.audits.map((one) => (
          <AuditCard key={`audit-${one.id}`} audit={one} />
        ))}
        {withFindings && (
          <Progress
            name={m.corrections}
            label={m.corrections}
            words={total === 0 ? m.noCorrections : m.ofCorrections({ total })}
            value={verified}
            max={total}
          />
        )}
      </chakra.ul>
    </Card>
  )
}

/** One audit: its step, how far it is, and what is due next. */
function AuditCard({ audit }: { audit: LocalStanding['audits'][number] }) {
  const viewer = useViewer()
  const { typeKey, label, part, number, round, status, progress, dueOn } = audit
  const name = m.audit({ label, part })
  return (
    <Progress
      name={<TextLink to={auditProngPath(typeKey, audit.prongId)}>{name}</TextLink>}
      label={name}
      words={
        progress
          ? m.auditOf[progress.of as keyof typeof m.auditOf]({ total: progress.total })
          : auditStatusName(typeKey, status)
      }
      value={progress?.done ?? 0}
      max={progress?.total ?? 0}
    >
      <TurnChip turn={auditTurn(audit, viewer)} />
      <chakra.span textStyle="hint" color="fg.muted">
        {[number > 1 && m.newerData({ round }), progress && auditStatusName(typeKey, status)]
          .filter(Boolean)
          .join(', ')}
      </chakra.span>
      {dueOn && <DeadlineChip dueOn={dueOn} rule={undefined} />}
    </Progress>
  )
}

/** Whose turn it is, agency or state; what of it a single local user has to do is shown by the questionnaire. */
function turnOf(submitState: number, viewer: { isStateMonitor: boolean; isLocalAdmin: boolean }): Turn {
  const side = submitStateTurn(submitState)
  if (side === 'none') return 'none'
  return (side === 'state' ? viewer.isStateMonitor : viewer.isLocalAdmin) ? 'yours' : side
}

interface ProgressProps {
  name: ReactNode
  label: string
  /** What follows the figure; alone where there is nothing to count. */
  words: string
  value: number
  max: number
  children?: ReactNode
}

function Progress({ name, label, words, value, max, children }: ProgressProps) {
  return (
    <chakra.li
      padding="12px 14px"
      boxShadow="0 0 0 0.5px {colors.border.subtle}"
      display="grid"
      gap="5px"
      alignContent="start"
    >
      <chakra.h3 textStyle="blockTitle">{name}</chakra.h3>
      <chakra.p textStyle="bodySmall" color="fg.muted">
        {max > 0 && (
          <>
            <chakra.strong textStyle="figure" fontSize="xl" lineHeight="1.2" color="fg.default">
              {value}
            </chakra.strong>{' '}
          </>
        )}
        {words}
      </chakra.p>
      {max > 0 && <ProgressBar label={label} value={value} max={max} />}
      {children && (
        <chakra.div
          display="flex"
          flexWrap="wrap"
          alignItems="center"
          justifyContent="space-between"
          gap="4px 10px"
        >
          {children}
        </chakra.div>
      )}
    </chakra.li>
  )
}
