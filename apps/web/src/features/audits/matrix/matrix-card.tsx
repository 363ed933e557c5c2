import { chakra } from '@chakra-ui/react'
import { useCallback, useMemo, useRef, useState, type KeyboardEvent } from 'react'
import { Button } from '../../../ui/action/button'
import { EmptyState } from '../../../ui/feedback/states'
import { Card } from '../../../ui/layout/card'
import { classes } from '../../../ui/theme/styles'
import { MatrixPanel } from './matrix-panel'
import { heatClasses, MatrixTable } from './matrix-table'
import { matrixMessages as words } from './matrix-messages.generated'
import { matrixClasses } from './matrix-styles.generated'
import { neighbourOf, sectionsOf, type ChosenCell, type Matrix } from './matrix-model'

interface MatrixCardProps {
  typeKey: string
  part: string
  matrix: Matrix
  /** Another matrix is loading. */
  isOld: boolean
}

/** The matrix with its legend, and the explanation of the chosen cell beside it. */
export function MatrixCard({ typeKey, part, matrix, isOld }: MatrixCardProps) {
  const sections = useMemo(() => sectionsOf(matrix), [matrix])
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set())
  const [chosen, setChosen] = useState<ChosenCell | null>(null)
  const cameFrom = useRef<Element | null>(null)
  const toggle = useCallback((number: string) => {
    setOpen((before) => {
      const after = new Set(before)
      if (!after.delete(number)) after.add(number)
      return after
    })
  }, [])
  const choose = useCallback((cell: ChosenCell) => {
    cameFrom.current = document.activeElement
    setChosen(cell)
  }, [])
  const close = () => {
    setChosen(null)
    if (cameFrom.current instanceof HTMLElement) cameFrom.current.focus()
  }
  if (matrix.agencies.length === 0)
    return <EmptyState title={words.empty.title}>{words.empty.body({ waiting: matrix.waiting })}</EmptyState>
  const explained = explainedBy(chosen, matrix, sections)
  return (
    <chakra.div
      display="grid"
      gap="14px"
      alignItems="start"
      gridTemplateColumns={{
        base: 'minmax(0, 1fr)',
        xl: explained ? 'minmax(0, 1fr) 336px' : 'minmax(0, 1fr)',
      }}
      aria-busy={isOld || undefined}
      opacity={isOld ? 0.6 : 1}
      onKeyDown={(event: KeyboardEvent) => {
        if (!chosen) return
        if (event.key === 'Escape') close()
        if (event.key !== '[' && event.key !== ']') return
        const shown = sections.flatMap(({ row, items }) => [row, ...(open.has(row.number) ? items : [])])
        setChosen(neighbourOf(chosen, event.key === ']' ? 1 : -1, shown, matrix.agencies))
      }}
    >
      <Card
        title={words.table}
        padded={false}
        actions={
          <>
            <Legend />
            <View
              items={matrix.items.length}
              isWhole={sections.every(({ row }) => open.has(row.number))}
              onWhole={(whole) => setOpen(new Set(whole ? sections.map(({ row }) => row.number) : []))}
            />
          </>
        }
      >
        <MatrixTable
          agencies={matrix.agencies}
          sections={sections}
          open={open}
          onToggle={toggle}
          chosen={chosen}
          onChoose={choose}
        />
      </Card>
      {explained && <MatrixPanel typeKey={typeKey} part={part} {...explained} onClose={close} />}
    </chakra.div>
  )
}

/** The chosen cell with its row and agency; null where another page or filter has taken it away. */
function explainedBy(
  chosen: ChosenCell | null,
  { agencies }: Matrix,
  sections: ReturnType<typeof sectionsOf>,
) {
  const at = agencies.findIndex(({ prongId }) => prongId === chosen?.prongId)
  const row = sections.flatMap((one) => [one.row, ...one.items]).find(({ key }) => key === chosen?.row)
  const agency = agencies[at]
  const cell = row?.cells[at]
  return row && agency && cell ? { row, agency, cell } : null
}

function Legend() {
  const steps = Object.entries(words.legend.steps)
  return (
    <chakra.ul
      aria-label={words.legend.label}
      display="flex"
      flexWrap="wrap"
      gap="4px 10px"
      listStyle="none"
      fontSize="sm"
    >
      {steps.map(([step, label]) => (
        <chakra.li key={step} display="inline-flex" alignItems="center" gap="4px">
          <span aria-hidden className={classes(matrixClasses.swatch, heatClasses[Number(step)])} />
          {label}
        </chakra.li>
      ))}
    </chakra.ul>
  )
}

function View({
  items,
  isWhole,
  onWhole,
}: {
  items: number
  isWhole: boolean
  onWhole: (whole: boolean) => void
}) {
  return (
    <chakra.span role="group" aria-label={words.view.label} display="inline-flex" gap="4px">
      <Button
        size="sm"
        variant={isWhole ? 'outline' : 'solid'}
        aria-pressed={!isWhole}
        onClick={() => onWhole(false)}
      >
        {words.view.sections}
      </Button>
      <Button
        size="sm"
        variant={isWhole ? 'solid' : 'outline'}
        aria-pressed={isWhole}
        onClick={() => onWhole(true)}
      >
        {words.view.items({ n: items })}
      </Button>
    </chakra.span>
  )
}
