import { chakra } from '@chakra-ui/react'
import { calendarDay, calendarDaysBetween, caseEvents } from '@portal/domain'
import { formatDate, formatDateTime } from '../../../lib/format'
import { TextLink } from '../../../ui/action/link'
import { Avatar } from '../../../ui/avatar'
import { DeadlineChip } from '../../../ui/feedback/deadline-chip'
import { Card } from '../../../ui/layout/card'
import { auditsPaths } from '../audits-paths'
import type { Correction } from './correction-values'
import { correctionsMessages } from './corrections-messages.generated'

const words = correctionsMessages.facts

/** What is read beside a case: its requirement, the clock of its finding, and what happened with it. */
export function CorrectionFacts({ entry }: { entry: Correction }) {
  const { text, citation } = entry
  return (
    <chakra.aside aria-label={words.label} display="grid" gap="14px">
      <Card title={words.requirement}>
        <chakra.p fontWeight="600" overflowWrap="anywhere">
          {text}
        </chakra.p>
        <chakra.p color="fg.muted" marginTop="4px">
          {citation}
        </chakra.p>
      </Card>
      <Clock entry={entry} />
      <Happened entry={entry} />
    </chakra.aside>
  )
}

/** The year of the finding, how much of it is over, and the day of this case within it. */
function Clock({ entry }: { entry: Correction }) {
  const { findingId, findingNumber, findingIssuedOn, findingDueOn, dueOn, dueRule, verifiedOn } = entry
  return (
    <Card
      title={words.clock}
      actions={findingDueOn && <DeadlineChip dueOn={findingDueOn} rule={words.clockRule} />}
    >
      <chakra.p marginBottom="8px">
        <TextLink to={auditsPaths.finding(findingId)}>{words.finding({ finding: findingNumber })}</TextLink>
      </chakra.p>
      {findingIssuedOn && findingDueOn && <Ruler from={findingIssuedOn} to={findingDueOn} />}
      <chakra.div display="flex" flexWrap="wrap" alignItems="center" gap="4px 10px" marginTop="8px">
        <p>{dueOn ? words.dueOn({ day: formatDate(dueOn), rule: dueRule ?? '' }) : words.noDue}</p>
        {dueOn && <DeadlineChip dueOn={dueOn} doneOn={verifiedOn} rule={dueRule} />}
      </chakra.div>
    </Card>
  )
}

/** Days from the notification to its end as a line, in quarters, with a needle at today. */
function Ruler({ from, to }: { from: string; to: string }) {
  const all = Math.max(1, calendarDaysBetween(from, to))
  const day = calendarDaysBetween(from, calendarDay(new Date()))
  const at = `${Math.min(100, Math.max(0, (100 * day) / all))}%`
  return (
    <>
      <chakra.span
        role="img"
        aria-label={words.dayOf({ day: Math.max(0, day), all })}
        display="block"
        position="relative"
        height="10px"
        borderRadius="2px"
        bg="bg.muted"
        forcedColorAdjust="none"
        css={{
          '& > *': { position: 'absolute', top: '0', bottom: '0' },
          '& > i': { left: '0', bg: 'neutral.solid', borderRadius: '2px 0 0 2px' },
          '& > s': { width: '1px', bg: 'bg.surface' },
          '& > u': { top: '-3px', bottom: '-3px', width: '2px', bg: 'fg.default' },
        }}
      >
        <i style={{ width: at }} />
        {[25, 50, 75].map((quarter) => (
          <s key={quarter} style={{ left: `${quarter}%` }} />
        ))}
        <u style={{ left: at }} />
      </chakra.span>
      <chakra.span
        display="flex"
        justifyContent="space-between"
        fontSize="sm"
        color="fg.muted"
        marginTop="4px"
      >
        <span>{formatDate(from)}</span>
        <span>{formatDate(to)}</span>
      </chakra.span>
    </>
  )
}

/** Every step of the case, the newest first. */
function Happened({ entry: { history } }: { entry: Correction }) {
  return (
    <Card title={words.happened}>
      {history.length === 0 && <chakra.p color="fg.muted">{words.nothing}</chakra.p>}
      <chakra.ol listStyle="none" aria-label={words.happened} display="grid" gap="10px">
        {history.map(({ act, by, on, note }) => (
          <chakra.li key={`${on} ${act}`} display="flex" gap="10px">
            <Avatar name={by?.fullName ?? words.portal} size={26} />
            <chakra.span minWidth="0">
              {actOf(act)}
              <chakra.span display="block" fontSize="sm" color="fg.muted">
                {words.byOn({ name: by?.fullName ?? words.portal, at: formatDateTime(on) })}
              </chakra.span>
              {note && (
                <chakra.span display="block" fontSize="sm" whiteSpace="pre-line" overflowWrap="anywhere">
                  {note}
                </chakra.span>
              )}
            </chakra.span>
          </chakra.li>
        ))}
      </chakra.ol>
    </Card>
  )
}

function actOf(act: string): string {
  const known = caseEvents.find((one) => one === act)
  return known ? words.acts[known] : act
}
