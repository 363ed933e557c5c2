import { chakra } from '@chakra-ui/react'
import { calendarDaysBetween, planReserveDays } from '@portal/domain'
import type { ReactNode } from 'react'
import { formatDate } from '../../../lib/format'
import { clockInWords, marksOf, type ClockModel } from './finding-clock-model'
import { Bar, bar, Signs, Upright } from './finding-clock-shapes'
import { findingsPageMessages } from '../findings-page-messages.generated'

const words = findingsPageMessages.clock

/** Share of a phone's axis within which two marks would stand on each other, in percent. */
const crowdedOnPhones = 38

/** Up to this place, in percent of the axis, words fit behind their bar. */
const wordsFitUpTo = 66

/**
 * The two-prong clock (visual.md 10): three lanes on one axis from the letter to the due date, which nothing moves.
 * An image with what its table says as its text.
 */
export function FindingClockPicture({ clock }: { clock: ClockModel }) {
  const { issuedOn, dueOn, now, end } = clock
  const length = Math.max(1, calendarDaysBetween(issuedOn, end))
  const at = (day: string) => Math.min(100, Math.max(0, (100 * calendarDaysBetween(issuedOn, day)) / length))
  const scene = { at, marks: marksOf(clock).map(({ on }) => at(on)), now: at(now), due: at(dueOn) }
  return (
    <chakra.div role="img" aria-label={clockInWords(clock)}>
      <Axis clock={clock} at={at} />
      <Prong1 {...clock.prong1} {...scene} />
      <Plan {...clock.plan} {...scene} />
      <Prong2 {...clock.prong2} {...scene} />
    </chakra.div>
  )
}

/** Places in percent of the axis. */
interface Scene {
  at: (day: string) => number
  marks: number[]
  now: number
  due: number
}

function Prong1({
  signs,
  isVerified,
  doneUntil,
  runsUntil,
  note,
  said,
  ...scene
}: ClockModel['prong1'] & Scene) {
  const { at, now } = scene
  const done = doneUntil === null ? 0 : at(doneUntil)
  // Before the due date words do not fit, and on the bar they would hide it and its sign.
  const isBelow = isVerified && done > wordsFitUpTo
  return (
    <Lane
      name={words.prong1}
      note={note}
      what={words.prong1What}
      said={isBelow ? '' : said}
      saidAt={isVerified ? done : now}
      below={isBelow ? said : ''}
      belowUpTo={done}
      {...scene}
    >
      <Bar from={0} to={done} look="done" />
      <Bar from={done} to={at(runsUntil)} look="running" />
      <Signs signs={signs} at={at} />
    </Lane>
  )
}

function Plan({ needed, until, note, said, ...scene }: ClockModel['plan'] & Scene) {
  const to = scene.at(until)
  return (
    <Lane
      name={words.plan}
      note={note}
      what={needed ? words.planWhat : words.planNotNeeded}
      said={said}
      saidAt={to}
      {...scene}
    >
      {needed && <Bar from={0} to={to} look="planned" />}
    </Lane>
  )
}

function Prong2(props: ClockModel['prong2'] & Scene) {
  const { signs, opensOn, doneOn, heldFrom, note, said, ...scene } = props
  const { at, now, due } = scene
  const opens = opensOn === null ? now : at(opensOn)
  const held = at(heldFrom)
  return (
    <Lane
      name={words.prong2}
      note={note}
      what={words.prong2What}
      said={said}
      saidAt={doneOn ? at(doneOn) : Math.min(opens, held)}
      below={doneOn ? '' : words.held({ days: planReserveDays })}
      {...scene}
    >
      {doneOn ? (
        <Bar from={opens} to={at(doneOn)} look="done" />
      ) : (
        <>
          {opensOn !== null && <Bar from={opens} to={now} look="running" />}
          <Bar from={opensOn === null ? opens : now} to={held} look="planned" />
          <Bar from={held} to={due} look="held" />
        </>
      )}
      <Signs signs={signs} at={at} />
    </Lane>
  )
}

function Axis({ clock, at }: { clock: ClockModel; at: (day: string) => number }) {
  const { issuedOn, dueOn, now } = clock
  const nowAt = at(now)
  const dueAt = at(dueOn)
  return (
    <chakra.div
      position="relative"
      height="36px"
      marginInlineStart={{ base: '0', md: '190px' }}
      fontSize="sm"
      lineHeight="1.25"
      color="fg.muted"
    >
      {nowAt > 12 && (
        <Mark at={0} day={formatDate(issuedOn)} name={words.letter} wideOnly={nowAt < crowdedOnPhones} />
      )}
      {marksOf(clock).map(({ day, on }) => (
        <Mark key={day} at={at(on)} day={formatDate(on)} name={words.day({ n: day })} wideOnly />
      ))}
      {Math.abs(nowAt - dueAt) > 10 && nowAt > 0 && (
        <Mark
          at={nowAt}
          day={clock.nowName}
          name={words.day({ n: calendarDaysBetween(issuedOn, now) })}
          color="brand.fg"
          wideOnly={Math.abs(dueAt - nowAt) < crowdedOnPhones}
        />
      )}
      <Mark at={dueAt} day={formatDate(dueOn)} name={words.due} color="overdue.fg" />
    </chakra.div>
  )
}

interface MarkProps {
  at: number
  day: string
  name: string
  color?: string
  /** Between the ends it does not fit on a phone. */
  wideOnly?: boolean
}

function Mark({ at, day, name, color, wideOnly }: MarkProps) {
  const shift = at < 5 ? '0' : at > 95 ? '-100%' : '-50%'
  return (
    <chakra.span
      position="absolute"
      top="0"
      display={{ base: wideOnly ? 'none' : 'block', md: 'block' }}
      whiteSpace="nowrap"
      textAlign={at < 5 ? 'start' : at > 95 ? 'end' : 'center'}
      fontWeight={color ? '600' : '400'}
      color={color ?? 'inherit'}
      style={{ left: `${at}%`, transform: `translateX(${shift})` }}
    >
      {day}
      <br />
      {name}
    </chakra.span>
  )
}

interface LaneProps extends Scene {
  name: string
  note: string
  what: string
  /** Words beside the bar, from this place on. */
  said: string
  saidAt: number
  /** Words under the bar, which end at a place: by default the end of the axis. */
  below?: string
  belowUpTo?: number
  children: ReactNode
}

function Lane({
  name,
  note,
  what,
  said,
  saidAt,
  below,
  belowUpTo = 100,
  children,
  marks,
  now,
  due,
}: LaneProps) {
  const right = saidAt > wordsFitUpTo
  return (
    <chakra.div
      display="grid"
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: '176px minmax(0, 1fr)' }}
      gap="2px 14px"
      alignItems="center"
      borderTop="1px solid {colors.border.subtle}"
    >
      <chakra.span lineHeight="1.3" fontSize="sm" color="fg.muted" paddingTop={{ base: '6px', md: '0' }}>
        <chakra.span fontFamily="ui" fontWeight="600" fontSize="md" color="fg.default">
          {name}
        </chakra.span>
        <chakra.span fontFamily="ui" fontWeight="600" marginInlineStart="8px">
          {note}
        </chakra.span>
        <chakra.span display="block">{what}</chakra.span>
      </chakra.span>
      <chakra.span position="relative" display="block">
        <chakra.svg
          aria-hidden
          display="block"
          width="100%"
          overflow="visible"
          css={{ height: `${bar.lane + (below ? 12 : 0)}px`, forcedColorAdjust: 'none' }}
        >
          {marks.map((x) => (
            <Upright key={x} x={x} color="border.default" width={1} />
          ))}
          {children}
          <Upright x={now} color="brand.fg" width={2} />
          <Upright x={due} color="overdue.solid" width={3} />
        </chakra.svg>
        {said && (
          <chakra.span
            position="absolute"
            display={{ base: 'none', md: 'block' }}
            top={`${bar.y - 5}px`}
            paddingInline="6px"
            fontSize="sm"
            lineHeight="22px"
            color="fg.muted"
            bg="bg.surface"
            whiteSpace="nowrap"
            style={right ? { right: `${101.5 - saidAt}%` } : { left: `${saidAt + 1.5}%` }}
          >
            {said}
          </chakra.span>
        )}
        {below && (
          <chakra.span
            position="absolute"
            bottom="0"
            fontSize="sm"
            lineHeight="1.2"
            color="fg.muted"
            bg="bg.surface"
            whiteSpace="nowrap"
            style={{ right: `calc(${100 - belowUpTo}% + 8px)` }}
          >
            {below}
          </chakra.span>
        )}
      </chakra.span>
    </chakra.div>
  )
}
