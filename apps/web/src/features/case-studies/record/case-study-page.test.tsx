import { unrated } from '@portal/domain'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { renderScreen } from '../../../testing/render-screen'
import { CaseStudyDocument, MoveCaseStudyDocument, UpdateCaseStudyDocument } from '../case-studies.generated'
import { Component as StudyPage } from './case-study-page'
import { sameStudy, studyFields, type StudyValue } from './case-study-value'

const monitor = { roles: ['StateMonitor'], id: 'm1', isStateMonitor: true }
const allowed = { __typename: 'AllowedAct', allowed: true, reason: null }
const refused = (reason: string) => ({ __typename: 'AllowedAct', allowed: false, reason })
const person = (fullName: string) => ({ __typename: 'PersonRef', id: fullName, fullName })
const event = (id: string, date: string, text: string) => ({
  __typename: 'CaseStudyEvent',
  id,
  date,
  source: '',
  event: text,
  document: '',
})
const study = (more: object = {}) => ({
  __typename: 'CaseStudy',
  id: 7,
  leaId: 1,
  lea: { __typename: 'Lea', id: 1, name: 'Allegany County' },
  year: 2026,
  part: 'Part B',
  theme: 'After a move',
  status: 'Draft',
  author: person('Helen Marsh'),
  reviewer: null,
  changedBy: person('Helen Marsh'),
  changedOn: '2026-11-02T12:00:00.000Z',
  version: 3,
  students: [{ __typename: 'CaseStudyStudent', id: 's', label: 'M. G. ****1234' }],
  question: 'Why?',
  methodNotes: '',
  timeline: [event('b', '2026-03-01', 'Came back.'), event('a', '2025-09-02', 'Left.')],
  interviews: [],
  strengths: '',
  concerns: '',
  conclusions: '',
  ratings: [],
  recommendations: [],
  referToAudit: false,
  gaps: ['Conclusions are required.'],
  undecided: 0,
  lastReason: null,
  audit: null,
  reportId: null,
  edit: allowed,
  reveal: allowed,
  exportFile: allowed,
  exportNames: allowed,
  decideWords: allowed,
  refer: refused('Only a final case study can lead to an audit.'),
  commentInternally: allowed,
  steps: [
    {
      __typename: 'CaseStudyStep',
      move: 'submit',
      needsReason: false,
      allowed: false,
      reason: 'Conclusions are required.',
    },
  ],
  comments: [],
  ...more,
})
const page = (shown: object) => ({
  request: { query: CaseStudyDocument, variables: { id: 7 } },
  result: { data: { caseStudy: shown } },
  maxUsageCount: 5,
})
const show = (shown: object, mocks: NonNullable<Parameters<typeof renderScreen>[1]>['mocks'] = []) =>
  renderScreen(<StudyPage />, {
    viewer: monitor,
    at: '/user/dashboard/case-studies/7',
    path: '/user/dashboard/case-studies/:id',
    mocks: [page(shown), ...(mocks ?? [])],
  })

describe('a case study', () => {
  it('shows its events by date, its masked students, and what keeps it from review', async () => {
    show(study())
    const events = await screen.findByRole('list', { name: 'Timeline' })
    const texts = within(events)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent)
    expect(texts.map((text) => /Left|Came back/.exec(text ?? '')?.[0])).toEqual(['Left', 'Came back'])
    expect(screen.getByText('M. G. ****1234')).toBeVisible()
    expect(screen.getByRole('button', { name: /^Send for review/ })).toHaveAttribute(
      'title',
      'Conclusions are required.',
    )
  })

  it('keeps an open event in its place, and shows what the server refuses beside its field', async () => {
    const update = {
      request: { query: UpdateCaseStudyDocument, variables: () => true },
      result: {
        data: {
          updateCaseStudy: {
            __typename: 'CaseStudyPayload',
            errors: [
              {
                __typename: 'UserError',
                code: 'BAD_USER_INPUT',
                field: 'timeline.1.date',
                message: 'Date cannot be in the future.',
              },
            ],
            caseStudy: null,
          },
        },
      },
      maxUsageCount: 5,
    }
    const { user } = show(study(), [update])
    await user.click(await screen.findByRole('button', { name: /^Edit .*Left/ }))
    const text = screen.getByLabelText('Event')
    await user.type(text, ' For good.')
    await user.tab()
    expect(await screen.findByText('Date cannot be in the future.')).toBeVisible()
    expect(screen.getByLabelText('Event')).toHaveValue('Left. For good.')
  })

  it('is text alone for those who may not change it, and goes back with a reason', async () => {
    const back = {
      request: {
        query: MoveCaseStudyDocument,
        variables: { input: { id: 7, move: 'reopen', reason: 'A number is wrong.', version: 3 } },
      },
      result: {
        data: {
          moveCaseStudy: { __typename: 'CaseStudyPayload', errors: [], caseStudy: study({ version: 4 }) },
        },
      },
    }
    const { user } = show(
      study({
        status: 'Final',
        gaps: [],
        edit: refused('This case study is final. Reopen it to change it.'),
        refer: allowed,
        steps: [
          { __typename: 'CaseStudyStep', move: 'reopen', needsReason: true, allowed: true, reason: null },
        ],
      }),
      [back],
    )
    expect(await screen.findByText('Why?')).toBeVisible()
    expect(screen.queryByLabelText('Question')).toBeNull()
    expect(screen.getByRole('button', { name: 'Create desk audit' })).toBeEnabled()
    await user.click(screen.getByRole('button', { name: 'Reopen' }))
    const dialog = await screen.findByRole('dialog', { name: 'Reopen' })
    await user.type(within(dialog).getByLabelText('Reason'), 'A number is wrong.')
    await user.click(within(dialog).getByRole('button', { name: 'Reopen' }))
    await waitFor(() => expect(screen.getByLabelText('Question')).toHaveValue('Why?'))
  })
})

describe('versions of a case study', () => {
  const value: StudyValue = {
    theme: 'After a move',
    question: 'Why?',
    methodNotes: '',
    timeline: [{ id: 'a', date: '2025-09-02', source: '', event: 'Left.', document: '' }],
    interviews: [],
    strengths: '',
    concerns: '',
    conclusions: '',
    ratings: unrated,
    recommendations: [],
    referToAudit: false,
  }

  it('are the same whatever the order of events is', () => {
    const later = { id: 'b', date: '2026-01-01', source: '', event: 'Back.', document: '' }
    const one = { ...value, timeline: [...value.timeline, later] }
    expect(sameStudy(one, { ...value, timeline: [later, ...value.timeline] })).toBe(true)
    expect(sameStudy(one, value)).toBe(false)
  })

  it('have a part for each event that either has', () => {
    const theirs = {
      ...value,
      timeline: [...value.timeline, { id: 'b', date: '', source: '', event: 'Back.', document: '' }],
    }
    const fields = studyFields({ base: value, theirs, mine: value }).filter(
      ({ label }) => label === 'Timeline',
    )
    expect(fields.map(({ show: say }) => say(theirs))).toContain('No date yet. Back.')
  })
})
