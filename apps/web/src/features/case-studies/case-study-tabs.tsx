import { useViewer } from '../../lib/session/viewer'
import { TabLinks } from '../../ui/layout/tab-links'
import { caseStudiesMessages } from './case-studies-messages.generated'
import { caseStudiesPaths } from './case-studies-paths'

const words = caseStudiesMessages.page

/** The study, the words of its files for monitors, and its history for those who may read it. */
export function CaseStudyTabs({ id }: { id: number | string }) {
  const { permissions, isStateMonitor } = useViewer()
  return (
    <TabLinks
      label={words.tabs}
      tabs={[
        { label: words.study, to: caseStudiesPaths.one(id) },
        ...(isStateMonitor ? [{ label: words.names, to: caseStudiesPaths.words(id) }] : []),
        ...(permissions.includes('audit-trail.view')
          ? [{ label: words.history, to: caseStudiesPaths.history(id) }]
          : []),
      ]}
    />
  )
}
