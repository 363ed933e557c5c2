import { describe, expect, it } from 'vitest'
import { anActor } from '../../testing/builders.js'
import { aRecordOf } from '../testing/builders.js'
import { readsInternalRecordComments, recordCommentRules } from './record-comments.js'

const monitor = anActor('StateMonitor')
const admin = anActor('LocalAdmin')
const user = anActor('LocalUser')
const liaison = anActor('DEILiaison')
const write = (...[actor, visibility, over]: [typeof admin, 'Internal' | 'Shared', object?]) =>
  recordCommentRules.write(
    actor,
    aRecordOf({ status: 3, auditStatus: 6, assigneeIds: [], ...over }),
    visibility,
  ).reason

describe('comments on a record', () => {
  it('are written by monitors for both, by people of the agency who work on it for both sides', () => {
    expect([write(monitor, 'Internal'), write(monitor, 'Shared')]).toEqual([null, null])
    expect([write(admin, 'Shared'), write(user, 'Shared', { assigneeIds: [user.userId] })]).toEqual([
      null,
      null,
    ])
    expect(write(admin, 'Internal')).toBe('Internal comments are for the state.')
    for (const one of [user, liaison])
      expect(write(one, 'Shared')).toBe('Only those who work on this record can comment on it.')
    expect(write(admin, 'Shared', { status: 7 })).toBe('This record is not in the sample any more.')
  })

  it('are hidden from the second reader while they are internal and that reading goes on', () => {
    const waiting = aRecordOf({ status: 5, needsSecondReader: true, secondReaderId: monitor.userId })
    expect(readsInternalRecordComments(monitor, waiting)).toBe(false)
    expect(recordCommentRules.write(monitor, waiting, 'Internal').allowed).toBe(false)
    expect(readsInternalRecordComments(monitor, { ...waiting, needsSecondReader: false })).toBe(true)
    expect(readsInternalRecordComments(admin, waiting)).toBe(false)
  })
})
