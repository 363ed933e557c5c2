import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderScreen } from '../../../testing/render-screen'
import { SelfAssessmentReportDocument } from '../self-assessment.generated'
import { Component as ReportPage } from './self-assessment-report-page'
import { aSelfAssessment, aSubsection, relatedDocument } from '../testing/builders'

it('names the required documents of a subsection beside each of its items', async () => {
  const report = {
    __typename: 'SelfAssessmentReport',
    generatedOn: '2026-11-25T12:00:00Z',
    selfAssessment: aSelfAssessment(),
    subsections: [aSubsection({ relatedDocuments: [relatedDocument] })],
  }
  const mocks = [
    {
      request: { query: SelfAssessmentReportDocument, variables: { id: 11 } },
      result: { data: { selfAssessmentReport: report } },
    },
  ]
  renderScreen(<ReportPage />, { mocks, path: '/report/:id', at: '/report/11' })
  for (const number of ['1.1.1', '1.1.2']) {
    const item = await screen.findByRole('article', { name: `Item ${number}` })
    expect(within(item).getByRole('listitem')).toHaveTextContent(
      'Roster: roster.pdf, 84 KB, Grace Holloway, Nov 4, 2026, required document: Confidentiality',
    )
  }
  expect(screen.queryByText('No documents.')).toBeNull()
})
