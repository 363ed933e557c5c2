import { chakra } from '@chakra-ui/react'
import { calendarDaysBetween, planReserveDays } from '@portal/domain'
import { useId, type ReactNode } from 'react'
import { formatDate } from '../../../lib/format'
import { clockInWords, marksOf, type ClockModel, type ClockSign } from './finding-clock-model'
import { findingsPageMessages } from '../findings-page-messages.generated'

const words = findingsPageMessages.clock

/** Share of a phone's axis within which two marks would stand on each other, in percent. */
const crowdedOnPhones = 38

/** Up to this place, in percent of the axis, words have room behind their bar. */
const roomBehind = 66

/** Heights in px: the bar of a lane and the lane itself. */
const bar = { y: 17, height: 12, lane: 46 }

/**
 * The two-prong clock (visual.md 10): three lanes on one axis from the letter to the wall that nothing moves. An image with
 * what its table says as its text.
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
  // Before the wall there is no room for words, and on the bar they would hide it and its sign.
  const isBelow = isVerified && done > roomBehind
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
  /** Between the ends there is no room on a phone. */
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
  /** Words under the bar, which end at a place: the end of the axis unless told. */
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
  const right = saidAt > roomBehind
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

const Line = chakra('line')
const Rect = chakra('rect')
const Circle = chakra('circle')
const Path = chakra('path')
const Text = chakra('text')

function Upright({ x, color, width }: { x: number; color: string; width: number }) {
  return (
    <Line
      x1={`${x}%`}
      x2={`${x}%`}
      y1="0"
      y2="100%"
      strokeWidth={width}
      css={{ stroke: `{colors.${color}}` }}
    />
  )
}

/** Solid what is done, blue what runs, dashed what is planned, hatched what is held. */
function Bar({
  from,
  to,
  look,
}: {
  from: number
  to: number
  look: 'done' | 'running' | 'planned' | 'held'
}) {
  const hatch = useId()
  if (to <= from) return null
  const place = { x: `${from}%`, y: bar.y, width: `${to - from}%`, height: bar.height, rx: 2 }
  switch (look) {
    case 'done':
      return <Rect {...place} css={{ fill: '{colors.success.icon}' }} />
    case 'running':
      return <Rect {...place} css={{ fill: '{colors.brand.fg}' }} />
    case 'planned':
      return (
        <Rect
          {...place}
          strokeWidth={1.5}
          strokeDasharray="5 4"
          css={{ fill: '{colors.bg.surface}', stroke: '{colors.border.strong}' }}
        />
      )
    case 'held':
      return (
        <>
          <defs>
            <pattern
              id={hatch}
              width="8"
              height="8"
              patternUnits="userSpaceOnUse"
              patternTransform="rotate(45)"
            >
              <Rect width="8" height="8" css={{ fill: '{colors.bg.surface}' }} />
              <Rect width="4" height="8" css={{ fill: '{colors.brand.accent}' }} />
            </pattern>
          </defs>
          <Rect
            {...place}
            strokeWidth={1}
            css={{ fill: `url(#${hatch})`, stroke: '{colors.brand.accent}' }}
          />
        </>
      )
  }
}

/** Signs in the order of their days; those of one day stand beside each other. */
function Signs({ signs, at }: { signs: readonly ClockSign[]; at: (day: string) => number }) {
  return signs.map((sign, index) => (
    <Sign
      key={`${sign.on} ${sign.kind} ${signs.slice(0, index).filter(({ on, kind }) => on === sign.on && kind === sign.kind).length}`}
      sign={sign}
      x={at(sign.on)}
      shift={signs.slice(0, index).filter(({ on }) => Math.abs(at(on) - at(sign.on)) < 1).length * 9}
    />
  ))
}

const strokes = { check: 'M-4 0 l3 3 l5 -6', cross: 'M-3.5 -3.5 l7 7 M3.5 -3.5 l-7 7' }
const looks = { check: 'success.icon', cross: 'overdue.solid', waiting: 'brand.fg' } as const

function Sign({ sign, x, shift }: { sign: ClockSign; x: number; shift: number }) {
  const color = `{colors.${looks[sign.kind]}}`
  return (
    // An inner picture has its own origin, so that the sign stands at a percent of the axis.
    <svg x={`${x}%`} y={bar.y + bar.height / 2} overflow="visible">
      <g transform={`translate(${-shift} 0)`}>
        <Circle r={10} strokeWidth={2} css={{ fill: '{colors.bg.surface}', stroke: color }} />
        {sign.kind === 'waiting' ? (
          <Text
            textAnchor="middle"
            dominantBaseline="central"
            css={{ fill: color, fontFamily: 'ui', fontSize: '2xs', fontWeight: '700' }}
          >
            {sign.count}
          </Text>
        ) : (
          <Path d={strokes[sign.kind]} strokeWidth={2} css={{ fill: 'none', stroke: color }} />
        )}
      </g>
    </svg>
  )
}
