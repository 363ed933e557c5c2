import { describe, expect, it } from 'vitest'
import { isComplete } from './install.mjs'

const zod = { version: '4.6.7', integrity: 'sha512-a' }
const wanted = {
  '': {},
  'apps/api': {},
  'node_modules/zod': zod,
  'node_modules/turbo-darwin': { version: '1.0.0', optional: true },
}

describe('the installed packages', () => {
  it.each([
    ['are complete with what this machine needs', { 'node_modules/zod': zod }, true],
    [
      'are complete with more than that',
      { 'node_modules/zod': zod, 'node_modules/left': { version: '1.0.0' } },
      true,
    ],
    ['are incomplete before or during an installation', undefined, false],
    ['are incomplete without a package', {}, false],
    ['are incomplete with another version', { 'node_modules/zod': { ...zod, version: '4.6.6' } }, false],
    ['are incomplete with another content', { 'node_modules/zod': { ...zod, integrity: 'sha512-b' } }, false],
  ])('%s', (_, present, verdict) => {
    expect(isComplete(wanted, present)).toBe(verdict)
  })
})
