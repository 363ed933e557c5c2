import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderScreen } from '../../testing/render-screen'
import { Component as ListPage } from './case-study-list-page'
import { CaseStudiesDocument } from './case-studies.generated'

const monitor = { roles: ['StateMonitor'], id: 'm1', isStateMonitor: true }
const person = (fullName: string) => ({ __typename: 'PersonRef', id: fullName, fullName })
const row = (id: number, theme: string, status: string) => ({
  __typename: 'CaseStudyRow',
  id,
  lea: { __typename: 'Lea', id: 1, shortName: 'Allegany' },
  year: 2026,
  part: 'Part B',
  theme,
  status,
  author: person('Helen Marsh'),
  reviewer: null,
  students: 2,
  changedOn: '2026-11-02T12:00:00.000Z',
})
const listOf = (rows: object[], allowed = true) => ({
  request: { query: CaseStudiesDocument, variables: () => true },
  result: {
    data: {
      choices: { __typename: 'Choices', agencies: [], years: [] },
      caseStudies: {
        __typename: 'CaseStudyPage',
        rows,
        total: rows.length,
        add: {
          __typename: 'AllowedAct',
          allowed,
          reason: allowed ? null : 'Only a state monitor can add case studies.',
        },
      },
    },
  },
  maxUsageCount: 5,
})

it('shows each with its agency, students and status', async () => {
  renderScreen(<ListPage />, { viewer: monitor, mocks: [listOf([row(7, 'After a move', 'In review')])] })
  const link = await screen.findByRole('link', { name: 'After a move' }, { timeout: 5000 })
  expect(link).toHaveAttribute('href', '/user/dashboard/case-studies/7')
  const line = screen.getByRole('row', { name: /After a move/ })
  expect(within(line).getByText('In review')).toBeVisible()
  expect(within(line).getByText('Nobody yet')).toBeVisible()
})

it('says why somebody cannot begin one', async () => {
  renderScreen(<ListPage />, { viewer: monitor, mocks: [listOf([], false)] })
  const button = await screen.findByRole('button', { name: /^New case study/ })
  // The reason comes with the list.
  await waitFor(() => expect(button).toHaveAttribute('aria-disabled', 'true'))
  expect(button).toHaveAttribute('title', 'Only a state monitor can add case studies.')
  expect(await screen.findByText('There is no case study yet.')).toBeVisible()
})
