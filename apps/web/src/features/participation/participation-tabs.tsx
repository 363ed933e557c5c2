import { useViewer } from '../../lib/session/viewer'
import { TabLinks } from '../../ui/layout/tab-links'
import { participationMessages } from './participation-messages.generated'
import { participationPaths } from './participation-paths'

const words = participationMessages.agency

/** The numbers of an agency, and their history for those who may read it. */
export function ParticipationTabs({ id }: { id: string }) {
  const { permissions, isLocalAdmin } = useViewer()
  return (
    <TabLinks
      label={words.tabs}
      tabs={[
        { label: words.rates, to: participationPaths.one(id) },
        ...(permissions.includes('audit-trail.view') || isLocalAdmin
          ? [{ label: words.history, to: participationPaths.history(id) }]
          : []),
      ]}
    />
  )
}
