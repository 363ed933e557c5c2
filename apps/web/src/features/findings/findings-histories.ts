import type { RecordHistories } from '../../lib/web-feature'
import { findingsPaths } from './findings-paths'

export const histories: RecordHistories = {
  [`${findingsPaths.list}/:id/history`]: (id) => findingsPaths.part(Number(id), 'history'),
}
