import { fileObjects } from '../../../db/schema/index.js'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { auditSetSteps, done } from '../../../testing/audits/audit-set-steps.js'
import { auditOf } from '../../../testing/audits/test-audit.js'
import { allegany } from '../../../testing/self-assessment-steps.js'
import { startTestApi, type TestApi } from '../../../testing/test-api.js'
import { aDocx, aScan, aTextPdf } from '../../../testing/text-documents.js'

const monitor = 'monitor@state.example'
const admin = 'admin@allegany.example'

let api: TestApi
let steps: ReturnType<typeof auditSetSteps>
beforeAll(async () => {
  api = await startTestApi()
  steps = auditSetSteps(api)
})
afterAll(() => api.close())

const limit = (days: string) =>
  `An evaluation is complete within ${days} days of the written consent of the parents.`
const pdf = async (days: string) => ({
  name: 'policy.pdf',
  bytes: new Uint8Array(await aTextPdf(['Child find', limit(days)])),
})

/** What stands in the rows, what is marked in brackets. */
const shown = ({ rows }: { rows: { kind: string; older: Piece[]; newer: Piece[] }[] }) =>
  rows.map(({ kind, older, newer }) => [kind, textOf(older), textOf(newer)])
interface Piece {
  text: string
  marked: boolean
}
const textOf = (pieces: Piece[]) => pieces.map(({ text, marked }) => (marked ? `[${text}]` : text)).join('')

describe('the texts of two documents of an item', () => {
  it('are compared with the version that was accepted last, and a revision with the first review', async () => {
    const first = await steps.handedIn(allegany, await pdf('90'))
    const { itemId } = first
    const alone = done(await steps.compare(monitor, first))
    expect(alone).toMatchObject({ older: null, newer: { state: 'read', pages: 1, reason: '' } })
    expect(shown(alone)).toEqual([
      ['alone', '', 'Child find'],
      ['alone', '', limit('90')],
    ])
    await steps.reported(first.prongId, first.id, { [itemId]: 'Met' })

    const second = await steps.handedIn(allegany, {
      name: 'p.docx',
      bytes: new Uint8Array(aDocx(['Child find', limit('60')])),
    })
    const changed = done(await steps.compare(monitor, second))
    expect(shown(changed)).toEqual([
      ['same', 'Child find', 'Child find'],
      ['changed', limit('[90]'), limit('[60]')],
    ])
    expect(changed).toMatchObject({ number: 'B.1', changed: 1, removed: 0, added: 0 })
    expect(changed.documents.slice(-2).map(({ fileName, accepted }) => [fileName, accepted])).toEqual([
      ['policy.pdf', true],
      ['p.docx', false],
    ])
    await steps.reported(second.prongId, second.id, { [itemId]: 'Not met' })

    const [finding] = done(await steps.progress(monitor, second.prongId)).findings
    const found = done(await steps.findings.get(monitor, finding?.id ?? 0))
    done(
      await steps.findings.act(admin, found, 'verification-request', {
        note: 'The policy was revised and approved.',
      }),
    )
    const round = done(await steps.openRound(monitor, done(await steps.prong(monitor, second.prongId)).audit))
    done(await steps.setStatus(monitor, done(await steps.prong(monitor, round.id)), 3))
    const id = done(await steps.records(monitor, round.id))[0]?.id ?? 0
    done(await steps.uploadFiles(admin, id, { itemId }, await pdf('45')))
    const revised = done(await steps.compare(admin, { id, itemId }))
    expect(shown(revised).at(-1)).toEqual(['changed', limit('[60]'), limit('[45]')])

    const [oldest, , newest] = revised.documents.slice(-3)
    const chosen = done(
      await steps.compare(admin, { id, itemId }, `?older=${newest?.documentId}&newer=${oldest?.documentId}`),
    )
    expect(shown(chosen).at(-1)).toEqual(['changed', limit('[45]'), limit('[90]')])
    const other = await steps.compare(admin, { id, itemId }, `?older=${crypto.randomUUID()}`)
    expect([other.status, other.body.message]).toEqual([404, 'This document does not exist.'])
  })

  it('say of a scan that it has no text, and open nothing that is not scanned for viruses', async () => {
    const { id, itemId } = await steps.asked(allegany).then(async (one) => {
      const item = done(await steps.set(admin, one.id)).items[1]?.id ?? ''
      return { ...one, itemId: item }
    })
    const none = done(await steps.compare(admin, { id, itemId }))
    expect([none.older, none.newer, none.rows, none.documents]).toEqual([null, null, [], []])
    const scan = new Uint8Array(await aScan())
    done(await steps.uploadFiles(admin, id, { itemId }, { name: 'scan.pdf', bytes: scan }))
    const [file] = done(await steps.uploadFiles(admin, id, { itemId }, await pdf('30')))
    done(await steps.uploadFiles(admin, id, { itemId }, { name: 'notes.txt', bytes: 'Notes.' }))
    const { documents } = done(await steps.compare(admin, { id, itemId }))
    const [first, second, third] = documents.map((one) => one.documentId)
    const scanned = done(await steps.compare(admin, { id, itemId }, `?older=${first}&newer=${second}`))
    expect(scanned.older).toMatchObject({
      state: 'noText',
      reason: 'This document has no text: its pages are pictures, as from a scanner. Open it to read it.',
    })
    expect(shown(scanned).at(-1)).toEqual(['alone', '', limit('30')])
    await api.deps.db
      .update(fileObjects)
      .set({ scanState: 'Infected' })
      .where(eq(fileObjects.id, file?.id ?? ''))
    const closed = done(await steps.compare(admin, { id, itemId }, `?older=${second}&newer=${third}`))
    expect([closed.older, closed.newer]).toMatchObject([
      { state: 'withheld', reason: 'This file holds a virus and cannot be downloaded.' },
      { state: 'unsupported' },
    ])
    const opened = (await auditOf(api, 'auditRecord', id)).filter(
      ({ action }) => action === 'compareSetDocuments',
    )
    // The first look opened the one of the default, the second two, the third none.
    expect(opened.map(({ after }) => (after as { fileName: string }).fileName)).toEqual([
      'scan.pdf',
      'scan.pdf',
      'policy.pdf',
    ])
  })
})
