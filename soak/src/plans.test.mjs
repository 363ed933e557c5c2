import { expect, it } from 'vitest'
import { plansIn, readsAllOf, readsOf } from './plans.mjs'

const log = `2026-11-21 12:00:00 UTC [7] LOG:  database system is ready
2026-11-21 12:00:01 UTC [8] LOG:  duration: 1.250 ms  plan:
	{
	  "Query Text": "select 1 from audit_events",
	  "Plan": {
	    "Node Type": "Limit",
	    "Plans": [
	      { "Node Type": "Index Scan", "Relation Name": "audit_events", "Index Name": "audit_events_pkey" },
	      { "Node Type": "Seq Scan", "Relation Name": "leas" },
	      { "Node Type": "Bitmap Heap Scan", "Relation Name": "users",
	        "Plans": [{ "Node Type": "Bitmap Index Scan", "Index Name": "users_lea_id_idx" }] }
	    ]
	  }
	}
2026-11-21 12:00:02 UTC [8] LOG:  duration: 9 ms
`

it('finds the plans in the log of PostgreSQL, and how they read each table', () => {
  const [found, ...more] = plansIn(log)
  expect(more).toEqual([])
  expect(found).toMatchObject({ query: 'select 1 from audit_events', milliseconds: 1.25 })
  if (!found) throw new Error('There is no plan.')
  expect(readsOf(found.plan, 'audit_events')).toEqual(['Index Scan using audit_events_pkey'])
  expect(readsOf(found.plan, 'users')).toEqual(['Bitmap Index Scan using users_lea_id_idx'])
  expect(readsAllOf(found.plan, 'audit_events')).toBe(false)
  expect(readsAllOf(found.plan, 'leas')).toBe(true)
})
