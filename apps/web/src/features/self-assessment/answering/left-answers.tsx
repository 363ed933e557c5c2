import { useState } from 'react'
import { removeDraft } from '../../../lib/saving/draft-store'
import { formatDateTime } from '../../../lib/format'
import { useViewer } from '../../../lib/session/viewer'
import { Alert } from '../../../ui/feedback/alert'
import { Button } from '../../../ui/action/button'
import { RichText } from '../../../ui/rich-text/rich-text'
import { leftDrafts } from './answer-drafts'
import { selfAssessmentMessages } from '../self-assessment-messages'
import type { SubsectionResponseFieldsFragment } from '../self-assessment.generated'

const words = selfAssessmentMessages.item

/** What was typed into questions that are no longer asked, until its author gives it up. */
export function LeftAnswers({ subsection }: { subsection: SubsectionResponseFieldsFragment }) {
  const viewer = useViewer()
  const [, setGivenUp] = useState(0)
  return leftDrafts(viewer.id, subsection).map(({ key, draft }) => (
    <Alert key={key} status="warning" title={words.noLongerAsked(formatDateTime(draft.writtenAt))}>
      <RichText html={draft.value.narrative} />
      <Button
        size="sm"
        onClick={() => {
          removeDraft(key)
          setGivenUp((count) => count + 1)
        }}
      >
        {words.giveUp}
      </Button>
    </Alert>
  ))
}
