import { chakra } from '@chakra-ui/react'
import {
  addDays,
  calendarDay,
  calendarDaysBetween,
  CaseState,
  findingDue,
  isClosedFinding,
} from '@portal/domain'
import { Table2 } from 'lucide-react'
import { useState } from 'react'
import { formatDate } from '../../lib/format'
import { Button } from '../../ui/button'
import { Card } from '../../ui/card'
import { FindingClockTable } from './finding-clock-table'
import { findingsPageMessages } from './findings-page-messages'
import type { FindingFieldsFragment as Finding } from './findings.generated'

const words = findingsPageMessages.clock

/** The one-year clock with its two prongs: how many days are left, and how far each prong has come. */
export function FindingClock({ finding }: { finding: Finding }) {
  const [asTable, setAsTable] = useState(false)
  const { issuedOn, dueOn } = finding
  if (issuedOn === null || dueOn === null)
    return (
      <Card title={words.title}>
        <chakra.p>{words.notIssued(formatDate(finding.issueBy))}</chakra.p>
      </Card>
    )
  return (
    <Card as="section">
      <chakra.h2 srOnly>{words.title}</chakra.h2>
      <chakra.div display="flex" flexWrap="wrap" alignItems="center" gap="10px 24px">
        <Countdown finding={finding} dueOn={dueOn} />
        <chakra.p flex="1 1 300px" color="fg.muted">
          {words.issued} <b>{formatDate(issuedOn)}</b>. {words.by} <b>{formatDate(dueOn)}</b>.
          <chakra.span display="block" fontSize="sm">
            {findingDue(issuedOn).derivation}
          </chakra.span>
        </chakra.p>
        <Button
          size="sm"
          icon={<Table2 aria-hidden />}
          aria-pressed={asTable}
          onClick={() => setAsTable((known) => !known)}
        >
          {words.asTable}
        </Button>
      </chakra.div>
      <chakra.div marginTop="14px">
        {asTable ? (
          <FindingClockTable finding={finding} />
        ) : (
          <Lanes finding={finding} issuedOn={issuedOn} dueOn={dueOn} />
        )}
      </chakra.div>
    </Card>
  )
}

function Countdown({ finding, dueOn }: { finding: Finding; dueOn: string }) {
  const closed = isClosedFinding(finding.status)
  const left = calendarDaysBetween(calendarDay(new Date()), dueOn)
  const [big, small] = closed
    ? [formatDate(finding.closedOn ?? dueOn), words.closed]
    : [String(Math.abs(left)), left < 0 ? words.daysLate(-left) : words.daysLeft(left)]
  return (
    <chakra.p
      display="flex"
      alignItems="baseline"
      gap="8px"
      color={left < 0 && !closed ? 'overdue.fg' : 'inherit'}
    >
      <chakra.strong
        fontFamily="heading"
        fontSize={closed ? 'xl' : '2.25rem'}
        fontWeight="700"
        lineHeight="1"
        fontVariantNumeric="tabular-nums"
      >
        {big}
      </chakra.strong>
      <chakra.span fontFamily="ui" fontWeight="600">
        {small}
      </chakra.span>
    </chakra.p>
  )
}

const marks = [90, 180, 270] as const

function Lanes({ finding, issuedOn, dueOn }: { finding: Finding; issuedOn: string; dueOn: string }) {
  const length = calendarDaysBetween(issuedOn, dueOn)
  const today = calendarDay(new Date())
  const share = (day: string) =>
    Math.min(100, Math.max(0, (100 * calendarDaysBetween(issuedOn, day)) / length))
  const now = share(finding.closedOn ?? today)
  const prong1 = finding.prong1VerifiedOn
  const prong2 = finding.prong2VerifiedOn
  const latest = finding.rounds.find(({ setAside }) => !setAside)
  const submitted = finding.cases.filter(({ state }) => state === CaseState.submitted).length
  return (
    <chakra.div aria-hidden>
      <Scale>
        {[0, ...marks].map((day) => (
          <Mark key={day} at={(100 * day) / length} day={formatDate(addDays(issuedOn, day))}>
            {day === 0 ? words.letter : words.day(day)}
          </Mark>
        ))}
        <Mark at={100} day={formatDate(dueOn)} due>
          {words.due}
        </Mark>
      </Scale>
      <Lane
        name={words.prong1}
        note={words.verified(finding.casesVerified, finding.casesTotal)}
        until={prong1 ? share(prong1) : now}
        done={prong1 !== null}
        now={now}
        said={prong1 ? words.verifiedOn(formatDate(prong1)) : submitted > 0 ? words.submitted(submitted) : ''}
      />
      <Lane
        name={words.prong2}
        note={latest ? words.latest(latest.recordsCompliant, latest.recordsReviewed) : words.notStarted}
        from={prong1 ? share(prong1) : now}
        until={prong2 ? share(prong2) : prong1 ? now : undefined}
        done={prong2 !== null}
        now={now}
        said={prong2 ? words.compliantOn(formatDate(prong2)) : prong1 ? '' : words.opensLater}
      />
    </chakra.div>
  )
}

const Scale = chakra('div', {
  base: {
    position: 'relative',
    height: '34px',
    marginInlineStart: { base: '0', md: '190px' },
    borderBottom: '1px solid {colors.border.subtle}',
    fontSize: 'sm',
    lineHeight: '1.25',
    color: 'fg.muted',
  },
})

function Mark(props: { at: number; day: string; due?: boolean; children: string }) {
  const end = props.at >= 99
  const between = props.at > 0 && !end
  return (
    <chakra.span
      position="absolute"
      top="0"
      // Between the ends there is no room on a phone.
      display={{ base: between ? 'none' : 'block', md: 'block' }}
      whiteSpace="nowrap"
      textAlign={end ? 'end' : 'start'}
      fontWeight={props.due ? '600' : '400'}
      color={props.due ? 'overdue.fg' : 'inherit'}
      style={end ? { right: 0 } : { left: `${props.at}%` }}
    >
      {props.day}
      <br />
      {props.children}
    </chakra.span>
  )
}

interface LaneProps {
  name: string
  note: string
  /** Where the bar begins and ends, in percent of the year; no bar without an end. */
  from?: number
  until: number | undefined
  done: boolean
  now: number
  said: string
}

function Lane({ name, note, from = 0, until, done, now, said }: LaneProps) {
  return (
    <chakra.div
      display="grid"
      gridTemplateColumns={{ base: '1fr', md: '176px minmax(0, 1fr)' }}
      gap="2px 14px"
      alignItems="center"
      padding="8px 0"
      borderBottom="1px solid {colors.border.subtle}"
    >
      <chakra.span lineHeight="1.3">
        <chakra.span fontFamily="ui" fontWeight="600" fontSize="md">
          {name}
        </chakra.span>
        <chakra.span display="block" fontSize="sm" color="fg.muted">
          {note}
        </chakra.span>
      </chakra.span>
      <chakra.span position="relative" display="block" height="26px">
        {marks.map((day) => (
          <chakra.span
            key={day}
            position="absolute"
            top="-6px"
            bottom="-6px"
            width="1px"
            bg="border.default"
            style={{ left: `${(100 * day) / 365}%` }}
          />
        ))}
        {until !== undefined && (
          <chakra.span
            position="absolute"
            top="8px"
            height="10px"
            borderRadius="chip"
            bg={done ? 'success.icon' : 'chart.1'}
            css={{ '@media (forced-colors: active)': { forcedColorAdjust: 'none' } }}
            style={{ left: `${from}%`, width: `${Math.max(0.8, until - from)}%` }}
          />
        )}
        <chakra.span
          position="absolute"
          top="-6px"
          bottom="-6px"
          width="2px"
          bg="brand.fg"
          style={{ left: `${now}%` }}
        />
        {said && (
          <chakra.span
            position="absolute"
            top="2px"
            fontSize="sm"
            lineHeight="22px"
            color="fg.muted"
            bg="bg.surface"
            paddingInline="6px"
            whiteSpace="nowrap"
            maxWidth="100%"
            overflow="hidden"
            textOverflow="ellipsis"
            style={now > 55 ? { right: `${Math.max(0, 101 - now)}%` } : { left: `${now + 1}%` }}
          >
            {said}
          </chakra.span>
        )}
      </chakra.span>
    </chakra.div>
  )
}
