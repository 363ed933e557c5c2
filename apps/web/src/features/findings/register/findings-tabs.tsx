import { useViewer } from '../../../lib/session/viewer'
import { TabLinks } from '../../../ui/layout/tab-links'
import { findingsMessages } from '../findings-messages.generated'
import { findingsPaths } from '../findings-paths'

const words = findingsMessages.tabs

/** The dashboard of the reader, the register and its numbers (domain definition 1.5). */
export function FindingsTabs() {
  const { leaId, isStateMonitor, isLiaison } = useViewer()
  return (
    <TabLinks
      label={words.label}
      tabs={[
        leaId == null
          ? { label: words.stateDashboard, to: '/user/statedashboard' }
          : { label: words.localDashboard, to: '/user/dashboard' },
        { label: words.register, to: findingsPaths.list },
        { label: words.numbers, to: findingsPaths.numbers },
        ...(isStateMonitor || isLiaison ? [{ label: words.cohorts, to: findingsPaths.cohorts }] : []),
      ]}
    />
  )
}
