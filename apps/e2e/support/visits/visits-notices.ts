import { changeData } from '../data-faults.js'
import { people } from '../people.js'
import { faultsOf, open, shows, type Visits } from './visits.js'
import { allegany } from './visits-self-assessment.js'

const list = '/user/notices'

/** The list of notices. */
export const noticesVisits: Visits = {
  'features/notifications/notices-page': {
    ...faultsOf(people.monitor, list),
    list: async (visit) => {
      await allegany(visit)
      return open(people.alleganyAdmin, list, undefined, shows(/activated/))(visit)
    },
    'filtered to nothing': open(
      people.monitor,
      `${list}?group=disputes`,
      undefined,
      shows('No notices match'),
    ),
    empty: open(
      people.monitor,
      list,
      (page) =>
        changeData(page, 'Notices', ({ notices }) => ({
          notices: { ...(notices as object), rows: [], total: 0, unread: 0, newestId: null },
        })),
      shows('No notices yet'),
    ),
  },
}
