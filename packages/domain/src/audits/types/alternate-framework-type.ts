import type { AuditType, Roster } from './audit-type.js'
import type { Condition } from './condition.js'
import { studentColumnsPartB } from './student-columns.js'
import { everybody, yesNoNotApplicable } from './usual-audit.js'

const grade = (...grades: string[]): Condition => ({ q: 'row.grade', op: 'in', v: grades })

/** The student list of the agency; only students with the flag can be drawn, all of them where there are few (2.14). */
const roster: Roster = {
  columns: studentColumnsPartB,
  rowKey: ['studentId'],
  ages: { bornOn: 'dob', from: 3, to: 21 },
  sampling: {
    sizes: [
      { upTo: 15, size: null },
      { upTo: 150, size: 15 },
      { upTo: 500, size: 20 },
      { upTo: 1500, size: 30 },
      { upTo: null, size: 40 },
    ],
    strata: {
      tests: [
        { name: 'Elementary school', when: grade('KG', '01', '02', '03', '04', '05') },
        { name: 'Middle school', when: grade('06', '07', '08') },
        { name: 'High school', when: grade('09', '10', '11', '12') },
        { name: 'Other', when: null },
      ],
      drawOrder: ['Elementary school', 'Middle school', 'High school', 'Other'],
    },
    quotas: [],
    eligible: { q: 'flag.altAssessment', op: 'eq', v: 'Y' },
  },
}

/** The audit of alternate assessment: is the student rightly on alternate standards? (2.14, 34 CFR 200.6(c)) */
export const alternateFrameworkAudit: AuditType = {
  key: 'alternate-framework',
  label: 'Alternate framework audit',
  source: 'AltFramework',
  reportModule: 'Alternate framework',
  subject: { one: 'student', many: 'students' },
  rosters: { 'Part B': roster },
  usesProngs: true,
  responseSet: yesNoNotApplicable,
  extraFields: [],
  screens: [{ name: 'Participation rates', link: '/user/dashboard/alternate-framework/participation' }],
  findingCounting: 'Grouped',
  requiresLeaConfirm: true,
  visibleTo: everybody,
  correctionDays: 60,
  secondReaderEvery: 10,
}
