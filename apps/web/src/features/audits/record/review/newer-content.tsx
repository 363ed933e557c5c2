import { useState } from 'react'
import { formatDate } from '../../../../lib/format'
import { Button } from '../../../../ui/action/button'
import { Alert } from '../../../../ui/feedback/alert'
import type { RecordPlace } from '../record-paths'
import type { RecordContentFieldsFragment } from '../record.generated'
import { ContentChangeDialog } from './content-change-dialog'
import { reviewMessages } from './review-messages.generated'

const words = reviewMessages.newer

interface NewerContentProps {
  place: RecordPlace
  content: RecordContentFieldsFragment
}

/** That newer content was published than this record has; nothing where there is none. */
export function NewerContent({ place, content: { newer } }: NewerContentProps) {
  const [open, setOpen] = useState(false)
  if (!newer) return null
  const { number, publishedOn, kept } = newer
  return (
    <>
      <Alert status="info" quiet={kept}>
        {words.offered({ number, on: formatDate(publishedOn) })} {kept && `${words.kept} `}
        <Button variant="link" onClick={() => setOpen(true)}>
          {words.look}
        </Button>
      </Alert>
      {open && <ContentChangeDialog place={place} onClose={() => setOpen(false)} />}
    </>
  )
}
