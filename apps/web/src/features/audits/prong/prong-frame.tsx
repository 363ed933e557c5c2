import { chakra } from '@chakra-ui/react'
import { AuditStatus, auditRequestsPath, complianceYearName, auditTypeOf } from '@portal/domain'
import type { ReactNode } from 'react'
import { formatDate } from '../../../lib/format'
import { useHeaderBadge } from '../../../lib/header-badge'
import { problemOf } from '../../../lib/problem'
import { useViewer } from '../../../lib/session/viewer'
import { LinkButton } from '../../../ui/action/link'
import { MissingRecord } from '../../../ui/feedback/missing-record'
import { LoadingState, ProblemState } from '../../../ui/feedback/states'
import { laterFacts, PageHeader } from '../../../ui/layout/page-header'
import { TabLinks } from '../../../ui/layout/tab-links'
import { auditsPaths, type ProngPlace } from '../audits-paths'
import { AuditStatusChip } from '../plan/audit-status'
import { prongMessages as words } from './prong-messages.generated'
import { ProngSteps } from './prong-steps'
import type { ProngHeadFieldsFragment as Prong } from './prong.generated'

interface ProngFrameProps {
  place: ProngPlace
  page: 'records' | 'list' | 'sample' | 'requests' | 'summary' | 'corrections' | 'progress'
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
  const { leaId, isLocalAdmin } = useViewer()
  const audit = prong?.audit
  useHeaderBadge(audit?.lea.shortName ?? null, audit?.part ?? null, audit?.year ?? null)
  const list = auditsPaths.audits(typeKey)
  const isMissing = prong === null || problem?.kind === 'not-found' || !Number.isInteger(prongId)
  if (!type || isMissing) return <MissingRecord what={words.what} list={list} />
  const title = audit ? words.title({ agency: audit.lea.shortName, part: audit.part }) : words.loadingTitle
  const seesList = leaId === null || isLocalAdmin
  // Nobody of the agency sees the review before the report.
  const seesResults = leaId === null || (isLocalAdmin && (prong?.status ?? 0) >= AuditStatus.reportIssued)
  const seesCorrections = (prong?.status ?? 0) >= AuditStatus.reportIssued
  return (
    <>
      <PageHeader
        title={title}
        breadcrumb={[
          { label: type.label, to: list },
          ...(audit ? [{ label: `${title}, ${complianceYearName(audit.year)}` }] : []),
          { label: words.tabs[page] },
        ]}
        facts={prong ? factsOf(prong) : !problem && laterFacts}
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
        <chakra.div marginBottom="10px" minHeight="1.5rem">
          {prong && <AuditStatusChip status={prong.status} own={leaId === null ? 'State' : 'Agency'} />}
        </chakra.div>
      )}
      <TabLinks
        label={words.tabs.label}
        tabs={[
          { label: words.tabs.records, to: auditsPaths.prong(typeKey, prongId) },
          ...(seesList ? [{ label: words.tabs.list, to: auditsPaths.list(typeKey, prongId) }] : []),
          { label: words.tabs.sample, to: auditsPaths.sample(typeKey, prongId) },
          ...((prong?.status ?? 0) >= AuditStatus.sampleDrawn
            ? [{ label: words.tabs.requests, to: auditRequestsPath(typeKey, prongId), within: true }]
            : []),
          ...(seesResults
            ? [{ label: words.tabs.summary, to: auditsPaths.summary(typeKey, prongId), within: true }]
            : []),
          ...(seesCorrections
            ? [{ label: words.tabs.corrections, to: auditsPaths.corrections(typeKey, prongId) }]
            : []),
          { label: words.tabs.progress, to: auditsPaths.progress(typeKey, prongId) },
        ]}
      />
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

function factsOf({ number, round, audit }: Prong): string {
  const facts = words.facts({ number, round, lead: audit.leadMonitor.fullName })
  return audit.documentsDueOn
    ? `${facts} ${words.documentsDue({ day: formatDate(audit.documentsDueOn) })}`
    : facts
}
