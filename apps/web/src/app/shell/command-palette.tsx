import { homePages, visibleMenu } from '@portal/domain'
import { SearchPalette } from '../../features/search/search-palette'
import { administrationTabs } from '../../lib/administration-tabs'
import { useViewer } from '../../lib/session/viewer'
import { useAvailable } from './available-context'

/** The search with the screens of the person's menu, and those below them. */
export function CommandPalette({ typed, onClose }: { typed: string; onClose: () => void }) {
  const viewer = useViewer()
  const { roles } = viewer
  const available = useAvailable()
  const shown = new Set(
    visibleMenu(roles, available)
      .flatMap((group) => group.items)
      .flatMap((item) => [[item.link, item.page], (item.subMenus ?? []).map((sub) => sub.link)].flat()),
  )
  const screens = homePages(roles).filter(({ path }) => path === '/user/landing' || shown.has(path))
  const pages = [
    { path: '/compliance/findings', name: 'Findings' },
    { path: '/compliance/notes', name: 'Notes' },
    { path: '/user/tasks', name: 'Tasks' },
    { path: '/user/notices', name: 'Notices' },
    { path: '/user/preferences', name: 'Preferences' },
    { path: '/user/contacts', name: 'Contacts' },
    ...administrationTabs(viewer).map(({ to, label }) => ({ path: to, name: label })),
  ].filter(({ path }) => available.links.has(path) && (path !== '/compliance/notes' || shown.has(path)))
  const byPath = new Map([...screens, ...pages].map((screen) => [screen.path, screen]))
  return <SearchPalette typed={typed} screens={[...byPath.values()]} onClose={onClose} />
}
