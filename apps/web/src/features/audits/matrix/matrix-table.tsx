import { ChevronDown, ChevronRight } from 'lucide-react'
import { memo } from 'react'
import { classes } from '../../../ui/theme/styles'
import {
  cellText,
  heatStep,
  type Agency,
  type ChosenCell,
  type MatrixRow,
  type MatrixSection,
} from './matrix-model'
import { matrixMessages as words } from './matrix-messages.generated'
import { matrixClasses as styles } from './matrix-styles.generated'
import { useGridKeys } from './use-grid-keys'

/** From full marks to below 75 percent. */
export const heatClasses = [
  styles.heat0,
  styles.heat1,
  styles.heat2,
  styles.heat3,
  styles.heat4,
  styles.heat5,
]

interface MatrixTableProps {
  agencies: readonly Agency[]
  sections: readonly MatrixSection[]
  /** Numbers of the sections whose items are shown. */
  open: ReadonlySet<string>
  onToggle: (section: string) => void
  chosen: ChosenCell | null
  onChoose: (cell: ChosenCell) => void
}

/** Items by agencies: a table whose first and last columns stay while the middle scrolls; on phones each row is a card. */
export function MatrixTable({ agencies, sections, open, onToggle, chosen, onChoose }: MatrixTableProps) {
  const keys = useGridKeys()
  const rows = sections.flatMap(({ row, items }) => [row, ...(open.has(row.number) ? items : [])])
  return (
    <div role="region" aria-label={words.region} className={styles.scroll}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role -- A table whose cells take the focus is a grid. */}
      <table role="grid" className={styles.table} aria-readonly {...keys}>
        <caption>{words.caption}</caption>
        <thead>
          <tr>
            <th scope="col" className={styles.corner}>
              {words.item}
            </th>
            {agencies.map(({ prongId, code, shortName }) => (
              <th key={prongId} scope="col" className={styles.agency}>
                <span>{shortName}</span>
                {code}
              </th>
            ))}
            <th scope="col" className={styles.stateHead}>
              {words.state}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row, at) => (
            <Row
              key={row.key}
              row={row}
              agencies={agencies}
              isFirst={at === 0}
              isOpen={row.isSection ? open.has(row.number) : null}
              chosen={chosen?.row === row.key ? chosen.prongId : null}
              onToggle={onToggle}
              onChoose={onChoose}
            />
          ))}
        </tbody>
      </table>
    </div>
  )
}

interface RowProps {
  row: MatrixRow
  agencies: readonly Agency[]
  /** Its head has the tab stop at first. */
  isFirst: boolean
  /** Null for an item. */
  isOpen: boolean | null
  /** Prong of the cell that is explained. */
  chosen: number | null
  onToggle: (section: string) => void
  onChoose: (cell: ChosenCell) => void
}

const Row = memo(function Row(props: RowProps) {
  const { row, agencies, isOpen, chosen, onChoose } = props
  return (
    <tr className={classes(styles.row, isOpen === false && styles.closed)}>
      <RowHead {...props} />
      {agencies.map(({ prongId, code, shortName }, at) => {
        const cell = row.cells[at]
        const text = cell ? cellText(cell) : null
        const step = cell ? heatStep(cell) : null
        const where = { agency: shortName, number: row.number }
        const choose = () => onChoose({ row: row.key, prongId })
        return (
          <td
            key={prongId}
            tabIndex={-1}
            data-grid-cell
            data-code={code}
            aria-selected={chosen === prongId}
            aria-label={nameOf(where, cell)}
            className={classes(styles.cell, step === null ? styles.none : heatClasses[step])}
            onClick={choose}
            onKeyDown={(event) => {
              if (event.key !== 'Enter' && event.key !== ' ') return
              event.preventDefault()
              choose()
            }}
          >
            {text ?? words.notReviewed}
          </td>
        )
      })}
      <td tabIndex={-1} data-grid-cell data-state-cell className={styles.total}>
        {row.state.reviewed === 0
          ? (cellText(row.state) ?? words.notReviewed)
          : row.state.percent.replace(' %', '')}
      </td>
    </tr>
  )
})

/** What a cell says, with whose it is. */
function nameOf(where: { agency: string; number: string }, cell: MatrixRow['cells'][number] | undefined) {
  if (!cell || cellText(cell) === null) return words.cellNone(where)
  return cell.reviewed === 0 ? words.cellNotApplicable(where) : words.cell({ ...where, ...cell })
}

function RowHead({ row: { number, text, isSection }, isFirst, isOpen, onToggle }: RowProps) {
  const stop = { tabIndex: isFirst ? 0 : -1, 'data-grid-cell': true }
  if (!isSection)
    return (
      <th scope="row" className={styles.name} {...stop} title={text}>
        <span>{`${number} ${text}`}</span>
      </th>
    )
  return (
    <th scope="row" className={styles.name}>
      <button
        type="button"
        className={styles.toggle}
        aria-expanded={isOpen === true}
        onClick={() => onToggle(number)}
        {...stop}
      >
        {isOpen ? <ChevronDown size={16} aria-hidden /> : <ChevronRight size={16} aria-hidden />}
        <span>{`${number} ${text}`}</span>
      </button>
    </th>
  )
}
