import { chakra } from '@chakra-ui/react'
import { useId } from 'react'
import type { ClockSign } from './finding-clock-model'

/** Heights in px: the bar of a lane and the lane itself. */
export const bar = { y: 17, height: 12, lane: 46 }

const Line = chakra('line')
const Rect = chakra('rect')
const Circle = chakra('circle')
const Path = chakra('path')
const Text = chakra('text')

/** A line across a lane. */
export function Upright({ x, color, width }: { x: number; color: string; width: number }) {
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
export function Bar({
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
export function Signs({ signs, at }: { signs: readonly ClockSign[]; at: (day: string) => number }) {
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
