import { canReadList, compareKeys, type CodeLists, type ListColumn } from '@portal/domain'
import type { AnswerOf, listPopulationChoices as choicesCall } from '@portal/rest-contract'
import type { Reader } from '../../../server/command.js'
import { insist } from '../../../server/verdicts.js'
import { prongFound, type Place } from '../audits-command.js'
import { findProng } from '../audits-read-model.js'
import { findCodeLists, rosterOfProng } from './audits-lists-read-model.js'
import { findListRows, type ListRow } from './list-rows-read-model.js'

/** More values than anybody chooses from. */
const mostValues = 200

/** What the rows of the accepted list can be filtered by: codes, other short texts that say nobody's name, and flags. */
export async function populationChoices(
  { tx, actor }: Reader,
  { typeKey, id }: Place,
): Promise<AnswerOf<typeof choicesCall>> {
  const view = prongFound(await findProng(tx, actor, typeKey, id))
  insist(canReadList(actor, view.facts.leaId))
  const { columns } = rosterOfProng(view)
  const codes = await findCodeLists(tx)
  const rows = await findListRows(tx, id)
  const fields = columns
    .filter(({ identifies, cell }) => identifies !== true && (cell.kind === 'code' || cell.kind === 'text'))
    .map((column) => ({ field: column.field, name: column.name, values: valuesOf(rows, column, codes) }))
  const flags = counted(rows.flatMap((row) => row.flags))
  return {
    fields: fields.filter(({ values }) => values.length > 0),
    flags: columns.flatMap(({ name, cell }) => {
      const some = cell.kind === 'flag' ? flags.get(cell.flag) : undefined
      return cell.kind === 'flag' && some ? [{ flag: cell.flag, name, rows: some }] : []
    }),
    ages: agesOf(rows),
    filled: columns
      .map(({ field }) => field)
      .filter((field) => rows.some(({ fields: values }) => Boolean(values[field]))),
  }
}

/** The values of a column, the most frequent first, ties in the order of their letters. */
function valuesOf(rows: readonly ListRow[], { field, cell }: ListColumn, codes: CodeLists) {
  const entries = cell.kind === 'code' ? codes[cell.list] : []
  return [...counted(rows.map(({ fields }) => fields[field] ?? ''))]
    .filter(([value]) => value !== '')
    .toSorted(([one, ones], [other, others]) => others - ones || compareKeys(one, other))
    .slice(0, mostValues)
    .map(([value, some]) => ({
      value,
      label: entries.find(({ code }) => code === value)?.label ?? value,
      rows: some,
    }))
}

function counted(values: readonly string[]): Map<string, number> {
  const rows = new Map<string, number>()
  for (const value of values) rows.set(value, (rows.get(value) ?? 0) + 1)
  return rows
}

/** The youngest and the oldest age; none where nobody has one. */
function agesOf(rows: readonly ListRow[]): number[] {
  const ages = rows.flatMap(({ age }) => age ?? [])
  const [first] = ages
  if (first === undefined) return []
  let [youngest, oldest] = [first, first]
  for (const age of ages) [youngest, oldest] = [Math.min(youngest, age), Math.max(oldest, age)]
  return [youngest, oldest]
}
