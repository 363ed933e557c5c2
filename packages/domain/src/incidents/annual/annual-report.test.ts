import { describe, expect, it } from 'vitest'
import { checkFigures, figureGaps, noFigures, perHundred, type AnnualFigures } from './annual-figures.js'
import {
  annualReportDue,
  canCertify,
  canDecideReport,
  canEnterFigures,
  canImportFigures,
  canRollUp,
  checkAnnualDecision,
  checkCertification,
  seesFigures,
  statusAfterEntry,
  type AnnualReportStatus,
} from './annual-report.js'
import type { Actor } from '../../accounts/actor.js'

const actor = (role: string, leaId: number | null = null): Actor => ({
  userId: 'p',
  fullName: 'P',
  roles: [role],
  permissions: [],
  leaId,
  selectedLeas: [],
})
const monitor = actor('StateMonitor')
const liaison = actor('DEILiaison')
const admin = actor('LocalAdmin', 1)
const user = actor('LocalUser', 1)
const elsewhere = actor('LocalAdmin', 2)
const statuses: AnnualReportStatus[] = ['Not started', 'Draft', 'Certified', 'Returned', 'Accepted']
const facts = (status: AnnualReportStatus, gaps: string[] = []) => ({ leaId: 1, year: 2025, status, gaps })

const whole: AnnualFigures = {
  physical: { incidents: 40, students: 20 },
  seclusion: { incidents: 6, students: 5 },
  mechanical: { incidents: 0, students: 0 },
  enrolled: 2000,
  students: 22,
  several: 8,
  groups: ['disability-AUT', 'raceEthnicity-WH7', 'gender-F', 'age-10', 'placement-RC80'].map((id) => ({
    id,
    incidents: 46,
    students: 22,
  })),
}

describe('an annual report', () => {
  it('is due on 1 December after the school year, also on a Sunday', () => {
    expect([annualReportDue(2025), annualReportDue(2023)]).toEqual(['2026-12-01', '2024-12-01'])
  })

  it.each([
    ['the agency prepares until it is certified, and again when it is returned', admin, [0, 1, 3]],
    [
      'the state enters totals where the agency has begun nothing, and corrects what it accepted',
      monitor,
      [0, 4],
    ],
    ['local users do not', user, []],
    ['liaisons do not', liaison, []],
    ['other agencies do not', elsewhere, []],
  ] as const)('%s', (_title, who, open) => {
    const may = statuses.flatMap((status, at) => (canEnterFigures(who, facts(status)).allowed ? [at] : []))
    expect(may).toEqual(open)
  })

  it('is rolled up and certified by a local administrator, complete, after the year', () => {
    expect(canRollUp(admin, facts('Draft')).allowed).toBe(true)
    expect(canRollUp(monitor, facts('Draft')).allowed).toBe(false)
    expect(canCertify(admin, facts('Draft'), '2026-07-01').allowed).toBe(true)
    expect(canCertify(admin, facts('Draft'), '2026-06-30').reason).toMatch(/not over/)
    expect(canCertify(admin, facts('Draft', ['Seclusion is required.']), '2026-07-01').reason).toBe(
      'Seclusion is required.',
    )
    expect(canCertify(user, facts('Draft'), '2026-07-01').allowed).toBe(false)
    expect(checkCertification(false)).toMatchObject({ field: 'agreed' })
  })

  it('is accepted or returned with a reason by the state, once it is certified', () => {
    expect(statuses.filter((status) => canDecideReport(monitor, facts(status)).allowed)).toEqual([
      'Certified',
    ])
    expect(canDecideReport(admin, facts('Certified')).allowed).toBe(false)
    expect(checkAnnualDecision('Return', ' ').reason).toBe('Reason is required.')
    expect(checkAnnualDecision('Accept', '').allowed).toBe(true)
  })

  it('shows figures outside the state and the agency only once it is accepted', () => {
    expect([monitor, admin, user].every((who) => seesFigures(who, facts('Draft')))).toBe(true)
    expect(seesFigures(liaison, facts('Certified'))).toBe(false)
    expect(seesFigures(liaison, facts('Accepted'))).toBe(true)
  })

  it('stays returned until it is certified again; what the state enters is accepted', () => {
    expect([statusAfterEntry(admin, 'Not started'), statusAfterEntry(admin, 'Returned')]).toEqual([
      'Draft',
      'Returned',
    ])
    expect(statusAfterEntry(monitor, 'Not started')).toBe('Accepted')
    expect(
      [canImportFigures(monitor), canImportFigures(admin), canImportFigures(user)].map((one) => one.allowed),
    ).toEqual([true, true, false])
  })
})

describe('figures', () => {
  it.each([
    ['decimals', { physical: { incidents: 1.5, students: 1 } }, 'physical.incidents'],
    ['negative numbers', { enrolled: -1 }, 'enrolled'],
    ['more students than incidents', { physical: { incidents: 3, students: 4 } }, 'physical.students'],
    ['incidents without students', { physical: { incidents: 3, students: 0 } }, 'physical.students'],
    ['fewer students in all than of a kind', { students: 19, several: 8 }, 'students'],
    ['more students in all than of all kinds', { students: 26 }, 'students'],
    ['more repeat students than students', { several: 23 }, 'several'],
    ['no repeat students where incidents are more', { several: 0 }, 'several'],
    ['fewer enrolled than students with incidents', { enrolled: 21 }, 'enrolled'],
  ] as const)('refuse %s beside the field', (_title, more, field) => {
    const refused = checkFigures({ ...whole, ...more })
    expect(refused.map((one) => !one.allowed && one.field)).toEqual([field])
  })

  it('are complete when every demographic adds up to the totals', () => {
    expect([checkFigures(whole), figureGaps(whole)]).toEqual([[], []])
    expect(figureGaps({ ...whole, groups: whole.groups.slice(1) })).toEqual([
      'Disability: 0 incidents and 0 students, the totals are 46 and 22.',
    ])
    expect(figureGaps(noFigures)).toContain('Seclusion is required, also where it is 0.')
    const none = { incidents: 0, students: 0 }
    const nothing = { physical: none, seclusion: none, mechanical: none, students: 0, several: 0 }
    expect(figureGaps({ ...noFigures, ...nothing, enrolled: 500 })).toEqual([])
  })

  it.each([
    [46, 2000, '2.30'],
    [1, 800, '0.13'],
    [5, 0, 'N/A'],
    [5, null, 'N/A'],
  ])('%d incidents of %d enrolled are %s for each 100', (incidents, enrolled, rate) => {
    expect(perHundred(incidents, enrolled)).toBe(rate)
  })
})
