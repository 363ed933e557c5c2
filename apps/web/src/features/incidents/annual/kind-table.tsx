import { reportedKindKeys, reportedKinds } from '@portal/domain'
import { tableClasses } from '../../../ui/table/table-styles.generated'
import { countText } from './annual-columns'
import { annualMessages as m } from './annual-messages.generated'
import type { ShownCountsFieldsFragment } from './annual.generated'

/** Kinds in the order of the tables, with all of them last. */
export const shownKinds = [
  ...reportedKindKeys.map((key) => ({ key, label: reportedKinds[key].label })),
  { key: 'all' as const, label: m.allKinds },
]
export type ShownKind = (typeof shownKinds)[number]['key']

/** Incidents and students by kind. */
export function KindTable({
  caption,
  totals,
}: {
  caption: string
  totals: Record<ShownKind, ShownCountsFieldsFragment>
}) {
  return (
    <table className={tableClasses.plain} aria-label={caption}>
      <thead>
        <tr>
          <th scope="col">{m.kind}</th>
          <th scope="col" data-align="end">
            {m.incidents}
          </th>
          <th scope="col" data-align="end">
            {m.students}
          </th>
          <th scope="col" data-align="end">
            {m.per100}
          </th>
        </tr>
      </thead>
      <tbody>
        {shownKinds.map(({ key, label }) => (
          <tr key={key}>
            <th scope="row">{label}</th>
            <td data-label={m.incidents} data-align="end">
              <span>{countText(totals[key].incidents)}</span>
            </td>
            <td data-label={m.students} data-align="end">
              <span>{countText(totals[key].students)}</span>
            </td>
            <td data-label={m.per100} data-align="end">
              <span>{totals[key].per100}</span>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
