import { chakra } from '@chakra-ui/react'
import { dueDayOf, percent, submitStateTurn, SubmitState } from '@portal/domain'
import { formatDate } from '../../../lib/format'
import { DeadlineChip } from '../../../ui/feedback/deadline-chip'
import { TextLink } from '../../../ui/action/link'
import { RowCheckbox } from '../../../ui/list/chosen/row-checkbox'
import { NoBreak } from '../../../ui/table/data-table'
import { ProgressBar } from '../../../ui/feedback/progress-bar'
import { selfAssessmentMessages } from '../self-assessment-messages.generated'
import { selfAssessmentPaths } from '../self-assessment-paths'
import type { SelfAssessmentRowFieldsFragment as Row } from './self-assessment-list.generated'

const words = selfAssessmentMessages.list

/** The selected rows; undefined where rows cannot be selected. */
export type RowSelection = { selected: ReadonlySet<number>; toggle: (id: number) => void } | undefined

/** The agency as a link, after the checkbox that selects its row. */
export function Agency({ row, selection }: { row: Row; selection: RowSelection }) {
  return (
    <chakra.span display="flex" alignItems="center" gap="10px">
      {selection && (
        <RowCheckbox id={row.id} label={`${words.select} ${row.lea.name}, ${row.part}`} {...selection} />
      )}
      <AgencyLink to={selfAssessmentPaths.selfAssessment(row.id)}>
        <chakra.span fontVariantNumeric="tabular-nums" fontWeight="400" color="fg.subtle">
          {row.lea.code}
        </chakra.span>{' '}
        {row.lea.shortName}
      </AgencyLink>
    </chakra.span>
  )
}

/** The due day, and how far away it is while it is the agency's turn. */
export function Due({ row }: { row: Row }) {
  const dueOn = dueDayOf(row)
  if (!dueOn) return <chakra.span color="fg.subtle">-</chakra.span>
  if (submitStateTurn(row.submitState) !== 'agency') return <NoBreak>{formatDate(dueOn)}</NoBreak>
  return (
    // The longest chip wraps, so that the list is not wider than its card.
    <chakra.span
      display="grid"
      gap="2px"
      justifyItems={{ base: 'end', md: 'start' }}
      css={{ '& > span[title]': { whiteSpace: 'normal', minWidth: '114px' } }}
    >
      <NoBreak>{formatDate(dueOn)}</NoBreak>
      <DeadlineChip dueOn={dueOn} rule={row.dueDerivation} />
    </chakra.span>
  )
}

export function Day({ at }: { at: string | null }) {
  return at ? formatDate(at) : <chakra.span color="fg.subtle">-</chakra.span>
}

const AgencyLink = chakra(TextLink, {
  base: { color: 'fg.default', textDecoration: 'none', _hover: { textDecoration: 'underline' } },
})

interface PartProps {
  to: string
  row: Row
  what: string
  n: number
  of: number
}

export function Completion({ row }: { row: Row }) {
  if (row.submitState === SubmitState.notActivated) return <chakra.span color="fg.subtle">-</chakra.span>
  const share = percent(row.answered, row.answerable)
  return (
    <chakra.span display="block" minWidth="64px">
      <AgencyLink
        display="block"
        textAlign="end"
        to={selfAssessmentPaths.selfAssessment(row.id)}
        aria-label={words.opens({
          what: words.answered({ share, n: row.answered, total: row.answerable }),
          agency: `${row.lea.name}, ${row.part}`,
        })}
      >
        <NoBreak>{share}</NoBreak>
      </AgencyLink>
      <ProgressBar label={selfAssessmentMessages.completion} value={row.answered} max={row.answerable} />
    </chakra.span>
  )
}

export function Rounds({ row }: { row: Row }) {
  const { selectiveRounds: n } = row
  if (n === 0) return <chakra.span color="fg.subtle">-</chakra.span>
  return (
    <AgencyLink
      to={selfAssessmentPaths.selectiveReports(row)}
      aria-label={words.opens({ what: words.rounds({ n }), agency: `${row.lea.name}, ${row.part}` })}
    >
      {n}
    </AgencyLink>
  )
}

export function FinalReport({ row }: { row: Row }) {
  const { finalReportId, finalReportOn } = row
  if (finalReportOn === null) return <chakra.span color="fg.subtle">-</chakra.span>
  const day = <NoBreak>{formatDate(finalReportOn)}</NoBreak>
  return finalReportId === null ? (
    day
  ) : (
    <TextLink
      to={selfAssessmentPaths.issuedReport(finalReportId)}
      aria-label={words.opens({
        what: words.finalReport({ day: formatDate(finalReportOn) }),
        agency: `${row.lea.name}, ${row.part}`,
      })}
    >
      {day}
    </TextLink>
  )
}

/** Subsections that wait for the state before the whole is submitted, as links. */
export function Waiting({ row, reviews }: { row: Row; reviews: boolean }) {
  const { subsectionsSent: sent, notApplicableRequests: requests } = row
  if (sent + requests === 0) return <chakra.span color="fg.subtle">-</chakra.span>
  const of = `${row.lea.name}, ${row.part}`
  const to = reviews ? selfAssessmentPaths.unreviewed(row.id) : selfAssessmentPaths.selfAssessment(row.id)
  return (
    <chakra.span
      display="grid"
      justifyItems="end"
      fontSize="sm"
      whiteSpace="nowrap"
      css={{ '& a': { display: 'inline-flex', alignItems: 'center', minHeight: '24px' } }}
    >
      {sent > 0 && (
        <TextLink to={to} aria-label={words.opens({ what: words.sentEarly({ n: sent }), agency: of })}>
          {words.sentEarly({ n: sent })}
        </TextLink>
      )}
      {requests > 0 && (
        <TextLink
          to={to}
          aria-label={words.opens({ what: words.applicabilityAsked({ n: requests }), agency: of })}
        >
          {words.applicabilityAsked({ n: requests })}
        </TextLink>
      )}
    </chakra.span>
  )
}

/** 'n/total' as a link to what is counted. */
export function Part({ to, row, what, n, of }: PartProps) {
  return (
    <AgencyLink
      to={to}
      aria-label={words.opens({ what: `${what}: ${n}/${of}`, agency: `${row.lea.name}, ${row.part}` })}
    >
      <NoBreak>
        {n}
        <chakra.span color="fg.subtle">{`/${of}`}</chakra.span>
      </NoBreak>
    </AgencyLink>
  )
}
