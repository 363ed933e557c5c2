import { expect, type Page } from '@playwright/test'
import { answerData, breakData, changeData } from './data-faults.js'
import { people } from './people.js'
import { faultsOf, open, shows, type Reach, type Visits } from './visits.js'
import { allegany } from './visits-self-assessment.js'

const users = '/admin/users'
const roles = '/admin/roles'
const trail = '/admin/audit-trail'
const agencies = '/compliance/lea/admin-editing'
const manager = '/admin/launch-compliance-year'
const clients = '/admin/clients'
const contacts = '/user/contacts'
const preferences = '/user/preferences'

const press = (name: string | RegExp) => (page: Page) => page.getByRole('button', { name }).first().click()
const dialog = (page: Page, name: string) =>
  expect(page.getByRole('dialog', { name }).or(page.getByRole('alertdialog', { name }))).toBeVisible()
const denied = (user: string, address: string) => open(user, address, undefined, shows('Access Denied!'))
const refusal = (code: string, message: string) => ({
  __typename: 'UserError',
  code,
  field: null,
  message,
})

/** Rows of one page of a list, gone. */
const noRows = (page: Page, operation: string, name: string) =>
  changeData(page, operation, ({ [name]: list }) => ({
    [name]: {
      ...(list as object),
      rows: [],
      total: 0,
      counts: { __typename: 'UserCounts', all: 0, active: 0, disabled: 0 },
    },
  }))

/** A record as somebody saw it before another change: every `version` below it is one less. */
function older(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(older)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, each]) => [name, name === 'version' ? Number(each) - 1 : older(each)]),
  )
}
const seenBefore = (page: Page, operation: string) =>
  changeData(page, operation, (data) => older(data) as Record<string, unknown>)

const openLaunch = async (page: Page) => {
  await press(/^Launch .* Year$/)(page)
  await dialog(page, 'Confirmation Needed')
}

const editGrace = async (page: Page) => {
  await press('Edit Grace Holloway')(page)
  await dialog(page, 'User Details')
}

/** Somebody is displayed as a contact, and the state may change that. */
const displayed: Reach = async (visit) => {
  const page = await open(people.monitor, contacts)(visit)
  await expect(page.getByText(/displayed as a contact yet|Alt and an arrow key/)).toBeVisible()
  if (await page.getByText('Nobody is displayed').isVisible()) {
    await press('Add contact')(page)
    await press(/^Add Daniel Brandt/)(page)
    await shows('Alt and an arrow key')(page)
  }
  return page
}

async function register(page: Page, name: string): Promise<void> {
  await press('Register Client')(page)
  const form = page.getByRole('dialog', { name: 'Register Client' })
  await form.getByLabel('Name').fill(name)
  await form.getByLabel('Contact').fill('warehouse@state.example')
  await form.getByRole('group', { name: 'Scopes' }).getByRole('checkbox').first().check()
  await form.getByRole('checkbox', { name: 'Allegany', exact: false }).check()
  await form.getByRole('button', { name: 'Register' }).click()
}

/** One client is registered. */
const registered: Reach = async (visit) => {
  const page = await open(people.monitor, clients)(visit)
  await expect(page.getByText(/No client is registered|Warehouse/).first()).toBeVisible()
  if (!(await page.getByText('Warehouse').first().isVisible())) {
    await register(page, 'Warehouse')
    const secret = page.getByRole('dialog', { name: 'Client Secret' })
    await secret.getByRole('checkbox', { name: 'I have stored the secret' }).check()
    await secret.getByRole('button', { name: 'Done' }).click()
  }
  await shows('Warehouse')(page)
  return page
}

const withClient =
  (button: string, name: string | RegExp): Reach =>
  async (visit) => {
    const page = await registered(visit)
    await press(button)(page)
    await expect(page.getByRole('dialog', { name }).or(page.getByRole('alertdialog', { name }))).toBeVisible()
    return page
  }

/** Users, roles, agencies, years, the record of what happened, and what everybody has of their own. */
export const administrationVisits: Visits = {
  'features/accounts/user-list-page': {
    ...faultsOf(people.monitor, users),
    list: open(people.monitor, users, undefined, shows('Daniel Brandt')),
    'filtered to nothing': open(
      people.monitor,
      `${users}?q=no-such-user`,
      undefined,
      shows('No user matches these filters.'),
    ),
    empty: open(
      people.monitor,
      users,
      (page) => noRows(page, 'UserPage', 'users'),
      shows('There are no users yet.'),
    ),
    editing: open(people.monitor, users, undefined, editGrace),
    refused: open(people.monitor, users, undefined, async (page) => {
      await press('Add User')(page)
      await page.getByRole('button', { name: 'Submit' }).click()
      await shows('There is a problem')(page)
    }),
    conflict: open(
      people.monitor,
      users,
      (page) => seenBefore(page, 'UserPage'),
      async (page) => {
        await editGrace(page)
        await page.getByLabel('Phone Number').fill('301-555-0199')
        await page.getByRole('button', { name: 'Submit' }).click()
        await expect(page.getByRole('alertdialog')).toBeVisible()
      },
    ),
    confirming: open(people.monitor, users, undefined, async (page) => {
      await press('Disable Grace Holloway')(page)
      await dialog(page, 'Disable User')
    }),
    importing: open(people.monitor, users, undefined, async (page) => {
      await press('Import Users')(page)
      await dialog(page, 'Import Users')
    }),
    'disabling many': open(people.monitor, users, undefined, async (page) => {
      await page.getByLabel('Select Grace Holloway').check()
      await page.getByRole('button', { name: 'Disable 1 user' }).click()
      await expect(page.getByRole('dialog').or(page.getByRole('alertdialog'))).toBeVisible()
    }),
    forbidden: denied(people.liaison, users),
  },
  'features/accounts/role-list-page': {
    ...faultsOf(people.monitor, roles),
    list: open(people.monitor, roles, undefined, shows('Local Admin')),
    empty: open(
      people.monitor,
      roles,
      (page) => changeData(page, 'RoleList', (data) => ({ ...data, roles: [] })),
      shows(/no roles/i),
    ),
    creating: open(people.monitor, roles, undefined, async (page) => {
      await press('New Role')(page)
      await dialog(page, 'New Role')
    }),
    editing: open(people.monitor, roles, undefined, async (page) => {
      await press(/^Edit Local User/)(page)
      await expect(page.getByRole('dialog').getByRole('switch').first()).toBeVisible()
    }),
    refused: open(people.monitor, roles, undefined, async (page) => {
      await press('New Role')(page)
      await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
      await shows('There is a problem')(page)
    }),
    conflict: open(
      people.monitor,
      roles,
      (page) => seenBefore(page, 'RoleList'),
      async (page) => {
        await press(/^Edit Local User/)(page)
        await page.getByLabel('Description').fill('Works on what is assigned.')
        await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
        await shows('There is a problem')(page)
      },
    ),
    confirming: open(
      people.monitor,
      roles,
      (page) =>
        changeData(page, 'RoleList', ({ roles: all }) => ({
          roles: (all as object[]).map((role) =>
            Object.assign(role, { remove: { __typename: 'AllowedAct', allowed: true, reason: null } }),
          ),
        })),
      async (page) => {
        await press(/^Delete Local User/)(page)
        await dialog(page, 'Delete Role')
      },
    ),
    forbidden: denied(people.alleganyAdmin, roles),
  },
  'features/accounts/contact-list-page': {
    ...faultsOf(people.monitor, contacts),
    list: displayed,
    'read only': async (visit) => {
      await (await displayed(visit)).close()
      return open(people.alleganyUser, contacts, undefined, shows('Daniel Brandt'))(visit)
    },
    empty: open(
      people.monitor,
      contacts,
      (page) => noRows(page, 'Contacts', 'contactUsers'),
      shows('Nobody is displayed as a contact yet.'),
    ),
    adding: open(people.monitor, contacts, undefined, async (page) => {
      await press('Add contact')(page)
      await shows('Helen Marsh')(page)
    }),
    refused: async (visit) => {
      const page = await displayed(visit)
      await answerData(page, 'UpdateContactInfo', {
        updateContactInfo: {
          __typename: 'UserPayload',
          errors: [refusal('CONFLICT', 'Andre Whitfield saved this 2 minutes ago.')],
          user: null,
        },
      })
      await press('Remove Daniel Brandt from the contacts')(page)
      await shows('Andre Whitfield saved this 2 minutes ago.')(page)
      return page
    },
  },
  'features/accounts/client-list-page': {
    ...faultsOf(people.monitor, clients),
    list: registered,
    empty: open(
      people.monitor,
      clients,
      (page) => changeData(page, 'ClientList', (data) => ({ ...data, clients: [] })),
      shows('No client is registered.'),
    ),
    registering: open(people.monitor, clients, undefined, async (page) => {
      await press('Register Client')(page)
      await dialog(page, 'Register Client')
    }),
    editing: withClient('Edit Warehouse', 'Edit Client'),
    refused: open(people.monitor, clients, undefined, async (page) => {
      await press('Register Client')(page)
      await page.getByRole('dialog').getByRole('button', { name: 'Register' }).click()
      await shows('There is a problem')(page)
    }),
    conflict: async (visit) => {
      await (await registered(visit)).close()
      return open(
        people.monitor,
        clients,
        (page) => seenBefore(page, 'ClientList'),
        async (page) => {
          await press('Edit Warehouse')(page)
          await page.getByLabel('Contact').fill('somebody@state.example')
          await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
          await expect(page.getByRole('alert').first()).toBeVisible()
        },
      )(visit)
    },
    secret: open(people.monitor, clients, undefined, async (page) => {
      await register(page, 'Another system')
      await dialog(page, 'Client Secret')
    }),
    rotating: withClient('New secret for Warehouse', /secret/i),
    revoking: withClient('Revoke Warehouse', /revoke/i),
    forbidden: denied(people.alleganyAdmin, clients),
  },
  'features/audit-trail/audit-trail-page': {
    ...faultsOf(people.monitor, trail),
    list: open(people.monitor, trail, undefined, (page) =>
      expect(page.getByRole('button', { name: /^Details of/ }).first()).toBeVisible(),
    ),
    details: open(people.monitor, trail, undefined, async (page) => {
      await press(/^Details of/)(page)
      await expect(page.getByRole('dialog')).toBeVisible()
    }),
    'filtered to nothing': open(
      people.monitor,
      `${trail}?q=no-such-entry`,
      undefined,
      shows('No entry matches these filters.'),
    ),
    empty: open(
      people.monitor,
      trail,
      (page) => noRows(page, 'AuditEvents', 'auditEvents'),
      shows('Nothing has been recorded yet.'),
    ),
    forbidden: denied(people.howardAdmin, trail),
  },
  'app/record-history-screen': {
    ...faultsOf(people.monitor, `${agencies}/1/history`),
    history: open(people.monitor, users, undefined, async (page) => {
      await press('More for Helen Marsh')(page)
      await page.getByRole('menuitem', { name: 'History' }).click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('History of Helen Marsh')
      await expect(page.getByRole('listitem', { name: 'Sign in' }).first()).toBeVisible()
    }),
    empty: open(
      people.monitor,
      `${agencies}/30/history`,
      undefined,
      shows('Nothing has been recorded for this record yet.'),
    ),
    forbidden: denied(people.howardAdmin, `${users}/somebody/history`),
  },
  'app/self-assessment-history-screen': {
    ...faultsOf(people.alleganyAdmin, async (visit) => historyOf((await allegany(visit)).id)),
    history: open(
      people.alleganyAdmin,
      async (visit) => historyOf((await allegany(visit)).id),
      undefined,
      shows('Start self-assessment'),
    ),
    empty: open(
      people.alleganyAdmin,
      async (visit) => historyOf((await allegany(visit)).id),
      (page) => noRows(page, 'RecordHistory', 'recordHistory'),
      shows('Nothing has been recorded for this record yet.'),
    ),
    'not found': open(people.alleganyAdmin, historyOf(999_999), undefined, shows('was not found')),
    forbidden: denied(people.alleganyUser, historyOf(1)),
  },
  'features/years/year-manager-screen': {
    ...faultsOf(people.monitor, manager),
    list: open(people.monitor, manager, undefined, shows(/^\d{4} - \d{4}$/)),
    empty: open(
      people.monitor,
      manager,
      (page) => changeData(page, 'LaunchedComplianceYears', () => ({ years: [] })),
      shows('No year has been launched yet.'),
    ),
    'preview loading': open(people.monitor, manager, undefined, async (page) => {
      await breakData(page, 'loading')
      await openLaunch(page)
    }),
    preview: open(people.monitor, manager, undefined, async (page) => {
      await openLaunch(page)
      await shows(/^For \d+ active agencies$/)(page)
    }),
    'preview failed': open(people.monitor, manager, undefined, async (page) => {
      await breakData(page, 'error')
      await openLaunch(page)
      await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible()
    }),
    launching: open(people.monitor, manager, undefined, async (page) => {
      await openLaunch(page)
      await shows(/^For \d+ active agencies$/)(page)
      await breakData(page, 'loading')
      await page.getByRole('button', { name: 'Proceed' }).click()
      await expect(page.getByRole('button', { name: /Proceed/ })).toHaveAttribute('aria-busy', 'true')
    }),
    // A fiscal year of disputes: a new compliance year would become the one that other visits open.
    launched: open(people.monitor, '/admin/launch-dispute-resolution-year', undefined, async (page) => {
      await press(/^Launch FFY/)(page)
      await page.getByRole('button', { name: 'Proceed' }).click()
      await expect(page.getByRole('group', { name: /was launched$/ })).toBeVisible()
    }),
    refused: open(
      people.monitor,
      manager,
      (page) =>
        answerData(page, 'LaunchComplianceYear', {
          launch: {
            __typename: 'LaunchYearPayload',
            errors: [refusal('CONFLICT', '2030 - 2031 has already been launched.')],
            summary: null,
          },
        }),
      async (page) => {
        await openLaunch(page)
        await page.getByRole('button', { name: 'Proceed' }).click()
        await shows('2030 - 2031 has already been launched.')(page)
      },
    ),
  },
  'features/agencies/lea-list-page': {
    ...faultsOf(people.monitor, agencies),
    list: open(people.monitor, agencies, undefined, shows('Garrett')),
    'filtered to nothing': open(
      people.monitor,
      `${agencies}?q=nowhere`,
      undefined,
      shows(/No agency matches/),
    ),
    empty: open(
      people.monitor,
      agencies,
      (page) => changeData(page, 'LeaList', (data) => ({ ...data, leas: [] })),
      shows(/no agenc/i),
    ),
    adding: open(people.monitor, agencies, undefined, async (page) => {
      await press('Add agency')(page)
      await dialog(page, 'Add agency')
    }),
    forbidden: denied(people.alleganyAdmin, agencies),
  },
  'features/agencies/lea-content-view': {
    ...faultsOf(people.monitor, `${agencies}/7`),
    editing: open(people.monitor, `${agencies}/7`, undefined, async (page) => {
      await press('Add contact')(page)
      await press('Add link')(page)
      await press('Add school year')(page)
    }),
    'read only': open(
      people.monitor,
      `${agencies}/7`,
      (page) =>
        changeData(page, 'LeaContent', ({ leaContent, ...data }) => ({
          ...data,
          leaContent: {
            ...(leaContent as object),
            edit: {
              __typename: 'AllowedAct',
              allowed: false,
              reason: 'Only the state can change an agency.',
            },
          },
        })),
      shows('Only the state can change an agency.'),
    ),
    refused: open(people.monitor, `${agencies}/7`, undefined, async (page) => {
      await page.getByLabel('Short Name').fill('')
      await page.getByRole('button', { name: 'Save' }).click()
      await shows('There is a problem')(page)
    }),
    saving: open(people.monitor, `${agencies}/7`, undefined, async (page) => {
      await page.getByLabel(/^Region/).fill('Somewhere')
      await breakData(page, 'loading')
      await page.getByRole('button', { name: 'Save' }).click()
      await expect(page.getByRole('button', { name: /^Save/ })).toHaveAttribute('aria-busy', 'true')
    }),
    conflict: open(
      people.monitor,
      `${agencies}/7`,
      (page) => seenBefore(page, 'LeaContent'),
      async (page) => {
        await page.getByLabel(/^Region/).fill('Elsewhere')
        await page.getByRole('button', { name: 'Save' }).click()
        await dialog(page, 'Somebody else changed this agency')
      },
    ),
    'choosing a logo': open(people.monitor, `${agencies}/7`, undefined, async (page) => {
      await page
        .getByLabel('Choose logo', { exact: true })
        .and(page.locator('input'))
        .setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer: png })
      await expect(page.getByRole('button', { name: 'Use this logo' })).toBeVisible()
    }),
    'not found': open(people.monitor, `${agencies}/999999`, undefined, shows('was not found')),
    forbidden: denied(people.howardAdmin, `${agencies}/7`),
  },
  'app/preferences-screen': {
    ...faultsOf(people.howardAdmin, preferences),
    editing: open(people.howardAdmin, preferences, undefined, shows('Home page after login')),
    refused: open(
      people.howardAdmin,
      preferences,
      (page) =>
        answerData(page, 'SavePreferences', {
          savePreferences: {
            __typename: 'PreferencesPayload',
            errors: [refusal('BAD_USER_INPUT', 'This page cannot be a home page.')],
            preferences: null,
          },
        }),
      async (page) => {
        await page.getByLabel('Theme').selectOption('light')
        await page.getByRole('button', { name: 'Save' }).click()
        await shows('This page cannot be a home page.')(page)
      },
    ),
    saving: open(people.howardAdmin, preferences, undefined, async (page) => {
      await page.getByLabel('Theme').selectOption('light')
      await breakData(page, 'loading')
      await page.getByRole('button', { name: 'Save' }).click()
      await expect(page.getByRole('button', { name: /^Save/ })).toHaveAttribute('aria-busy', 'true')
    }),
    conflict: open(
      people.howardAdmin,
      preferences,
      (page) => seenBefore(page, 'Preferences'),
      async (page) => {
        await page.getByLabel('Theme').selectOption('light')
        await page.getByRole('button', { name: 'Save' }).click()
        await shows('Your preferences were changed in another window.')(page)
      },
    ),
  },
}

function historyOf(id: number): string {
  return `/user/dashboard/self-assessment/${id}/history`
}

const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)
