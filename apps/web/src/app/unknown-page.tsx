import { useEffect } from 'react'
import { LinkButton } from '../ui/action/link'
import { NotFoundState } from '../ui/feedback/states'

/** Any unknown path shows the shell, and in it that nothing lives there. */
export function UnknownPage() {
  useEffect(() => {
    document.title = 'Not found - Compliance Monitoring'
  }, [])
  return <NotFoundState page action={<LinkButton to="/user/landing">Landing Page</LinkButton>} />
}
