/**
 * @typedef {{ 'Node Type': string, 'Relation Name'?: string, 'Index Name'?: string, 'Parent Relationship'?: string, 'Subplan Name'?: string, Plans?: PlanNode[] }} PlanNode
 * @typedef {{ query: string, milliseconds: number, plan: PlanNode }} LoggedPlan
 */

/**
 * Plans in a part of PostgreSQL's log, in the JSON format of auto_explain: `plan:` and an object on lines that begin
 * with a tab.
 *
 * @param {string} log
 * @returns {LoggedPlan[]}
 */
export function plansIn(log) {
  return [...log.matchAll(/duration: ([\d.]+) ms {2}plan:\n((?:\t.*\n)+)/g)].flatMap(
    ([, time = '0', text = '{}']) => {
      /** @type {{ 'Query Text'?: string, Plan?: PlanNode }} */
      const { 'Query Text': query = '', Plan: plan } = JSON.parse(text)
      return plan ? [{ query, milliseconds: Number(time), plan }] : []
    },
  )
}

/** How a plan reads a table: 'Seq Scan', 'Index Scan using users_lea_id_idx' … @param {PlanNode} plan @param {string} table */
export function readsOf(plan, table) {
  /** @type {string[]} */
  const reads = []
  const walk = (/** @type {PlanNode} */ node, /** @type {string | undefined} */ above) => {
    const relation = node['Relation Name'] ?? above
    if (node['Relation Name'] === table && !node['Node Type'].startsWith('Bitmap Heap'))
      reads.push(node['Index Name'] ? `${node['Node Type']} using ${node['Index Name']}` : node['Node Type'])
    else if (node['Index Name'] && relation === table)
      reads.push(`${node['Node Type']} using ${node['Index Name']}`)
    for (const below of node.Plans ?? []) walk(below, node['Relation Name'] ?? above)
  }
  walk(plan, undefined)
  return reads
}

/** Whether a plan reads every row of a table. @param {PlanNode} plan @param {string} table */
export function readsAllOf(plan, table) {
  return readsOf(plan, table).some((read) => /Seq Scan/.test(read))
}
