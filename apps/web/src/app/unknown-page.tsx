import { useEffect } from 'react'
import { LinkButton } from '../ui/action/link'
import { NotFoundState } from '../ui/feedback/states'
import { shellMessages } from './shell/shell-messages.generated'
import { pageTitleMessages } from '../ui/layout/page-title-messages.generated'

/** Any unknown path shows the shell, and in it that there is no such page. */
export function UnknownPage() {
  useEffect(() => {
    document.title = pageTitleMessages.title({ page: shellMessages.notFound })
  }, [])
  return (
    <NotFoundState page action={<LinkButton to="/user/landing">{shellMessages.landingPage}</LinkButton>} />
  )
}
