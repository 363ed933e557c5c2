import { describe, expect, it } from 'vitest'
import { anActor } from '../testing/builders.js'
import type { Verdict } from '../verdict.js'
import { readsInternalComments } from '../comments/comments.js'
import { findingCommentRules } from './finding-comments.js'

const monitor = anActor('StateMonitor')
const admin = anActor('LocalAdmin')
const assigned = anActor('LocalUser')
const issued = { leaId: 1, status: 2, issuedOn: '2025-11-03', assigneeIds: [assigned.userId] }
const draft = { ...issued, status: 0, issuedOn: null }
const withdrawn = { ...issued, status: 9 }
const codeOf = (verdict: Verdict) => (verdict.allowed ? 'allowed' : verdict.code)

describe('internal comments', () => {
  it.each([
    ['a monitor', monitor, true],
    ['a liaison', anActor('DEILiaison'), true],
    ['dispute resolution', anActor('DisputeResolutionStaff'), true],
    ['a local administrator', admin, false],
    ['a local user', assigned, false],
    ['a local administrator whose agency is gone', anActor('LocalAdmin', { leaId: null }), false],
    ['a local user whose agency is gone', anActor('LocalUser', { leaId: null }), false],
    ['somebody of an agency who has no local role', anActor('DEILiaison', { leaId: 1 }), false],
    [
      'another system',
      anActor('DEILiaison', { roles: [], client: { scopes: ['read'], leas: 'all' } }),
      false,
    ],
  ])('are read by %s: %j', (_, actor, reads) => {
    expect(readsInternalComments(actor)).toBe(reads)
  })
})

describe('a comment', () => {
  it.each([
    ['a monitor, for the state, on a draft', monitor, draft, 'Internal', 'allowed'],
    ['a monitor, for the agency, on a draft', monitor, draft, 'Shared', 'CONFLICT'],
    ['a monitor, for the agency', monitor, issued, 'Shared', 'allowed'],
    ['a monitor, for the state', monitor, issued, 'Internal', 'allowed'],
    ['a monitor, for the agency, on what is withdrawn', monitor, withdrawn, 'Shared', 'allowed'],
    ['an administrator', admin, issued, 'Shared', 'allowed'],
    ['an administrator, for the state', admin, issued, 'Internal', 'FORBIDDEN'],
    ['an administrator, on a draft', admin, draft, 'Shared', 'FORBIDDEN'],
    ['an administrator, on what is withdrawn', admin, withdrawn, 'Shared', 'CONFLICT'],
    ['a local user who is assigned', assigned, issued, 'Shared', 'allowed'],
    ['a local user who is not', anActor('LocalUser', { userId: 'else' }), issued, 'Shared', 'FORBIDDEN'],
    ['another agency', anActor('LocalAdmin', { leaId: 2 }), issued, 'Shared', 'FORBIDDEN'],
    ['a liaison, who reads only', anActor('DEILiaison'), issued, 'Shared', 'FORBIDDEN'],
  ] as const)('is written by %s: %j %s', (_, actor, facts, visibility, expected) => {
    expect(codeOf(findingCommentRules.write(actor, facts, visibility))).toBe(expected)
    const comment = { visibility, authorId: 'somebody', resolved: true }
    expect(codeOf(findingCommentRules.resolve(actor, facts, comment))).toBe(expected)
  })

  it.each([
    ['its author', admin.userId, issued, false, 'allowed'],
    ['somebody else', 'somebody', issued, false, 'FORBIDDEN'],
    ['its author, once it is settled', admin.userId, issued, true, 'CONFLICT'],
    ['its author, once the finding is withdrawn', admin.userId, withdrawn, false, 'CONFLICT'],
    ['its author, who may no longer write here', admin.userId, draft, false, 'FORBIDDEN'],
  ] as const)('is changed by %s', (_, authorId, facts, resolved, expected) => {
    const comment = { visibility: 'Shared', authorId, resolved } as const
    expect(codeOf(findingCommentRules.edit(admin, facts, comment))).toBe(expected)
  })
})
