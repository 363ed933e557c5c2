import { ChartDrawing } from './chart-bars'
import { useWidth } from '../layout/use-width'

export interface HeatRow {
  name: string
  /** Shares from 0 to 1 in the order of the columns; null where there is nothing to share. */
  values: readonly (number | null)[]
}

const rowHeight = 24
const head = 24
/** Widths of letters at 12 px: as many pixels as the widest names of agencies need for each. */
const letterWidth = 7.2

/** A name that ends where its place does, not beyond the edge of the drawing. */
export function shortened(name: string, width: number): string {
  const most = Math.floor(width / letterWidth)
  return name.length > most ? `${name.slice(0, most - 1).trimEnd()}…` : name
}

/** Shares by row and column: the darker the more, and the figure in each cell. */
export function HeatMap({ columns, rows }: { columns: readonly string[]; rows: readonly HeatRow[] }) {
  const [measure, width] = useWidth(480)
  const labels = Math.min(150, width * 0.3)
  const cell = (width - labels) / columns.length
  const height = head + rows.length * rowHeight
  return (
    <ChartDrawing ref={measure} viewBox={`0 0 ${width} ${height}`} height={height} aria-hidden>
      {columns.map((name, index) => (
        <text key={name} x={labels + cell * (index + 0.5)} y={15} textAnchor="middle">
          {name}
        </text>
      ))}
      {rows.map(({ name, values }, row) => (
        <g key={name} transform={`translate(0 ${head + row * rowHeight})`}>
          <text x={labels - 6} y={16} textAnchor="end">
            {shortened(name, labels - 6)}
          </text>
          {values.map((value, index) => (
            <g key={columns[index]} transform={`translate(${labels + cell * index} 0)`}>
              {value !== null && (
                <rect
                  className="cell"
                  width={cell - 2}
                  height={rowHeight - 2}
                  // Never so dark that the figure on it could not be read.
                  opacity={0.06 + 0.34 * value}
                />
              )}
              <text className="value" x={cell / 2 - 1} y={16} textAnchor="middle">
                {value === null ? '–' : Math.round(100 * value)}
              </text>
            </g>
          ))}
        </g>
      ))}
    </ChartDrawing>
  )
}
