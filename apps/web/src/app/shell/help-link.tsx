import { addressIsOffered } from '@portal/domain'
import { CircleHelp } from 'lucide-react'
import { useLocation } from 'react-router-dom'
import { helpPaths } from '../../features/help/help-paths'
import { useViewer } from '../../lib/session/viewer'
import { IconLink } from '../../ui/action/icon-link'
import { shellMessages as m } from './shell-messages.generated'

/** Leads to what explains the page; on phones it stands in the user menu alone. */
export function HelpLink() {
  const { missingRooms } = useViewer()
  const { pathname } = useLocation()
  if (!addressIsOffered(helpPaths.list, missingRooms)) return null
  return (
    <IconLink
      onChrome
      label={m.helpForPage}
      icon={<CircleHelp aria-hidden />}
      to={helpPaths.forPage(pathname)}
    />
  )
}
