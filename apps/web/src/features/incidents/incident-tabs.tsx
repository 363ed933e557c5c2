import { useViewer } from '../../lib/session/viewer'
import { TabLinks } from '../../ui/layout/tab-links'
import { incidentsMessages } from './incidents-messages.generated'
import { incidentsPaths } from './incidents-paths'

const words = incidentsMessages.page

/** The incident, and its history for those who may read it. */
export function IncidentTabs({ id }: { id: number | string }) {
  const { permissions, isLocalAdmin } = useViewer()
  const reads = permissions.includes('audit-trail.view') || isLocalAdmin
  return (
    <TabLinks
      label={words.tabs}
      tabs={[
        { label: words.incident, to: incidentsPaths.one(id) },
        ...(reads ? [{ label: words.history, to: incidentsPaths.history(id) }] : []),
      ]}
    />
  )
}
