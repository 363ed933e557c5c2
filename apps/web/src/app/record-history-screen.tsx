import { matchPath, Navigate, useLocation } from 'react-router-dom'
import { RecordHistoryView } from '../features/audit-trail/record-history-view'
import type { RecordHistories } from '../lib/web-feature'

/** The states that this screen can be in. */
export const screenStates = ['loading', 'history', 'empty', 'error', 'forbidden', 'offline']

const ofFeatures = import.meta.glob<RecordHistories>('../features/*/*-histories.{ts,tsx}', {
  eager: true,
  import: 'histories',
})

/** The histories of every feature, by their addresses: a feature registers them by having the file. */
export const histories: RecordHistories = Object.assign({}, ...Object.values(ofFeatures))

/** History of the record of any feature, as its address says. */
export function Component() {
  const { pathname } = useLocation()
  for (const [path, historyOf] of Object.entries(histories)) {
    const id = matchPath(path, pathname)?.params['id']
    if (id === undefined) continue
    const history = historyOf(id)
    return typeof history === 'string' ? (
      <Navigate to={history} replace />
    ) : (
      <RecordHistoryView {...history} />
    )
  }
  throw new Error(`No feature has a history at ${pathname}.`)
}
