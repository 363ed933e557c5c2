import { useViewer } from '../../lib/session/viewer'
import { TabLinks } from '../../ui/layout/tab-links'
import { participationMessages } from './participation-messages.generated'
import { participationPaths } from './participation-paths'

const words = participationMessages.agency

/** The numbers of an agency, their justification, and the history for those who may read it. */
export function ParticipationTabs({ id }: { id: string }) {
  const { permissions, isLocalAdmin, isStateMonitor } = useViewer()
  return (
    <TabLinks
      label={words.tabs}
      tabs={[
        { label: words.rates, to: participationPaths.one(id) },
        { label: participationMessages.justification.title, to: participationPaths.justification(id) },
        ...(isStateMonitor
          ? [{ label: participationMessages.publication.tab, to: participationPaths.publication(id) }]
          : []),
        ...(permissions.includes('audit-trail.view') || isLocalAdmin
          ? [{ label: words.history, to: participationPaths.history(id) }]
          : []),
      ]}
    />
  )
}

/** The rates of all agencies, and their justifications; people of an agency have one of these pages. */
export function StateTabs() {
  if (useViewer().leaId !== null) return null
  return (
    <TabLinks
      label={participationMessages.title}
      tabs={[
        { label: words.rates, to: participationPaths.list },
        { label: participationMessages.decisions.title, to: participationPaths.justifications },
        { label: participationMessages.publication.published, to: participationPaths.publishedList },
      ]}
    />
  )
}
