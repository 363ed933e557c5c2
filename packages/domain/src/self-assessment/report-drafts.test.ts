import { describe, expect, it } from 'vitest'
import type { Actor } from '../accounts/actor.js'
import { anActor } from '../testing/builders.js'
import {
  afterReading,
  canIssueDraft,
  checkReading,
  type LetterDraftFacts,
  type LetterDraftState,
} from '../letters/letter-drafts.js'
import { reportDraftRules } from './report-drafts.js'

type At = { submitState: number; draft: LetterDraftFacts }
const canSaveReportDraft = (actor: Actor, at: At) => reportDraftRules.save(actor, at, at.draft)
const canReadReportDraft = (actor: Actor, at: At) => reportDraftRules.read(actor, at, at.draft)

const writer = anActor('StateMonitor', { userId: 'm1' })
const reader = anActor('StateMonitor', { userId: 'm2' })
const draft = (state: LetterDraftState) => ({ state, writtenBy: 'm1' })
const at = (state: LetterDraftState | null, submitState = 5) => ({
  submitState,
  draft: state === null ? null : draft(state),
})

describe('a drafted letter', () => {
  it.each([null, 'Draft', 'Read'] as const)('is written on by any monitor while it is %s', (state) => {
    for (const actor of [writer, reader]) expect(canSaveReportDraft(actor, at(state)).allowed).toBe(true)
  })

  it('is taken back from its review by its writer only', () => {
    expect(canSaveReportDraft(writer, at('In review')).allowed).toBe(true)
    expect(canSaveReportDraft(reader, at('In review')).reason).toBe(
      'This letter is in review. Read it, or let its writer take it back.',
    )
  })

  it('is read by another monitor than its writer, in review only', () => {
    expect(canReadReportDraft(reader, at('In review')).allowed).toBe(true)
    expect(canReadReportDraft(writer, at('In review')).reason).toBe('The second reader is another person.')
    for (const state of [null, 'Draft', 'Read'] as const)
      expect(canReadReportDraft(reader, at(state)).reason).toBe('This letter is not in review.')
  })

  it('can be issued without a second reader, and not while one has it', () => {
    for (const state of ['Draft', 'Read'] as const) expect(canIssueDraft(draft(state)).allowed).toBe(true)
    expect(canIssueDraft(null).allowed).toBe(true)
    expect(canIssueDraft(draft('In review'))).toMatchObject({ allowed: false, code: 'CONFLICT' })
  })

  it('comes back as a draft with a reason, or as read', () => {
    expect([afterReading(true), afterReading(false)]).toEqual(['Read', 'Draft'])
    expect(checkReading(true, '').allowed).toBe(true)
    expect(checkReading(false, '  ')).toMatchObject({ allowed: false, field: 'comment' })
    expect(checkReading(false, 'Name the sample.').allowed).toBe(true)
  })

  it('is of nobody else, and of no time but the review', () => {
    const liaison = anActor('DEILiaison')
    const admin = anActor('LocalAdmin', { leaId: 1 })
    for (const actor of [liaison, admin]) {
      expect(canSaveReportDraft(actor, at(null)).allowed).toBe(false)
      expect(canReadReportDraft(actor, at('In review')).allowed).toBe(false)
    }
    for (const submitState of [3, 4, 6, 7, 8, 9])
      expect(canSaveReportDraft(writer, at(null, submitState)).reason).toBe('Open the review first.')
  })
})
