import type { Page } from '@playwright/test'
import { changeData } from '../../data-faults.js'
import { people } from '../../people.js'
import { press } from './visits-audit-results.js'
import { faultsOf, open, shows, type Visits } from '../visits.js'

const retention = '/user/dashboard/desk-audit/retention'
const allowed = { allowed: true, reason: null, __typename: 'AllowedAct' }
const refused = {
  allowed: false,
  reason: 'A legal hold keeps this audit: Hearing.',
  __typename: 'AllowedAct',
}

const audit = {
  __typename: 'RetainedAudit',
  id: 900_001,
  prongId: 900_001,
  leaId: 1,
  agency: 'Allegany',
  year: 2022,
  part: 'Part B',
  closedOn: '2023-06-01T14:00:00.000Z',
  keptUntil: '2026-06-01',
  legalHold: '',
  state: 'due',
  records: 20,
  listRows: 412,
  files: 61,
  erasure: null,
  erase: allowed,
  version: 3,
}
const erasure = {
  __typename: 'AuditErasure',
  on: '2026-07-01T14:00:00.000Z',
  by: { __typename: 'PersonRef', id: 'someone', fullName: 'Helen Marsh' },
  reason: 'The years have passed.',
  records: 15,
  listRows: 301,
  files: 44,
}

/** Closed audits in the response: their years pass only in years. */
const closed = (page: Page) =>
  changeData(page, 'AuditRetention', ({ auditRetention }) => ({
    auditRetention: {
      ...(auditRetention as object),
      audits: [
        audit,
        { ...audit, id: 900_002, agency: 'Howard', legalHold: 'Hearing.', state: 'held', erase: refused },
        { ...audit, id: 900_003, agency: 'Frederick', state: 'erased', erase: refused, erasure },
      ],
    },
  }))

/** How long data of students are kept, and their erasure. */
export const auditRetentionVisits: Visits = {
  'features/audits/retention/retention-page': {
    ...faultsOf(people.monitor, retention),
    list: open(people.monitor, retention, closed, shows('To erase')),
    'filtered to nothing': open(
      people.monitor,
      `${retention}?q=nowhere`,
      closed,
      shows('No audit matches these filters'),
    ),
    empty: open(people.monitor, retention, undefined, shows('No audit is closed yet')),
    erasing: open(people.monitor, retention, closed, async (page) => {
      await page.getByRole('button', { name: 'Erase' }).first().click()
      await shows('I know that these data cannot be restored.')(page)
    }),
    'changing the years': open(
      people.monitor,
      retention,
      undefined,
      press('Change the years', 'How long are data of students kept?'),
    ),
    forbidden: open(people.liaison, retention, undefined, shows(/Only a state monitor can/)),
  },
}
