import type { ApiDeps, Job } from './deps.js'
import { forgetKeysBefore } from './requests/idempotency-store.js'

/** How long a command can be repeated with its key. */
const idempotencyHours = 48

/** Housekeeping of the server's own tables and of the database. */
export function tidyJobs(deps: ApiDeps): Job[] {
  return [
    {
      name: 'tidy the database',
      // The embedded engine answers nobody while it is at it.
      everySeconds: deps.database.engine === 'postgres' ? 60 : 300,
      run: () => deps.database.tidy(),
    },
    {
      name: 'forget old idempotency keys',
      everySeconds: 3600,
      async run() {
        const before = new Date(deps.clock().getTime() - idempotencyHours * 3_600_000)
        await forgetKeysBefore(deps.db, before)
      },
    },
  ]
}
