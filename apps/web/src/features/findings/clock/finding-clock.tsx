import { chakra } from '@chakra-ui/react'
import { calendarDay, calendarDaysBetween, findingDue, isClosedFinding } from '@portal/domain'
import { Table2 } from 'lucide-react'
import { useState } from 'react'
import { formatDate } from '../../../lib/format'
import { Button } from '../../../ui/action/button'
import { Card } from '../../../ui/layout/card'
import { clockOf } from './finding-clock-model'
import { FindingClockPicture } from './finding-clock-picture'
import { FindingClockTable } from './finding-clock-table'
import { findingsPageMessages } from '../findings-page-messages.generated'
import type { FindingFieldsFragment as Finding } from '../findings.generated'

const words = findingsPageMessages.clock

/** The one-year clock with its two prongs: how many days are left, and the progress of each prong. */
export function FindingClock({ finding }: { finding: Finding }) {
  const [asTable, setAsTable] = useState(false)
  const clock = clockOf(finding)
  if (!clock)
    return (
      <Card title={words.title}>
        <chakra.p>{words.notIssued({ by: formatDate(finding.issueBy) })}</chakra.p>
      </Card>
    )
  const { issuedOn, dueOn } = clock
  return (
    <Card as="section">
      <chakra.h2 srOnly>{words.title}</chakra.h2>
      <chakra.div display="flex" flexWrap="wrap" alignItems="center" gap="8px 24px">
        <Countdown finding={finding} dueOn={dueOn} />
        <chakra.p flex="1 1 300px" color="fg.muted">
          {words.issued} <Bold>{formatDate(issuedOn)}</Bold>. {words.by}{' '}
          <Bold title={findingDue(issuedOn).derivation}>{formatDate(dueOn)}</Bold>, {words.noExtension}
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
      <chakra.div marginTop="12px">
        {asTable ? <FindingClockTable clock={clock} /> : <FindingClockPicture clock={clock} />}
      </chakra.div>
    </Card>
  )
}

const Bold = chakra('b', { base: { color: 'fg.default', whiteSpace: 'nowrap' } })

function Countdown({ finding, dueOn }: { finding: Finding; dueOn: string }) {
  const closed = isClosedFinding(finding.status)
  const left = calendarDaysBetween(calendarDay(new Date()), dueOn)
  const [big, small] = closed
    ? [formatDate(finding.closedOn ?? dueOn), words.closed]
    : [String(Math.abs(left)), left < 0 ? words.daysLate({ n: -left }) : words.daysLeft({ n: left })]
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
