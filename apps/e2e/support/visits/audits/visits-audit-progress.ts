import type { Page } from '@playwright/test'
import { changeData } from '../../data-faults.js'
import { people } from '../../people.js'
import { complete, issued, missing, press } from './visits-audit-results.js'
import { faultsOf, open, shows, type Visit, type Visits } from '../visits.js'

type Row = Record<string, unknown>
const allowed = { allowed: true, reason: null }
/** The page of the course of an audit, beside that of its results. */
const courseOf = (results: () => (visit: Visit) => Promise<string>) => async (visit: Visit) =>
  (await results()(visit)).replace('/summary', '/progress')
const course = courseOf(issued)

/** Changes the course of the audit in the response, as if its work had been done. */
const later =
  (change: (progress: Row) => Row, prong: Row = {}) =>
  (page: Page) =>
    changeData(page, 'AuditCourse', ({ auditCourse, auditProng }) => ({
      auditProng: { ...(auditProng as Row), ...prong },
      auditCourse: change(auditCourse as Row),
    }))

const findings = (progress: Row, change: Row) =>
  (progress['findings'] as Row[]).map((finding) => Object.assign({}, finding, change))

const verified = later(
  (progress) => ({
    ...progress,
    next: { act: 'openRound', turn: 'State', n: 2, __typename: 'AuditNextStep' },
    newerFrom: '2026-11-28',
    findings: findings(progress, { status: 4, remaining: 0, ready: true }),
  }),
  { openRound: { ...allowed, __typename: 'AllowedAct' } },
)

const failedOnce = later((progress) => {
  const [first = {}] = progress['reviews'] as Row[]
  const [finding] = progress['findings'] as Row[]
  const round = {
    ...first,
    prongId: Number(first['prongId']) + 1,
    number: 2,
    periodFrom: '2026-11-28',
    dueOn: null,
    sampled: 5,
    complete: 5,
    items: [{ id: 'dab-4-03', number: '4.3', text: '', __typename: 'AuditReviewItem' }],
    outcomes: [
      {
        findingId: finding?.['id'],
        number: finding?.['number'],
        outcome: 'failed',
        __typename: 'AuditReviewOutcome',
      },
    ],
  }
  return { ...progress, reviews: [first, round], findings: findings(progress, { status: 6 }) }
})

const finished = later(
  (progress) => ({
    ...progress,
    next: { act: 'closeAudit', turn: 'State', n: 1, __typename: 'AuditNextStep' },
    findings: findings(progress, { status: 7, remaining: 0, passed: true }),
  }),
  { closeAudit: { ...allowed, __typename: 'AllowedAct' } },
)

const closed = later((progress) => ({ ...progress, next: null, closedOn: '2026-11-28T15:00:00.000Z' }))

/** The course of an audit over its rounds to its end. */
export const auditProgressVisits: Visits = {
  'features/audits/progress/progress-page': {
    ...faultsOf(people.monitor, course),
    reported: open(people.monitor, course, undefined, shows('Findings of this audit')),
    agency: open(people.alleganyAdmin, course, undefined, shows(/to be corrected by the agency/)),
    'asking for newer data': open(
      people.monitor,
      course,
      verified,
      press('Review newer data', 'Ask for newer data'),
    ),
    round: open(people.monitor, course, failedOnce, shows('Newer data, round 1')),
    'taking results back': open(
      people.monitor,
      course,
      failedOnce,
      press('Take the results back', 'Take the results back?'),
    ),
    closing: open(people.monitor, course, finished, press('Close the audit', 'Close the audit')),
    closed: open(people.monitor, course, closed, shows(/^This audit was closed on/)),
    'before the report': open(people.monitor, courseOf(complete), undefined, shows('No finding')),
    'not found': open(people.monitor, course, missing('AuditCourse'), shows(/not found/i)),
  },
}
