import { useViewer } from '../../../lib/session/viewer'
import { TabLinks } from '../../../ui/layout/tab-links'
import { selfAssessmentMessages } from '../self-assessment-messages.generated'
import { selfAssessmentPaths } from '../self-assessment-paths'

const words = selfAssessmentMessages.tabs

/** Overview and Reports of one self-assessment; History for those who may read it (domain definition 0.5). */
export function SelfAssessmentTabs({ id }: { id: number }) {
  const { permissions, isLocalAdmin } = useViewer()
  const history = permissions.includes('audit-trail.view') || isLocalAdmin
  return (
    <TabLinks
      label={words.label}
      tabs={[
        { label: words.overview, to: selfAssessmentPaths.selfAssessment(id) },
        { label: words.reports, to: selfAssessmentPaths.document(id, 'yearly') },
        ...(history ? [{ label: words.history, to: selfAssessmentPaths.history(id) }] : []),
      ]}
    />
  )
}
