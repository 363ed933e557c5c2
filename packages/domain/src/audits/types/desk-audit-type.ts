import type { AuditType, Roster, Stratum } from './audit-type.js'
import type { Condition } from './condition.js'
import { studentColumnsPartB, studentColumnsPartC } from './student-columns.js'
import { everybody, flagQuota, usualSizes, yesNoNotApplicable } from './usual-audit.js'

const grade = (...grades: string[]): Condition => ({ q: 'row.grade', op: 'in', v: grades })
const elementary = ['KG', '01', '02', '03', '04', '05']
const middle = ['06', '07', '08']
const high = ['09', '10', '11', '12']

/** Fourteen is the rule of the state; the federal one is the IEP in effect at 16 (2.6). */
const strataPartB: readonly Stratum[] = [
  { name: 'Transition age', when: { q: 'age', op: 'gte', v: 14 } },
  {
    name: 'Preschool',
    when: {
      any: [
        grade('PK'),
        {
          all: [
            { q: 'age', op: 'gte', v: 3 },
            { q: 'age', op: 'lte', v: 5 },
          ],
          not: grade(...elementary, ...middle, ...high),
        },
      ],
    },
  },
  { name: 'Elementary school', when: grade(...elementary) },
  { name: 'Middle school', when: grade(...middle) },
  { name: 'Other', when: null },
]

const strataPartC: readonly Stratum[] = [
  { name: 'Under 1 year', when: { q: 'age', op: 'lt', v: 1 } },
  { name: '1 to 2 years', when: { q: 'age', op: 'lt', v: 2 } },
  { name: '2 to 3 years', when: null },
]

const rosterPartB: Roster = {
  columns: studentColumnsPartB,
  rowKey: ['studentId'],
  ages: { bornOn: 'dob', from: 3, to: 21 },
  sampling: {
    sizes: usualSizes,
    strata: {
      tests: strataPartB,
      drawOrder: ['Preschool', 'Elementary school', 'Middle school', 'Transition age', 'Other'],
    },
    quotas: [
      flagQuota('Initial evaluation', 'initialEval', 3),
      flagQuota('Re-evaluation', 'reevaluation', 3),
      flagQuota('Discipline', 'discipline', 2),
      flagQuota('Alternate assessment', 'altAssessment', 2),
      { kind: 'mostFrequent', field: 'disability', top: 5, atLeast: 1 },
    ],
    eligible: null,
  },
}

const rosterPartC: Roster = {
  columns: studentColumnsPartC,
  rowKey: ['studentId'],
  ages: { bornOn: 'dob', from: 0, to: 3 },
  sampling: {
    sizes: usualSizes,
    strata: { tests: strataPartC, drawOrder: strataPartC.map(({ name }) => name) },
    quotas: [
      flagQuota('Exited with transition', 'exitedWithTransition', 5),
      flagQuota('New initial IFSP', 'newInitialIfsp', 5),
    ],
    eligible: null,
  },
}

/** The desk audit: do records meet the law? (2.14) */
export const deskAudit: AuditType = {
  key: 'desk-audit',
  label: 'Desk audit',
  source: 'DeskAudit',
  reportModule: 'Desk audit',
  subject: { one: 'student', many: 'students' },
  rosters: { 'Part B': rosterPartB, 'Part C': rosterPartC },
  usesProngs: true,
  responseSet: yesNoNotApplicable,
  extraFields: [],
  findingCounting: 'Grouped',
  requiresLeaConfirm: true,
  visibleTo: everybody,
  correctionDays: 60,
  secondReaderEvery: 10,
}
