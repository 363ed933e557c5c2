import {
  checkStudentList,
  filterPopulation,
  listPopulationChoices,
  type BodyInputOf,
} from '@portal/rest-contract'
import type { GatewayContext } from '../../../context.js'
import type {
  PopulationChoices,
  PopulationFilterInput,
  PopulationPage,
  StudentListCheck,
} from './audits-lists-types.js'

type Upstream = Pick<GatewayContext, 'upstream'>

/**
 * What list a prong has, and what was wrong with the one that was refused since (`GET /api/msde/{typeKey}/check-student-
 * file/{id}`).
 */
export function readListCheck(
  { upstream }: Upstream,
  typeKey: string,
  id: number,
): Promise<StudentListCheck> {
  return upstream.call(checkStudentList, { params: { typeKey, id } })
}

/** A page of those rows of the accepted list that match; reads only (`POST /api/msde/{typeKey}/sample-data/filter/{id}`). */
export async function readPopulation(
  { upstream }: Upstream,
  params: { typeKey: string; id: number },
  filter: PopulationFilterInput | null | undefined,
  query: { page: number; pageSize: number },
): Promise<PopulationPage> {
  const body = filterBody(filter ?? {})
  const page = await upstream.call(filterPopulation, { params, query, body }, { read: true })
  return { ...page, rows: page.rows.map((row) => Object.assign({}, row, { values: valuesOf(row.values) })) }
}

/** What the rows of the accepted list can be filtered by (`GET /api/msde/{typeKey}/sample-data/{id}/choices`). */
export function readPopulationChoices(
  { upstream }: Upstream,
  typeKey: string,
  id: number,
): Promise<PopulationChoices> {
  return upstream.call(listPopulationChoices, { params: { typeKey, id } })
}

/** Cells by field as GraphQL has them. */
export const valuesOf = (values: Readonly<Record<string, string>>) =>
  Object.entries(values).map(([field, value]) => ({ field, value }))

/** A filter as the call has it. */
export function filterBody({
  ageFrom,
  ageTo,
  values,
  flags,
}: PopulationFilterInput): BodyInputOf<typeof filterPopulation> {
  return {
    age: { from: ageFrom ?? undefined, to: ageTo ?? undefined },
    values: Object.fromEntries((values ?? []).map((one) => [one.field, one.values])),
    flags: flags ?? [],
  }
}
