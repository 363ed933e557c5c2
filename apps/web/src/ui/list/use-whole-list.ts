import { listProblem } from '../../lib/lists/list-problem'
import { useRefresh } from '../../lib/use-refresh'
import type { ListState } from './list-card'

export interface WholeListOptions<Row extends object> {
  /** Undefined while they load. */
  rows: readonly Row[] | undefined
  error: unknown
  refetch: () => Promise<unknown>
}

/** A list that the browser holds whole. */
export function useWholeList<Row extends object>({ rows, error, refetch }: WholeListOptions<Row>) {
  const refresh = useRefresh(refetch)
  return { rows, problem: listProblem(error), refresh } satisfies ListState<Row>
}
