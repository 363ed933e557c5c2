import { Button } from '../../../ui/action/button'
import type { DataColumn } from '../../../ui/table/data-table'
import { studentListMessages } from './student-list-messages.generated'
import type { AuditStudentListQuery } from './student-list.generated'

const words = studentListMessages.columns
type Population = AuditStudentListQuery['auditPopulation']
export type StudentRow = Population['rows'][number]

/** Columns of the list as its agency sent it, without what says who a student is. */
export function populationColumns(
  columns: Population['columns'],
  onAdd: ((row: StudentRow) => void) | undefined,
): DataColumn<StudentRow>[] {
  return [
    { id: 'student', header: words.student, rowHeader: true, cell: ({ student }) => student },
    { id: 'age', header: words.age, align: 'end', cell: ({ age }) => age },
    ...columns.map(({ name, field }): DataColumn<StudentRow> => ({
      id: field,
      header: name,
      cell: ({ values }) => values.find((value) => value.field === field)?.value,
    })),
    { id: 'flags', header: words.flags, cell: ({ flags }) => flags.join(', ') },
    ...(onAdd
      ? [
          {
            id: 'actions',
            header: words.actions,
            align: 'end' as const,
            cell: (row: StudentRow) => (
              <Button
                size="sm"
                aria-label={studentListMessages.add.of({ student: row.student })}
                onClick={() => onAdd(row)}
              >
                {studentListMessages.add.act}
              </Button>
            ),
          },
        ]
      : []),
  ]
}
