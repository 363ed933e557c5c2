/** How an act stands in the feeds of dashboards. */
export interface FeedAct {
  /** What one act did, its noun first, so that acts on several records are counted: '1 finding issued', '2 findings issued'. */
  one: readonly [noun: string, what: string]
  /** What several acts on one record are, after their number: '362 changes to due dates'. */
  several: string
  /** The agency does not read of it: it is a step of the state's own. */
  stateOnly?: true
}
