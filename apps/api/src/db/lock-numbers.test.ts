import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'

const source = fileURLToPath(new URL('..', import.meta.url))

/** Locks of one number; those of two ('…Locks') are other ones, whatever their first number is. */
function lockNumbers(): string[] {
  return readdirSync(source, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts'))
    .flatMap((name) => {
      const text = readFileSync(join(source, name), 'utf8')
      return Array.from(text.matchAll(/^const \w+Lock = ([\d_]+)$/gm), ([, number = '']) => number)
    })
}

it('locks of the database have a number each, so that nobody waits for who does something else', () => {
  const numbers = lockNumbers()
  expect(numbers.length).toBeGreaterThan(5)
  expect(new Set(numbers).size).toBe(numbers.length)
})
