import { chakra } from '@chakra-ui/react'
import {
  AuditStatus,
  auditStatusName,
  clockClasses,
  noteCategories,
  percent,
  submitStateName,
  SubmitState,
} from '@portal/domain'
import { ChartCard, type ChartFiles } from '../../../ui/chart/chart-card'
import type { Fold } from '../../../ui/layout/folding-card'
import { PairBars, RowBars, type RowBar } from '../../../ui/chart/chart-bars'
import { HeatMap } from '../../../ui/chart/chart-heat-map'
import type { AgencyRow } from './attention'
import type { StateDashboardQuery } from '../dashboards.generated'
import { stateDashboardMessages } from './state-dashboard-messages.generated'

const m = stateDashboardMessages.charts
/** Most agencies that the heat map draws; its table holds all. */
const mostDrawn = 25

type Charts = NonNullable<StateDashboardQuery['stateDashboard']['charts']>
interface OfChart {
  year: number
  files: ChartFiles
  fold: Fold
}
type Figures<Key extends keyof Charts> = OfChart & { figures: Charts[Key] }

interface ChartsProps {
  charts: Charts
  year: number
  files: ChartFiles
  foldOf: (chart: keyof Charts) => Fold
}

/** The charts of the findings, for the rail: small, and beside the agencies that they are about. */
export function FindingCharts({ charts, year, files, foldOf }: ChartsProps) {
  const of = (chart: keyof Charts): OfChart => ({ year, files, fold: foldOf(chart) })
  return (
    <>
      <Months figures={charts.months} {...of('months')} />
      <Clock figures={charts.clock} {...of('clock')} />
    </>
  )
}

/** The charts of the self-assessments, which want more width. */
export function SelfAssessmentCharts({
  charts,
  agencies,
  year,
  files,
  foldOf,
}: ChartsProps & { agencies: readonly AgencyRow[] }) {
  const of = (chart: keyof Charts): OfChart => ({ year, files, fold: foldOf(chart) })
  return (
    <chakra.div
      display="grid"
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', xl: 'repeat(2, minmax(0, 1fr))' }}
      gap="16px"
      alignItems="start"
    >
      <Funnel figures={charts.funnel} {...of('funnel')} />
      {charts.audits.map((kind) => (
        <AuditFunnel key={kind.typeKey} kind={kind} {...of('audits')} />
      ))}
      <Areas figures={charts.areas} agencies={agencies} {...of('areas')} />
    </chakra.div>
  )
}

function Funnel({ figures, year, files, fold }: Figures<'funnel'>) {
  const words = m.funnel
  const reached = (state: number) => figures.find((one) => one.state === state)?.reached ?? 0
  return (
    <ChartCard
      files={files}
      fold={fold}
      title={words.title}
      summary={words.summary({
        all: reached(SubmitState.notActivated),
        submitted: reached(SubmitState.submitted),
        final: reached(SubmitState.finalReportIssued),
      })}
      note={words.note}
      name={['dashboard', 'funnel', year]}
      headings={[words.state, words.reached, words.stands]}
      rows={figures.map((one) => [submitStateName(one.state), one.reached, one.stands])}
    >
      <RowBars
        rows={figures.map((one) => ({
          name: submitStateName(one.state),
          value: one.reached,
          text: one.stands > 0 ? `${one.reached} (${one.stands})` : String(one.reached),
        }))}
      />
    </ChartCard>
  )
}

function AuditFunnel({
  kind: { typeKey, label, steps },
  year,
  files,
  fold,
}: OfChart & { kind: Charts['audits'][number] }) {
  const words = m.audits
  const reached = (status: number) => steps.find(({ state }) => state === status)?.reached ?? 0
  return (
    <ChartCard
      files={files}
      fold={fold}
      title={words.title({ kind: label })}
      summary={words.summary({
        all: reached(AuditStatus.notStarted),
        reported: reached(AuditStatus.reportIssued),
        closed: reached(AuditStatus.closed),
      })}
      note={m.funnel.note}
      name={['dashboard', typeKey, year]}
      headings={[words.status, m.funnel.reached, m.funnel.stands]}
      rows={steps.map((one) => [auditStatusName(typeKey, one.state), one.reached, one.stands])}
    >
      <RowBars
        rows={steps.map((one) => ({
          name: auditStatusName(typeKey, one.state),
          value: one.reached,
          text: one.stands > 0 ? `${one.reached} (${one.stands})` : String(one.reached),
        }))}
      />
    </ChartCard>
  )
}

const deadlines = {
  'year-late': 'overdue',
  late: 'overdue',
  week: 'dueWeek',
  month: 'dueSoon',
  quarter: 'far',
  half: 'far',
  far: 'far',
} as const satisfies Record<(typeof clockClasses)[number]['id'], RowBar['deadline']>

function Clock({ figures, year, files, fold }: Figures<'clock'>) {
  const words = m.clock
  const rows = clockClasses.map((one) => ({
    name: one.name,
    deadline: deadlines[one.id],
    value: figures.find(({ id }) => id === one.id)?.findings ?? 0,
  }))
  const sum = (...which: readonly (typeof rows)[number]['deadline'][]) =>
    rows.reduce((total, { deadline, value }) => total + (which.includes(deadline) ? value : 0), 0)
  return (
    <ChartCard
      files={files}
      fold={fold}
      title={words.title}
      summary={words.summary({
        open: sum('overdue', 'dueWeek', 'dueSoon', 'far'),
        late: sum('overdue'),
        soon: sum('dueWeek', 'dueSoon'),
      })}
      name={['dashboard', 'clock', year]}
      headings={[words.left, words.findings]}
      rows={rows.map(({ name, value }) => [name, value])}
    >
      <RowBars rows={rows} />
    </ChartCard>
  )
}

const monthName = new Intl.DateTimeFormat('en-US', { month: 'short', timeZone: 'UTC' })

function Months({ figures, year, files, fold }: Figures<'months'>) {
  const words = m.months
  const nameOf = (month: string) => monthName.format(new Date(`${month}-01T00:00:00Z`))
  return (
    <ChartCard
      files={files}
      fold={fold}
      title={words.title}
      summary={words.summary({
        issued: figures.reduce((sum, { issued }) => sum + issued, 0),
        closed: figures.reduce((sum, { closed }) => sum + closed, 0),
      })}
      name={['dashboard', 'findings-by-month', year]}
      headings={[words.month, words.issued, words.closed]}
      rows={figures.map(({ month, issued, closed }) => [
        `${nameOf(month)} ${month.slice(0, 4)}`,
        issued,
        closed,
      ])}
    >
      <PairBars
        legend={[words.issued, words.closed]}
        pairs={figures.map(({ month, issued, closed }) => ({
          name: nameOf(month),
          values: [issued, closed],
        }))}
      />
    </ChartCard>
  )
}

const areaIds = Object.keys(noteCategories).map(Number)
const areaName = (id: number) => noteCategories[id] ?? String(id)

function Areas({
  figures,
  agencies,
  year,
  files,
  fold,
}: Figures<'areas'> & { agencies: readonly AgencyRow[] }) {
  const words = m.areas
  const byLea = new Map<number, Charts['areas'][number][]>()
  for (const one of figures) byLea.set(one.leaId, [...(byLea.get(one.leaId) ?? []), one])
  const used = areaIds.filter((id) => figures.some(({ areaId }) => areaId === id))
  const total = (list: readonly { rated: number; fully: number }[]) =>
    list.reduce((sum, one) => ({ rated: sum.rated + one.rated, fully: sum.fully + one.fully }), {
      rated: 0,
      fully: 0,
    })
  const rated = agencies
    .flatMap((agency) => {
      const own = byLea.get(agency.leaId)
      return own ? [{ agency, own, all: total(own) }] : []
    })
    .toSorted((a, b) => a.all.fully / a.all.rated - b.all.fully / b.all.rated)
  const lowest = used
    .map((id) => ({ id, ...total(figures.filter(({ areaId }) => areaId === id)) }))
    .toSorted((a, b) => a.fully / a.rated - b.fully / b.rated)[0]
  const drawn = rated.slice(0, mostDrawn)
  return (
    <ChartCard
      files={files}
      fold={fold}
      title={words.title}
      summary={
        lowest
          ? words.summary({ area: areaName(lowest.id), share: percent(lowest.fully, lowest.rated) })
          : words.none
      }
      note={
        [
          used.map((id) => `${id} ${areaName(id)}`).join(', '),
          rated.length > drawn.length ? words.first({ n: drawn.length, all: rated.length }) : '',
        ]
          .filter(Boolean)
          .join('. ') || undefined
      }
      name={['dashboard', 'areas', year]}
      headings={[words.agency, ...used.map(areaName)]}
      rows={rated.map(({ agency, own }) =>
        [`${agency.code} ${agency.shortName}`].concat(
          used.map((id) => {
            const one = own.find(({ areaId }) => areaId === id)
            return one ? percent(one.fully, one.rated) : 'N/A'
          }),
        ),
      )}
    >
      <HeatMap
        columns={used.map(String)}
        rows={drawn.map(({ agency, own }) => ({
          name: agency.shortName,
          values: used.map((id) => {
            const one = own.find(({ areaId }) => areaId === id)
            return one ? one.fully / one.rated : null
          }),
        }))}
      />
    </ChartCard>
  )
}
