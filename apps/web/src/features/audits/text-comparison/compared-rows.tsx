import { Minus, PencilLine, Plus } from 'lucide-react'
import { classes } from '../../../ui/theme/styles'
import { VisuallyHidden } from '../../../ui/layout/visually-hidden'
import { textComparisonMessages as words } from './text-comparison-messages.generated'
import { textComparisonClasses as looks } from './text-comparison-styles.generated'
import type { AuditDocumentComparisonQuery } from './text-comparison.generated'

export type Comparison = AuditDocumentComparisonQuery['auditDocumentComparison']
type Row = Comparison['rows'][number]

const kinds = { changed: PencilLine, removed: Minus, added: Plus }
type Kind = keyof typeof kinds

/** The kind of a row that differs; null for one that does not. */
const kindOf = ({ kind }: Row): Kind | null => (kind in kinds ? (kind as Kind) : null)

interface ComparedRowsProps {
  rows: Comparison['rows']
  onlyChanges: boolean
  /** Number of changes. */
  all: number
}

/** Passages of two texts side by side; those that differ are marked by a sign and a word, and their words by strokes. */
export function ComparedRows({ rows, onlyChanges, all }: ComparedRowsProps) {
  return (
    <ul className={looks.rows}>
      {stretches(rows, onlyChanges).map((stretch) => {
        if ('same' in stretch)
          return (
            <li key={stretch.at} className={looks.gap}>
              {words.sameRows({ n: stretch.same })}
            </li>
          )
        const { row, at, n } = stretch
        const kind = kindOf(row)
        return kind === null ? (
          <SameRow key={at} row={row} />
        ) : (
          <ChangedRow key={at} row={row} kind={kind} n={n} all={all} />
        )
      })}
    </ul>
  )
}

/** Rows as they are shown: all, or those that differ with the number of others between them; `n` counts the changes. */
function stretches(rows: Comparison['rows'], onlyChanges: boolean) {
  const shown: ({ at: number; row: Row; n: number } | { at: number; same: number })[] = []
  let n = 0
  for (const [at, row] of rows.entries()) {
    const last = shown.at(-1)
    const differs = kindOf(row) !== null
    if (differs) n += 1
    if (!onlyChanges || differs) shown.push({ at, row, n })
    else if (last && 'same' in last) last.same += 1
    else shown.push({ at, same: 1 })
  }
  return shown
}

/** Pieces with the place at which each begins, which tells them apart. */
function placed(pieces: Row['older']) {
  let at = 0
  return pieces.map(({ text, marked }) => {
    const from = at
    at += text.length
    return { from, text, marked }
  })
}

const textOf = (pieces: Row['older']) => pieces.map(({ text }) => text).join('')

function SameRow({ row: { kind, older, newer } }: { row: Row }) {
  return (
    <li className={looks.row}>
      <span className={classes(looks.kind, looks.again)} />
      <p className={classes(looks.side, older.length === 0 && looks.again)}>{textOf(older)}</p>
      {/* Heard once: both sides have it. */}
      <p
        className={classes(looks.side, (kind === 'same' || newer.length === 0) && looks.again)}
        aria-hidden={kind === 'same' || undefined}
      >
        {textOf(newer)}
      </p>
    </li>
  )
}

interface ChangedRowProps {
  row: Row
  kind: Kind
  n: number
  all: number
}

function ChangedRow({ row: { older, newer }, kind, n, all }: ChangedRowProps) {
  const Icon = kinds[kind]
  const name = words.kinds[kind]
  return (
    <li
      className={classes(looks.row, looks.differs)}
      data-change
      tabIndex={-1}
      aria-label={words.row({ kind: name, n, all })}
    >
      <span className={looks.kind}>
        <Icon aria-hidden />
        {name}
      </span>
      <Side pieces={older} side="older" />
      <Side pieces={newer} side="newer" />
    </li>
  )
}

function Side({ pieces, side }: { pieces: Row['older']; side: 'older' | 'newer' }) {
  const [Mark, before] =
    side === 'older' ? (['del', words.removedWords] as const) : (['ins', words.addedWords] as const)
  if (pieces.length === 0)
    return <p className={classes(looks.side, looks.absent, looks.again)}>{words.notThere}</p>
  return (
    <p className={looks.side} data-side={words[side]}>
      {placed(pieces).map(({ from, text, marked }) =>
        marked ? (
          <Mark key={from}>
            <VisuallyHidden>{before}</VisuallyHidden>
            {text}
            <VisuallyHidden>{words.endOfMark}</VisuallyHidden>
          </Mark>
        ) : (
          <span key={from}>{text}</span>
        ),
      )}
    </p>
  )
}
