import { describe, expect, it } from 'vitest'
import { isJoined, joinedMail, mostJoinedLines, noticeText, type MailPart } from './joined-mail.js'
import { noticeRules, type NoticeKind } from './notice-kinds.js'

const url = 'https://portal.example'
const part = (what: string, path: string): MailPart => ({
  kind: 'dueChanged',
  fullName: 'Ann Lee',
  text: [`the due date of ${what} has changed.`],
  link: { path, words: 'See it here' },
})

describe('a joined mail', () => {
  it('lists every mail under the record that it leads to', () => {
    const { subject, text } = joinedMail([part('1.1', '/a'), part('1.2', '/b'), part('1.1', '/a')], url)
    expect(subject).toBe('3 changes to due dates in the compliance monitoring portal')
    expect(text).toBe(
      [
        'Hello Ann Lee,',
        'there are 3 changes to due dates for you.',
        [
          '2 changes to due dates:',
          '- The due date of 1.1 has changed.',
          '- The due date of 1.1 has changed.',
          'See it here: https://portal.example/a',
        ].join('\n'),
        '- The due date of 1.2 has changed.\nSee it here: https://portal.example/b',
        'All of them are here: https://portal.example/user/notices',
      ].join('\n\n'),
    )
  })

  it('counts what is more than a person reads', () => {
    const { subject, text } = joinedMail(
      [part('1', '/a'), ...Array.from({ length: 361 }, () => part('1', '/a'))],
      url,
    )
    expect(subject).toMatch(/^362 changes to due dates/)
    expect(text.match(/^- The/gm)).toHaveLength(mostJoinedLines)
    expect(text).toContain('- and 262 more')
  })

  it('says one notice as it always did', () => {
    expect(noticeText(part('1.1', '/a'), url)).toBe(
      'Hello Ann Lee,\n\nthe due date of 1.1 has changed.\n\nSee it here: https://portal.example/a',
    )
  })
})

it('is never made of legal notices: letters, findings, the own account', () => {
  const kinds = Object.keys(noticeRules) as NoticeKind[]
  const alone = kinds.filter((kind) => !isJoined(kind))
  expect(alone.toSorted()).toEqual(
    [
      'selectiveReportIssued',
      'finalReportIssued',
      'reportForAdmins',
      'reportForAll',
      'findingLetter',
      'findingReady',
      'findingRoundFailed',
      'correctionReturned',
      'correctionVerified',
      'findingBehind',
      'findingDue',
      'stateMessage',
      'roleChanged',
      'addressChanged',
      'auditLetter',
      'passwordChanged',
      'newDevice',
      'sessionsEnded',
    ].toSorted(),
  )
})
