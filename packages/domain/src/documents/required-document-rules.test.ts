import { describe, expect, it } from 'vitest'
import type { Actor } from '../accounts/actor.js'
import { aRequiredCategory, anActor } from '../testing/builders.js'
import {
  canAddRequiredDocuments,
  canAssignCategory,
  canChangeMaximum,
  canChangeTitle,
  canRemoveRequiredDocument,
  canReviewDocuments,
  checkDocumentTitle,
  checkMaximum,
  checkRoomFor,
  type RequiredCategoryFacts,
} from './required-document-rules.js'

const admin = anActor('LocalAdmin')
const assigned = anActor('LocalUser')
const unassigned = anActor('LocalUser', { userId: 'another' })
const monitor = anActor('StateMonitor')
const sysadmin = anActor('StateAdmin')
const liaison = anActor('DEILiaison')
const disputes = anActor('DisputeResolutionStaff')
const foreignAdmin = anActor('LocalAdmin', { leaId: 2 })

const agencyOnly = 'Only people of the agency can upload required documents.'
const submitted = 'This self-assessment has already been submitted.'
const full =
  'This category takes at most 1 document. Delete one, or ask a local administrator to raise the maximum.'
const adminOnly = (what: string) => `Only a local administrator can ${what}.`
const ofOthers = 'Only a local administrator or the person who uploaded a document can delete it.'
const ofTheState = 'Only a state monitor can change this.'

const rules = {
  canAddRequiredDocuments,
  canChangeMaximum,
  canChangeTitle,
  canAssignCategory,
  canReviewDocuments,
  canRemoveRequiredDocument: (actor: Actor, facts: RequiredCategoryFacts) =>
    canRemoveRequiredDocument(actor, { ...facts, createdBy: 'id of LocalUser' }),
}

describe('acts on required documents', () => {
  it.each<[keyof typeof rules, string, Actor, Partial<RequiredCategoryFacts>, string | null]>([
    ['canAddRequiredDocuments', 'a local administrator', admin, { assignees: [] }, null],
    ['canAddRequiredDocuments', 'an assigned local user', assigned, {}, null],
    [
      'canAddRequiredDocuments',
      'a local user who is not assigned',
      unassigned,
      {},
      'Assigned to A LocalUser. Ask a local administrator of your agency.',
    ],
    [
      'canAddRequiredDocuments',
      'a local user where nobody is assigned',
      assigned,
      { assignees: [] },
      'Assigned to nobody yet. Ask a local administrator of your agency.',
    ],
    [
      'canAddRequiredDocuments',
      'an assignee without the permission',
      { ...assigned, permissions: [] },
      {},
      'Your role does not allow uploading documents.',
    ],
    ['canAddRequiredDocuments', 'an administrator of another agency', foreignAdmin, {}, agencyOnly],
    ['canAddRequiredDocuments', 'a monitor', monitor, {}, agencyOnly],
    ['canAddRequiredDocuments', 'a liaison', liaison, {}, agencyOnly],
    ['canAddRequiredDocuments', 'an administrator, full', admin, { maximum: 1 }, full],
    ['canAddRequiredDocuments', 'an administrator, submitted', admin, { submitState: 4 }, submitted],
    ['canChangeMaximum', 'a local administrator', admin, {}, null],
    ['canChangeMaximum', 'an assigned user', assigned, {}, adminOnly('change the maximum')],
    ['canChangeMaximum', 'a monitor', monitor, {}, adminOnly('change the maximum')],
    ['canChangeMaximum', 'an administrator, submitted', admin, { submitState: 4 }, submitted],
    ['canChangeTitle', 'a local administrator', admin, {}, null],
    ['canChangeTitle', 'the creator', assigned, {}, adminOnly('change a title')],
    ['canChangeTitle', 'a foreign administrator', foreignAdmin, {}, adminOnly('change a title')],
    ['canAssignCategory', 'a local administrator', admin, {}, null],
    ['canAssignCategory', 'a local user', assigned, {}, adminOnly('assign users')],
    ['canAssignCategory', 'an administrator, submitted', admin, { submitState: 4 }, submitted],
    ['canReviewDocuments', 'a monitor', monitor, {}, null],
    ['canReviewDocuments', 'a system administrator', sysadmin, { submitState: 8 }, null],
    ['canReviewDocuments', 'a local administrator', admin, {}, ofTheState],
    ['canReviewDocuments', 'a liaison', liaison, {}, ofTheState],
    ['canReviewDocuments', 'dispute resolution staff', disputes, {}, ofTheState],
    [
      'canReviewDocuments',
      'a monitor before activation',
      monitor,
      { submitState: 0 },
      'This self-assessment is not activated.',
    ],
    ['canRemoveRequiredDocument', 'a local administrator', admin, {}, null],
    ['canRemoveRequiredDocument', 'the creator, no longer assigned', assigned, { assignees: [] }, null],
    ['canRemoveRequiredDocument', 'another local user', unassigned, {}, ofOthers],
    ['canRemoveRequiredDocument', 'a foreign administrator', foreignAdmin, {}, ofOthers],
    ['canRemoveRequiredDocument', 'a monitor', monitor, {}, ofOthers],
    [
      'canRemoveRequiredDocument',
      'the creator, who became a liaison',
      { ...liaison, userId: 'id of LocalUser' },
      {},
      ofOthers,
    ],
    [
      'canRemoveRequiredDocument',
      'the creator, who moved to another agency',
      anActor('LocalUser', { leaId: 2 }),
      {},
      ofOthers,
    ],
    ['canRemoveRequiredDocument', 'the creator, submitted', assigned, { submitState: 4 }, submitted],
  ])('%s by %s', (rule, _who, actor, facts, reason) => {
    expect(rules[rule](actor, aRequiredCategory(facts)).reason).toBe(reason)
  })
})

describe('the maximum', () => {
  it.each([
    [0, 0, null],
    [20, 0, null],
    [2, 2, null],
    [1, 2, 'Please delete a document before lowering the maximum.'],
    [21, 0, 'Maximum must be between 0 and 20.'],
    [-1, 0, 'Maximum must be between 0 and 20.'],
    [1.5, 0, 'Maximum must be between 0 and 20.'],
    [Number.NaN, 0, 'Maximum must be between 0 and 20.'],
  ])('%d with %d documents', (maximum, documentCount, reason) => {
    expect(checkMaximum(maximum, { documentCount }).reason).toBe(reason)
  })

  it('leaves room for the last document and for none after it', () => {
    expect(checkRoomFor(2, aRequiredCategory()).reason).toBeNull()
    expect(checkRoomFor(3, aRequiredCategory()).reason).toMatch('takes at most 3 documents')
  })
})

describe('a title', () => {
  it.each([
    ['Plan 2026/27', null],
    ['A. 1', null],
    ['', 'Title is required.'],
    ['  ', 'Title is required.'],
    ['..', 'Title is required.'],
    ['a'.repeat(200), null],
    ['a'.repeat(201), 'Title can have at most 200 characters.'],
  ])('%j', (title, reason) => {
    expect(checkDocumentTitle(title).reason).toBe(reason)
  })
})
