import { useViewer } from '../../lib/viewer'
import { TabLinks } from '../../ui/tab-links'
import { selfAssessmentMessages } from './self-assessment-messages'
import { selfAssessmentPaths } from './self-assessment-paths'

const words = selfAssessmentMessages.tabs

/** Overview and History of one self-assessment, for those who may read its history (domain definition 0.5). */
export function SelfAssessmentTabs({ id }: { id: number }) {
  const { permissions, isLocalAdmin } = useViewer()
  if (!permissions.includes('audit-trail.view') && !isLocalAdmin) return null
  return (
    <TabLinks
      label={words.label}
      tabs={[
        { label: words.overview, to: selfAssessmentPaths.selfAssessment(id) },
        { label: words.history, to: selfAssessmentPaths.history(id) },
      ]}
    />
  )
}
