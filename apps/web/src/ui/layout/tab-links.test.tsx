import { screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { renderScreen } from '../../testing/render-screen'
import { TabLinks } from './tab-links'

afterEach(() => vi.restoreAllMocks())

const tabs = ['users', 'contacts', 'roles', 'clients', 'audit'].map((label) => ({ label, to: `/${label}` }))

test('brings the current tab into sight where the line of tabs is wider than the screen', () => {
  vi.spyOn(HTMLElement.prototype, 'offsetLeft', 'get').mockImplementation(function (this: HTMLElement) {
    return this.textContent === 'audit' ? 310 : 0
  })
  renderScreen(<TabLinks label="Users" tabs={tabs} />, { path: '/audit', at: '/audit' })
  expect(screen.getByRole('link', { name: 'audit' })).toHaveAttribute('aria-current', 'page')
  expect(screen.getByRole('list').scrollLeft).toBe(250)
})

test('shows nothing for a single page', () => {
  renderScreen(<TabLinks label="Users" tabs={tabs.slice(0, 1)} />, { path: '/users', at: '/users' })
  expect(screen.queryByRole('navigation')).toBeNull()
})
