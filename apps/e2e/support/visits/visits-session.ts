import { expect, type Page } from '@playwright/test'
import { answerData } from '../data-faults.js'
import { awaitLink } from '../mailbox.js'
import { people } from '../people.js'
import { enterCode, expectToast, sendCredentials, signInQuietly } from '../sign-in.js'
import { heading, shows, type Visits } from './visits.js'

async function forgot(page: Page, email: string): Promise<void> {
  await page.goto('/auth/login')
  await page.getByRole('button', { name: 'Forgot Password?' }).click()
  const dialog = page.getByRole('dialog', { name: 'Forgot Password' })
  await dialog.getByLabel('Email Address').fill(email)
  await dialog.getByRole('button', { name: 'Send' }).click()
}

async function resetForm(page: Page, address: string, secret: string, again = secret): Promise<void> {
  await page.goto(address)
  await page.getByLabel('New Password', { exact: true }).fill(secret)
  await page.getByLabel('Confirm Password').fill(again)
  await page.getByLabel('Confirm Password').blur()
}

const confirm = (page: Page) => page.getByRole('button', { name: 'Confirm', exact: true }).click()
const noChange = '/auth/confirm-email?token=none'
/** Whose password is set anew here; no other visit signs in as this person. */
const forgetful = people.howardUser
const noLink = `/auth/reset-password?email=${forgetful}&token=none`

/** The signed-out area. */
export const sessionVisits: Visits = {
  'features/session/sign-in/login-screen': {
    form: async ({ stranger }) => {
      const page = await stranger()
      await page.goto('/auth/login')
      await heading(page)
      return page
    },
    'field errors': async ({ stranger }) => {
      const page = await stranger()
      await page.goto('/auth/login')
      await page.getByRole('button', { name: 'Login', exact: true }).click()
      await shows('Username is required.')(page)
      return page
    },
    'login failed': async ({ stranger }) => {
      const page = await stranger()
      await page.goto('/auth/login')
      await sendCredentials(page, 'nobody@state.example')
      await expectToast(page, 'Login Failed')
      return page
    },
    'session expired': async ({ browser, stranger }) => {
      const own = await stranger()
      await own.goto('/auth/login')
      const context = await browser.newContext({ baseURL: new URL(own.url()).origin })
      await signInQuietly(context, people.liaison)
      const page = await context.newPage()
      await page.goto('/user/landing')
      await heading(page)
      // A call of the page itself would lead away before the link is clicked.
      await page.waitForLoadState('networkidle')
      await context.clearCookies()
      await page
        .getByRole('navigation', { name: 'Main menu' })
        .getByRole('link', { name: /State Dashboard/ })
        .click()
      await shows('session expired')(page)
      return page
    },
    verify: async ({ stranger }) => {
      const page = await stranger()
      await page.goto('/auth/login')
      await sendCredentials(page, people.liaison)
      await expect(page.getByRole('dialog', { name: 'Verify Your Identity' })).toBeVisible()
      return page
    },
    'code refused': async ({ stranger }) => {
      const page = await stranger()
      await page.goto('/auth/login')
      await sendCredentials(page, people.disputes)
      await enterCode(page, '000000')
      await expectToast(page, 'The security code is invalid or expired')
      return page
    },
    'forgot password': async ({ stranger }) => {
      const page = await stranger()
      await page.goto('/auth/forgot-password')
      await expect(page.getByRole('dialog', { name: 'Forgot Password' })).toBeVisible()
      return page
    },
    'forgot password refused': async ({ stranger }) => {
      const page = await stranger()
      await forgot(page, 'nobody@state.example')
      await shows('was not found')(page)
      return page
    },
    'request sent': async ({ stranger }) => {
      const page = await stranger()
      await forgot(page, forgetful)
      await expect(page.getByRole('dialog', { name: 'Request Sent' })).toBeVisible()
      return page
    },
  },
  'features/session/confirmation/confirm-email-screen': {
    asking: async ({ stranger }) => {
      const page = await stranger()
      await page.goto(noChange)
      await heading(page)
      return page
    },
    confirmed: async ({ stranger }) => {
      const page = await stranger()
      await answerData(page, 'ConfirmEmailChange', {
        confirmEmailChange: { __typename: 'ConfirmEmailChangePayload', errors: [] },
      })
      await page.goto(noChange)
      await confirm(page)
      await shows('Your new address is confirmed')(page)
      return page
    },
    'link over': async ({ stranger }) => {
      const page = await stranger()
      await page.goto(noChange)
      await confirm(page)
      await shows('This link is no longer good.')(page)
      return page
    },
  },
  'features/session/passwords/reset-password-screen': {
    form: async ({ stranger }) => {
      const page = await stranger()
      await page.goto(noLink)
      await heading(page)
      return page
    },
    mismatch: async ({ stranger }) => {
      const page = await stranger()
      await resetForm(page, noLink, 'Brand#New2026pass', 'Brand#New2026')
      await shows('The two passwords do not match')(page)
      return page
    },
    refused: async ({ stranger }) => {
      const page = await stranger()
      const next = await awaitLink(page.request, people.howardAdmin)
      await forgot(page, people.howardAdmin)
      await resetForm(page, await next(), 'OnlyLetters2026')
      await confirm(page)
      await shows('Uh Oh!')(page)
      return page
    },
    'link expired': async ({ stranger }) => {
      const page = await stranger()
      await resetForm(page, noLink, 'Brand#New2026pass')
      await confirm(page)
      await shows('The temporary password link has expired.')(page)
      return page
    },
    'password changed': async ({ stranger }) => {
      const page = await stranger()
      const next = await awaitLink(page.request, forgetful)
      await forgot(page, forgetful)
      await resetForm(page, await next(), 'Brand#New2026pass')
      await confirm(page)
      await expect(page.getByRole('dialog', { name: 'Password Changed' })).toBeVisible()
      return page
    },
  },
}
