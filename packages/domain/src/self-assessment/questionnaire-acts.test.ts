import { expect, it } from 'vitest'
import type { RoleName } from '../accounts/roles.js'
import { anActor } from '../testing/builders.js'
import { canPublishQuestionnaire, type QuestionnaireFacts } from './questionnaire-acts.js'

it.each<[RoleName, Partial<QuestionnaireFacts>, string | null]>([
  ['StateMonitor', {}, null],
  ['StateAdmin', {}, null],
  ['LocalAdmin', {}, 'Only the state can publish a questionnaire.'],
  ['DEILiaison', {}, 'Only the state can publish a questionnaire.'],
  ['StateMonitor', { state: 'Published' }, 'Only a draft can be published.'],
  ['StateMonitor', { state: 'Archived' }, 'Only a draft can be published.'],
  ['StateMonitor', { itemsBySubsection: [3, 0] }, 'Every subsection needs at least one question.'],
  ['StateMonitor', { itemsBySubsection: [] }, 'Every subsection needs at least one question.'],
])('a %s publishes a questionnaire with %j: %s', (role, given, reason) => {
  const facts: QuestionnaireFacts = { state: 'Draft', itemsBySubsection: [3, 4], ...given }
  expect(canPublishQuestionnaire(anActor(role), facts).reason).toBe(reason)
})
