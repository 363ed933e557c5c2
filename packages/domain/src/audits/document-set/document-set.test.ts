import { describe, expect, it } from 'vitest'
import { anActor } from '../../testing/builders.js'
import { canSetAuditStatus } from '../lifecycle/audit-acts.js'
import { canRemoveRecordFile, canUploadRecordFile } from '../lifecycle/record-acts.js'
import { aProng, aRecordOf } from '../testing/builders.js'
import {
  canAttestNoChange,
  canSaveSetItem,
  checkSetEntry,
  emptySetEntry,
  reviewRotation,
  setCounts,
  setItemGaps,
  standingOf,
  type SetEntry,
  type SetItemFacts,
} from './document-set.js'
import { documentVersions } from './document-versions.js'

const admin = anActor('LocalAdmin')
const user = anActor('LocalUser')
const monitor = anActor('StateMonitor')

const anItem = (entry: Partial<SetEntry>, given: Partial<SetItemFacts> = {}): SetItemFacts => ({
  entry: { ...emptySetEntry, ...entry },
  documents: 0,
  hasFormer: false,
  ...given,
})
const whole = anItem({ pages: 'p. 4', effectiveOn: '2025-07-01' }, { documents: 1 })
const carried = anItem({ standing: 'noChange' }, { hasFormer: true })
const excused = anItem({ standing: 'notApplicable', reason: 'No charter schools.' })

describe('an item of a document set', () => {
  it.each<[string, SetItemFacts, string[]]>([
    [
      'nothing said',
      anItem({}),
      ['Upload a document, attest that nothing changed, or say why it is not applicable.'],
    ],
    ['documents', whole, []],
    [
      'a document alone',
      anItem({}, { documents: 2 }),
      ['Page reference is required.', 'Effective date is required.'],
    ],
    [
      'dates without a document',
      anItem({ standing: 'documents', pages: '4', effectiveOn: '2025-07-01' }),
      ['Upload at least one document.'],
    ],
    ['an attestation', carried, []],
    [
      'an attestation with nothing to carry forward',
      anItem({ standing: 'noChange' }),
      ['No version that was accepted can be carried forward. Upload a document.'],
    ],
    ['a reason', excused, []],
    ['no reason', anItem({ standing: 'notApplicable', reason: ' ' }), ['Say why it is not applicable.']],
  ])('with %s lacks what it lacks', (_what, item, gaps) => {
    expect(setItemGaps(item)).toEqual(gaps)
  })

  it('stands for documents where some are there and nothing else is said', () => {
    expect(standingOf(anItem({}, { documents: 1 }))).toBe('documents')
    expect(standingOf(anItem({ standing: 'noChange' }, { documents: 1 }))).toBe('noChange')
    expect(standingOf(anItem({}))).toBeNull()
  })

  it('has days that fit together', () => {
    const wrong = (entry: Partial<SetEntry>) =>
      checkSetEntry({ ...emptySetEntry, ...entry }, '2026-01-10').map((verdict) =>
        verdict.allowed ? '' : verdict.field,
      )
    expect(wrong({ revisedOn: '2026-01-11' })).toEqual(['revisedOn'])
    expect(wrong({ boardApprovedOn: '2026-01-11' })).toEqual(['boardApprovedOn'])
    expect(wrong({ revisedOn: '2025-02-01', effectiveOn: '2025-01-31' })).toEqual(['effectiveOn'])
    expect(
      wrong({ revisedOn: '2025-02-01', boardApprovedOn: '2025-03-01', effectiveOn: '2027-01-01' }),
    ).toEqual([])
  })

  it('is counted by what it says', () => {
    expect(setCounts([whole, carried, excused, anItem({})])).toEqual({
      items: 4,
      open: 1,
      changed: 1,
      unchanged: 1,
      notApplicable: 1,
    })
  })
})

describe('the acts on a document set', () => {
  const record = (auditStatus: number) => aRecordOf({ auditStatus, handsIn: true })

  it('are the agency’s until it hands the set in', () => {
    const who = [admin, user, monitor].map((actor) => canSaveSetItem(actor, record(3), null).allowed)
    expect(who).toEqual([true, true, false])
    const when = [0, 1, 2, 3, 4, 5, 6, 7, 8].filter(
      (status) => canSaveSetItem(admin, record(status), null).allowed,
    )
    expect(when).toEqual([3, 4])
    expect(canSaveSetItem(admin, record(5), '2026-01-10').reason).toBe(
      'Handed in on January 10, 2026. Ask the monitor to return it if you need to change it.',
    )
    expect(canSaveSetItem(admin, { ...record(3), status: 8 }, null).allowed).toBe(false)
  })

  it('carry a former version forward only where one was accepted', () => {
    const attest = (hasFormer: boolean) =>
      canAttestNoChange(admin, record(3), { hasFormer, handedInOn: null })
    expect(attest(true).allowed).toBe(true)
    expect(attest(false)).toMatchObject({ allowed: false, field: 'standing' })
    expect(canAttestNoChange(monitor, record(3), { hasFormer: true, handedInOn: null }).allowed).toBe(false)
  })

  it('add no document after the set is handed in, and delete none that was', () => {
    expect([3, 4, 5, 6].map((status) => canUploadRecordFile(admin, record(status)).allowed)).toEqual([
      true,
      true,
      false,
      false,
    ])
    expect(canUploadRecordFile(monitor, record(6)).allowed).toBe(true)
    expect(canUploadRecordFile(admin, aRecordOf({ auditStatus: 6 })).allowed).toBe(true)
    expect(canRemoveRecordFile(admin, record(4), { leaId: 1, handedIn: true }).reason).toBe(
      'This version was handed in and is kept. Upload the next one beside it.',
    )
    expect(canRemoveRecordFile(admin, record(4), { leaId: 1, handedIn: false }).allowed).toBe(true)
  })

  it('hand the set in when no item lacks anything', () => {
    const verdict = (openItems: number) =>
      canSetAuditStatus(admin, aProng(3, { hasList: false, openItems, recordsWithoutDocument: 1 }), 5)
    expect(verdict(0).allowed).toBe(true)
    expect(verdict(1).reason).toMatch(/^1 item is not complete/)
    expect(verdict(2).reason).toMatch(/^2 items are not complete/)
  })

  it('come round again after the years of the rotation', () => {
    expect(reviewRotation(2024, 6)).toEqual({ last: 2024, next: 2030 })
    expect(reviewRotation(null, 6)).toEqual({ last: null, next: null })
  })
})

describe('versions of documents', () => {
  const doc = (recordId: number, createdOn: string) => ({ recordId, createdOn })

  it('are what was handed in together, in every review', () => {
    const versions = documentVersions(
      [doc(7, '2026-02-01'), doc(3, '2025-01-01'), doc(3, '2025-01-02'), doc(3, '2025-03-01')],
      [
        { recordId: 3, on: '2025-02-01' },
        { recordId: 3, on: '2025-04-01' },
      ],
    )
    expect(
      versions.map(({ number, recordId, documents, handedInOn }) => [
        number,
        recordId,
        documents.length,
        handedInOn,
      ]),
    ).toEqual([
      [1, 3, 2, '2025-02-01'],
      [2, 3, 1, '2025-04-01'],
      [3, 7, 1, null],
    ])
  })
})
