import { expect, it } from 'vitest'
import { digestText, mostDigestTitles, type DigestLine } from './digest-text.js'

const to = { fullName: 'Pat Lee', link: 'https://portal.example/user/notices', preferences: 'https://p' }

const line = (title: string, agency: string | null, given: Partial<DigestLine> = {}): DigestLine => ({
  kind: 'subsectionReady',
  path: `/${title}`,
  title,
  agency,
  ...given,
})

it('groups what is new by agency, with counts', () => {
  const { subject, text } = digestText(
    [
      line('One', 'Howard County'),
      line('Two', 'Allegany County'),
      line('Three', 'Howard County'),
      line('Four', null),
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
  const lines = Array.from({ length: 500 }, (_, n) => line(`Event ${n}`, 'Howard County'))
  const { subject, text } = digestText(lines, to)
  expect(subject).toContain('500 new notices')
  expect(text).toContain('Howard County: 500 new notices')
  expect(text.match(/^- Event/gm)).toHaveLength(mostDigestTitles)
  expect(text).toContain(`- and ${500 - mostDigestTitles} more`)
})

it('speaks of one notice in the singular', () => {
  expect(digestText([line('One', null)], to).subject).toMatch(/^1 new notice in/)
})

it('groups what happened to one record, with its number and the newest of it', () => {
  const changes = Array.from({ length: 362 }, (_, n) =>
    line(`Self-assessment: now due ${n}`, 'Howard County', { kind: 'dueChanged', path: '/one' }),
  )
  const { text } = digestText([...changes, line('One', 'Howard County')], to)
  expect(text).toContain(
    'Howard County: 363 new notices\n- 362 changes to due dates, the last: Self-assessment: now due 0\n- One\n',
  )
})
