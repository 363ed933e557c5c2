import type {
  AuditContent,
  AuditItem,
  AuditSection,
  SetupQuestion,
  SkipRule,
} from '../types/audit-content.js'
import type { Condition } from '../types/condition.js'
import { aSection, anItem } from './builders.js'

/** Sections and rules as the desk audits have them: small parts of the content that the state starts with. */

const question = (key: string, ...options: readonly string[]): SetupQuestion => ({
  key,
  text: key,
  type: options.length === 0 ? 'YesNo' : 'Select',
  options: options.length === 0 ? ['Yes', 'No'] : options,
  required: true,
  prefillFrom: null,
})
const is = (key: string, op: 'eq' | 'ne', v: string): Condition => ({ q: `setup.${key}`, op, v })
const rule = (id: string, reason: string, when: Condition): SkipRule => ({ id: `skip-${id}`, reason, when })
const item = (id: string, given: Partial<AuditItem> = {}) => anItem(id, given)
const skipped = (id: string, reason: string, when: Condition, given: Partial<AuditItem> = {}) =>
  anItem(id, { skipRule: rule(id, reason, when), ...given })

const noEvaluation = is('evalType', 'eq', 'None in the review period')
const noChange = is('removals', 'ne', 'Disciplinary change of placement')

const partBSections: readonly AuditSection[] = [
  aSection('dab-referral', [
    skipped(
      'dab-1-02',
      'there was no initial evaluation in the review period',
      { all: [is('evalType', 'ne', 'Initial evaluation')] },
      {
        correctable: 'TimelineOnly',
        indicatorCode: 'B11',
        citations: ['34 CFR 300.301(c)(1)', '34 CFR 300.301(d)', 'COMAR 13A.05.01.06'],
      },
    ),
    skipped('dab-1-07', 'the child has no language or communication need of this kind', {
      any: [noEvaluation, is('childLanguageNeed', 'eq', 'No')],
    }),
  ]),
  aSection('dab-goals', [item('dab-4-01'), item('dab-4-02')]),
  aSection(
    'dab-transition',
    [
      item('dab-7-01', { indicatorCode: 'B13', citations: ['34 CFR 300.320(b)'] }),
      skipped(
        'dab-7-08',
        'no outside agency is likely to take part',
        { all: [is('agencyLikely', 'eq', 'No')] },
        { indicatorCode: 'B13', citations: ['34 CFR 300.321(b)(3)'] },
      ),
    ],
    {
      skipRule: rule('dab-transition', 'the student is below transition age', {
        all: [is('transitionAge', 'eq', 'No')],
      }),
    },
  ),
  aSection('dab-discipline', [
    skipped('dab-8-02', 'there were fewer than eleven days of removal', {
      all: [{ q: 'setup.removals', op: 'in', v: ['None', '10 school days or fewer'] }],
    }),
    skipped('dab-8-03', 'the behavior was not found to be a manifestation', {
      any: [noChange, is('manifestation', 'ne', 'Manifestation')],
    }),
  ]),
  aSection(
    'dab-early-childhood',
    [item('dab-9-02', { correctable: 'SystemOnly', citations: ['34 CFR 300.124'] })],
    {
      skipRule: rule('dab-early-childhood', 'the child did not come from Part C in the review period', {
        all: [is('fromPartC', 'eq', 'No')],
      }),
    },
  ),
]

/** Of the desk audit of Part B. */
export const contentPartB: AuditContent = {
  setupQuestions: [
    question('evalType', 'Initial evaluation', 'Re-evaluation', 'None in the review period'),
    question('childLanguageNeed'),
    question('transitionAge'),
    question('agencyLikely'),
    question(
      'removals',
      'None',
      '10 school days or fewer',
      'More than 10 school days, no change of placement',
      'Disciplinary change of placement',
    ),
    question('manifestation', 'Manifestation', 'Not a manifestation', 'No review needed or held'),
    question('fromPartC'),
  ],
  sections: partBSections,
}

/** Of the desk audit of Part C. */
export const contentPartC: AuditContent = {
  setupQuestions: [
    question('firstIfsp'),
    question(
      'firstIfspTiming',
      'Within 45 days',
      'Late with a recorded family reason',
      'Late for another reason',
      'Not due in the period',
    ),
    question('olderThan27Months'),
    question('potentiallyEligible'),
    question('conferenceDeclined'),
  ],
  sections: [
    aSection('dac-referral', [
      skipped(
        'dac-1-02',
        'there was no first IFSP in the review period',
        { all: [is('firstIfsp', 'eq', 'No')] },
        { indicatorCode: 'C7', correctable: 'TimelineOnly' },
      ),
      skipped('dac-1-04', 'the first meeting was within 45 days or not due', {
        all: [{ q: 'setup.firstIfspTiming', op: 'in', v: ['Within 45 days', 'Not due in the period'] }],
      }),
    ]),
    aSection(
      'dac-transition',
      [
        skipped(
          'dac-7-03',
          'the child is not potentially eligible, or the family declined',
          { any: [is('potentiallyEligible', 'eq', 'No'), is('conferenceDeclined', 'eq', 'Yes')] },
          { indicatorCode: 'C8C', correctable: 'TimelineOnly' },
        ),
      ],
      {
        skipRule: rule('dac-transition', 'the child is younger than 2 years 3 months', {
          all: [is('olderThan27Months', 'eq', 'No')],
        }),
      },
    ),
  ],
}
