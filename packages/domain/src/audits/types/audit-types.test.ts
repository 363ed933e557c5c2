import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { findingsOfReport } from '../findings/report-findings.js'
import { recordGaps } from '../review/record-gaps.js'
import { applySkipRules } from '../review/skip-logic.js'
import { auditStatusNameOf } from '../lifecycle/audit-states.js'
import { recordReference, shownRecord } from '../privacy/record-names.js'
import { certificateOf, verifyCertificate } from '../sampling/certificate.js'
import { drawSample } from '../sampling/draw.js'
import { drawPopulation } from '../sampling/population.js'
import { sampleOfDraw } from '../sampling/sample-changes.js'
import { sampleSize } from '../sampling/sample-size.js'
import { itemScores } from '../scoring/item-scores.js'
import { readStudentList } from '../student-list/student-list.js'
import { finishedAudit } from '../testing/audit-walk.js'
import { anAudit } from '../testing/walked-prong.js'
import { aContent, aRecord, aRow, aSection, anItem, someCodes } from '../testing/builders.js'
import { partsOf, rosterOf, type AuditType, type Roster } from './audit-type.js'
import { auditKeyOf, auditMenuName } from './audit-kinds.js'
import { deskAudit } from './desk-audit-type.js'
import { joinedKey } from './population-row.js'
import { policiesAudit } from './policies-type.js'
import { restraintAudit } from './restraint-type.js'
import { seededAuditTypes } from './seeded-types.js'
import { servicesAudit } from './services-type.js'

/** A type that there is not: bus rides, named by two fields, without ages, with its own answers and a second field beside them. */
const rides: Roster = {
  columns: [
    { name: 'Bus', field: 'bus', required: true, cell: { kind: 'text', longest: 10 } },
    {
      name: 'Start',
      field: 'start',
      required: true,
      also: ['Ride start'],
      cell: { kind: 'date', future: 'refuse' },
    },
    { name: 'Complaint', field: 'complaint', required: false, cell: { kind: 'flag', flag: 'complaint' } },
  ],
  rowKey: ['bus', 'start'],
  ages: null,
  sampling: {
    sizes: [
      { upTo: 3, size: null },
      { upTo: null, size: 3 },
    ],
    strata: { field: 'bus' },
    quotas: [
      { kind: 'rows', name: 'Complaint', atLeast: 1, when: { q: 'flag.complaint', op: 'eq', v: true } },
    ],
    eligible: { q: 'row.bus', op: 'ne', v: 'spare' },
  },
}
const rideAudit: AuditType = {
  ...deskAudit,
  key: 'bus-rides',
  label: 'Bus rides',
  source: 'Other',
  subject: { one: 'ride', many: 'rides' },
  rosters: { 'Part B': rides, 'Part C': null },
  responseSet: {
    options: [
      { value: 'Safe', label: 'Safe', counts: 'met' },
      { value: 'Doubtful', label: 'Doubtful', counts: 'notMet' },
      { value: 'Unsafe', label: 'Unsafe', counts: 'notMet' },
      { value: 'No ride', label: 'No ride', counts: 'excluded' },
    ],
  },
  extraFields: [{ key: 'minutes', label: 'Minutes', type: 'Number', required: true }],
  findingCounting: 'Individual',
  secondReaderEvery: null,
}

describe('an invented type, by data alone', () => {
  it('reads its list, draws its sample and names its rows', () => {
    const table = [
      ['ride start', 'BUS', 'complaint'],
      ['09/01/2026', '7', 'N'],
      ['09/02/2026', '7', 'Y'],
      ['09/01/2026', '9', ''],
      ['09/02/2026', '9', ''],
      ['09/02/2026', 'spare', ''],
    ]
    const context = {
      roster: rides,
      part: 'Part B',
      subject: rideAudit.subject,
      codes: someCodes,
      today: '2026-10-01',
    } as const
    const list = readStudentList(table, context)
    expect(list.errors).toEqual([])
    const population = drawPopulation(list.rows, rides.sampling, null)
    expect(population.strata.map((rows) => rows.length)).toEqual([2, 2, 0])
    const draw = drawSample(population, {
      seed: 1,
      size: sampleSize(population.eligible, rides.sampling.sizes),
    })
    expect(draw.strata.map(({ name, allocated }) => `${name}: ${allocated}`)).toEqual([
      '7: 2',
      '9: 1',
      'spare: 0',
    ])
    expect(draw.quotas).toEqual([{ name: 'Complaint', atLeast: 1, inSample: 1 }])
    const twice = readStudentList([...table, ['9/1/2026', '7', '']], context)
    expect(twice.errors.map(({ message }) => message)).toEqual([
      'Row 7: ride 7, 2026-09-01 appears more than once (also row 2).',
    ])
  })

  it('reviews, scores and finds with its own answers', () => {
    const answers = ['Safe', 'Doubtful', 'Unsafe', 'No ride'].map((value, at) => ({
      recordId: at,
      itemId: '1',
      value,
    }))
    const content = aContent(
      aSection('s', [anItem('1', { responseSet: rideAudit.responseSet.options.map(({ value }) => value) })]),
    )
    expect(itemScores(content, rideAudit.responseSet, answers)[0]).toMatchObject({
      met: 1,
      notMet: 2,
      excluded: 1,
    })
    expect(findingsOfReport(rideAudit, 'Part B', content, answers)).toHaveLength(2)
    const gaps = recordGaps(
      content,
      { set: rideAudit.responseSet, extraFields: rideAudit.extraFields },
      {
        ruled: applySkipRules(content, aRecord({ items: { '1': 'Unsafe' } })),
        inputs: new Map([['1', { value: 'Unsafe', comment: 'No belts.', extras: {} }]]),
      },
    )
    expect(gaps.withoutField.map(({ label }) => label)).toEqual(['Minutes'])
  })

  it('walks to its closing, with its list in one part and without in the other', () => {
    expect(partsOf(rideAudit)).toEqual(['Part B', 'Part C'])
    const ends = partsOf(rideAudit).map((part) =>
      finishedAudit(anAudit(2, rosterOf(rideAudit, part) !== null)),
    )
    expect(ends.map(({ closed, hasList }) => [closed, hasList])).toEqual([
      [true, true],
      [true, false],
    ])
    expect(() => rosterOf({ ...rideAudit, rosters: { 'Part B': rides } }, 'Part C')).toThrow(
      'not audited in Part C',
    )
  })
})

describe('the seeded kinds', () => {
  it('have an address and a name for each status of their own', () => {
    expect(seededAuditTypes.map(({ key }) => auditMenuName(key))).toEqual([
      'desk-audit',
      'services',
      'policies',
      'alternate-framework',
      'restraint-seclusion',
    ])
    expect(seededAuditTypes.map(({ key }) => auditKeyOf(auditMenuName(key)))).toEqual(
      seededAuditTypes.map(({ key }) => key),
    )
    expect(seededAuditTypes.map((type) => auditStatusNameOf(type, 1))).toEqual([
      'Student list requested',
      'Service line list requested',
      'Document set list requested',
      'Student list requested',
      'Incident list requested',
    ])
    expect(auditStatusNameOf(policiesAudit, 3)).toBe('Documents requested')
  })

  it('name their records without saying who somebody is', () => {
    const shown = (type: AuditType, key: string, fields: Record<string, string>) =>
      shownRecord({ ...type, part: 'Part B' }, { key, fields })
    const ada = { firstName: 'Ada', lastName: 'Birch', studentId: '1234567890' }
    expect(shown(deskAudit, ada.studentId, ada)).toBe('A. B. ****7890')
    const line = joinedKey([ada.studentId, 'SLP', '2025-09-01'])
    expect(shown(servicesAudit, line, { ...ada, service: 'SLP', start: '2025-09-01' })).toBe(
      'A. B. ****7890, SLP, 2025-09-01',
    )
    expect(shown(restraintAudit, 'INC-7', { ...ada, incidentId: 'INC-7' })).toBe('A. B. ****7890, INC-7')
    expect(shown(policiesAudit, 'agency-1', {})).toBe('Document set')
    expect(recordReference({ ...servicesAudit, part: 'Part B' }, { key: line, fields: ada })).toBe(
      '1234567890',
    )
    expect(recordReference({ ...policiesAudit, part: 'Part B' }, { key: 'agency-1', fields: {} })).toBe(
      'Document set',
    )
  })

  it('draw incidents without an injury, and take all others', () => {
    const roster = rosterOf(restraintAudit, 'Part B')
    if (!roster) throw new Error('There is no list of incidents.')
    const rows = ['NONE', 'STUDENT', 'NONE', 'BOTH'].map((injury, at) =>
      aRow(`INC-${at}`, { fields: { incidentId: `INC-${at}`, kind: 'RESTRAINT', injury } }),
    )
    const population = drawPopulation(rows, roster.sampling, null)
    expect([population.eligible, population.always]).toEqual([2, [1, 3]])
    const draw = drawSample(population, { seed: 1, size: 1 })
    const places = sampleOfDraw(draw).places.map(({ order, origin }) => `${order} ${origin}`)
    expect(places).toEqual(['1 Random', '2 Without exception', '3 Without exception'])
    const certificate = certificateOf(draw, {
      about: {
        agency: 'Allegany',
        auditType: restraintAudit.key,
        part: 'Part B',
        year: 2025,
        prong: 1,
        round: 1,
      },
      population: { count: 4, sha256: 'sum', agesOn: '2025-10-01' },
      filter: null,
      rule: roster.sampling,
      drawnBy: 'Mona Tor',
      drawnAt: '2025-10-01T12:00:00.000Z',
    })
    expect(certificate.always).toEqual([1, 3])
    expect(verifyCertificate(certificate, { rows, sha256: 'sum' }).proven).toBe(true)
    const wrong = { ...certificate, always: [1] }
    expect(verifyCertificate(wrong, { rows, sha256: 'sum' })).toEqual({
      proven: false,
      problems: ['The rows without exception are not what the seed gives.'],
    })
  })

  it('read minutes as whole numbers', () => {
    const context = {
      roster: rosterOf(servicesAudit, 'Part C') ?? rides,
      part: 'Part C',
      subject: servicesAudit.subject,
      codes: someCodes,
      today: '2026-10-01',
    } as const
    const heading = 'ChildId LastName FirstName Service Frequency MinutesPerPeriod Provider StartDate'.split(
      ' ',
    )
    const line = (at: number, minutes: string) =>
      [`C${at}`, 'Birch', 'Ada', 'OT', 'week', minutes, 'A. Therapist', '09/01/2026'] as string[]
    const list = readStudentList([heading, line(1, '1,200'), line(2, '45.0'), line(3, '0')], context)
    expect(list.rows.map(({ fields }) => [fields['minutes'], fields['frequency']])).toEqual([
      ['1200', 'WEEKLY'],
      ['45', 'WEEKLY'],
    ])
    expect(list.errors.map(({ message }) => message)).toEqual([
      'Row 4: MinutesPerPeriod must be a whole number between 1 and 10000.',
    ])
  })
})

describe('the engine', () => {
  it('names no type: each is a row of data', () => {
    const folder = join(import.meta.dirname, '..')
    const rules = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
      (name) =>
        name.endsWith('.ts') &&
        !/\.test\.ts$|testing|types\/(.+-type|audit-kinds|seeded-types)\.ts$/.test(name),
    )
    expect(rules.length).toBeGreaterThan(30)
    const named =
      /desk-?\s?audit|policies-procedures|alternate-framework|restraint-seclusion|case-studies|'services'/i
    const naming = rules.filter((name) => named.test(readFileSync(join(folder, name), 'utf8')))
    expect(naming).toEqual([])
  })
})
