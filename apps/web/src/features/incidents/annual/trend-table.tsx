import { complianceYearName } from '@portal/domain'
import { tableClasses } from '../../../ui/table/table-styles.generated'
import { countText } from './annual-columns'
import { annualMessages as m } from './annual-messages.generated'
import type { PublishedYearFieldsFragment } from './annual.generated'
import { shownKinds } from './kind-table'

/** Incidents by kind in each school year, the newest first. */
export function TrendTable({
  caption,
  years,
}: {
  caption: string
  years: readonly PublishedYearFieldsFragment[]
}) {
  return (
    <table className={tableClasses.plain} aria-label={caption}>
      <thead>
        <tr>
          <th scope="col">{m.year}</th>
          {shownKinds.map(({ key, label }) => (
            <th key={key} scope="col" data-align="end">
              {label}
            </th>
          ))}
          <th scope="col" data-align="end">
            {m.per100}
          </th>
        </tr>
      </thead>
      <tbody>
        {years.toReversed().map((line) => (
          <tr key={line.year}>
            <th scope="row">{complianceYearName(line.year)}</th>
            {shownKinds.map(({ key, label }) => (
              <td key={key} data-label={label} data-align="end">
                <span>{countText(line[key].incidents)}</span>
              </td>
            ))}
            <td data-label={m.per100} data-align="end">
              <span>{line.all.per100}</span>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
