import { execFile } from 'node:child_process'
import { mkdtemp, readFile, symlink, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import type { Page } from '@playwright/test'
import { expectAccessible, expectNoSidewaysScroll } from '../support/axe.js'
import { expect, test, usePortal } from '../support/journey.js'
import { people } from '../support/people.js'
import { home } from '../support/portal.js'
import { signInQuietly, toasts } from '../support/sign-in.js'

/** @journeyOf accounts */

const portal = usePortal()
const run = promisify(execFile)
const checkout = path.resolve(import.meta.dirname, '../../..')

interface Credentials {
  id: string
  secret: string
}

async function register(page: Page, name: string, scopes: string[]): Promise<Credentials> {
  await page.goto('/admin/clients')
  await page.getByRole('button', { name: 'Register Client' }).click()
  const dialog = page.getByRole('dialog', { name: 'Register Client' })
  await dialog.getByLabel('Name').fill(name)
  await dialog.getByLabel('Contact').fill('warehouse@state.example')
  for (const scope of scopes) await dialog.getByRole('checkbox', { name: scope }).check()
  await dialog.getByRole('checkbox', { name: 'Allegany', exact: false }).check()
  await dialog.getByRole('button', { name: 'Register' }).click()
  const secret = page.getByRole('dialog', { name: 'Client Secret' })
  const credentials = {
    id: await secret.getByLabel('Client id', { exact: true }).inputValue(),
    secret: await secret.getByLabel('Secret', { exact: true }).inputValue(),
  }
  await expectAccessible(page, 'the secret of a client')
  await expect(secret.getByRole('button', { name: 'Done' })).toBeDisabled()
  await secret.getByRole('checkbox', { name: 'I have stored the secret' }).check()
  await secret.getByRole('button', { name: 'Done' }).click()
  return credentials
}

const tokenAnswer = ({ id, secret }: Credentials) =>
  fetch(`${portal().url}/api/auth/token`, {
    method: 'POST',
    body: new URLSearchParams({ grant_type: 'client_credentials', client_id: id, client_secret: secret }),
  })

async function query(token: string, document: string) {
  const answer = await fetch(`${portal().url}/graphql`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ query: document }),
  })
  return (await answer.json()) as {
    data?: Record<string, unknown> | null
    errors?: { extensions: { code: string } }[]
  }
}

test('a client is registered, asks within its rights, gets a new secret and is revoked', async ({ page }) => {
  await signInQuietly(page.context(), people.sysadmin)
  await page.goto('/admin/users')
  await page
    .getByRole('navigation', { name: 'User Management pages' })
    .getByRole('link', { name: 'Clients' })
    .click()
  await expect(page.getByRole('main').getByText('No client is registered.')).toBeVisible()
  await page.getByRole('button', { name: 'Register Client' }).click()
  await expectAccessible(page, 'registering a client')
  const client = await register(page, 'Data warehouse', ['Read agencies'])

  const granted = (await (await tokenAnswer(client)).json()) as { access_token: string; scope: string }
  expect(granted.scope).toBe('agencies.read')
  const token = granted.access_token
  const seen = await query(token, '{ viewer { fullName } leas { code } }')
  expect(seen.data).toEqual({ viewer: { fullName: 'Data warehouse' }, leas: [{ code: '01' }] })
  for (const document of [
    '{ users { total } }',
    '{ preferences { theme } }',
    'mutation { revokeClient(id: "x", version: 1) { errors { code } } }',
  ]) {
    const { data, errors } = await query(token, document)
    expect(JSON.stringify(errors ?? data)).toContain('FORBIDDEN')
  }

  await page.reload()
  const row = page.getByRole('row', { name: /Data warehouse/ })
  await expect(row).toContainText('Active')
  await expect(row).toContainText('from 127.0.0.1')
  await expectAccessible(page, 'the clients')
  await page.setViewportSize({ width: 390, height: 844 })
  await expectAccessible(page, 'the clients on a phone')
  await expectNoSidewaysScroll(page, 'the clients on a phone')
  await page.setViewportSize({ width: 1280, height: 800 })

  await row.getByRole('button', { name: 'New secret for Data warehouse' }).click()
  await page
    .getByRole('dialog', { name: 'New Secret' })
    .getByRole('button', { name: 'Make new secret' })
    .click()
  const shown = page.getByRole('dialog', { name: 'Client Secret' })
  const rotated = { id: client.id, secret: await shown.getByLabel('Secret', { exact: true }).inputValue() }
  await shown.getByRole('checkbox', { name: 'I have stored the secret' }).check()
  await shown.getByRole('button', { name: 'Done' }).click()
  expect((await tokenAnswer(rotated)).status).toBe(200)
  expect((await tokenAnswer(client)).status).toBe(200)

  await row.getByRole('button', { name: 'Revoke Data warehouse' }).click()
  await page
    .getByRole('alertdialog', { name: 'Revoke Client' })
    .getByRole('button', { name: 'Revoke' })
    .click()
  await expect(toasts(page)).toContainText(['Data warehouse was revoked.'])
  await expect(row).toContainText('Revoked')
  expect((await query(token, '{ leas { code } }')).errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED')
  expect((await tokenAnswer(rotated)).status).toBe(401)

  await page.goto('/admin/audit-trail?q=signInClient')
  await expect(page.getByRole('row', { name: /Sign in a client/ }).first()).toContainText('Data warehouse')
})

test('somebody who may not manage clients is told so', async ({ page }) => {
  await signInQuietly(page.context(), people.monitor)
  await page.goto('/admin/clients')
  await expect(page.getByRole('alert')).toContainText('Access Denied!')
  await expect(page.getByRole('link', { name: 'Clients' })).toHaveCount(0)
})

interface Fence {
  language: string
  info: string
  text: string
}

/** The code of a document, fence by fence. */
function fencesOf(markdown: string): Fence[] {
  return [...markdown.matchAll(/^```(\w+)(?: ([^\n]*))?\n([\s\S]*?)^```$/gm)].map(
    ([, language = '', info = '', text = '']) => ({ language, info, text }),
  )
}

test('what the guide for integrators says is what works', async ({ page }) => {
  test.setTimeout(180_000)
  const fences = fencesOf(await readFile(path.join(checkout, 'docs/integrators.md'), 'utf8'))
  const ofInfo = (info: string) => fences.filter((fence) => fence.info === info).map(({ text }) => text)
  await signInQuietly(page.context(), people.sysadmin)
  const { id, secret } = await register(page, 'Stranger', ['Read agencies'])
  const folder = await mkdtemp(path.join(home(), 'guide-'))
  await symlink(path.join(checkout, 'node_modules'), path.join(folder, 'node_modules'))
  await writeFile(path.join(folder, 'package.json'), '{ "type": "module" }')
  for (const { info, text } of fences) {
    const file = /^file=([\w.-]+)$/.exec(info)?.[1]
    if (file) await writeFile(path.join(folder, file), text)
  }
  const env = { ...process.env, PORTAL: portal().url, CLIENT_ID: id, CLIENT_SECRET: secret }
  const shell = async (lines: readonly string[]) => {
    expect(lines).not.toEqual([])
    const script = ['set -euo pipefail', ...lines].join('\n')
    return (await run('bash', ['-c', script], { cwd: folder, env })).stdout
  }

  const answered = await shell(ofInfo('run'))
  expect(answered).toContain('"fullName":"Stranger"')
  expect(answered).toContain('"code":"01"')
  expect(await readFile(path.join(folder, 'schema.graphql'), 'utf8')).toBe(
    await readFile(path.join(checkout, 'schema/portal.graphql'), 'utf8'),
  )
  expect(await shell(ofInfo('typescript'))).toMatch(/01 Allegany[^\n]*\n\d+ compliance years/)

  const hasPython = await run('python3', ['--version']).then(
    () => true,
    () => false,
  )
  if (hasPython) expect(await shell(ofInfo('python'))).toMatch(/^01 Allegany/)
})
