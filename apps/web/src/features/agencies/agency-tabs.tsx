import { useViewer } from '../../lib/session/viewer'
import { TabLinks } from '../../ui/layout/tab-links'
import { agenciesMessages } from './agencies-messages.generated'
import { agenciesPaths } from './agencies-paths'

const words = agenciesMessages.tabs

/** Content and History of one agency, for those who may read its history. */
export function AgencyTabs({ id }: { id: number }) {
  if (!useViewer().permissions.includes('audit-trail.view')) return null
  return (
    <TabLinks
      label={words.label}
      tabs={[
        { label: words.content, to: agenciesPaths.content(id) },
        { label: words.history, to: agenciesPaths.history(id) },
      ]}
    />
  )
}
