import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { draftKey, readDraft, writeDraft } from '../../../lib/saving/draft-store'
import { renderScreen } from '../../../testing/render-screen'
import type { AnswerValue } from './answer-value'
import { selfAssessmentPaths } from '../self-assessment-paths'
import {
  SaveComplianceStrategyItemDocument,
  SetSubsectionStateDocument,
  SubsectionResponseDocument,
  type SubsectionResponseFieldsFragment,
} from '../self-assessment.generated'
import { SubsectionView } from './subsection-view'
import { anItem, aSection, aSubsection, no, relatedDocument, yes } from '../testing/builders'

const path = `${selfAssessmentPaths.list}/:id/subsection/:subsectionResponseId`
const at = selfAssessmentPaths.subsection(11, 101)
const view = <SubsectionView evidence={() => <p>Evidence here</p>} />
const answerKey = draftKey('u1', 'answer', 11, 'item-1', 101)

/** A text that was not taken over from an earlier year. */
const own = { carriedFromYear: null, confirmedThisYear: false }

function answered(over: Partial<SubsectionResponseFieldsFragment> = {}, lastYearAnswers: object[] = []) {
  return {
    request: { query: SubsectionResponseDocument, variables: { id: 101, selfAssessmentId: 11 } },
    result: {
      data: {
        subsectionResponse: aSubsection(over),
        lastYearAnswers,
        selfAssessment: { __typename: 'SelfAssessment', id: 11, sections: [aSection()] },
      },
    },
    maxUsageCount: 9,
  }
}

function saving(
  value: AnswerValue,
  version: number,
  payload: { errors: object[]; item: object },
  itemId = 1,
) {
  return {
    request: {
      query: SaveComplianceStrategyItemDocument,
      variables: { input: { selfAssessmentId: 11, itemId, ...value, version } },
    },
    result: {
      data: { saveComplianceStrategyItem: { __typename: 'ComplianceStrategyItemPayload', ...payload } },
    },
  }
}
const conflict = { __typename: 'UserError', code: 'CONFLICT', field: null, message: 'Changed meanwhile.' }

describe('answering a subsection', () => {
  it('saves a rating and says when', async () => {
    const saved = anItem({ rating: 4, version: 1, gaps: [] })
    const mocks = [answered(), saving({ rating: 4, narrative: '', ...own }, 0, { errors: [], item: saved })]
    const { user } = renderScreen(view, { mocks, path, at })
    await user.click(await screen.findByRole('radio', { name: /Fully implemented/ }))
    expect(await screen.findByText(/^Saved at/)).toBeVisible()
    expect(readDraft(answerKey)).toBeUndefined()
  })

  it('asks for no evidence where the subsection names a required document', async () => {
    const items = [anItem({ rating: 4, version: 1, gaps: [] })]
    const without = renderScreen(view, { mocks: [answered({ items })], path, at })
    expect(await screen.findByText(/Attach evidence or explain why there is none/)).toBeVisible()
    without.unmount()
    renderScreen(view, { mocks: [answered({ items, relatedDocuments: [relatedDocument] })], path, at })
    await screen.findByRole('radio', { name: /Fully implemented/ })
    expect(screen.queryByText(/Attach evidence/)).toBeNull()
  })

  it('keeps what the server did not take, and offers to try again', async () => {
    const failing = {
      ...saving({ rating: 4, narrative: '', ...own }, 0, { errors: [], item: {} }),
      error: new TypeError('Failed'),
    }
    const saved = anItem({ rating: 4, version: 1, gaps: [] })
    const mocks = [
      answered(),
      failing,
      saving({ rating: 4, narrative: '', ...own }, 0, { errors: [], item: saved }),
    ]
    const { user } = renderScreen(view, { mocks, path, at })
    await user.click(await screen.findByRole('radio', { name: /Fully implemented/ }))
    await user.click(await screen.findByRole('button', { name: 'retry' }))
    expect(await screen.findByText(/^Saved at/)).toBeVisible()
  })

  it('asks before another screen takes the place of an answer that could not be saved', async () => {
    const failing = {
      ...saving({ rating: 4, narrative: '', ...own }, 0, { errors: [], item: {} }),
      error: new TypeError('Failed'),
      maxUsageCount: 9,
    }
    const { user } = renderScreen(view, { mocks: [answered(), failing], path, at })
    await user.click(await screen.findByRole('radio', { name: /Fully implemented/ }))
    await screen.findByRole('button', { name: 'retry' })
    await user.click(screen.getByRole('link', { name: 'Self-Assessment' }))
    const dialog = await screen.findByRole('alertdialog', { name: 'Leave without saving?' })
    await user.click(within(dialog).getByRole('button', { name: 'Stay' }))
    expect(screen.getByRole('radio', { name: /Fully implemented/ })).toBeChecked()
    await user.click(screen.getByRole('link', { name: 'Self-Assessment' }))
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Leave' }))
    expect(await screen.findByText('Another screen')).toBeVisible()
    expect(await screen.findByText('Item 1.1.1 is not saved.')).toBeVisible()
    expect(readDraft(answerKey)).toMatchObject({ value: { rating: 4 } })
  })

  it('puts text back that had not reached the server, says so and saves it', async () => {
    const value = { rating: 2, narrative: '', ...own }
    writeDraft<AnswerValue>(answerKey, { value, version: 0, writtenAt: '2026-11-20T20:10:00Z' })
    const saved = anItem({ rating: 2, version: 1, gaps: ['Explain your rating.'] })
    renderScreen(view, { mocks: [answered(), saving(value, 0, { errors: [], item: saved })], path, at })
    expect(
      await screen.findByText(/Your text of Nov 20, 2026, 3:10 PM had not reached the server/),
    ).toBeVisible()
    expect(screen.getByRole('radio', { name: /Partly/ })).toBeChecked()
    expect(await screen.findByText(/^Saved at/)).toBeVisible()
  })

  it('puts text back and saves it when an upgrade has given the question another id meanwhile', async () => {
    const value = { rating: 2, narrative: '', ...own }
    writeDraft<AnswerValue>(answerKey, { value, version: 0, writtenAt: '2026-11-20T20:10:00Z' })
    const now = anItem({ id: 77, lineageId: 'item-1' })
    const saved = anItem({ id: 77, lineageId: 'item-1', rating: 2, version: 1, gaps: [] })
    const mocks = [answered({ items: [now] }), saving(value, 0, { errors: [], item: saved }, 77)]
    renderScreen(view, { mocks, path, at })
    expect(await screen.findByText(/had not reached the server/)).toBeVisible()
    expect(screen.getByRole('radio', { name: /Partly/ })).toBeChecked()
    expect(await screen.findByText(/^Saved at/)).toBeVisible()
    expect(readDraft(answerKey)).toBeUndefined()
  })

  it('puts back what was typed where the question stood before an upgrade moved it', async () => {
    const value = { rating: 2, narrative: '', ...own }
    const elsewhere = draftKey('u1', 'answer', 11, 'item-1', 999)
    writeDraft<AnswerValue>(elsewhere, { value, version: 0, writtenAt: '2026-11-20T20:10:00Z' })
    const saved = anItem({ rating: 2, version: 1, gaps: [] })
    renderScreen(view, { mocks: [answered(), saving(value, 0, { errors: [], item: saved })], path, at })
    expect(await screen.findByText(/had not reached the server/)).toBeVisible()
    expect(await screen.findByText(/^Saved at/)).toBeVisible()
    expect(readDraft(elsewhere)).toBeUndefined()
  })

  it('shows what was typed into a question that an upgrade took away, until it is given up', async () => {
    const key = draftKey('u1', 'answer', 11, 'item-9', 101)
    const value = { rating: 2, narrative: '<p>We call every family.</p>', ...own }
    writeDraft<AnswerValue>(key, { value, version: 0, writtenAt: '2026-11-20T20:10:00Z' })
    const { user } = renderScreen(view, { mocks: [answered()], path, at })
    expect(await screen.findByText('We call every family.')).toBeVisible()
    expect(screen.getByText(/^A question that you were answering is no longer asked here\./)).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Discard the text' }))
    expect(screen.queryByText('We call every family.')).toBeNull()
    expect(readDraft(key)).toBeUndefined()
  })

  it('goes on with the question that an upgrade has put in place of the one on the screen', async () => {
    const replaced = anItem({ id: 77, lineageId: 'item-1', rating: 4, version: 1, gaps: [] })
    const later = anItem({ ...replaced, rating: 3, version: 2 })
    const mocks = [
      { ...answered({ items: [anItem()] }), maxUsageCount: 1 },
      saving({ rating: 4, narrative: '', ...own }, 0, { errors: [], item: replaced }),
      answered({ items: [replaced] }),
      saving({ rating: 3, narrative: '', ...own }, 1, { errors: [], item: later }, 77),
    ]
    const { user } = renderScreen(view, { mocks, path, at })
    await user.click(await screen.findByRole('radio', { name: /Fully implemented/ }))
    expect(await screen.findByText(/^Saved at/)).toBeVisible()
    await user.click(screen.getByRole('radio', { name: /Mostly/ }))
    await waitFor(() => expect(readDraft(answerKey)).toBeUndefined())
    expect(screen.getByRole('radio', { name: /Mostly/ })).toBeChecked()
    expect(await screen.findByText(/^Saved at/)).toBeVisible()
  })

  it('forgets kept text that did reach the server', async () => {
    const value = { rating: 2, narrative: '<p>One</p>', ...own }
    writeDraft<AnswerValue>(answerKey, { value, version: 0, writtenAt: '2026-11-20T20:10:00Z' })
    const item = anItem({ ...value, version: 1, gaps: [] })
    renderScreen(view, { mocks: [answered({ items: [item] })], path, at })
    expect(await screen.findByRole('radio', { name: /Partly/ })).toBeChecked()
    expect(screen.queryByText(/had not reached the server/)).toBeNull()
    expect(readDraft(answerKey)).toBeUndefined()
  })

  it('never shows the unsaved text of another person at this computer', async () => {
    const value = { rating: 2, narrative: '<p>secret</p>', ...own }
    writeDraft<AnswerValue>(draftKey('u9', 'answer', 11, 'item-1', 101), {
      value,
      version: 0,
      writtenAt: '2026-11-20T20:10:00Z',
    })
    renderScreen(view, { mocks: [answered()], path, at })
    expect(await screen.findByRole('radio', { name: /Partly/ })).not.toBeChecked()
    expect(screen.queryByText('secret')).toBeNull()
  })

  it('shows both versions when somebody else saved first, and takes theirs', async () => {
    const theirs = anItem({
      rating: 1,
      version: 3,
      answeredBy: { id: 'u3', fullName: 'Marcus Reed' },
      answeredOn: '2026-11-20T20:10:00Z',
    })
    const mocks = [
      answered(),
      saving({ rating: 4, narrative: '', ...own }, 0, { errors: [conflict], item: theirs }),
    ]
    const { user } = renderScreen(view, { mocks, path, at })
    await user.click(await screen.findByRole('radio', { name: /Fully implemented/ }))
    const dialog = await screen.findByRole('alertdialog')
    expect(dialog).toHaveTextContent('Marcus Reed saved this')
    await user.click(within(dialog).getByRole('button', { name: 'Take theirs' }))
    await waitFor(() => expect(screen.getByRole('radio', { name: /Not implemented/ })).toBeChecked())
    expect(readDraft(answerKey)).toBeUndefined()
  })

  it('saves mine over theirs with their version', async () => {
    const theirs = anItem({ rating: 1, version: 3 })
    const mine = { rating: 4, narrative: '', ...own }
    const mocks = [
      answered(),
      saving(mine, 0, { errors: [conflict], item: theirs }),
      saving(mine, 3, { errors: [], item: anItem({ rating: 4, version: 4, gaps: [] }) }),
    ]
    const { user } = renderScreen(view, { mocks, path, at })
    await user.click(await screen.findByRole('radio', { name: /Fully implemented/ }))
    await user.click(
      within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Keep mine' }),
    )
    expect(await screen.findByText(/^Saved at/)).toBeVisible()
    expect(screen.getByRole('radio', { name: /Fully implemented/ })).toBeChecked()
  })

  it('is read-only for those who may not answer, and says why', async () => {
    const item = anItem({ rating: 2, narrative: '<p>Half of it<img src=x onerror=alert(1)></p>', version: 1 })
    const mocks = [answered({ answer: no('Assigned to Marcus Reed'), items: [item] })]
    renderScreen(view, { mocks, path, at, viewer: { roles: ['LocalUser'] } })
    expect(await screen.findByText('Assigned to Marcus Reed')).toBeVisible()
    expect(screen.queryByRole('radio')).toBeNull()
    expect(screen.queryByRole('button', { name: 'Mark ready' })).toBeNull()
    expect(screen.getByText('2 Partly implemented')).toBeVisible()
    const text = screen.getByText('Half of it')
    expect(text.innerHTML).toBe('Half of it')
  })

  it('says why a subsection cannot be marked ready yet', async () => {
    renderScreen(view, { mocks: [answered()], path, at })
    const button = await screen.findByRole('button', { name: 'Mark ready' })
    expect(button).toBeDisabled()
    expect(button).toHaveAccessibleDescription('2 items are not complete.')
  })

  it('returns a subsection only with a comment', async () => {
    const returned = {
      request: {
        query: SetSubsectionStateDocument,
        variables: { input: { id: 101, state: 1, version: 2, comment: 'Name the sample.' } },
      },
      result: {
        data: {
          setSubsectionState: {
            __typename: 'SubsectionResponsePayload',
            errors: [],
            subsectionResponse: aSubsection({ state: 1, version: 3 }),
          },
        },
      },
    }
    const mocks = [answered({ state: 2, approve: yes, return: yes }), returned]
    const { user } = renderScreen(view, { mocks, path, at })
    await user.click(await screen.findByRole('button', { name: 'Return' }))
    const dialog = await screen.findByRole('dialog', { name: 'Return to the assigned users' })
    await user.click(within(dialog).getByRole('button', { name: 'Return' }))
    expect(await within(dialog).findByRole('link', { name: 'Say what must change.' })).toBeVisible()
    await user.type(within(dialog).getByLabelText('Comment'), 'Name the sample.')
    await user.click(within(dialog).getByRole('button', { name: 'Return' }))
    expect(await screen.findByText('Subsection returned.')).toBeVisible()
  })

  it('opens the item of the address and leads to its neighbours', async () => {
    renderScreen(view, { mocks: [answered()], path, at: selfAssessmentPaths.subsection(11, 101, '1.1.2') })
    expect(await screen.findByRole('heading', { name: /finished within 60 days/ })).toBeVisible()
    expect(screen.getByRole('link', { name: 'Previous: 1.1.1' })).toBeVisible()
    expect(screen.getByRole('link', { name: 'Next: 1.2' })).toHaveAttribute(
      'href',
      selfAssessmentPaths.subsection(11, 102),
    )
  })

  it('names other items whose text has not reached the server', async () => {
    const value = { rating: 2, narrative: '', ...own }
    writeDraft<AnswerValue>(draftKey('u1', 'answer', 11, 'item-2', 101), {
      value,
      version: 0,
      writtenAt: '2026-11-20T20:10:00Z',
    })
    const { user } = renderScreen(view, { mocks: [answered()], path, at })
    expect(await screen.findByText('Not saved yet: 1.1.2. Open it to save it again.')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Item 1 of 2 in 1.1' }))
    expect(screen.getByRole('link', { name: /^1\.1\.2\s*, not saved/ })).toBeVisible()
  })

  it('inserts what was written last year, marks it until it is confirmed, and says so', async () => {
    const narrative = '<p>On file since then.</p>'
    const inserted = { rating: null, narrative, carriedFromYear: 2025, confirmedThisYear: false }
    const confirmed = { ...inserted, confirmedThisYear: true }
    const mocks = [
      answered({}, [{ __typename: 'LastYearAnswer', itemId: 1, year: 2025, rating: 4, narrative }]),
      saving(inserted, 0, { errors: [], item: anItem({ ...inserted, version: 1 }) }),
      saving(confirmed, 1, { errors: [], item: anItem({ ...confirmed, version: 2 }) }),
    ]
    const { user } = renderScreen(view, { mocks, path, at })
    const opener = await screen.findByRole('button', { name: 'Last year you wrote' })
    expect(opener).toHaveAttribute('aria-expanded', 'false')
    await user.click(opener)
    const before = screen.getByRole('region', { name: 'Your answer of 2025 - 2026' })
    expect(before).toHaveTextContent('4 Fully implemented')
    expect(before).toHaveTextContent('On file since then.')
    await user.click(within(before).getByRole('button', { name: 'Insert' }))
    expect(await screen.findByText('From 2025 - 2026 - confirm')).toBeVisible()
    expect(screen.getByText(/Confirm the text from 2025 - 2026\./)).toBeVisible()
    expect(await screen.findByText(/^Saved at/)).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Confirm' }))
    expect(await screen.findByText('From 2025 - 2026, confirmed for this year.')).toBeVisible()
    expect(screen.queryByText('From 2025 - 2026 - confirm')).toBeNull()
    await waitFor(() => expect(readDraft(answerKey)).toBeUndefined())
  })

  it('offers nothing where nothing was written', async () => {
    const silent = { __typename: 'LastYearAnswer', itemId: 1, year: 2025, rating: 4, narrative: '' }
    const { user } = renderScreen(view, { mocks: [answered({}, [silent])], path, at })
    await user.click(await screen.findByRole('button', { name: 'Last year you wrote' }))
    const insert = screen.getByRole('button', { name: 'Insert' })
    expect(insert).toBeDisabled()
    expect(insert).toHaveAccessibleDescription('There was no explanation to insert.')
  })
})
