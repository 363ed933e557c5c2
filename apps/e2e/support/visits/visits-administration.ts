import { expect, type Page } from '@playwright/test'
import { answerData, breakData, changeData } from '../data-faults.js'
import { people } from '../people.js'
import { toasts } from '../sign-in.js'
import { faultsOf, open, shows, type Reach, type Visit, type Visits } from './visits.js'
import { allegany } from './visits-self-assessment.js'

const users = '/admin/users'
const roles = '/admin/roles'
const trail = '/admin/audit-trail'
const agencies = '/compliance/lea/admin-editing'
const agency = `${agencies}/7`
const preferences = '/user/preferences'

const forbidden = (address: string) => open(people.alleganyUser, address, undefined, shows('Access Denied!'))
const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first().click()
const dialogOf = (page: Page, name: string | RegExp) =>
  page.getByRole('dialog', { name }).or(page.getByRole('alertdialog', { name }))
const opened = async (page: Page, name: string | RegExp) => {
  await expect(dialogOf(page, name)).toBeVisible()
}
/** Opens as the monitor, and does these things. */
const doing = (address: string, steps: (page: Page) => Promise<void>) =>
  open(people.monitor, address, undefined, steps)

/** The same form saved in another window, then here. */
function overtaken(
  address: string,
  fill: (page: Page, value: string) => Promise<void>,
  save: (page: Page) => Promise<void>,
  isTold: (page: Page) => Promise<void>,
): Reach {
  return doing(address, async (page) => {
    const other = await page.context().newPage()
    await other.goto(address)
    await fill(page, 'Mine')
    await fill(other, `Theirs ${Date.now()}`)
    const saved = other.waitForResponse((answer) => answer.request().method() === 'POST')
    await save(other)
    await saved
    await other.close()
    await save(page)
    await isTold(page)
  })
}

const editUser = async (page: Page) => {
  await press(page, 'Edit Mei Tanaka')
  await opened(page, 'User Details')
}
const editRole = async (page: Page) => {
  await press(page, 'Edit Dispute Resolution Staff')
  await opened(page, 'Edit Role')
}
const pressIn = (page: Page, dialog: string | RegExp, name: string) =>
  dialogOf(page, dialog).getByRole('button', { name, exact: true }).click()

const manager = '/admin/launch-compliance-year'
const clients = '/admin/clients'
const contacts = '/user/contacts'

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

/** A record as somebody saw it before another change: every `version` below it is one less, and these fields were others. */
function older(value: unknown, then: Record<string, unknown>): unknown {
  if (Array.isArray(value)) return value.map((each) => older(each, then))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, each]) => [
      name,
      name === 'version' ? Number(each) - 1 : name in then ? then[name] : older(each, then),
    ]),
  )
}
const seenBefore = (page: Page, operation: string, then: Record<string, unknown>) =>
  changeData(page, operation, (data) => older(data, then) as Record<string, unknown>)

const openLaunch = async (page: Page) => {
  await press(page, /^Launch .* Year$/)
  await opened(page, 'Confirmation Needed')
}

/** Somebody is displayed as a contact, and the state may change that. */
const displayed: Reach = async (visit) => {
  const page = await open(people.monitor, contacts)(visit)
  const main = page.getByRole('main')
  await expect(main.getByText(/displayed as a contact yet|Alt and an arrow key/)).toBeVisible()
  if (await main.getByText('Nobody is displayed').isVisible()) {
    await press(page, 'Add contact')
    await press(page, /^Add Daniel Brandt/)
    await shows('Alt and an arrow key')(page)
  }
  return page
}

async function register(page: Page, name: string): Promise<void> {
  await press(page, 'Register Client')
  const form = page.getByRole('dialog', { name: 'Register Client' })
  await form.getByLabel('Name').fill(name)
  await form.getByLabel('Contact').fill('warehouse@state.example')
  await form.getByRole('group', { name: 'Scopes' }).getByRole('checkbox').first().check()
  await form.getByRole('checkbox', { name: 'Allegany', exact: false }).check()
  await form.getByRole('button', { name: 'Register' }).click()
}

/** One client is registered. */
const registered: Reach = async (visit) => {
  const page = await open(people.sysadmin, clients)(visit)
  await expect(page.getByText(/No client is registered|Attendance Feed/).first()).toBeVisible()
  if (!(await page.getByText('Attendance Feed').first().isVisible())) {
    await register(page, 'Attendance Feed')
    const secret = page.getByRole('dialog', { name: 'Client Secret' })
    await secret.getByRole('checkbox', { name: 'I have stored the secret' }).check()
    await secret.getByRole('button', { name: 'Done' }).click()
  }
  await shows('Attendance Feed')(page)
  return page
}

const withClient =
  (button: string, name: string | RegExp): Reach =>
  async (visit) => {
    const page = await registered(visit)
    await press(page, button)
    await expect(page.getByRole('dialog', { name }).or(page.getByRole('alertdialog', { name }))).toBeVisible()
    return page
  }

const userList: Record<string, Reach> = {
  ...faultsOf(people.monitor, users),
  list: doing(users, shows('Helen Marsh')),
  'filtered to nothing': doing(`${users}?q=nobody%20at%20all`, shows('No user matches these filters.')),
  empty: open(
    people.monitor,
    users,
    (page) =>
      changeData(page, 'UserPage', ({ users: page_ }) => ({
        users: { ...(page_ as object), rows: [], total: 0 },
      })),
    shows('There are no users yet.'),
  ),
  editing: doing(users, editUser),
  refused: doing(users, async (page) => {
    await press(page, 'Add User')
    await pressIn(page, 'User Details', 'Submit')
    await shows('There is a problem')(page)
  }),
  conflict: overtaken(
    users,
    async (page, value) => {
      await editUser(page)
      await dialogOf(page, 'User Details').getByLabel('Title', { exact: true }).fill(value)
    },
    (page) => pressIn(page, 'User Details', 'Submit'),
    (page) => opened(page, 'Somebody else changed this user'),
  ),
  confirming: doing(users, async (page) => {
    await press(page, 'Disable Mei Tanaka')
    await opened(page, 'Disable User')
  }),
  importing: doing(users, async (page) => {
    await press(page, 'Import Users')
    await dialogOf(page, 'Import Users')
      .locator('input[type=file]')
      .setInputFiles({
        name: 'august.csv',
        mimeType: 'text/csv',
        buffer: Buffer.from(
          'Email,Full Name,Title,Phone Number,Job Title,Role,Jurisdiction\r\nnobody,No Body,,,,Wizard,77',
        ),
      })
    await shows('There is no role Wizard.')(page)
  }),
  'disabling many': doing(users, async (page) => {
    for (const name of ['Mei Tanaka', 'Grace Holloway'])
      await page.getByRole('checkbox', { name: `Select ${name}` }).check()
    await press(page, 'Disable 2 users')
    await expect(page.getByRole('alertdialog').or(page.getByRole('dialog'))).toContainText('Mei Tanaka')
  }),
  forbidden: forbidden(users),
}

const roleList: Record<string, Reach> = {
  ...faultsOf(people.monitor, roles),
  list: doing(roles, shows('Dispute Resolution Staff')),
  empty: open(
    people.monitor,
    roles,
    (page) => changeData(page, 'RoleList', (data) => ({ ...data, roles: [] })),
    shows('There are no roles.'),
  ),
  creating: doing(roles, async (page) => {
    await press(page, 'New Role')
    await expect(dialogOf(page, 'New Role').getByRole('switch').first()).toBeVisible()
  }),
  editing: doing(roles, editRole),
  refused: doing(roles, async (page) => {
    await press(page, 'New Role')
    await pressIn(page, 'New Role', 'Save')
    await shows('Description is required.')(page)
  }),
  conflict: overtaken(
    roles,
    async (page, value) => {
      await editRole(page)
      await dialogOf(page, 'Edit Role').getByLabel('Description').fill(value)
    },
    (page) => pressIn(page, 'Edit Role', 'Save'),
    shows('Review the differences before saving.'),
  ),
  confirming: doing(roles, async (page) => {
    await press(page, 'New Role')
    const dialog = dialogOf(page, 'New Role')
    const name = `Reader${Date.now()}`
    await dialog.getByLabel('Name').fill(name)
    await dialog.getByLabel('Description').fill('Reads the audit trail.')
    await dialog.getByRole('switch', { name: 'View the audit trail' }).check()
    await pressIn(page, 'New Role', 'Save')
    await expect(toasts(page)).toContainText('Save was successful!')
    await press(page, `Delete ${name}`)
    await opened(page, 'Delete Role')
  }),
  forbidden: forbidden(roles),
}

const auditTrail: Record<string, Reach> = {
  ...faultsOf(people.monitor, trail),
  list: doing(trail, async (page) => {
    await expect(page.getByRole('button', { name: /^Details of/ }).first()).toBeVisible()
  }),
  details: doing(trail, async (page) => {
    await press(page, /^Details of/)
    await expect(page.getByRole('dialog')).toBeVisible()
  }),
  'filtered to nothing': doing(`${trail}?q=nothing%20like%20it`, shows('No entry matches these filters.')),
  empty: open(
    people.monitor,
    trail,
    (page) =>
      changeData(page, 'AuditEvents', ({ auditEvents }) => ({
        auditEvents: { ...(auditEvents as object), rows: [], total: 0 },
      })),
    shows('Nothing has been recorded yet.'),
  ),
  forbidden: forbidden(trail),
}

const leaList: Record<string, Reach> = {
  ...faultsOf(people.monitor, agencies),
  list: doing(agencies, shows('Allegany County')),
  adding: doing(agencies, async (page) => {
    await press(page, 'Add agency')
    await opened(page, 'Add agency')
  }),
  'filtered to nothing': doing(`${agencies}?q=atlantis`, shows('No agency matches these filters.')),
  empty: open(
    people.monitor,
    agencies,
    (page) => changeData(page, 'LeaList', (data) => ({ ...data, leas: [] })),
    shows('There are no agencies.'),
  ),
  forbidden: forbidden(agencies),
}

const region = (page: Page) => page.getByLabel(/^Region/)
const saveButton = (page: Page) => page.getByRole('button', { name: 'Save', exact: true })

const leaContent: Record<string, Reach> = {
  ...faultsOf(people.monitor, agency),
  editing: doing(agency, (page) => expect(region(page)).toBeVisible()),
  'read only': open(
    people.monitor,
    agency,
    (page) =>
      changeData(page, 'LeaContent', ({ leaContent: one, ...rest }) => ({
        ...rest,
        leaContent: {
          ...(one as object),
          edit: { __typename: 'AllowedAct', allowed: false, reason: 'Not yours.' },
        },
      })),
    shows('Not yours.'),
  ),
  refused: doing(agency, async (page) => {
    await page.getByLabel('Short Name').fill('')
    await saveButton(page).click()
    await shows('There is a problem')(page)
  }),
  saving: doing(agency, async (page) => {
    await region(page).fill('Slow')
    await breakData(page, 'loading')
    await saveButton(page).click()
    await expect(page.locator('button[aria-busy=true]').first()).toBeVisible()
  }),
  conflict: overtaken(
    agency,
    (page, value) => region(page).fill(value),
    (page) => saveButton(page).click(),
    (page) => opened(page, 'Somebody else changed this agency'),
  ),
  'choosing a logo': doing(agency, async (page) => {
    const png =
      'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='
    await page
      .getByLabel('Choose logo', { exact: true })
      .and(page.locator('input'))
      .setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer: Buffer.from(png, 'base64') })
    await expect(page.getByRole('button', { name: 'Use this logo' })).toBeVisible()
  }),
  'not found': doing(`${agencies}/999999`, shows('was not found')),
  forbidden: forbidden(agency),
}

const history = async (visit: Visit) =>
  `/user/dashboard/self-assessment/${(await allegany(visit)).id}/history`

/** The head of the page stands above what was scrolled; axe measures targets where they can be hit. */
const toTop = (page: Page) => page.getByRole('heading', { level: 1 }).scrollIntoViewIfNeeded()

/** Users, roles, the audit trail, agencies, years, preferences and the history of a record. */
export const administrationVisits: Visits = {
  'features/accounts/users/user-list-page': userList,
  'features/accounts/roles/role-list-page': roleList,
  'features/audit-trail/audit-trail-page': auditTrail,
  'features/agencies/agency-list-page': leaList,
  'features/agencies/agency-content-view': leaContent,
  'features/accounts/contacts/contact-list-page': {
    ...faultsOf(people.monitor, contacts),
    list: displayed,
    'read only': async (visit) => {
      await (await displayed(visit)).close()
      return open(people.alleganyUser, contacts, undefined, shows('Daniel Brandt'))(visit)
    },
    'filtered to nothing': async (visit) => {
      await (await displayed(visit)).close()
      return open(
        people.monitor,
        `${contacts}?q=no+such+text`,
        undefined,
        shows('No contact matches these filters.'),
      )(visit)
    },
    empty: open(
      people.monitor,
      contacts,
      (page) => noRows(page, 'Contacts', 'contactUsers'),
      shows('Nobody is displayed as a contact yet.'),
    ),
    adding: open(people.monitor, contacts, undefined, async (page) => {
      await press(page, 'Add contact')
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
      await press(page, 'Remove Daniel Brandt from the contacts')
      await expect(toasts(page)).toContainText(['Andre Whitfield saved this 2 minutes ago.'])
      return page
    },
  },
  'features/accounts/clients/client-list-page': {
    ...faultsOf(people.sysadmin, clients),
    list: registered,
    empty: open(
      people.sysadmin,
      clients,
      (page) => changeData(page, 'ClientList', (data) => ({ ...data, clients: [] })),
      shows('No client is registered.'),
    ),
    registering: open(people.sysadmin, clients, undefined, async (page) => {
      await press(page, 'Register Client')
      await opened(page, 'Register Client')
    }),
    editing: withClient('Edit Attendance Feed', 'Edit Client'),
    refused: open(people.sysadmin, clients, undefined, async (page) => {
      await press(page, 'Register Client')
      await page.getByRole('dialog').getByRole('button', { name: 'Register' }).click()
      await shows('There is a problem')(page)
    }),
    conflict: async (visit) => {
      await (await registered(visit)).close()
      return open(
        people.sysadmin,
        clients,
        (page) => seenBefore(page, 'ClientList', { contact: 'before@state.example' }),
        async (page) => {
          await press(page, 'Edit Attendance Feed')
          await page.getByLabel('Contact').fill('somebody@state.example')
          await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
          await opened(page, 'Somebody else changed this client')
        },
      )(visit)
    },
    secret: open(people.sysadmin, clients, undefined, async (page) => {
      await register(page, 'Another system')
      await opened(page, 'Client Secret')
    }),
    rotating: withClient('New secret for Attendance Feed', /secret/i),
    revoking: withClient('Revoke Attendance Feed', /revoke/i),
    forbidden: forbidden(clients),
  },
  'app/record-history-screen': {
    ...faultsOf(people.monitor, `${agencies}/1/history`),
    history: open(people.monitor, users, undefined, async (page) => {
      await press(page, 'More for Helen Marsh')
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
    forbidden: forbidden(`${users}/somebody/history`),
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
    // Fiscal years of disputes: a new compliance year would become the one that other visits open.
    launching: open(people.monitor, '/admin/launch-dispute-resolution-year', undefined, async (page) => {
      await press(page, /^Launch FFY/)
      await expect(page.getByRole('button', { name: 'Proceed' })).toBeEnabled()
      await breakData(page, 'loading')
      await page.getByRole('button', { name: 'Proceed' }).click()
      await expect(page.getByRole('button', { name: /Proceed/ })).toHaveAttribute('aria-busy', 'true')
    }),
    launched: open(people.monitor, '/admin/launch-dispute-resolution-year', undefined, async (page) => {
      await press(page, /^Launch FFY/)
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
  'app/preferences-screen': {
    ...faultsOf(people.monitor2, preferences),
    editing: open(people.monitor2, preferences, undefined, shows('Appearance and start')),
    refused: open(people.monitor2, preferences, undefined, async (page) => {
      await page.getByLabel('Language').waitFor()
      await breakData(page, 'error')
      await page.getByLabel('Home page after login').selectOption({ index: 1 })
      await saveButton(page).click()
      await expect(page.getByRole('alert').first()).toBeVisible()
      await toTop(page)
    }),
    saving: open(people.monitor2, preferences, undefined, async (page) => {
      await page.getByLabel('Language').waitFor()
      await breakData(page, 'loading')
      await page.getByLabel('Home page after login').selectOption({ index: 1 })
      await saveButton(page).click()
      await expect(page.locator('button[aria-busy=true]').first()).toBeVisible()
      await toTop(page)
    }),
    conflict: overtaken(
      preferences,
      async (page, value) => {
        await page.getByLabel('Home page after login').selectOption({ index: value === 'Mine' ? 1 : 2 })
      },
      (page) => saveButton(page).click(),
      (page) => opened(page, 'Your preferences were changed in another window'),
    ),
  },
  'app/self-assessment-history-screen': {
    ...faultsOf(people.monitor, history),
    history: open(people.monitor, history, undefined, async (page) => {
      await expect(page.getByRole('listitem', { name: /./ }).first()).toBeVisible()
    }),
    empty: open(
      people.monitor,
      history,
      (page) =>
        changeData(page, 'SelfAssessmentHistory', ({ recordHistory }) => ({
          recordHistory: { ...(recordHistory as object), rows: [], total: 0 },
        })),
      shows('Nothing has been recorded for this record yet.'),
    ),
    'not found': open(
      people.monitor,
      '/user/dashboard/self-assessment/999999/history',
      undefined,
      shows('was not found'),
    ),
    forbidden: open(
      people.alleganyUser,
      '/user/dashboard/self-assessment/1/history',
      undefined,
      async (page) => {
        await expect(page.getByRole('heading', { level: 1 })).toHaveText('Access Denied!')
      },
    ),
  },
}
