import { homePages, visibleMenu } from '@portal/domain'
import { SearchPalette } from '../../features/search/search-palette'
import { useViewer } from '../../lib/viewer'
import { useAvailable } from './available-context'

/** The search with the screens of the own menu. */
export function CommandPalette({ onClose }: { onClose: () => void }) {
  const { roles } = useViewer()
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
    { path: '/user/preferences', name: 'Preferences' },
    { path: '/user/contacts', name: 'Contacts' },
  ].filter(({ path }) => available.links.has(path) && (path !== '/compliance/notes' || shown.has(path)))
  return <SearchPalette screens={[...screens, ...pages]} onClose={onClose} />
}
