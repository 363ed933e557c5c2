import { chakra } from '@chakra-ui/react'
import { formatDateTime } from '../../../lib/format'
import { requestsMessages as words } from './requests-messages.generated'

/** Who said something about a request, and when. */
export function RequestStamp({ name, at }: { name: string | undefined; at: string | null }) {
  return name === undefined || at === null ? null : (
    <chakra.p fontSize="sm" color="fg.subtle">
      {words.page.answered({ name, at: formatDateTime(at) })}
    </chakra.p>
  )
}
