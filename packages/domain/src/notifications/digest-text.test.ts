import { expect, it } from 'vitest'
import { digestText, mostDigestTitles } from './digest-text.js'

const to = { fullName: 'Pat Lee', link: 'https://portal.example/user/notices', preferences: 'https://p' }

it('groups what is new by agency, with counts', () => {
  const { subject, text } = digestText(
    [
      { title: 'One', agency: 'Howard County' },
      { title: 'Two', agency: 'Allegany County' },
      { title: 'Three', agency: 'Howard County' },
      { title: 'Four', agency: null },
    ],
    to,
  )
  expect(subject).toBe('4 new notices in the compliance monitoring portal')
  expect(text).toContain(
    'Allegany County: 1 new notice\n- Two\n\nHoward County: 2 new notices\n- One\n- Three',
  )
  expect(text).toContain('The portal: 1 new notice\n- Four')
  expect(text).toContain(to.link)
})

it('counts what it does not spell out', () => {
  const lines = Array.from({ length: 500 }, (_, n) => ({ title: `Event ${n}`, agency: 'Howard County' }))
  const { subject, text } = digestText(lines, to)
  expect(subject).toContain('500 new notices')
  expect(text).toContain('Howard County: 500 new notices')
  expect(text.match(/^- Event/gm)).toHaveLength(mostDigestTitles)
  expect(text).toContain(`- and ${500 - mostDigestTitles} more`)
})

it('speaks of one notice in the singular', () => {
  expect(digestText([{ title: 'One', agency: null }], to).subject).toMatch(/^1 new notice in/)
})
