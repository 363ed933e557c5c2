import { useViewer } from '../../../lib/session/viewer'
import { TabLinks } from '../../../ui/layout/tab-links'
import { annualMessages as m } from './annual-messages.generated'
import { annualPaths } from './annual-paths'

/** The report of an agency, and its history for those who may read it. */
export function AnnualReportTabs({ id }: { id: string }) {
  const { permissions, isLocalAdmin } = useViewer()
  const reads = permissions.includes('audit-trail.view') || isLocalAdmin
  return (
    <TabLinks
      label={m.report.tabs}
      tabs={[
        { label: m.report.report, to: annualPaths.one(id) },
        ...(reads ? [{ label: m.report.history, to: annualPaths.history(id) }] : []),
      ]}
    />
  )
}

/** The register, the reports of a year, and the published totals. */
export function AnnualTabs() {
  return (
    <TabLinks
      label={m.list.title}
      tabs={[
        { label: m.register, to: annualPaths.register },
        { label: m.reports, to: annualPaths.list },
        { label: m.published, to: annualPaths.published },
      ]}
    />
  )
}
