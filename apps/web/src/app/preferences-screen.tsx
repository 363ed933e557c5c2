import { PendingEmail } from '../features/accounts/own/pending-email'
import { PreferencesView } from '../features/preferences/preferences-view'
import { useAvailable } from './shell/available-context'

/** The states that this screen can be in. */
export const screenStates = ['loading', 'editing', 'refused', 'saving', 'conflict', 'error', 'offline']

/** The person's own preferences; only screens that exist can be chosen as home page. */
export function Component() {
  const { links } = useAvailable()
  return (
    <>
      <PendingEmail />
      <PreferencesView available={links} />
    </>
  )
}
