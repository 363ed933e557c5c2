import type { RecordHistories } from '../../lib/web-feature'
import { participationMessages as m } from './participation-messages.generated'
import { participationPaths } from './participation-paths'
import { ParticipationTabs } from './participation-tabs'

export const histories: RecordHistories = {
  [`${participationPaths.list}/:id/history`]: (id) => ({
    targetType: 'participation',
    targetId: id,
    what: m.agency.what,
    breadcrumb: [
      { label: m.landingPage, to: '/' },
      { label: m.title, to: participationPaths.list },
    ],
    tabs: <ParticipationTabs id={id} />,
    shared: true,
  }),
}
