import type { RecordHistories } from '../../lib/web-feature'
import { agenciesMessages as m } from './agencies-messages.generated'
import { agenciesPaths } from './agencies-paths'
import { AgencyTabs } from './agency-tabs'

export const histories: RecordHistories = {
  [`${agenciesPaths.list}/:id/history`]: (id) => ({
    targetType: 'lea',
    targetId: id,
    what: m.what.agency,
    breadcrumb: [
      { label: m.landingPage, to: '/' },
      { label: m.title, to: agenciesPaths.list },
    ],
    tabs: <AgencyTabs id={Number(id)} />,
  }),
}
