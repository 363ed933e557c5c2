import { chakra } from '@chakra-ui/react'
import { AuditStatus } from '@portal/domain'
import { CircleCheck, CircleDashed, CircleX, Undo2, type LucideIcon } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { formatDate } from '../../../lib/format'
import { useViewer } from '../../../lib/session/viewer'
import { Button } from '../../../ui/action/button'
import { LinkButton, TextLink } from '../../../ui/action/link'
import { DeadlineChip } from '../../../ui/feedback/deadline-chip'
import { StatusChip, type ChipPalette } from '../../../ui/feedback/status-chip'
import { useAct } from '../../../ui/feedback/use-act'
import { Card } from '../../../ui/layout/card'
import { auditsPaths } from '../audits-paths'
import { AuditStatusChip } from '../plan/audit-status'
import { useSetAuditStatusMutation } from '../prong/prong.generated'
import { WithdrawReportDialog } from '../results/withdraw-report-dialog'
import { progressMessages } from './progress-messages.generated'
import type { AuditCourseQuery } from './progress.generated'

const words = progressMessages.reviews

type Review = AuditCourseQuery['auditCourse']['reviews'][number]

interface ReviewCardProps {
  typeKey: string
  review: Review
  onChanged: () => void
}

/** One review of an audit: where it stands, by when, what it looks at, what it said, and its corrections. */
export function ReviewCard({ typeKey, review, onChanged }: ReviewCardProps) {
  const { leaId, isLocalAdmin } = useViewer()
  const { prongId, number, round, status, corrections } = review
  const isReported = status === AuditStatus.reportIssued || status === AuditStatus.closed
  const seesResults = leaId === null ? status < AuditStatus.cancelled : isLocalAdmin && isReported
  return (
    <Card
      as="article"
      title={number === 1 ? words.first : words.round({ round })}
      actions={<ReviewActs typeKey={typeKey} review={review} onChanged={onChanged} />}
    >
      <AuditStatusChip status={status} own={leaId === null ? 'State' : 'Agency'} />
      <chakra.dl
        marginTop="12px"
        display="grid"
        gridTemplateColumns={{ base: '1fr', sm: 'max-content minmax(0, 1fr)' }}
        gap="6px 16px"
        css={{ '& dt': { color: 'fg.muted' } }}
      >
        <ReviewFacts review={review} />
      </chakra.dl>
      <Outcomes review={review} />
      <chakra.div marginTop="14px" display="flex" flexWrap="wrap" gap="8px">
        <LinkButton to={auditsPaths.prong(typeKey, prongId)}>{words.open}</LinkButton>
        {seesResults && <LinkButton to={auditsPaths.summary(typeKey, prongId)}>{words.summary}</LinkButton>}
        {corrections !== null && corrections.required > 0 && (
          <LinkButton to={auditsPaths.corrections(typeKey, prongId)}>{words.openCorrections}</LinkButton>
        )}
      </chakra.div>
    </Card>
  )
}

function ReviewFacts({ review }: { review: Review }) {
  const { number, sampled, complete, items, corrections, dueOn, correctBy, periodFrom, periodTo } = review
  const numbers = items?.map((item) => item.number)
  return (
    <>
      <Fact name={words.records}>{sampled > 0 ? words.complete({ complete, sampled }) : words.noSample}</Fact>
      {periodFrom && (
        <Fact name={words.period}>
          {periodTo
            ? words.periodBoth({ from: formatDate(periodFrom), to: formatDate(periodTo) })
            : words.periodFrom({ from: formatDate(periodFrom) })}
        </Fact>
      )}
      <Fact name={words.items}>
        {numbers ? words.itemsSome({ n: numbers.length, numbers: numbers.join(', ') }) : words.itemsAll}
      </Fact>
      {dueOn && (
        <Fact name={number === 1 ? words.firstDue : words.due}>
          <Day day={dueOn} rule={number === 1 ? null : words.dueRule} />
        </Fact>
      )}
      {corrections && (
        <Fact name={words.corrections}>
          {corrections.required === 0
            ? words.none
            : words.counts({
                ...corrections,
                verified: corrections.verified + corrections.leftJurisdiction,
              })}
        </Fact>
      )}
      {correctBy && (
        <Fact name={words.correctBy}>
          <Day day={correctBy} rule={words.correctRule} />
        </Fact>
      )}
    </>
  )
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </>
  )
}

function Day({ day, rule }: { day: string; rule: string | null }) {
  return (
    <chakra.span display="inline-flex" flexWrap="wrap" alignItems="center" gap="4px 10px">
      {formatDate(day)}
      <DeadlineChip dueOn={day} rule={rule} />
    </chakra.span>
  )
}

const looks: Record<string, { palette: ChipPalette; icon: LucideIcon; label: string }> = {
  passed: { palette: 'success', icon: CircleCheck, label: words.passed },
  failed: { palette: 'overdue', icon: CircleX, label: words.failed },
  noneApplies: { palette: 'neutral', icon: CircleDashed, label: words.noneApplies },
}

/** What a review of newer data said about each finding. */
function Outcomes({ review: { outcomes } }: { review: Review }) {
  if (outcomes.length === 0) return null
  return (
    <>
      <chakra.h3 textStyle="blockTitle" marginTop="14px">
        {words.results}
      </chakra.h3>
      <chakra.ul listStyle="none" marginTop="4px" display="grid" gap="4px">
        {outcomes.map(({ findingId, number, outcome }) => {
          const look = looks[outcome]
          return (
            <chakra.li key={findingId} display="flex" flexWrap="wrap" alignItems="center" gap="4px 10px">
              <TextLink to={auditsPaths.finding(findingId)}>{number}</TextLink>
              {look && (
                <StatusChip palette={look.palette} icon={look.icon}>
                  {look.label}
                </StatusChip>
              )}
            </chakra.li>
          )
        })}
      </chakra.ul>
    </>
  )
}

/** Ends one review, once its report is issued and its corrections are verified, or takes that report back. */
function ReviewActs({ typeKey, review, onChanged }: ReviewCardProps) {
  const { isStateMonitor } = useViewer()
  const [setStatus] = useSetAuditStatusMutation()
  const { busy, act } = useAct(words.failedToClose, onChanged)
  const [withdrawing, setWithdrawing] = useState(false)
  const { prongId, number, status, version, close, withdraw } = review
  if (!isStateMonitor || status !== AuditStatus.reportIssued) return null
  const run = async () => {
    const input = { typeKey, prongId, status: AuditStatus.closed, reason: null, version }
    return (await setStatus({ variables: { input } })).data?.setAuditStatus.errors
  }
  return (
    <chakra.span display="flex" flexWrap="wrap" gap="8px">
      <Button
        size="sm"
        icon={<Undo2 aria-hidden />}
        disabledReason={!withdraw.allowed && withdraw.reason}
        onClick={() => setWithdrawing(true)}
      >
        {number === 1 ? words.takeReportBack : words.takeResultsBack}
      </Button>
      <Button
        size="sm"
        loading={busy}
        disabledReason={!close.allowed && close.reason}
        onClick={() => void act(words.closed, run)}
      >
        {words.close}
      </Button>
      {withdrawing && (
        <WithdrawReportDialog
          place={{ typeKey, prongId }}
          review={{ number, version }}
          onClose={() => setWithdrawing(false)}
          onDone={() => {
            setWithdrawing(false)
            onChanged()
          }}
        />
      )}
    </chakra.span>
  )
}
