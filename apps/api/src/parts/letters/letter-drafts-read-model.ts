import {
  canIssueDraft,
  type Actor,
  type LetterDraftState,
  type LetterRules,
  type PersonName,
} from '@portal/domain'
import { act } from '../../server/verdicts.js'

interface StoredDraft {
  state: LetterDraftState
  writtenBy: PersonName
  writtenOn: Date
  readBy: PersonName | null
  readOn: Date | null
}

/** A stored draft as an answer, with what the actor may do with it. */
export function draftAnswer<Draft extends StoredDraft, Facts>(
  stored: Draft,
  actor: Actor,
  rules: LetterRules<Facts>,
  facts: Facts,
) {
  const draft = { state: stored.state, writtenBy: stored.writtenBy.id }
  return {
    ...stored,
    writtenOn: stored.writtenOn.toISOString(),
    readOn: stored.readOn?.toISOString() ?? null,
    save: act(rules.save(actor, facts, draft)),
    read: act(rules.read(actor, facts, draft)),
    issue: act(canIssueDraft(draft)),
  }
}
