import { saysNothing } from '@portal/domain'
import { useState } from 'react'
import { removeDraft } from '../../lib/saving/draft-store'
import { formatDateTime } from '../../lib/format'
import { Alert } from '../../ui/feedback/alert'
import { Button } from '../../ui/action/button'
import { RichText } from '../../ui/rich-text/rich-text'
import { leftDrafts, type DraftPlace } from './answer-drafts'
import { answeringMessages as words } from './answering-messages.generated'

interface LeftAnswersProps<Answer> {
  place: DraftPlace
  /** The current questions. */
  items: readonly { lineageId: string }[]
  /** The text of a draft, as HTML. */
  textOf: (answer: Answer) => string
}

/** Drafts of questions that no longer exist, until their author discards them. */
export function LeftAnswers<Answer>({ place, items, textOf }: LeftAnswersProps<Answer>) {
  const [, setGivenUp] = useState(0)
  return leftDrafts<Answer>(place, items)
    .filter(({ draft }) => !saysNothing(textOf(draft.value)))
    .map(({ key, draft }) => (
      <Alert
        key={key}
        status="warning"
        title={words.noLongerAsked({ when: formatDateTime(draft.writtenAt) })}
      >
        <RichText html={textOf(draft.value)} />
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
