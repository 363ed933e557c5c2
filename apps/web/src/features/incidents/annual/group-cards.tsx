import { Card } from '../../../ui/layout/card'
import { tableClasses } from '../../../ui/table/table-styles.generated'
import { countText } from './annual-columns'
import { annualMessages as m } from './annual-messages.generated'
import type { AnnualReportFieldsFragment as Report } from './annual.generated'

/** A table for each demographic. */
export function GroupCards({ tables }: Pick<Report, 'tables'>) {
  return (
    <>
      {tables.map(({ category, label, rows }) => (
        <Card key={category} title={label} padded={false}>
          <table className={tableClasses.plain} aria-label={label}>
            <thead>
              <tr>
                <th scope="col">{m.report.group}</th>
                <th scope="col" data-align="end">
                  {m.incidents}
                </th>
                <th scope="col" data-align="end">
                  {m.students}
                </th>
              </tr>
            </thead>
            <tbody>
              {rows.map((row) => (
                <tr key={row.id}>
                  <th scope="row">{row.label}</th>
                  <td data-label={m.incidents} data-align="end">
                    <span>{countText(row.incidents)}</span>
                  </td>
                  <td data-label={m.students} data-align="end">
                    <span>{countText(row.students)}</span>
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </Card>
      ))}
    </>
  )
}
