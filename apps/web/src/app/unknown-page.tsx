import { useEffect } from 'react'
import { LinkButton } from '../ui/link'
import { NotFoundState } from '../ui/states'

/** Any unknown path shows the shell, and in it that nothing lives there. */
export function UnknownPage() {
  useEffect(() => {
    document.title = 'Not found - Compliance Monitoring'
  }, [])
  return <NotFoundState page action={<LinkButton to="/user/landing">Landing Page</LinkButton>} />
}
