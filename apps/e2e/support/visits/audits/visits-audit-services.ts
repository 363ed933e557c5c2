import type { Page } from '@playwright/test'
import type { AuditRecord } from '../../audits/audit-records.js'
import { serviceToReview } from '../../audits/audit-services.js'
import { changeData } from '../../data-faults.js'
import { people } from '../../people.js'
import { faultsOf, open, shows, type Visit, type Visits } from '../visits.js'

let made: Promise<AuditRecord> | undefined

/** The services of an audit that no other visit changes, made once. */
const services = async ({ as }: Visit): Promise<string> => {
  made ??= serviceToReview(await as(people.monitor), await as(people.alleganyAdmin))
  return `/user/dashboard/services/prongs/${(await made).prongId}/services`
}

const missing = (page: Page) => changeData(page, 'RelatedServices', () => ({ auditProng: null }))

/** What was delivered of the services in a sample. */
export const auditServicesVisits: Visits = {
  'features/audits/delivery/service-lines-page': {
    ...faultsOf(people.monitor, services),
    list: open(people.monitor, services, undefined, shows('Olga Terry')),
    empty: open(
      people.monitor,
      services,
      (page) => changeData(page, 'RelatedServices', (data) => ({ ...data, relatedServices: [] })),
      shows('No services in the sample yet'),
    ),
    'filtered to nothing': open(
      people.monitor,
      async (visit) => `${await services(visit)}?q=zzzz`,
      undefined,
      shows('No service matches these filters'),
    ),
    'not found': open(people.monitor, services, missing, shows(/not found/i)),
  },
}
