import { expect, it } from 'vitest'
import { notificationGroups } from './notification-groups.js'
import { mailChannel, noticeGroup, noticeRules, type MailChoices, type NoticeKind } from './notice-kinds.js'

const kinds = Object.keys(noticeRules) as NoticeKind[]

it.each(kinds)('%s has a group of the preferences and somebody who hears of it', (kind) => {
  expect(noticeGroup(kind).label).not.toBe('')
  expect(noticeRules[kind].to.length).toBeGreaterThan(0)
})

it('belongs to each group that the preferences offer: nobody chooses about what never happens', () => {
  const groups = new Set(kinds.map((kind) => noticeGroup(kind).key))
  expect(notificationGroups.map(({ key }) => key).filter((key) => !groups.has(key))).toEqual([])
})

it('counts letters, findings and what concerns the own account as legal', () => {
  const legal = kinds.filter((kind) => noticeGroup(kind).isLegal)
  expect(legal.toSorted()).toEqual(
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

const choices = (given: Partial<MailChoices> = {}): MailChoices => ({
  roles: ['StateMonitor'],
  channels: {},
  onlyPreferredLeas: false,
  selectedLeas: [],
  ...given,
})
const progress = noticeGroup('subsectionReady')
const letters = noticeGroup('finalReportIssued')

it.each<[string, Partial<MailChoices>, number | null, string]>([
  ['nothing was chosen', {}, 1, 'Immediate'],
  ['a day was chosen', { channels: { progress: 'Daily' } }, 1, 'Daily'],
  ['a week was chosen', { channels: { progress: 'Weekly' } }, 1, 'Weekly'],
  ['it was switched off', { channels: { progress: 'Off' } }, 1, 'Off'],
  ['another group was switched off', { channels: { documents: 'Off' } }, 1, 'Immediate'],
  ['what is stored means nothing', { channels: { progress: 'Hourly' } }, 1, 'Immediate'],
  ['the agency is not preferred', { onlyPreferredLeas: true, selectedLeas: [2] }, 1, 'Off'],
  ['the agency is preferred', { onlyPreferredLeas: true, selectedLeas: [1] }, 1, 'Immediate'],
  ['it is about no agency', { onlyPreferredLeas: true, selectedLeas: [2] }, null, 'Immediate'],
  ['no agency is preferred', { onlyPreferredLeas: true }, 1, 'Immediate'],
  ['the limit is not wanted', { selectedLeas: [2] }, 1, 'Immediate'],
  [
    'the person is local',
    { roles: ['LocalAdmin'], onlyPreferredLeas: true, selectedLeas: [2] },
    1,
    'Immediate',
  ],
])('mails when %s', (_case, given, leaId, channel) => {
  expect(mailChannel(progress, choices(given), leaId)).toBe(channel)
})

it('mails a legal notice at once, whatever was chosen', () => {
  const given = choices({ channels: { letters: 'Off' }, onlyPreferredLeas: true, selectedLeas: [2] })
  expect(mailChannel(letters, given, 1)).toBe('Immediate')
})
