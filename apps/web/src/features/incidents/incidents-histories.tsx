import type { RecordHistories } from '../../lib/web-feature'
import { annualMessages } from './annual/annual-messages.generated'
import { annualPaths } from './annual/annual-paths'
import { AnnualReportTabs } from './annual/annual-tabs'
import { IncidentTabs } from './incident-tabs'
import { incidentsMessages as m } from './incidents-messages.generated'
import { incidentsPaths } from './incidents-paths'

export const histories: RecordHistories = {
  [`${incidentsPaths.list}/:id/history`]: (id) => ({
    targetType: 'incident',
    targetId: id,
    what: m.page.what,
    breadcrumb: [
      { label: m.landingPage, to: '/' },
      { label: m.title, to: incidentsPaths.list },
    ],
    tabs: <IncidentTabs id={id} />,
    shared: true,
  }),
  [`${annualPaths.list}/:id/history`]: (id) => ({
    targetType: 'annualReport',
    targetId: id,
    what: annualMessages.report.what,
    breadcrumb: [
      { label: m.landingPage, to: '/' },
      { label: m.title, to: incidentsPaths.list },
      { label: annualMessages.reports, to: annualPaths.list },
    ],
    tabs: <AnnualReportTabs id={id} />,
    shared: true,
  }),
}
