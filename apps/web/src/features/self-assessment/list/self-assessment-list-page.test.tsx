import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { storage, storageKeys } from '../../../lib/storage'
import { renderScreen } from '../../../testing/render-screen'
import { Component as ListScreen } from './self-assessment-list-page'
import { selfAssessmentPaths } from '../self-assessment-paths'
import { ActivateSelfAssessmentsDocument } from '../self-assessment.generated'
import {
  SelfAssessmentListDocument,
  type SelfAssessmentRowFieldsFragment,
} from './self-assessment-list.generated'
import { aRow, no, yes } from '../testing/builders'

const path = selfAssessmentPaths.list
const monitor = { roles: ['StateMonitor'], id: 'm1', fullName: 'Renee Castillo' }
const howard = {
  __typename: 'Lea',
  id: 13,
  code: '13',
  name: 'Howard County Public School System',
  shortName: 'Howard',
  cohort: 5,
}
const complianceYears = [2025, 2026].map((id) => ({ __typename: 'Year', id, name: `${id} - ${id + 1}` }))

function listed(selfAssessments: SelfAssessmentRowFieldsFragment[], year = 2026) {
  return {
    request: { query: SelfAssessmentListDocument, variables: { year, leaIds: null } },
    result: { data: { selfAssessments, complianceYears } },
    maxUsageCount: 5,
  }
}
const allegany = aRow({ id: 1, submitState: 0, dueOn: null, activate: yes })
const other = aRow({ id: 2, lea: howard, activate: no('This self-assessment is already activated.') })

describe('list of self-assessments', () => {
  beforeEach(() => storage.write(storageKeys.schoolYear, 2026))

  it('shows every agency with status, completion and turn', async () => {
    renderScreen(<ListScreen />, { mocks: [listed([other])], path, at: path, viewer: monitor })
    const row = await screen.findByRole('row', { name: /Howard/ })
    expect(row).toHaveTextContent('In progress')
    expect(row).toHaveTextContent('75.0 %')
    expect(row).toHaveTextContent('1/2')
  })

  it('activates what can be and names the rest with its reason', async () => {
    const activated = vi.fn<(variables: unknown) => boolean>(() => true)
    const done = {
      request: { query: ActivateSelfAssessmentsDocument, variables: activated },
      result: {
        data: {
          activateSelfAssessments: {
            __typename: 'ActivateSelfAssessmentsPayload',
            errors: [],
            rows: [aRow({ id: 1, submitState: 1 })],
          },
        },
      },
    }
    const mocks = [listed([allegany, other]), done]
    const { user } = renderScreen(<ListScreen />, { mocks, path, at: path, viewer: monitor })
    const activate = await screen.findByRole('button', { name: 'Activate' })
    expect(activate).toBeDisabled()
    expect(activate).toHaveAttribute('title', 'Select at least one row first.')
    await waitFor(() => expect(screen.getByRole('checkbox', { name: 'Select all' })).toBeEnabled())
    await user.click(screen.getByRole('checkbox', { name: 'Select all' }))
    await user.click(screen.getByRole('button', { name: 'Activate 2 agencies' }))
    const dialog = await screen.findByRole('dialog', { name: 'Activate self-assessments' })
    expect(dialog).toHaveTextContent(
      'Howard County Public School System, Part B - This self-assessment is already activated.',
    )
    await user.type(within(dialog).getByLabelText('Due date'), '2099-12-31')
    await user.click(within(dialog).getByRole('button', { name: 'Activate 1 agency' }))
    expect(await screen.findByText('1 self-assessment was activated.')).toBeVisible()
    expect(activated).toHaveBeenCalledWith({ input: { ids: [1], dueOn: '2099-12-31' } })
  })

  it('keeps filters in the address and offers to clear them', async () => {
    const { user } = renderScreen(<ListScreen />, {
      mocks: [listed([allegany, other])],
      path,
      at: path,
      viewer: monitor,
    })
    await screen.findByRole('row', { name: /Howard/ })
    await user.type(screen.getByRole('searchbox', { name: 'Search agencies' }), 'nowhere')
    expect(await screen.findByText('No self-assessment matches these filters.')).toBeVisible()
    expect(screen.getByLabelText('Address')).toHaveTextContent('q=nowhere')
    await user.click(screen.getByRole('button', { name: 'Clear filters' }))
    expect(await screen.findByRole('row', { name: /Howard/ })).toBeVisible()
  })

  it('pages through the agencies, and comes back filtered as it was left', async () => {
    const many = Array.from({ length: 30 }, (_, index) =>
      aRow({
        id: index + 1,
        part: index < 28 ? 'Part B' : 'Part C',
        lea: { ...howard, id: index + 100, code: String(index + 10), shortName: `Agency ${index + 10}` },
      }),
    )
    const options = { mocks: [listed(many)], path, at: `${path}?year=2026`, viewer: monitor }
    const first = renderScreen(<ListScreen />, options)
    await screen.findByRole('row', { name: /Agency 10/ })
    expect(screen.getAllByRole('row')).toHaveLength(26)
    expect(screen.getByText('1 to 25 of 30')).toBeVisible()
    await first.user.click(screen.getByRole('button', { name: 'Next' }))
    expect(await screen.findByRole('row', { name: /Agency 39/ })).toBeVisible()
    expect(screen.queryByRole('row', { name: /Agency 10/ })).toBeNull()
    await first.user.selectOptions(screen.getByLabelText('Part'), 'Part C')
    await waitFor(() => expect(screen.getAllByRole('row')).toHaveLength(3))
    first.unmount()
    const second = renderScreen(<ListScreen />, options)
    await screen.findByRole('row', { name: /Agency 39/ })
    expect(screen.getAllByRole('row')).toHaveLength(3)
    await second.user.click(screen.getByRole('button', { name: 'Clear filters' }))
    await waitFor(() => expect(screen.getAllByRole('row')).toHaveLength(26))
  })

  it('shows another year on request and remembers it', async () => {
    const mocks = [listed([other]), listed([], 2025)]
    const { user } = renderScreen(<ListScreen />, { mocks, path, at: path, viewer: monitor })
    await screen.findByRole('row', { name: /Howard/ })
    await user.selectOptions(screen.getByLabelText('School year'), '2025 - 2026')
    expect(await screen.findByText('There is no self-assessment in 2025 - 2026.')).toBeVisible()
    expect(storage.read(storageKeys.schoolYear)).toBe(2025)
  })

  it('marks what waits for the state before the whole is submitted, and leads to its review', async () => {
    const early = aRow({ id: 3, lea: howard, subsectionsSent: 2, notApplicableRequests: 1 })
    const { user } = renderScreen(<ListScreen />, {
      mocks: [listed([early, aRow({ id: 4 })])],
      path,
      at: path,
      viewer: monitor,
    })
    const row = await screen.findByRole('row', { name: /Howard/ })
    for (const name of [/^2 sent early, open Howard/, /^1 N\/A asked, open Howard/])
      expect(within(row).getByRole('link', { name })).toHaveAttribute(
        'href',
        selfAssessmentPaths.unreviewed(3),
      )
    expect(screen.getByRole('row', { name: /Allegany/ })).not.toHaveTextContent(/sent early|N\/A/)
    await user.click(within(row).getByRole('button', { name: /^Actions/ }))
    expect(screen.queryByRole('menuitem', { name: 'Review' })).toBeNull()
    await user.click(await screen.findByRole('menuitem', { name: 'Review what was sent' }))
    await waitFor(() =>
      expect(screen.getByLabelText('Address')).toHaveTextContent(/\/3\/review\?show=unreviewed$/),
    )
  })

  it('offers readers no activation', async () => {
    const mocks = [listed([allegany, other])]
    renderScreen(<ListScreen />, { mocks, path, at: path, viewer: { roles: ['DEILiaison'], leaId: null } })
    await screen.findByRole('row', { name: /Howard/ })
    expect(screen.queryByRole('checkbox', { name: /Select/ })).toBeNull()
    expect(screen.queryByRole('button', { name: /^Activate/ })).toBeNull()
  })

  it('shows people of an agency its parts by its name, with nothing to look for among them', async () => {
    const parts = [aRow({ id: 11 }), aRow({ id: 12, part: 'Part C' })]
    renderScreen(<ListScreen />, { mocks: [listed(parts)], path, at: `${path}?part=Part+B` })
    await screen.findByRole('row', { name: /Part C/ })
    expect(screen.getByRole('row', { name: /Part B/ })).toBeVisible()
    expect(screen.getByRole('heading', { name: /^Allegany County Public Schools/ })).toBeVisible()
    expect(screen.queryByRole('searchbox')).toBeNull()
    expect(screen.queryByLabelText('Rows per page')).toBeNull()
  })

  it('leads people of an agency to their own self-assessment', async () => {
    renderScreen(<ListScreen />, { mocks: [listed([aRow({ id: 11 })])], path, at: path })
    await waitFor(() => expect(screen.getByLabelText('Address')).toHaveTextContent(/\/11$/))
  })
})
