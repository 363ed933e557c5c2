import { readFile } from 'node:fs/promises'
import type { Locator, Page } from '@playwright/test'
import { expect, test, usePortal } from '../support/journey.js'
import { awaitLink } from '../support/mailbox.js'
import { people } from '../support/people.js'
import { graphql, openUserMenu, signInQuietly, toasts } from '../support/sign-in.js'

const portal = usePortal()

const rowOf = (page: Page, name: string): Locator => page.getByRole('row').filter({ hasText: name })
const editor = (page: Page): Locator => page.getByRole('dialog', { name: 'User Details' })

async function openUsers(page: Page, user: string): Promise<void> {
  await signInQuietly(page.context(), user)
  await page.goto('/admin/users')
  await expect(page.getByRole('heading', { level: 1, name: 'User Management' })).toBeVisible()
  await expect(page.getByRole('row').nth(1)).toBeVisible()
}

async function fillNewUser(page: Page, name: string, email: string): Promise<Locator> {
  await page.getByRole('button', { name: 'Add User' }).click()
  const dialog = editor(page)
  await dialog.getByLabel('Email', { exact: true }).fill(email)
  await dialog.getByLabel('Full Name').fill(name)
  await dialog.getByLabel('Title', { exact: true }).fill('Coordinator')
  await dialog.getByLabel('Phone Number').fill('301-555-0100')
  return dialog
}

test('a state monitor adds a user, who sets a password with the mailed link', async ({ page }) => {
  await openUsers(page, people.monitor)
  const email = 'new.user@howard.example'
  const dialog = await fillNewUser(page, 'Nia Newman', email)
  await expect(dialog.getByLabel('Username')).toHaveValue(email)
  await expect(dialog.getByLabel('Username')).not.toBeEditable()
  await dialog.getByLabel('Preferred LEA Dashboard').selectOption({ label: '13 Howard County' })
  const next = await awaitLink(page.request, email)
  await dialog.getByRole('button', { name: 'Submit' }).click()
  await expect(toasts(page)).toContainText('Save was successful!')
  await expect(rowOf(page, 'Nia Newman')).toContainText('Howard County')
  await expect(rowOf(page, 'Nia Newman')).toContainText('Local User')
  const link = await next()
  expect(link).toContain('newUser=true')
  await page.goto(link)
  await expect(page.getByRole('heading', { name: 'Set Password' })).toBeVisible()
})

test('the editor comes back with what was typed and what the server refused', async ({ page }) => {
  await openUsers(page, people.monitor)
  const dialog = await fillNewUser(page, 'Second Marsh', people.monitor)
  await dialog.getByLabel('Preferred LEA Dashboard').selectOption({ label: '13 Howard County' })
  await dialog.getByLabel('Phone Number').fill('')
  await dialog.getByRole('button', { name: 'Submit' }).click()
  const problems = dialog.getByRole('alert')
  await expect(problems).toContainText('There is a problem')
  await expect(problems).toContainText('Phone Number is required.')
  await expect(dialog.getByLabel('Full Name')).toHaveValue('Second Marsh')
  await dialog.getByLabel('Phone Number').fill('301-555-0100')
  await dialog.getByRole('button', { name: 'Submit' }).click()
  await expect(problems).toContainText('A user with this email address already exists.')
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await expect(dialog).toBeHidden()
})

test('disabling asks, resets Show, and signs the person out; re-enabling lets them in again', async ({
  page,
  browser,
}) => {
  const other = await browser.newContext({ baseURL: portal().url })
  const theirs = await other.newPage()
  await signInQuietly(other, people.howardUser)
  await theirs.goto('/user/landing')
  await openUsers(page, people.monitor)
  await page.getByRole('combobox', { name: 'Show' }).selectOption('Active Users')
  await expect(page).toHaveURL(/show=active/)
  await page.getByRole('button', { name: 'Disable Mei Tanaka' }).click()
  const dialog = page.getByRole('alertdialog', { name: 'Disable User' })
  await expect(dialog).toContainText('Are you sure you want to disable this user?')
  await dialog.getByRole('button', { name: 'Disable' }).click()
  await expect(page).not.toHaveURL(/show=/)
  await expect(rowOf(page, 'Mei Tanaka')).toContainText('Disabled')
  await theirs.reload()
  await expect(theirs).toHaveURL(/\/auth\/login/)
  await page.getByRole('button', { name: 'Re-enable Mei Tanaka' }).click()
  await expect(page.getByRole('button', { name: 'Disable Mei Tanaka' })).toBeVisible()
  await other.close()
})

test('the last active local administrator cannot be disabled, and the menu says why', async ({ page }) => {
  await openUsers(page, people.monitor)
  await expect(page.getByRole('button', { name: 'Disable Joan Kessler' })).toHaveCount(0)
  await page.getByRole('button', { name: 'More for Joan Kessler' }).click()
  await expect(page.getByRole('menuitem', { name: /^Disable/ })).toContainText(
    'This is the last active Local Admin of the agency.',
  )
})

test('filters live in the address, and the export is a file of names and emails', async ({ page }) => {
  await openUsers(page, people.monitor)
  await page.getByRole('combobox', { name: 'Jurisdiction' }).selectOption({ label: '01 Allegany County' })
  await expect(page).toHaveURL(/jurisdiction=1/)
  await expect(rowOf(page, 'Samuel Kessler')).toHaveCount(0)
  await page.reload()
  await expect(page.getByRole('combobox', { name: 'Jurisdiction' })).toHaveValue('1')
  await expect(rowOf(page, 'Daniel Brandt')).toBeVisible()
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export Active Users' }).click()
  const file = await download
  expect(file.suggestedFilename()).toBe('ActiveUsers.csv')
  const text = await readFile(await file.path(), 'utf8')
  expect(text.startsWith('\uFEFFFull Name,Email\r\n')).toBe(true)
  expect(text).toContain(`Daniel Brandt,${people.alleganyAdmin}\r\n`)
  expect(text).not.toContain(people.howardAdmin)
})

test('what the list shows is what is exported and printed, with the columns that the server remembers', async ({
  page,
  browser,
  baseURL,
}) => {
  await openUsers(page, people.monitor)
  await page.getByRole('button', { name: 'Columns' }).click()
  await page.getByRole('menuitemcheckbox', { name: 'Phone Number' }).click()
  await expect(page.getByRole('columnheader', { name: 'Phone Number' })).toHaveCount(0)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'Columns' })).toBeFocused()

  // Another device of the same person.
  const other = await (await browser.newContext(baseURL ? { baseURL } : {})).newPage()
  await openUsers(other, people.monitor)
  await expect(other.getByRole('columnheader', { name: 'Email' })).toBeVisible()
  await expect(other.getByRole('columnheader', { name: 'Phone Number' })).toHaveCount(0)

  await other.getByRole('combobox', { name: 'Jurisdiction' }).selectOption({ label: '01 Allegany County' })
  await other.getByRole('button', { name: 'Export', exact: true }).click()
  const [file] = await Promise.all([
    other.waitForEvent('download'),
    other.getByRole('menuitem', { name: 'Excel file (XLSX)' }).click(),
  ])
  expect(file.suggestedFilename()).toMatch(/^accounts-users-\d{8}\.xlsx$/)
  expect((await readFile(await file.path())).subarray(0, 2).toString()).toBe('PK')

  await other.evaluate(() => Object.assign(window, { print: () => undefined }))
  await other.getByRole('button', { name: 'Export', exact: true }).click()
  await other.getByRole('menuitem', { name: 'Print' }).click()
  await other.emulateMedia({ media: 'print' })
  // The code that prints is loaded when it is needed.
  await expect(other.locator('[data-print-sheet]').getByRole('columnheader').first()).toBeVisible()
  await expect(other.getByRole('columnheader').allTextContents()).resolves.toEqual([
    'User Name',
    'Full Name',
    'Email',
    'Jurisdiction',
    'Role',
    'Last Login Date',
    'Status',
  ])
  await expect(other.getByRole('cell', { name: people.howardAdmin })).toHaveCount(0)
  await other.context().close()
})

test('Reset User Password asks first and mails a link', async ({ page }) => {
  await openUsers(page, people.monitor)
  await page.getByRole('button', { name: 'Edit Grace Holloway' }).click()
  const next = await awaitLink(page.request, people.alleganyUser)
  await editor(page).getByRole('button', { name: 'Reset User Password' }).click()
  const sure = page.getByRole('alertdialog', { name: 'Are you sure?' })
  await expect(sure).toContainText(people.alleganyUser)
  await sure.getByRole('button', { name: 'Yes' }).click()
  await expect(toasts(page)).toContainText('Email sent!')
  expect(await next()).toContain('/auth/reset-password')
})

test('a local administrator sees and edits the own agency only, and disables nobody', async ({ page }) => {
  await openUsers(page, people.alleganyAdmin)
  await expect(rowOf(page, 'Samuel Kessler')).toHaveCount(0)
  await expect(page.getByRole('button', { name: /^Disable/ })).toHaveCount(0)
  const pages = page.getByRole('navigation', { name: 'User Management pages' })
  await expect(pages.getByRole('link')).toHaveText(['Users', 'Contacts'])
  await page.getByRole('button', { name: 'Edit Grace Holloway' }).click()
  await expect(editor(page).getByRole('radio')).toHaveCount(2)
  await expect(editor(page).getByRole('combobox')).toHaveCount(0)
})

test('an import shows the errors by row and creates all users or none', async ({ page }) => {
  await openUsers(page, people.monitor)
  await page.getByRole('button', { name: 'Import Users' }).click()
  const dialog = page.getByRole('dialog', { name: 'Import Users' })
  const heading = 'Email,Full Name,Title,Phone Number,Job Title,Role,Jurisdiction'
  const good = 'pat.lee@howard.example,Pat Lee,Coordinator,301-555-0101,,Local User,13'
  const choose = (lines: string[]) =>
    dialog.locator('input[type=file]').setInputFiles({
      name: 'august.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from([heading, ...lines].join('\r\n')),
    })
  await choose([good, 'nobody,No Body,Coordinator,301-555-0102,,Wizard,77'])
  await expect(dialog.getByRole('alert')).toContainText('2 rows: 1 good, 1 with errors.')
  await expect(dialog.getByRole('row').filter({ hasText: 'There is no role Wizard.' })).toContainText('3')
  await expect(dialog.getByRole('button', { name: /^Create/ })).toBeDisabled()
  await choose([good])
  await dialog.getByRole('button', { name: 'Create 1 user' }).click()
  await expect(dialog).toContainText('1 user was created')
  await dialog.getByRole('button', { name: 'Close' }).last().click()
  await expect(rowOf(page, 'Pat Lee')).toContainText('Howard County')
})

test('a role is made, counted, opened as a list of users and refused to be deleted', async ({ page }) => {
  await signInQuietly(page.context(), people.monitor)
  await page.goto('/admin/roles')
  await page.getByRole('button', { name: 'New Role' }).click()
  const dialog = page.getByRole('dialog', { name: 'New Role' })
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog.getByRole('alert')).toContainText('Description is required.')
  await dialog.getByLabel('Name (optional)').fill('TrailReader')
  await dialog.getByLabel('Description').fill('Reads the audit trail.')
  await dialog.getByRole('switch', { name: 'View the audit trail' }).check()
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(toasts(page)).toContainText('Save was successful!')
  await expect(rowOf(page, 'Trail Reader')).toContainText('Reads the audit trail.')
  await rowOf(page, 'Trail Reader')
    .getByRole('button', { name: /^Delete/ })
    .click()
  await page.getByRole('alertdialog', { name: 'Delete Role' }).getByRole('button', { name: 'Delete' }).click()
  await expect(rowOf(page, 'Trail Reader')).toHaveCount(0)
  await expect(page.getByRole('button', { name: /^Delete Local User/ })).toBeDisabled()
  await rowOf(page, 'Local User')
    .getByRole('link', { name: /users with the role/ })
    .click()
  await expect(page).toHaveURL('/admin/users?role=LocalUser')
  await expect(rowOf(page, 'Mei Tanaka')).toBeVisible()
  await expect(rowOf(page, 'Helen Marsh')).toHaveCount(0)
})

test('everybody reaches the own details from the user menu', async ({ page }) => {
  await signInQuietly(page.context(), people.alleganyUser)
  await page.goto('/user/landing')
  await openUserMenu(page)
  await page.getByRole('menuitem', { name: 'My Details' }).click()
  const dialog = page.getByRole('dialog', { name: 'My Details' })
  await expect(dialog.getByLabel('Email', { exact: true })).not.toBeEditable()
  await dialog.getByLabel('Full Name').fill('Grace H. Holloway')
  await dialog.getByRole('button', { name: 'Submit' }).click()
  await expect(toasts(page)).toContainText('Save was successful!')
  await expect(page.getByRole('banner')).toContainText('Grace H. Holloway')
})

test('another role, another agency and disabling reach a live session at its next request', async ({
  browser,
  baseURL,
}) => {
  const state = await browser.newContext({ baseURL })
  const theirs = await browser.newContext({ baseURL })
  await signInQuietly(state, people.monitor)
  await signInQuietly(theirs, people.howardUser)
  interface Viewer {
    viewer: { roles: string[]; permissions: string[]; leaId: number } | null
  }
  const viewer = async () => (await graphql<Viewer>(theirs, '{ viewer { roles permissions leaId } }')).viewer
  const { userByUserName: user } = await graphql<{ userByUserName: { id: string; version: number } }>(
    state,
    'query ($name: String!) { userByUserName(userName: $name) { id version } }',
    { name: people.howardUser },
  )
  let { version } = user
  const change = async (given: object) => {
    const { patchUser } = await graphql<{
      patchUser: { errors: { message: string }[]; user: { version: number } }
    }>(
      state,
      'mutation ($input: PatchUserInput!) { patchUser(input: $input) { errors { message } user { version } } }',
      { input: { id: user.id, version, ...given } },
    )
    expect(patchUser.errors).toEqual([])
    version = patchUser.user.version
  }
  expect((await viewer())?.roles).toEqual(['LocalUser'])
  // Well within the promised second: the first request after the answer has the new rights already.
  await change({ roles: ['LocalAdmin'] })
  expect(await viewer()).toMatchObject({ roles: ['LocalAdmin'], leaId: 13 })
  await change({ leaId: 1 })
  expect((await viewer())?.leaId).toBe(1)
  await change({ roles: ['LocalUser'], leaId: 13 })
  expect((await viewer())?.permissions).not.toContain('jurisdiction-users.manage')
  await graphql(state, 'mutation ($id: ID!) { disableUser(id: $id) { errors { message } } }', { id: user.id })
  const after = await theirs.request.post('/graphql', {
    data: { query: '{ viewer { userName } }' },
    headers: { 'apollo-require-preflight': 'journey' },
  })
  expect(JSON.stringify(await after.json())).not.toContain(people.howardUser)
  await graphql(state, 'mutation ($id: ID!) { enableUser(id: $id) { errors { message } } }', { id: user.id })
  await Promise.all([state.close(), theirs.close()])
})

test('contacts are chosen and ordered by the keyboard, and everybody of the agency sees them so', async ({
  page,
  browser,
  baseURL,
}) => {
  await openUsers(page, people.monitor)
  await page
    .getByRole('navigation', { name: 'User Management pages' })
    .getByRole('link', { name: 'Contacts' })
    .click()
  for (const name of ['Daniel Brandt', 'Lucia Ferrante']) {
    await page.getByRole('button', { name: 'Add contact' }).click()
    const dialog = page.getByRole('dialog', { name: 'Add contact' })
    await dialog.getByLabel('Find a person').fill(name)
    await dialog.getByRole('button', { name: `Add ${name}` }).click()
    await expect(toasts(page)).toContainText([`${name} is displayed as a contact.`])
  }
  await page.getByRole('button', { name: 'Move Lucia Ferrante up' }).focus()
  await page.keyboard.press('Alt+ArrowUp')
  await expect(page.getByText('Lucia Ferrante is now number 1 of 2.')).toBeAttached()

  const other = await browser.newContext({ baseURL })
  await signInQuietly(other, people.alleganyUser)
  const reader = await other.newPage()
  await reader.goto('/user/landing')
  await openUserMenu(reader)
  await reader.getByRole('menuitem', { name: 'Contacts' }).click()
  const card = reader.getByRole('region', { name: /^Allegany/ })
  await expect(card.getByRole('listitem')).toHaveText([/Lucia Ferrante/, /Daniel Brandt/])
  await expect(reader.getByRole('button', { name: /^(Add|Move|Remove)/ })).toHaveCount(0)
  await other.close()
})
