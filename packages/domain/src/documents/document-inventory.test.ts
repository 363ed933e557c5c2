import { describe, expect, it } from 'vitest'
import { SubmitState } from '../self-assessment/submit-states.js'
import {
  canTakeDocumentInventory,
  emptyCategoryLine,
  inventoryHeadings,
  inventoryLine,
  inventoryPath,
  plainName,
  type InventoryDocument,
} from './document-inventory.js'

const log: InventoryDocument = {
  kind: 'Supporting',
  place: '1.1 Child find',
  item: '1.1.2',
  title: 'Log: "Évidence"',
  fileName: 'log 2026.PDF',
  size: 12,
  sha256: 'ab',
  uploadedBy: 'Nora Sandoval',
  uploadedOn: new Date('2026-07-01T03:05:09Z'),
  received: null,
  reusedFrom: null,
  related: ['1.1'],
}

describe('the package of all documents', () => {
  it('is there once the self-assessment is activated', () => {
    expect(canTakeDocumentInventory({ submitState: SubmitState.activated }).allowed).toBe(true)
    expect(canTakeDocumentInventory({ submitState: SubmitState.notActivated })).toMatchObject({
      allowed: false,
      code: 'CONFLICT',
    })
  })

  it('keeps each document under what it is for, with a number of its own and its ending', () => {
    expect(inventoryPath(log, 7)).toBe('supporting-documents/1-1-Child-find/007-1-1-2-Log-vidence.PDF')
    const plan = { ...log, kind: 'Required' as const, item: '', title: '../../etc', fileName: 'no ending' }
    expect(inventoryPath(plan, 1)).toBe('required-documents/1-1-Child-find/001-etc')
    expect(plainName('***')).toBe('file')
  })

  it('says in its index where each lies, or why it does not, and which categories are empty', () => {
    const line = inventoryLine(log, { path: 'x/y.pdf' })
    expect(line).toHaveLength(inventoryHeadings.length)
    expect(line.slice(0, 3)).toEqual(['x/y.pdf', 'Supporting', '1.1 Child find'])
    expect(line).toContain('2026-06-30 23:05')
    expect(line.at(-1)).toBeNull()
    const received = { ...log, received: true, reusedFrom: 2025 }
    const left = inventoryLine(received, { left: 'It holds a virus.' })
    expect([left[0], left[10], left[11], left.at(-1)]).toEqual([
      null,
      'Yes',
      '2025 - 2026',
      'It holds a virus.',
    ])
    const empty = emptyCategoryLine({ place: 'Policies', required: true })
    expect(empty).toHaveLength(inventoryHeadings.length)
    expect([empty[2], empty.at(-1)]).toEqual(['Policies', 'No document was uploaded.'])
    expect(emptyCategoryLine({ place: 'Policies', required: false }).at(-1)).toContain('none is required')
  })
})
