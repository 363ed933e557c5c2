import { chakra } from '@chakra-ui/react'
import { Plus, X } from 'lucide-react'
import { useId } from 'react'
import { placed } from '../../../lib/placed'
import { Button } from '../../../ui/action/button'
import { IconButton } from '../../../ui/action/icon-button'
import { controlStyle, FieldError, FieldHint } from '../../../ui/field/field-frame'
import { Select, type SelectOption } from '../../../ui/field/select'
import { auditContentMessages } from './audit-content-messages.generated'

const m = auditContentMessages.rows

/** One cell of each row: words, or one of a few choices. */
export interface RowColumn {
  label: string
  /** Share of the width beside the others. */
  grow: number
  options?: readonly SelectOption[]
  longest?: number
  /** What a new row begins with. */
  initial: string
}

interface RowsFieldProps {
  label: string
  hint: string
  columns: readonly RowColumn[]
  /** 'Y | Yes | met', one row each. */
  lines: readonly string[]
  addLabel: string
  readOnly: boolean
  error: string | undefined
  onChange: (lines: string[]) => void
}

/** A list whose entries have several cells, written as lines with a bar between the cells. */
export function RowsField(props: RowsFieldProps) {
  const { label, hint, columns, lines, addLabel, readOnly, error, onChange } = props
  const id = useId()
  const rows = lines.map((line) => {
    const cells = line.split(/ ?\| ?/)
    return columns.map((_, at) => cells[at] ?? '')
  })
  const write = (next: readonly (readonly string[])[]) => onChange(next.map((row) => row.join(' | ')))
  const change = (at: number, column: number, text: string) =>
    // The bar separates the cells.
    write(rows.map((row, index) => (index === at ? row.with(column, text.replaceAll('|', '')) : row)))
  return (
    <chakra.fieldset
      marginBottom="14px"
      minWidth="0"
      aria-describedby={error ? `${id}-hint ${id}-error` : `${id}-hint`}
    >
      <chakra.legend textStyle="label" padding="0" marginBottom="4px">
        {label}
      </chakra.legend>
      <FieldHint id={`${id}-hint`}>{hint}</FieldHint>
      <chakra.ul display="grid" gap="8px" listStyleType="none">
        {placed(rows).map(({ place: at, one: row }) => (
          <chakra.li
            // Rows have no id: a row keeps its place while its cells are typed.
            key={at}
            display="flex"
            flexWrap={{ base: 'wrap', md: 'nowrap' }}
            gap="6px"
            alignItems="end"
          >
            {columns.map((column, index) => (
              <Cell
                key={column.label}
                column={column}
                text={row[index] ?? ''}
                labelled={at === 0}
                label={m.cell({ column: column.label, row: at + 1 })}
                readOnly={readOnly}
                onChange={(text) => change(at, index, text)}
              />
            ))}
            {!readOnly && (
              <IconButton
                label={m.remove({ row: at + 1 })}
                icon={<X aria-hidden />}
                onClick={() => write(rows.toSpliced(at, 1))}
              />
            )}
          </chakra.li>
        ))}
      </chakra.ul>
      {rows.length === 0 && <chakra.p color="fg.subtle">{m.none}</chakra.p>}
      {!readOnly && (
        <chakra.div marginTop="8px">
          <Button
            size="sm"
            icon={<Plus aria-hidden />}
            onClick={() => write([...rows, columns.map(({ initial }) => initial)])}
          >
            {addLabel}
          </Button>
        </chakra.div>
      )}
      <FieldError id={`${id}-error`} error={error} />
    </chakra.fieldset>
  )
}

interface CellProps {
  column: RowColumn
  text: string
  /** The first row shows the names of the columns; on phones each row does. */
  labelled: boolean
  label: string
  readOnly: boolean
  onChange: (text: string) => void
}

function Cell({ column, text, labelled, label, readOnly, onChange }: CellProps) {
  const { options, longest, grow } = column
  return (
    <chakra.div minWidth={{ base: grow > 2 ? '100%' : '90px', md: '64px' }} style={{ flex: `${grow} 1 0` }}>
      <chakra.span
        aria-hidden
        display={labelled ? 'block' : { base: 'block', md: 'none' }}
        fontSize="sm"
        color="fg.subtle"
      >
        {column.label}
      </chakra.span>
      {options ? (
        <Select
          aria-label={label}
          value={text}
          options={options}
          disabled={readOnly}
          onChange={(event) => onChange(event.currentTarget.value)}
        />
      ) : (
        <chakra.input
          aria-label={label}
          value={text}
          readOnly={readOnly}
          maxLength={longest}
          autoComplete="off"
          onChange={(event) => onChange(event.currentTarget.value)}
          css={controlStyle}
        />
      )}
    </chakra.div>
  )
}
