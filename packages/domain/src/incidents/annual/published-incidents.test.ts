import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { countText } from '../../small-numbers.js'
import { noFigures, type AnnualFigures } from './annual-figures.js'
import { publishedTable } from './published-incidents.js'
import { groupTables, repeatStudents } from './report-tables.js'

const counts = (incidents: number, students: number) => ({ incidents, students })
const figures = (physical: number, seclusion: number, more: Partial<AnnualFigures> = {}): AnnualFigures => ({
  ...noFigures,
  physical: counts(physical * 2, physical),
  seclusion: counts(seclusion, seclusion),
  mechanical: counts(0, 0),
  enrolled: 1000,
  students: physical + seclusion,
  ...more,
})
const table = (list: AnnualFigures[], hide = true) =>
  publishedTable(
    list.map((one, at) => ({ leaId: at + 1, figures: one })),
    hide,
  )
const codes = {
  disability: [
    { code: 'AUT', label: 'Autism' },
    { code: 'ED', label: 'Emotional disability' },
    { code: 'SLD', label: 'Specific learning disability' },
  ],
  raceEthnicity: [],
  gender: [],
  placement: [],
}
const open = { hide: true, incidents: true, students: true }

describe('published totals', () => {
  it('hide a small count and the next smallest of its column, incidents with their students (example 24)', () => {
    const { rows, totals } = table([figures(4, 40), figures(12, 50), figures(30, 60)])
    expect(rows.map(({ physical }) => countText(physical.students))).toEqual(['n<10', 'hidden', '30'])
    expect(rows.map(({ physical }) => countText(physical.incidents))).toEqual(['n<10', 'hidden', '60'])
    expect(rows.map(({ physical }) => physical.per100)).toEqual(['n<10', 'hidden', '6.00'])
    expect([countText(totals.physical.students), countText(totals.physical.incidents)]).toEqual(['46', '92'])
    expect(totals.physical.per100).toBe('3.07')
  })

  it('show no total of all kinds that would give a hidden kind away', () => {
    const { rows } = table([figures(30, 4), figures(40, 20), figures(50, 0), figures(60, 30)])
    // 34 in all, of whom 30 were restrained, would say that 4 were secluded.
    expect(countText(rows[0]?.all.students ?? { shown: false, text: '' })).toBe('hidden')
    expect(rows.every(({ all }) => !all.incidents.shown)).toBe(true)
  })

  it('show everything to the state', () => {
    const { rows, totals } = table([figures(4, 1), figures(12, 0)], false)
    expect(
      rows.map(({ physical, all }) => [countText(physical.students), countText(all.incidents), all.per100]),
    ).toEqual([
      ['4', '9', '0.90'],
      ['12', '24', '2.40'],
    ])
    expect(rows.map(({ share }) => share)).toEqual(['27.3 %', '72.7 %'])
    expect(countText(totals.all.incidents)).toBe('33')
  })

  it('say where nothing is entered, and add up the rest', () => {
    const { rows, totals } = table([
      figures(20, 20, { mechanical: null }),
      figures(30, 30, { mechanical: null }),
    ])
    expect(rows.map(({ mechanical }) => countText(mechanical.students))).toEqual(['-', '-'])
    expect(countText(totals.all.incidents)).toBe('150')
  })

  it('never leave one hidden count alone beside its total', () => {
    const count = fc.integer({ min: 0, max: 40 })
    fc.assert(
      fc.property(fc.array(fc.tuple(count, count), { minLength: 2, maxLength: 8 }), (list) => {
        const { rows, totals } = table(list.map(([one, other]) => figures(one, other)))
        for (const kind of ['physical', 'seclusion', 'mechanical', 'all'] as const)
          for (const name of ['incidents', 'students'] as const) {
            const hidden = rows.filter((row) => !row[kind][name].shown).length
            expect(totals[kind][name].shown && hidden === 1).toBe(false)
          }
      }),
    )
  })
})

describe('tables by demographic', () => {
  const groups = [
    { id: 'disability-AUT', ...counts(5, 4) },
    { id: 'disability-ED', ...counts(20, 12) },
    { id: 'disability-SLD', ...counts(50, 30) },
  ]
  const report = { ...noFigures, students: 46, several: 20, groups }

  it('hide a small group and the next smallest (example 24)', () => {
    const [disability] = groupTables(report, codes, open)
    expect(disability?.rows.map(({ students }) => countText(students))).toEqual(['n<10', 'hidden', '30'])
    expect(disability?.rows.map(({ incidents }) => countText(incidents))).toEqual(['n<10', 'hidden', '50'])
  })

  it('show nothing that a hidden total could be made of, and everything to the state', () => {
    const terms = { hide: true, incidents: false, students: false }
    expect(groupTables(report, codes, terms)[0]?.rows.map(({ students }) => students.shown)).toEqual([
      false,
      false,
      false,
    ])
    const all = groupTables(report, codes, { ...open, hide: false })
    expect(all[0]?.rows.map(({ students }) => countText(students))).toEqual(['4', '12', '30'])
  })

  it('hide students with one or several incidents alike', () => {
    const shown = repeatStudents({ students: 46, several: 6 }, open)
    expect(shown && [countText(shown.once), countText(shown.several)]).toEqual(['hidden', 'n<10'])
    expect(repeatStudents({ students: null, several: null }, open)).toBeNull()
  })
})
