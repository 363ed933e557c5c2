import { describe, expect, it, test } from 'vitest'
import { businessCalendar } from '../deadlines/business-calendar.js'
import { incidentFlags, parentNoticeDue, repeatNoticeDue, teamMeetingDue } from './incident-flags.js'
import { minutesBetween } from './incident-fields.js'
import {
  incidentParameterRows,
  readIncidentParameters,
  usualIncidentParameters,
} from './incident-parameters.js'

const trained = { id: 'a', name: 'A', trained: true, trainedUntil: '' }
const quiet = {
  incidentDate: '2026-09-14',
  startTime: '10:05',
  endTime: '10:20',
  kind: 'RESTRAINT',
  position: 'STANDING',
  setting: 'Public school',
  staff: [trained],
  parentNotifiedOn: '2026-09-14',
  parentNotifiedTime: '',
  teamMeetingHeldOn: '2026-09-20',
  meetingDueOn: '2026-09-28',
}
const flagsOf = (more: Partial<typeof quiet>, today = '2026-10-30') =>
  incidentFlags({ ...quiet, ...more }, usualIncidentParameters, today).map(({ key, reason }) => [key, reason])

// Worked example 20.
test('10:05 to 10:42 is 37 minutes, over 30', () => {
  expect(minutesBetween('10:05', '10:42')).toBe(37)
  expect(flagsOf({ endTime: '10:42' })).toEqual([['over-limit', '37 minutes, the limit is 30.']])
})

describe('flags', () => {
  it.each([
    ['thirty minutes', { endTime: '10:35' }, []],
    ['thirty-one minutes', { endTime: '10:36' }, ['over-limit']],
    ['face down', { position: 'PRONE' }, ['prohibited-position']],
    ['seclusion in a public school', { kind: 'SECLUSION' }, ['public-seclusion']],
    ['seclusion in a nonpublic school', { kind: 'SECLUSION', setting: 'Nonpublic school' }, []],
    ['mechanical', { kind: 'MECHANICAL' }, ['mechanical']],
    ['nobody trained', { staff: [{ ...trained, trained: false }] }, ['untrained-staff']],
    [
      'trained until the day before',
      { staff: [{ ...trained, trainedUntil: '2026-09-13' }] },
      ['expired-training'],
    ],
    ['trained until the day', { staff: [{ ...trained, trainedUntil: '2026-09-14' }] }, []],
    ['parents told a day later', { parentNotifiedOn: '2026-09-15' }, []],
    ['in the last minute', { parentNotifiedOn: '2026-09-15', parentNotifiedTime: '10:20' }, []],
    [
      'a minute late',
      { parentNotifiedOn: '2026-09-15', parentNotifiedTime: '10:21' },
      ['late-parent-notice'],
    ],
    ['two days later', { parentNotifiedOn: '2026-09-16' }, ['late-parent-notice']],
    ['never told', { parentNotifiedOn: '' }, ['late-parent-notice']],
    ['team met on the last day', { teamMeetingHeldOn: '2026-09-28' }, []],
    ['team met a day late', { teamMeetingHeldOn: '2026-09-29' }, ['late-team-meeting']],
    ['team never met', { teamMeetingHeldOn: '' }, ['late-team-meeting']],
  ])('%s', (_name, more, expected) => {
    expect(flagsOf(more).map(([key]) => key)).toEqual(expected)
  })

  it('are not raised by what may still be done in time', () => {
    expect(flagsOf({ parentNotifiedOn: '', teamMeetingHeldOn: '' }, '2026-09-15')).toEqual([])
  })
})

describe('clocks', () => {
  it('run into the next day', () => {
    expect(parentNoticeDue({ incidentDate: '2026-12-31', endTime: '23:30' }, 1)).toBe('2027-01-01T00:30')
  })
  it('count business days of the state', () => {
    const calendar = businessCalendar([{ day: '2026-09-18', name: 'Closed' }])
    expect(teamMeetingDue('2026-09-14', usualIncidentParameters, calendar)).toBe('2026-09-29')
    expect(repeatNoticeDue('2026-11-24', usualIncidentParameters, businessCalendar()).due).toBe('2026-12-01')
  })
})

describe('parameters', () => {
  it('are read one by one, the others stay as usual', () => {
    const read = readIncidentParameters('maxRestraintMinutes=20, prohibitedPositions=PRONE|SUPINE')
    expect(read).toEqual({
      ...usualIncidentParameters,
      maxRestraintMinutes: 20,
      prohibitedPositions: ['PRONE', 'SUPINE'],
    })
  })
  it.each(['maxMinutes=1', 'maxRestraintMinutes=0', 'maxRestraintMinutes=x', 'prohibitedPositions=BENT'])(
    'refuse %s',
    (text) => {
      expect(() => readIncidentParameters(text)).toThrow(RangeError)
    },
  )
  it('say each that the state must verify it', () => {
    const rows = incidentParameterRows(usualIncidentParameters)
    expect(rows).toHaveLength(7)
    expect(rows.every(({ verify }) => verify.includes('must verify'))).toBe(true)
  })
})
