import { readdir, readFile } from 'node:fs/promises'
import { formRowOf, indicatorCode, indicatorNumber, indicatorsOfForm } from '@portal/domain'
import { describe, expect, it } from 'vitest'

const folder = new URL('./data/', import.meta.url)

/** Every code that seeded content names, whatever kind of content it is. */
async function seededCodes(): Promise<string[]> {
  const files = (await readdir(folder)).filter((name) => name.endsWith('.json'))
  const texts = await Promise.all(files.map((name) => readFile(new URL(name, folder), 'utf8')))
  const codes = texts.flatMap((text) =>
    [...text.matchAll(/"indicatorCode": *"([^"]*)"/g)].map(([, code = '']) => code),
  )
  return [...new Set(codes)].toSorted()
}

const codes = await seededCodes()

describe('indicators of seeded content', () => {
  it('are there', () => {
    expect(codes.length).toBeGreaterThan(5)
  })

  it.each(codes)('%s is written in the one form, and stands in its row of the federal form', (code) => {
    const part = code.startsWith('C') ? 'Part C' : 'Part B'
    expect(indicatorCode(code, part)).toBe(code)
    const number = indicatorNumber(code)
    const row = indicatorsOfForm[part].includes(number) ? number : 'related'
    expect(formRowOf(part, code)).toBe(row)
    expect(formRowOf(part, number)).toBe(row)
  })
})
