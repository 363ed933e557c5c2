import { describe, expect, it } from 'vitest'
import { aSubsection, anActor } from '../testing/builders.js'
import type { Actor } from '../accounts/actor.js'
import {
  canAnswer,
  canApprove,
  canAssign,
  canMarkReady,
  canReturn,
  checkReturnComment,
} from './subsection-acts.js'
import type { SubsectionFacts } from './subsection-acts.js'

const admin = anActor('LocalAdmin')
const assigned = anActor('LocalUser')
const unassigned = anActor('LocalUser', { userId: 'another' })
const monitor = anActor('StateMonitor')
const liaison = anActor('DEILiaison')
const foreignAdmin = anActor('LocalAdmin', { leaId: 2 })

const inactive = 'This self-assessment is not activated.'
const notStarted = 'A local administrator has not started the self-assessment yet.'
const submitted = 'This self-assessment has already been submitted.'
const people = 'Only people of the agency can answer.'
const ready = 'This subsection is already marked ready.'
const closedToUsers = 'This subsection is marked ready. A local administrator can return it.'
const notReady = 'This subsection is not marked ready.'
const rules = { canAnswer, canAssign, canMarkReady, canApprove, canReturn }

describe('acts on a subsection', () => {
  it.each<[keyof typeof rules, string, Actor, Partial<SubsectionFacts>, string | null]>([
    ['canAnswer', 'a local administrator', admin, {}, null],
    ['canAnswer', 'a local administrator, marked ready', admin, { state: 2 }, null],
    ['canAnswer', 'a local administrator, approved', admin, { state: 3 }, null],
    ['canAnswer', 'the assignee', assigned, {}, null],
    ['canAnswer', 'the assignee, first time', assigned, { state: 0, submitState: 2 }, null],
    ['canAnswer', 'the assignee, marked ready', assigned, { state: 2 }, closedToUsers],
    ['canAnswer', 'a local user without the assignment', unassigned, {}, 'Assigned to A LocalUser'],
    [
      'canAnswer',
      'a local user where nobody is assigned',
      assigned,
      { assignees: [] },
      'Assigned to nobody yet',
    ],
    [
      'canAnswer',
      'an assignee without the permission',
      { ...assigned, permissions: [] },
      {},
      'Your role does not allow answering.',
    ],
    ['canAnswer', 'a foreign local administrator', foreignAdmin, {}, people],
    ['canAnswer', 'a monitor', monitor, {}, people],
    ['canAnswer', 'a liaison', liaison, {}, people],
    ['canAnswer', 'a local administrator before activation', admin, { submitState: 0 }, inactive],
    ['canAnswer', 'a local administrator before the start', admin, { submitState: 1 }, notStarted],
    ['canAnswer', 'a local administrator after submitting', admin, { submitState: 4, state: 4 }, submitted],
    ['canAssign', 'a local administrator', admin, {}, null],
    ['canAssign', 'a local user', assigned, {}, 'Only a local administrator can assign users.'],
    ['canAssign', 'a monitor', monitor, {}, 'Only a local administrator can assign users.'],
    ['canAssign', 'a local administrator after submitting', admin, { submitState: 4 }, submitted],
    ['canMarkReady', 'the assignee', assigned, {}, null],
    ['canMarkReady', 'a local administrator', admin, {}, null],
    [
      'canMarkReady',
      'the assignee with one gap',
      assigned,
      { incompleteItems: 1 },
      '1 item is not complete.',
    ],
    ['canMarkReady', 'the assignee with gaps', assigned, { incompleteItems: 3 }, '3 items are not complete.'],
    ['canMarkReady', 'the assignee, again', assigned, { state: 2 }, ready],
    ['canMarkReady', 'a local administrator, approved', admin, { state: 3 }, ready],
    [
      'canMarkReady',
      'the assignee, nothing answered',
      assigned,
      { state: 0 },
      'Answer this subsection first.',
    ],
    ['canMarkReady', 'a local user without the assignment', unassigned, {}, 'Assigned to A LocalUser'],
    [
      'canMarkReady',
      'a local administrator after submitting',
      admin,
      { submitState: 4, state: 4 },
      submitted,
    ],
    ['canApprove', 'a local administrator', admin, { state: 2 }, null],
    ['canApprove', 'a local administrator, not ready', admin, { state: 1 }, notReady],
    [
      'canApprove',
      'a local administrator, again',
      admin,
      { state: 3 },
      'This subsection is already approved.',
    ],
    [
      'canApprove',
      'a local administrator with a gap',
      admin,
      { state: 2, incompleteItems: 1 },
      '1 item is not complete.',
    ],
    ['canApprove', 'the assignee', assigned, { state: 2 }, 'Only a local administrator can approve.'],
    ['canApprove', 'a local administrator after submitting', admin, { submitState: 4, state: 4 }, submitted],
    ['canReturn', 'a local administrator, ready', admin, { state: 2 }, null],
    ['canReturn', 'a local administrator, approved', admin, { state: 3 }, null],
    ['canReturn', 'a local administrator, not ready', admin, { state: 1 }, notReady],
    [
      'canReturn',
      'the assignee',
      assigned,
      { state: 2 },
      'Only a local administrator can return a subsection.',
    ],
  ])('%s by %s', (rule, _who, actor, facts, reason) => {
    expect(rules[rule](actor, aSubsection(facts)).reason).toBe(reason)
  })

  it('names every assignee to who is not assigned', () => {
    const assignees = [
      { id: 'a', fullName: 'Ann Bell' },
      { id: 'b', fullName: 'Cy Dow' },
    ]
    expect(canAnswer(unassigned, aSubsection({ assignees })).reason).toBe('Assigned to Ann Bell, Cy Dow')
  })

  it('wants words with a return', () => {
    expect(checkReturnComment('  ')).toMatchObject({ reason: 'Say what must change.', field: 'comment' })
    expect(checkReturnComment('Name the dates.')).toEqual({ allowed: true, reason: null })
  })
})
