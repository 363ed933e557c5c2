import { describe, expect, it } from 'vitest'
import { staleVersionMessage } from './stale-version.js'

describe('message of a stale version', () => {
  const now = new Date('2026-11-21T12:00:00Z')
  it.each([
    [0, 'a moment'],
    [59, 'a moment'],
    [60, '1 minute'],
    [59 * 60, '59 minutes'],
    [3600, '1 hour'],
    [23.5 * 3600, '23 hours'],
    [24 * 3600, '1 day'],
    [80 * 3600, '3 days'],
    [-5, 'a moment'],
  ])('after %d seconds says %s', (seconds, words) => {
    const on = new Date(now.getTime() - seconds * 1000)
    expect(staleVersionMessage({ by: 'Ann Bell', on }, now)).toBe(
      `Ann Bell saved this ${words} ago. Review the differences before saving.`,
    )
  })

  it('names nobody where nobody changed it', () => {
    expect(staleVersionMessage(null, now)).toMatch(/^This is not the version that is stored\. Review/)
  })
})
