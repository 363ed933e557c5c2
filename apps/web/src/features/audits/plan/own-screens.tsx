import { addressIsOffered, type AuditType } from '@portal/domain'
import { useViewer } from '../../../lib/session/viewer'
import { LinkButton } from '../../../ui/action/link'

/** Links to the screens that only this kind of audit has, as far as this installation has them. */
export function OwnScreens({ type: { screens = [] } }: { type: AuditType }) {
  const { missingRooms } = useViewer()
  return screens
    .filter(({ link }) => addressIsOffered(link, missingRooms))
    .map(({ name, link }) => (
      <LinkButton key={link} to={link}>
        {name}
      </LinkButton>
    ))
}
