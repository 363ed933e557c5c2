import { Button } from '../../../ui/action/button'
import { NoBreak, type DataColumn } from '../../../ui/table/data-table'
import { subjectWords } from '../audits-kind'
import { cellWords, flagWords, headingWords } from './roster-words'
import { studentListMessages } from './student-list-messages.generated'
import type { AuditStudentListQuery } from './student-list.generated'

const words = studentListMessages.columns
type Population = AuditStudentListQuery['auditPopulation']
export type StudentRow = Population['rows'][number]

interface PopulationColumnsOptions {
  columns: Population['columns']
  typeKey: string
  part: string
  /** Undefined for people who add nobody, and while nobody can be added. */
  onAdd: ((row: StudentRow) => void) | undefined
}

/** Columns of the list as its agency sent it, without what says who a student is. */
export function populationColumns({
  columns,
  typeKey,
  part,
  onAdd,
}: PopulationColumnsOptions): DataColumn<StudentRow>[] {
  const shown = cellWords(typeKey, part)
  const named = flagWords(typeKey, part)
  return [
    {
      id: 'student',
      header: subjectWords(typeKey).title,
      rowHeader: true,
      cell: ({ student }) => <NoBreak>{student}</NoBreak>,
    },
    { id: 'age', header: words.age, align: 'end', cell: ({ age }) => age },
    ...columns.map(({ name, field }): DataColumn<StudentRow> => ({
      id: field,
      header: headingWords(name),
      cell: ({ values }) => {
        const value = values.find((one) => one.field === field)?.value
        return value ? <NoBreak>{shown(field, value)}</NoBreak> : null
      },
    })),
    { id: 'flags', header: words.flags, cell: ({ flags }) => named(flags) },
    ...(onAdd
      ? [
          {
            id: 'actions',
            header: words.sample,
            align: 'end' as const,
            cell: (row: StudentRow) => <SampleCell row={row} onAdd={onAdd} />,
          },
        ]
      : []),
  ]
}

function SampleCell({ row, onAdd }: { row: StudentRow; onAdd: (row: StudentRow) => void }) {
  if (row.inSample) return <NoBreak>{studentListMessages.inSample}</NoBreak>
  return (
    <Button
      size="sm"
      aria-label={studentListMessages.add.of({ student: row.student })}
      onClick={() => onAdd(row)}
    >
      {studentListMessages.add.act}
    </Button>
  )
}
