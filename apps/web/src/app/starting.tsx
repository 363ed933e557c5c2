import { chakra } from '@chakra-ui/react'
import { LoadingState } from '../ui/feedback/states'
import { uiMessages } from '../ui/ui-messages.generated'

/** Shown until the first screen and the person are loaded. */
export function Starting() {
  return (
    <chakra.main padding="24px" maxWidth="760px" marginInline="auto">
      <LoadingState what={uiMessages.portal} />
    </chakra.main>
  )
}
