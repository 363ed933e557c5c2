import type { RecordHistories } from '../../lib/web-feature'
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
}
