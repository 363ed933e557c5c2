import { screen, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { renderScreen } from '../../../testing/render-screen'
import { ReviewPage } from '../review/review-page'
import { selfAssessmentPaths } from '../self-assessment-paths'
import {
  FinalReportPreviewDocument,
  ReadReportDraftDocument,
  SaveReportDraftDocument,
  type ReportDraftFieldsFragment,
  type SelfAssessmentReviewFieldsFragment,
} from '../review/self-assessment-review.generated'
import { no, yes } from '../testing/builders'

const path = `${selfAssessmentPaths.list}/:id/review`
const at = selfAssessmentPaths.review(11)
const monitor = { roles: ['StateMonitor'], id: 'm1', fullName: 'Renee Castillo' }
const writer = { __typename: 'PersonRef', id: 'm1', fullName: 'Renee Castillo' }
const reader = { __typename: 'PersonRef', id: 'm2', fullName: 'Andre Whitfield' }

function aDraft(over: Partial<ReportDraftFieldsFragment> = {}): ReportDraftFieldsFragment {
  const draft = {
    __typename: 'ReportDraft',
    kind: 'final',
    state: 'Draft',
    subsectionResponseIds: [],
    dueOn: '2099-06-30',
    note: '',
    recommendations: 'Keep the log.',
    nextSteps: '',
    writtenBy: writer,
    writtenOn: '2026-11-10T15:00:00Z',
    readBy: null,
    readOn: null,
    readerComment: '',
    save: yes,
    read: no('This letter is not in review.'),
    issue: yes,
    version: 3,
  }
  return { ...draft, ...over }
}

function aReview(drafts: ReportDraftFieldsFragment[]): SelfAssessmentReviewFieldsFragment {
  const review = {
    __typename: 'SelfAssessmentReview',
    id: 11,
    lea: { __typename: 'Lea', id: 1, code: '01', name: 'Allegany County', shortName: 'Allegany' },
    year: 2026,
    part: 'Part B',
    shortDescription: 'Part B Self-Assessment',
    submitState: 5,
    lead: writer,
    openedOn: '2026-11-10T15:00:00Z',
    round: 0,
    responseDueOn: null,
    dueDerivation: null,
    reviewed: 0,
    equalRatings: 0,
    bothRatings: 0,
    subsections: [],
    drafts,
    open: no('The review is already open.'),
    issueSelectiveReport: no('No subsection says what the agency must provide.'),
    issueFinalReport: yes,
    close: no('Issue the final report first.'),
    reopen: yes,
    version: 5,
  }
  return review
}

/** Accepts every request and responds with success. */
function taking(query: typeof SaveReportDraftDocument, field: string) {
  const variables = vi.fn<(input: unknown) => boolean>(() => true)
  const payload = { __typename: 'SelfAssessmentReviewPayload', errors: [], review: aReview([]) }
  return { variables, mock: { request: { query, variables }, result: { data: { [field]: payload } } } }
}
const preview = {
  request: { query: FinalReportPreviewDocument, variables: () => true },
  result: {
    data: {
      finalReportPreview: {
        __typename: 'ReportDocument',
        kind: 'final',
        title: 'Final report',
        facts: [],
        blocks: [],
      },
    },
  },
  maxUsageCount: 5,
}
const show = (drafts: ReportDraftFieldsFragment[], mocks: object[], onRefresh = vi.fn<() => void>()) =>
  renderScreen(<ReviewPage review={aReview(drafts)} documents={null} onRefresh={onRefresh} />, {
    mocks: mocks as never,
    path,
    at,
    viewer: monitor,
  })

it('tells the reviewer why required documents are missing, and opens them', () => {
  const documents = {
    __typename: 'SelfAssessment' as const,
    id: 1,
    documentsReason: 'The board adopts them in June.',
    documentsNeeded: 17,
    documentsReceived: 1,
  }
  const page = <ReviewPage review={aReview([])} documents={documents} onRefresh={() => undefined} />
  renderScreen(page, { path, at, viewer: monitor })
  expect(
    screen.getByText('Why required documents are missing: The board adopts them in June.', { exact: false }),
  ).toBeVisible()
  expect(screen.getByRole('link', { name: '1 of 17 required documents' })).toBeVisible()
  const rounds = screen.getByRole('link', { name: /selective report/ })
  expect(rounds.getAttribute('href')).toMatch(/^\/compliance\/reports\?.*search=Selective\+report/)
})

describe('a letter before it is issued', () => {
  it('is kept without a day, and sent to a second reader only with one', async () => {
    const { variables, mock } = taking(SaveReportDraftDocument, 'saveReportDraft')
    const onRefresh = vi.fn<() => void>()
    const { user } = show([], [mock], onRefresh)
    await user.click(screen.getByRole('button', { name: 'Issue final report' }))
    const dialog = await screen.findByRole('dialog', { name: 'Issue final report' })
    await user.type(within(dialog).getByLabelText(/^Recommendations/), 'Keep the log.')
    await user.click(within(dialog).getByRole('button', { name: 'Send for second reading' }))
    expect(await within(dialog).findByText('Enter a due date.')).toBeVisible()
    expect(variables).not.toHaveBeenCalled()
    await user.click(within(dialog).getByRole('button', { name: 'Save draft' }))
    expect(await screen.findByText('The draft is saved.')).toBeVisible()
    expect(variables).toHaveBeenCalledWith({
      input: expect.objectContaining({
        kind: 'final',
        recommendations: 'Keep the log.',
        dueOn: null,
        toReview: false,
        version: 0,
      }),
    })
    expect(onRefresh).toHaveBeenCalled()
  })

  it('opens with what was written, and says when a reading does not hold any more', async () => {
    const read = aDraft({ state: 'Read', readBy: reader, readOn: '2026-11-11T15:00:00Z' })
    const { user } = show([read], [])
    expect(screen.getByText('Final report: Read, Renee Castillo')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Issue final report' }))
    const dialog = await screen.findByRole('dialog', { name: 'Issue final report' })
    expect(within(dialog).getByLabelText(/^Recommendations/)).toHaveValue('Keep the log.')
    expect(within(dialog).getByText(/^Second reading by Andre Whitfield/)).toBeVisible()
    expect(dialog).not.toHaveTextContent('It was changed since then')
    await user.type(within(dialog).getByLabelText(/^Recommendations/), ' Every month.')
    expect(dialog).toHaveTextContent('It was changed since then')
  })

  it('is read by another monitor, who gives it back only with a reason', async () => {
    const { variables, mock } = taking(ReadReportDraftDocument, 'readReportDraft')
    const sent = aDraft({ state: 'In review', writtenBy: reader, save: no('Somebody reads it.'), read: yes })
    const { user } = show([sent], [mock, preview])
    await user.click(screen.getByRole('button', { name: 'Final report in review' }))
    const dialog = await screen.findByRole('dialog', { name: 'Final report in review' })
    expect(within(dialog).queryByRole('button', { name: 'Take back' })).toBeNull()
    await user.click(within(dialog).getByRole('button', { name: 'Give back' }))
    expect(await within(dialog).findByRole('link', { name: 'Say what must change.' })).toBeVisible()
    expect(variables).not.toHaveBeenCalled()
    await user.type(within(dialog).getByLabelText(/^What must change/), 'Name the sample.')
    await user.click(within(dialog).getByRole('button', { name: 'Give back' }))
    expect(await screen.findByText('The letter is with its writer again.')).toBeVisible()
    expect(variables).toHaveBeenCalledWith({
      input: { selfAssessmentId: 11, kind: 'final', agrees: false, comment: 'Name the sample.', version: 3 },
    })
  })

  it('is taken back by its writer, unchanged', async () => {
    const { variables, mock } = taking(SaveReportDraftDocument, 'saveReportDraft')
    const { user } = show([aDraft({ state: 'In review' })], [mock, preview])
    await user.click(screen.getByRole('button', { name: 'Final report in review' }))
    const dialog = await screen.findByRole('dialog', { name: 'Final report in review' })
    expect(within(dialog).queryByRole('button', { name: 'It can be issued' })).toBeNull()
    await user.click(within(dialog).getByRole('button', { name: 'Take back' }))
    expect(await screen.findByText('The draft is saved.')).toBeVisible()
    expect(variables).toHaveBeenCalledWith({
      input: expect.objectContaining({ recommendations: 'Keep the log.', toReview: false, version: 3 }),
    })
  })
})
