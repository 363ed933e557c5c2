import { menuItems, mayOpen } from '@portal/domain'
import { expect, test } from 'vitest'
import { screenStates as loginStates } from '../features/session/sign-in/login-screen'
import { screenStates as resetPasswordStates } from '../features/session/passwords/reset-password-screen'
import { features } from './features'
import { histories } from './record-history-screen'
import { screens } from './routes'

test.each(screens)('$path names the states of its screen', async ({ load }) => {
  const { Component, screenStates } = await load()
  expect(Component).toBeTypeOf('function')
  expect(screenStates.length).toBeGreaterThan(0)
  expect(new Set(screenStates).size).toBe(screenStates.length)
})

test.each([
  ['sign-in', loginStates],
  ['set password', resetPasswordStates],
])('%s names the states of its screen', (_name, screenStates) => {
  expect(screenStates.length).toBeGreaterThan(0)
  expect(new Set(screenStates).size).toBe(screenStates.length)
})

test('serves each address once', () => {
  const paths = screens.map(({ path }) => path)
  expect(new Set(paths).size).toBe(paths.length)
})

test('knows what stands on the history of every record', () => {
  const addresses = features.flatMap((feature) => feature.histories ?? [])
  expect(Object.keys(histories).toSorted()).toEqual(addresses.toSorted())
})

/**
 * The own pages of everybody, pages under Users that ask for a permission of their own, findings and cohorts, which the menu
 * of the specification does not name: tabs of the dashboards lead there, and notes, which the notepad leads to.
 */
const outsideTheMenu = [
  '/user/landing',
  '/user/preferences',
  '/user/search',
  '/user/tasks',
  '/user/announcements',
  '/user/notices',
  '/user/contacts',
  '/admin/roles',
  '/admin/roles/:id/history',
  '/admin/clients',
  '/admin/audit-trail',
  '/compliance/cohorts',
  '/compliance/cohorts/:id/history',
  '/compliance/findings',
  '/compliance/findings/:id',
  '/compliance/findings/:id/history',
  '/compliance/findings/numbers',
  '/compliance/notes',
  '/compliance/notes/:id/history',
  '/compliance/notes/templates',
]

test('has nothing outside the menu but own pages and those that ask for a permission', () => {
  const links = menuItems.flatMap((item) =>
    [item.link ?? [], (item.subMenus ?? []).map((sub) => sub.link)]
      .flat()
      // The pages of an editor lie beside its first one.
      .map((link) => link.replace(/\/welcome$/, '')),
  )
  const outside = screens.filter(
    ({ path }) => !links.some((link) => path === link || path.startsWith(`${link}/`)),
  )
  expect(outside.map(({ path }) => path).toSorted()).toEqual(outsideTheMenu.toSorted())
  expect(mayOpen('/user/landing', ['LocalUser'])).toBe(true)
})
