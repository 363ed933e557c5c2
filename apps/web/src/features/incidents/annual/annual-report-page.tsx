import { chakra } from '@chakra-ui/react'
import { complianceYearName } from '@portal/domain'
import { formatDate } from '../../../lib/format'
import { useHeaderBadge } from '../../../lib/header-badge'
import { problemOf } from '../../../lib/problem'
import { useViewer } from '../../../lib/session/viewer'
import { useRefresh } from '../../../lib/use-refresh'
import { Alert } from '../../../ui/feedback/alert'
import { DeadlineChip } from '../../../ui/feedback/deadline-chip'
import { MissingRecord } from '../../../ui/feedback/missing-record'
import { EmptyState, LoadingState, ProblemState } from '../../../ui/feedback/states'
import { Card } from '../../../ui/layout/card'
import { FigureTiles } from '../../../ui/layout/figure-tiles'
import { laterFacts, PageHeader } from '../../../ui/layout/page-header'
import { AnnualChip } from './annual-chip'
import { countText, isFiled } from './annual-columns'
import { annualMessages as m } from './annual-messages.generated'
import { annualPaths, useAnnualPlace } from './annual-paths'
import { AnnualSteps } from './annual-steps'
import { AnnualReportTabs } from './annual-tabs'
import { useAnnualReportQuery, type AnnualReportFieldsFragment as Report } from './annual.generated'
import { GroupCards } from './group-cards'
import { KindTable } from './kind-table'
import { TrendTable } from './trend-table'

const words = m.report

/** The states that this screen can be in. */
export const screenStates = [
  'loading',
  'not started',
  'draft',
  'taking from the register',
  'entering',
  'number refused',
  'conflict',
  'file refused',
  'certifying',
  'certified',
  'returning',
  'returned',
  'accepted',
  'numbers hidden',
  'not shown yet',
  'not found',
  'error',
  'offline',
]

/** The annual report of one agency: prepared and certified by the agency, accepted or returned by the state. */
export function Component() {
  const place = useAnnualPlace()
  const viewer = useViewer()
  const { data, error, refetch } = useAnnualReportQuery({
    variables: { year: place?.year ?? 0, leaId: place?.leaId ?? 0 },
    skip: place === null,
    fetchPolicy: 'cache-and-network',
  })
  const refresh = useRefresh(refetch)
  const report = data?.annualReport
  useHeaderBadge(report?.lea.shortName, null, place?.year)
  if (place === null || (data && !report && !error))
    return <MissingRecord what={words.what} list={annualPaths.list} />
  return (
    <>
      <PageHeader
        title={m.title}
        breadcrumb={[
          { label: m.landingPage, to: '/' },
          { label: m.register, to: annualPaths.register },
          ...(viewer.leaId === null ? [{ label: m.reports, to: annualPaths.list }] : []),
          { label: report?.lea.shortName ?? viewer.leaName ?? m.title },
        ]}
        facts={<HeadFacts>{report ? <Facts report={report} /> : laterFacts}</HeadFacts>}
        actions={
          <AnnualSteps
            place={place}
            years={data?.complianceYears ?? [{ id: place.year, name: complianceYearName(place.year) }]}
            report={report ?? undefined}
            onChanged={refresh}
          />
        }
      />
      <AnnualReportTabs id={place.id} />
      <chakra.div display="grid" gap="14px" marginTop="14px">
        {report ? (
          <Body report={report} />
        ) : error ? (
          <ProblemState problem={problemOf(error)} what={words.what} onRetry={refresh} />
        ) : (
          <LoadingState what={words.loading} lines={8} />
        )}
      </chakra.div>
    </>
  )
}

// On phones its parts stand below each other: the room is there before them, so that nothing moves.
const HeadFacts = chakra('span', {
  base: {
    display: 'inline-flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    alignContent: 'flex-start',
    gap: '4px 12px',
    minHeight: { base: '5.25rem', md: '1.625rem' },
  },
})

function Facts({ report: { lea, year, status, dueOn, certifiedOn } }: { report: Report }) {
  return (
    <>
      <AnnualChip status={status} />
      <span>{words.facts({ agency: lea.shortName, year: complianceYearName(year) })}</span>
      {!(status === 'Accepted' && certifiedOn === null) && (
        <DeadlineChip dueOn={dueOn} doneOn={isFiled(status) ? certifiedOn : null} rule={m.dueRule} />
      )}
    </>
  )
}

function Body({ report }: { report: Report }) {
  const { isShown, totals, tables, trend } = report
  if (!isShown) return <Alert status="info">{words.notShown}</Alert>
  return (
    <>
      <Notes report={report} />
      {totals === null ? (
        <EmptyState title={words.nothing}>{words.nothingAgency}</EmptyState>
      ) : (
        <>
          <Card title={words.totals} note={enrolledText(report)} padded={false}>
            <KindTable caption={words.totals} totals={totals} />
          </Card>
          <Repeat report={report} />
          <Card title={words.trend} note={m.incidents} padded={false}>
            <TrendTable caption={words.trend} years={trend} />
          </Card>
          {tables.length > 0 && <chakra.p color="fg.muted">{words.groupsHelp}</chakra.p>}
          <GroupCards tables={tables} />
          {report.entered === null && <chakra.p color="fg.muted">{m.hiddenNote}</chakra.p>}
        </>
      )}
    </>
  )
}

/** What has happened to the report, and what is to be done. */
function Notes({ report }: { report: Report }) {
  const { status, returnReason, gaps, enter, registered, totals, entered } = report
  const reported = totals?.all.incidents.value ?? null
  return (
    <>
      {status === 'Returned' && returnReason !== null && (
        <Alert status="warning" title={words.returned}>
          {returnReason}
        </Alert>
      )}
      <Decided report={report} />
      {entered !== null &&
        registered !== null &&
        reported !== null &&
        registered !== reported &&
        registered > 0 && (
          <Alert status="info" quiet>
            {words.differs({ registered, reported: reported.toLocaleString('en-US') })}
          </Alert>
        )}
      {enter.allowed && status !== 'Accepted' && status !== 'Not started' && gaps.length > 0 && (
        <Card title={words.gaps} note={gaps.length}>
          <chakra.ul paddingInlineStart="18px" aria-live="polite">
            {gaps.map((gap) => (
              <li key={gap}>{gap}</li>
            ))}
          </chakra.ul>
        </Card>
      )}
    </>
  )
}

function Decided({ report: { status, certifiedBy, certifiedOn, decidedBy, decidedOn } }: { report: Report }) {
  if (status === 'Certified' && certifiedBy && certifiedOn)
    return (
      <Alert status="info">
        {words.certifiedBy({ name: certifiedBy.fullName, when: formatDate(certifiedOn) })}
      </Alert>
    )
  if (status === 'Accepted' && decidedBy && decidedOn)
    return (
      <Alert status="success">
        {words.acceptedBy({ name: decidedBy.fullName, when: formatDate(decidedOn) })}
      </Alert>
    )
  return null
}

function Repeat({ report: { once, several } }: { report: Report }) {
  if (once === null || several === null) return null
  return (
    <FigureTiles
      title={words.repeat}
      tiles={[
        { key: 'once', figure: countText(once), name: words.once, hint: m.students },
        { key: 'several', figure: countText(several), name: words.several, hint: m.students },
      ]}
    />
  )
}

function enrolledText({ totals, changedBy, changedOn }: Report): string {
  const enrolled =
    totals?.enrolled == null
      ? words.notEnrolled
      : words.enrolled({ n: totals.enrolled.toLocaleString('en-US') })
  const changed =
    changedBy && changedOn
      ? words.changed({ name: changedBy.fullName, when: formatDate(changedOn) })
      : words.nobody
  return `${enrolled}; ${changed}`
}
