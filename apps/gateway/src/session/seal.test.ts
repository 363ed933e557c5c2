import { describe, expect, it } from 'vitest'
import { isSessionId, newSessionId, Sealer, storeKeyOf } from './seal.js'

const sealer = new Sealer('a secret of more than thirty-two characters')

describe('a sealed record', () => {
  it('opens with its id, purpose and secret only', () => {
    const id = newSessionId()
    const sealed = sealer.seal(id, 'session', 'plain text')
    expect(sealer.open(id, 'session', sealed)).toBe('plain text')
    expect(sealer.open(newSessionId(), 'session', sealed)).toBeUndefined()
    expect(sealer.open(id, 'attempt', sealed)).toBeUndefined()
    expect(
      new Sealer('another secret of more than 32 characters').open(id, 'session', sealed),
    ).toBeUndefined()
  })

  it('does not open when any part of it was changed or cut off', () => {
    const id = newSessionId()
    const sealed = sealer.seal(id, 'session', 'plain text')
    for (const position of sealed.keys()) {
      const changed = Buffer.from(sealed)
      changed[position] = (changed[position] ?? 0) ^ 1
      expect(sealer.open(id, 'session', changed)).toBeUndefined()
    }
    expect(sealer.open(id, 'session', sealed.subarray(0, 20))).toBeUndefined()
  })

  it('never looks the same twice', () => {
    const id = newSessionId()
    expect(sealer.seal(id, 'session', 'x')).not.toEqual(sealer.seal(id, 'session', 'x'))
  })
})

it('makes session ids of 256 random bits, whose key in the store tells nothing of them', () => {
  const ids = new Set(Array.from({ length: 1000 }, newSessionId))
  expect(ids.size).toBe(1000)
  for (const id of ids) expect(isSessionId(id) && Buffer.from(id, 'base64url').length === 32).toBe(true)
  const [id = ''] = ids
  expect(storeKeyOf(id)).not.toContain(id)
})
