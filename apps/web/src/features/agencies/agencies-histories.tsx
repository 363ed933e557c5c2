import type { RecordHistories } from '../../lib/web-feature'
import { agenciesMessages as m } from './agencies-messages.generated'
import { agenciesPaths } from './agencies-paths'
import { LeaTabs } from './lea-tabs'

export const histories: RecordHistories = {
  [`${agenciesPaths.list}/:id/history`]: (id) => ({
    targetType: 'lea',
    targetId: id,
    what: m.what.agency,
    breadcrumb: [
      { label: m.landingPage, to: '/' },
      { label: m.title, to: agenciesPaths.list },
    ],
    tabs: <LeaTabs id={Number(id)} />,
  }),
}
