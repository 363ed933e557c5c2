import { expect, type BrowserContext, type Locator, type Page } from '@playwright/test'
import { awaitCode } from './mailbox.js'
import { fullNames, password } from './people.js'

interface SignInOptions {
  password?: string
  /** Switches 'Skip this step for the next 30 days' on. */
  trust?: boolean
  /** Where to start; the guard's own redirect to the sign-in screen is followed. */
  from?: string
}

export const verifyDialog = (page: Page): Locator =>
  page.getByRole('dialog', { name: 'Verify Your Identity' })

/** Messages that appear at the side and go by themselves. */
export const toasts = (page: Page): Locator =>
  page.getByRole('region', { name: 'Messages' }).locator('[data-toast]')

export async function expectToast(page: Page, text: string): Promise<void> {
  await expect(toasts(page).filter({ hasText: text })).toBeVisible()
}

/** Fills in the sign-in form that is on the screen, and sends it. */
export async function sendCredentials(page: Page, user: string, secret = password): Promise<void> {
  await page.getByLabel('Username').fill(user)
  await page.getByLabel('Password', { exact: true }).fill(secret)
  await page.getByRole('button', { name: 'Login', exact: true }).click()
}

/** Signs in as a person would: password, code from the mail. Ends where the portal sends them. */
export async function signIn(page: Page, user: string, options: SignInOptions = {}): Promise<void> {
  await page.goto(options.from ?? '/auth/login')
  const next = await awaitCode(page.request, user)
  await sendCredentials(page, user, options.password)
  await enterCode(page, await next(), options.trust)
  await expect(page).not.toHaveURL(/\/auth\//)
}

/** Types a code into the open dialog and sends it. */
export async function enterCode(page: Page, code: string, trust = false): Promise<void> {
  const dialog = verifyDialog(page)
  await expect(dialog).toBeVisible()
  await codeField(page).fill(code)
  if (trust) await dialog.getByLabel('Skip this step for the next 30 days').check({ force: true })
  await dialog.getByRole('button', { name: 'Verify', exact: true }).click()
}

export const codeField = (page: Page): Locator => verifyDialog(page).getByRole('textbox')

/** Signs out through the user menu. */
export async function signOut(page: Page): Promise<void> {
  await openUserMenu(page)
  await page.getByRole('menuitem', { name: 'Log Out' }).click()
  await expect(page).toHaveURL(/\/auth\/login/)
}

/** The dropdown in the top bar that is labelled with the person's name. */
export async function openUserMenu(page: Page): Promise<void> {
  await page.getByRole('banner').getByRole('button', { name: 'Account menu' }).click()
}

/** The top bar names who is signed in. */
export async function expectSignedIn(page: Page, user: string): Promise<void> {
  await expect(page.getByRole('banner')).toContainText(fullNames[user] ?? user)
}

/** Header without which the gateway takes no request that changes something. */
const preflight = { 'apollo-require-preflight': '1' }

/** Sends a GraphQL document as the browser context's user and returns data, or throws what the server said. */
export async function graphql<T>(
  context: Pick<BrowserContext, 'request'>,
  query: string,
  variables: Record<string, unknown> = {},
): Promise<T> {
  const answer = await context.request.post('/graphql', { data: { query, variables }, headers: preflight })
  const body = (await answer.json()) as { data?: T; errors?: unknown }
  if (!body.data || body.errors)
    throw new Error(`GraphQL answered ${answer.status()}: ${JSON.stringify(body)}`)
  return body.data
}

interface SignInAnswer {
  errors: Array<{ message: string }>
}

/** Signs a browser context in without its screens: for journeys about something else. */
export async function signInQuietly(context: BrowserContext, user: string): Promise<void> {
  const next = await awaitCode(context.request, user)
  const first = await graphql<{ signIn: SignInAnswer & { mfaRequired: boolean } }>(
    context,
    `
      mutation SignIn($input: SignInInput!) {
        signIn(input: $input) {
          errors {
            message
          }
          mfaRequired
        }
      }
    `,
    { input: { username: user, password } },
  )
  expect(first.signIn).toMatchObject({ errors: [], mfaRequired: true })
  const code = await next()
  const second = await graphql<{ verifySecurityCode: SignInAnswer }>(
    context,
    `
      mutation Verify($input: VerifySecurityCodeInput!) {
        verifySecurityCode(input: $input) {
          errors {
            message
          }
        }
      }
    `,
    { input: { code } },
  )
  expect(second.verifySecurityCode.errors).toEqual([])
}
