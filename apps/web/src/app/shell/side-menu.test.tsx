import { ChakraProvider } from '@chakra-ui/react'
import { menuGroups, menuItems } from '@portal/domain'
import { cleanup, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter } from 'react-router-dom'
import { expect, test, vi } from 'vitest'
import { takeNotepadsToOpen } from '../../lib/notepads-to-open'
import { ViewerContext } from '../../lib/session/viewer'
import { aViewer } from '../../testing/viewer-builder'
import { system } from '../../ui/theme/system'
import { AvailableContext } from './available-context'
import { menuIcon } from './menu-icons'
import { SideMenu } from './side-menu'

const links = menuItems.flatMap((item) =>
  item.link ? [item.link] : [item.page ?? [], (item.subMenus ?? []).map((sub) => sub.link)].flat(),
)

function menu({
  role = 'StateMonitor',
  at = '/user/landing',
  available = links,
  missingRooms = [] as string[],
  overlay = false,
  onClose = (): void => undefined,
  onCalendar = (): void => undefined,
} = {}) {
  render(
    <ChakraProvider value={system}>
      <ViewerContext value={aViewer({ id: 'u1', roles: [role], missingRooms })}>
        <AvailableContext value={{ links: new Set(available), events: new Set(['Notepad', 'Calendar']) }}>
          <MemoryRouter initialEntries={[at]}>
            <SideMenu open overlay={overlay} onClose={onClose} onCalendar={onCalendar} />
          </MemoryRouter>
        </AvailableContext>
      </ViewerContext>
    </ChakraProvider>,
  )
  return userEvent.setup()
}
const group = (name: string) => screen.getByRole('button', { name })

test('shows the groups of the person, the first one expanded', () => {
  menu()
  expect(screen.getByRole('navigation', { name: 'Main menu' })).toBeVisible()
  expect(group('Compliance Monitoring')).toHaveAttribute('aria-expanded', 'true')
  expect(group('Admin')).toHaveAttribute('aria-expanded', 'false')
  expect(screen.getByRole('link', { name: /^State Dashboard All agencies/ })).toBeVisible()
})

test('shows a local user no group without items', () => {
  menu({ role: 'LocalUser' })
  expect(screen.queryByRole('button', { name: 'Admin' })).toBeNull()
  expect(screen.queryByRole('link', { name: /State Dashboard/ })).toBeNull()
  expect(screen.getByRole('link', { name: /Local Dashboard/ })).toBeVisible()
})

test('leaves out what does not exist yet', () => {
  menu({ role: 'LocalUser', available: ['/user/dashboard'], missingRooms: ['calendar'] })
  expect(screen.getAllByRole('link')).toHaveLength(1)
  expect(screen.getAllByRole('button')).toHaveLength(1)
})

test('leaves out what the system of record does not offer', async () => {
  const user = menu({ missingRooms: ['self-assessment', 'users'] })
  expect(screen.queryByRole('link', { name: /^Self-Assessment/ })).toBeNull()
  await user.click(group('Admin'))
  expect(screen.getByRole('link', { name: /^Compliance Year Manager/ })).toBeVisible()
  expect(screen.queryByRole('link', { name: /^Users/ })).toBeNull()
})

test('marks the page the person is on, records under it included', () => {
  menu({ at: '/user/dashboard/self-assessment/12' })
  expect(screen.getByRole('link', { current: 'page' })).toHaveTextContent('Self-Assessment')
})

test.each([
  '/admin/roles',
  '/admin/roles/r1/history',
  '/admin/clients',
  '/admin/audit-trail',
  '/user/contacts',
])('marks Users on %s, which is a tab beside it', (at) => {
  menu({ at })
  expect(group('Admin')).toHaveAttribute('aria-expanded', 'true')
  expect(screen.getByRole('link', { current: 'page' })).toHaveTextContent('Users')
})

test.each([
  ['/compliance/findings', 'StateMonitor', 'State Dashboard'],
  ['/compliance/findings/numbers', 'StateMonitor', 'State Dashboard'],
  ['/compliance/findings/12', 'LocalUser', 'Local Dashboard'],
  ['/compliance/cohorts', 'StateMonitor', 'State Dashboard'],
])('marks on %s of %s the %s, beside which it is a tab', (at, role, item) => {
  menu({ at, role })
  expect(screen.getByRole('link', { current: 'page' })).toHaveTextContent(item)
})

test('marks nothing on the contacts for those who have no Users', () => {
  menu({ at: '/user/contacts', role: 'LocalUser' })
  expect(screen.queryByRole('link', { current: 'page' })).toBeNull()
})

test('expands the group of the page and remembers what the person expands, ascending', async () => {
  const user = menu({ at: '/admin/users' })
  expect(group('Admin')).toHaveAttribute('aria-expanded', 'true')
  await user.click(group('Training Materials'))
  await user.click(group('Local Determinations'))
  expect(JSON.parse(localStorage.getItem('accordion_u1') ?? '')).toEqual([1, 3, 4])
  await user.click(group('Admin'))
  expect(JSON.parse(localStorage.getItem('accordion_u1') ?? '')).toEqual([1, 4])
})

test('restores the expanded groups of the person', () => {
  localStorage.setItem('accordion_u1', '[4,1,4]')
  menu()
  expect(group('Compliance Monitoring')).toHaveAttribute('aria-expanded', 'false')
  expect(group('Local Determinations')).toHaveAttribute('aria-expanded', 'true')
  expect(group('Training Materials')).toHaveAttribute('aria-expanded', 'true')
})

test('opens the sub-items of a parent', async () => {
  const user = menu()
  const parent = screen.getByRole('button', { name: /Content Editor/ })
  expect(parent).toHaveAttribute('aria-expanded', 'false')
  await user.click(parent)
  const list = document.getElementById(parent.getAttribute('aria-controls') ?? '')
  expect(within(list as HTMLElement).getAllByRole('link')).toHaveLength(7)
})

test.each([...menuGroups, ...menuItems])('has a drawing for $icon of $name', ({ icon }) => {
  expect(menuIcon(icon)).toBeDefined()
})

test('asks for a notepad, closing the menu that lies over the page', async () => {
  const onClose = vi.fn<() => void>()
  const user = menu({ overlay: true, onClose })
  await user.click(screen.getByRole('button', { name: /^Notepad/ }))
  expect(onClose).toHaveBeenCalledOnce()
  expect(takeNotepadsToOpen()).toEqual([{ kind: 'new' }])
})

test.each([
  ['a local administrator', 'LocalAdmin', []],
  ['dispute resolution staff', 'DisputeResolutionStaff', []],
  ['a monitor whose system of record has no notes', 'StateMonitor', ['notes']],
])('offers no notepad to %s', (_name, role, missingRooms) => {
  menu({ role, missingRooms })
  expect(screen.queryByRole('button', { name: /^Notepad/ })).toBeNull()
})

test('opens the calendar as a window, where the system of record has one', async () => {
  const onCalendar = vi.fn<() => void>()
  const user = menu({ role: 'LocalUser', onCalendar })
  const item = screen.getByRole('button', { name: /^Calendar Events, in a window/ })
  expect(item).toHaveAttribute('aria-haspopup', 'dialog')
  await user.click(item)
  expect(onCalendar).toHaveBeenCalledOnce()
  cleanup()
  menu({ role: 'LocalUser', missingRooms: ['calendar'], onCalendar })
  expect(screen.queryByRole('button', { name: /^Calendar/ })).toBeNull()
  cleanup()
  menu({ role: 'DEILiaison', onCalendar })
  expect(screen.queryByRole('button', { name: /^Calendar/ })).toBeNull()
})
