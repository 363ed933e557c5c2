import { chakra } from '@chakra-ui/react'
import type { DeadlineKind } from '@portal/domain'
import { scaleBand, scaleLinear } from 'd3-scale'
import { useId } from 'react'
import { useWidth } from '../layout/use-width'

/** Parts of drawings in the colours of the theme; a second series is hatched, so that colour never stands alone. */
const drawing = {
  display: 'block',
  width: '100%',
  fontFamily: 'body',
  '& text': { fill: '{colors.fg.muted}', fontSize: '12px' },
  '& .value': { fill: '{colors.fg.default}', fontWeight: '600' },
  '& .axis': { stroke: '{colors.border.subtle}', strokeWidth: '1px' },
  '& .one': { fill: '{colors.chart.1}' },
  '& .two': { fill: '{colors.chart.2}' },
  '& .hatch': { stroke: '{colors.bg.surface}', strokeWidth: '3px' },
  '& .overdue': { fill: '{colors.overdue.solid}' },
  '& .dueWeek': { fill: '{colors.dueWeek.solid}' },
  '& .dueSoon': { fill: '{colors.dueSoon.solid}' },
  '& .far': { fill: '{colors.neutral.solid}' },
  '& .cell': { fill: '{colors.chart.1}' },
} as const

export const ChartDrawing = chakra('svg', { base: drawing })

export interface RowBar {
  name: string
  value: number
  /** Text after the bar; by default the value. */
  text?: string
  /** In the colour of a deadline; the name of the bar says how near it is. */
  deadline?: Exclude<DeadlineKind, 'done'>
}

const rowHeight = 26

/** One bar in each row, the name before it and the figure behind it. */
export function RowBars({ rows }: { rows: readonly RowBar[] }) {
  const [measure, width] = useWidth(480)
  const labels = Math.min(190, width * 0.46)
  const length = scaleLinear()
    .domain([0, Math.max(1, ...rows.map(({ value }) => value))])
    .range([0, Math.max(40, width - labels - 70)])
  return (
    <ChartDrawing
      ref={measure}
      viewBox={`0 0 ${width} ${rows.length * rowHeight}`}
      height={rows.length * rowHeight}
      aria-hidden
    >
      {rows.map(({ name, value, text, deadline }, index) => (
        <g key={name} transform={`translate(0 ${index * rowHeight})`}>
          <text x={labels - 8} y={17} textAnchor="end">
            {name}
          </text>
          <rect
            className={deadline ?? 'one'}
            x={labels}
            y={6}
            width={value === 0 ? 1 : Math.max(2, length(value))}
            height={rowHeight - 12}
          />
          <text className="value" x={labels + length(value) + 8} y={17}>
            {text ?? value}
          </text>
        </g>
      ))}
    </ChartDrawing>
  )
}

export interface PairOfBars {
  name: string
  values: readonly [number, number]
}

/** In a rail and on a phone, where names of every second bar are left out, and elsewhere. */
const plotHeights = { few: 130, all: 200 }
const plot = { top: 34, left: 34, bottom: 26 }

/** Two bars for each name side by side, with a legend; each bar carries its figure. */
export function PairBars({
  pairs,
  legend,
}: {
  pairs: readonly PairOfBars[]
  legend: readonly [string, string]
}) {
  const [measure, width] = useWidth(480)
  const hatch = useId()
  const few = width < 420
  const plotHeight = few ? plotHeights.few : plotHeights.all
  const most = Math.max(1, ...pairs.flatMap(({ values }) => values))
  const up = scaleLinear().domain([0, most]).nice(4).range([plotHeight, 0])
  const across = scaleBand()
    .domain(pairs.map(({ name }) => name))
    .range([plot.left, width])
    .padding(0.24)
  const half = across.bandwidth() / 2
  const ticks = up.ticks(4).filter((tick) => Number.isInteger(tick))
  const height = plot.top + plotHeight + plot.bottom
  return (
    <ChartDrawing ref={measure} viewBox={`0 0 ${width} ${height}`} height={height} aria-hidden>
      <defs>
        <pattern id={hatch} width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
          <line className="hatch" x1="0" y1="0" x2="0" y2="6" />
        </pattern>
      </defs>
      {legend.map((name, series) => (
        <g key={name} transform={`translate(${plot.left + series * 110} 2)`}>
          <rect className={series === 0 ? 'one' : 'two'} width="14" height="14" />
          {series === 1 && <rect width="14" height="14" style={{ fill: `url(#${hatch})` }} />}
          <text x="20" y="12">
            {name}
          </text>
        </g>
      ))}
      <g transform={`translate(0 ${plot.top})`}>
        {ticks.map((tick) => (
          <g key={tick}>
            <line className="axis" x1={plot.left} x2={width} y1={up(tick)} y2={up(tick)} />
            <text x={plot.left - 6} y={up(tick) + 4} textAnchor="end">
              {tick}
            </text>
          </g>
        ))}
        {pairs.map(({ name, values }, index) => (
          <g key={name} transform={`translate(${across(name) ?? 0} 0)`}>
            {values.map((value, series) => {
              const place = {
                x: series * half,
                y: up(value),
                width: half - 1,
                height: plotHeight - up(value),
              }
              return (
                <g key={legend[series]}>
                  <rect className={series === 0 ? 'one' : 'two'} {...place} />
                  {series === 1 && <rect {...place} style={{ fill: `url(#${hatch})` }} />}
                  {value > 0 && !few && (
                    <text
                      className="value"
                      x={series * half + half / 2}
                      y={up(value) - 4}
                      textAnchor="middle"
                    >
                      {value}
                    </text>
                  )}
                </g>
              )
            })}
            {(!few || index % 2 === 0) && (
              <text x={half} y={plotHeight + 18} textAnchor="middle">
                {name}
              </text>
            )}
          </g>
        ))}
      </g>
    </ChartDrawing>
  )
}
