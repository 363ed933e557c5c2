import type { RecordHistories } from '../../lib/web-feature'
import { cohortsMessages as m } from './cohorts-messages.generated'
import { cohortsPaths } from './cohorts-paths'

export const histories: RecordHistories = {
  [`${cohortsPaths.list}/:id/history`]: (id) => ({
    targetType: 'cohort',
    targetId: id,
    what: m.history.cohort,
    breadcrumb: [
      { label: m.history.dashboard, to: '/' },
      { label: m.title, to: cohortsPaths.list },
    ],
  }),
}
