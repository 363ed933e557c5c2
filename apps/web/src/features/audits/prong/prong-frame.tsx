import { chakra } from '@chakra-ui/react'
import { AuditStatus, complianceYearName, auditTypeOf, nextProngDue } from '@portal/domain'
import type { ReactNode } from 'react'
import { formatDate } from '../../../lib/format'
import { useHeaderBadge } from '../../../lib/header-badge'
import { problemOf } from '../../../lib/problem'
import { useViewer } from '../../../lib/session/viewer'
import { LinkButton } from '../../../ui/action/link'
import { DeadlineChip } from '../../../ui/feedback/deadline-chip'
import { MissingRecord } from '../../../ui/feedback/missing-record'
import { LoadingState, ProblemState } from '../../../ui/feedback/states'
import { laterFacts, PageHeader } from '../../../ui/layout/page-header'
import { subjectWords } from '../audits-kind'
import { auditsPaths, type ProngPlace } from '../audits-paths'
import { AuditStatusChip } from '../plan/audit-status'
import { prongMessages as words } from './prong-messages.generated'
import { ProngTabs } from './prong-tabs'
import { ProngSteps } from './prong-steps'
import type { ProngHeadFieldsFragment as Prong } from './prong.generated'

interface ProngFrameProps {
  place: ProngPlace
  page: Exclude<keyof typeof words.tabs, 'label'>
  /** Undefined while it loads; null when there is none that the reader may see. */
  prong: Prong | null | undefined
  error: unknown
  onRefresh: () => void
  children: (prong: Prong) => ReactNode
}

/** Head, tabs and steps of a prong around each of its pages, which load with it in one request. */
export function ProngFrame({ place, page, prong, error, onRefresh, children }: ProngFrameProps) {
  const { typeKey, prongId } = place
  const type = auditTypeOf(typeKey)
  const problem = error === undefined || prong ? null : problemOf(error)
  const { leaId } = useViewer()
  const audit = prong?.audit
  useHeaderBadge(audit?.lea.shortName ?? null, audit?.part ?? null, audit?.year ?? null)
  const list = auditsPaths.audits(typeKey)
  const isMissing = prong === null || problem?.kind === 'not-found' || !Number.isInteger(prongId)
  if (!type || isMissing) return <MissingRecord what={words.what} list={list} />
  const title = audit ? words.title({ agency: audit.lea.shortName, part: audit.part }) : words.loadingTitle
  return (
    <>
      <PageHeader
        title={title}
        {...(audit && { number: complianceYearName(audit.year) })}
        breadcrumb={[
          { label: type.label, to: list },
          ...(audit ? [{ label: title }] : []),
          {
            label:
              page === 'list' ? words.tabs.list({ subject: subjectWords(typeKey).title }) : words.tabs[page],
          },
        ]}
        facts={
          prong
            ? words.facts({
                number: prong.number,
                round: prong.round,
                lead: prong.audit.leadMonitor.fullName,
              })
            : !problem && laterFacts
        }
        actions={
          prong && (
            <>
              <ProngSteps typeKey={typeKey} prong={prong} onChanged={onRefresh} />
              <NextPage place={place} page={page} status={prong.status} />
            </>
          )
        }
      />
      {!problem && (
        <chakra.div
          marginBottom="10px"
          minHeight="1.5rem"
          display="flex"
          flexWrap="wrap"
          alignItems="flex-start"
          gap="6px 18px"
        >
          {prong && <AuditStatusChip status={prong.status} own={leaId === null ? 'State' : 'Agency'} />}
          {prong && <ProngClock prong={prong} />}
        </chakra.div>
      )}
      <ProngTabs place={place} prong={prong} />
      {prong && children(prong)}
      {!prong && !problem && <LoadingState what={words.audit} lines={8} />}
      {problem && <ProblemState problem={problem} what={words.audit} onRetry={onRefresh} />}
    </>
  )
}

/** The page on which the reader takes the next step, where that is another one. */
function NextPage({ place, page, status }: Pick<ProngFrameProps, 'place' | 'page'> & { status: number }) {
  const { isLocalAdmin, isStateMonitor } = useViewer()
  const { typeKey, prongId } = place
  if (isLocalAdmin && status === AuditStatus.listRequested && page !== 'list')
    return (
      <LinkButton variant="solid" to={auditsPaths.list(typeKey, prongId)}>
        {words.next.list}
      </LinkButton>
    )
  if (isStateMonitor && status === AuditStatus.listReceived && page !== 'sample')
    return (
      <LinkButton variant="solid" to={auditsPaths.sample(typeKey, prongId)}>
        {words.next.sample}
      </LinkButton>
    )
  return null
}

/** What the prong has to keep next, and how far away that is. */
function ProngClock({ prong }: { prong: Prong }) {
  const due = nextProngDue(prong, prong.audit)
  return (
    due && (
      <chakra.span display="inline-flex" flexWrap="wrap" alignItems="center" gap="4px 8px">
        <chakra.span fontSize="sm" color="fg.muted">
          {words.dues[due.what]({ day: formatDate(due.on) })}
        </chakra.span>
        <DeadlineChip dueOn={due.on} rule={null} />
      </chakra.span>
    )
  )
}
