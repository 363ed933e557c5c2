import { screen, waitFor } from '@testing-library/react'
import type { ComponentType } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { Component as AuditTrail } from '../features/audit-trail/audit-trail-page'
import { AuditEventsDocument } from '../features/audit-trail/audit-trail.generated'
import { Component as FindingNumbers } from '../features/findings/register/findings-numbers-page'
import { Component as Findings } from '../features/findings/register/findings-list-page'
import { FindingNumbersDocument } from '../features/findings/findings.generated'
import { FindingsDocument } from '../features/findings/register/findings-list.generated'
import { Component as Notes } from '../features/notes/notes-list-page'
import { NotesDocument } from '../features/notes/notes.generated'
import { Component as Reports } from '../features/reports/report-list-page'
import { PublishedReportsDocument } from '../features/reports/reports.generated'
import { renderScreen } from '../testing/render-screen'

const years = [{ __typename: 'Year', id: 2026, name: '2026 - 2027' }]
const choices = {
  __typename: 'Choices',
  years,
  agencies: [],
  allAgencies: [],
  findingOwners: [],
  auditFilters: { __typename: 'AuditFilters', actions: [], targetTypes: [] },
}
const nothing = { rows: [], total: 0, page: 1, pageSize: 25 }
const lists: Record<string, [ComponentType, object, object]> = {
  findings: [Findings, FindingsDocument, { choices, findings: { __typename: 'FindingPage', ...nothing } }],
  notes: [Notes, NotesDocument, { choices, notes: { __typename: 'NotePage', ...nothing } }],
  'the audit trail': [
    AuditTrail,
    AuditEventsDocument,
    { choices, auditEvents: { __typename: 'AuditPage', ...nothing } },
  ],
  reports: [
    Reports,
    PublishedReportsDocument,
    {
      publishedReports: { __typename: 'PublishedReportPage', ...nothing },
      complianceYears: years,
      leas: [],
    },
  ],
}

function show([Screen, query, data]: [ComponentType, object, object], at: string) {
  const requested = vi.fn<(variables: { filter?: { year?: number | null } }) => boolean>(() => true)
  const mocks = [{ request: { query, variables: requested }, result: { data }, maxUsageCount: 9 }]
  renderScreen(<Screen />, {
    mocks: mocks as never,
    at,
    viewer: { roles: ['StateMonitor'], isStateMonitor: true },
  })
  return () => requested.mock.calls.map(([variables]) => variables.filter?.year)
}

describe.each(Object.entries(lists))('a year that does not exist in the address of %s', (_name, list) => {
  it.each(['1899', '2050', 'soon', '２０２６'])(
    '%s falls back to every year, and the list says so',
    async (year) => {
      const requested = show(list, `/?year=${encodeURIComponent(year)}`)
      expect(
        await screen.findByText(`There is no year ${year} here. Every year is shown instead.`),
      ).toBeVisible()
      await waitFor(() => expect(requested().at(-1)).toBeNull())
    },
  )
})

describe.each(Object.entries(lists))('a year that exists in the address of %s', (_name, list) => {
  it('is asked for without a note', async () => {
    const requested = show(list, '/?year=2026')
    await waitFor(() => expect(requested().at(-1)).toBe(2026))
    await screen.findByRole('option', { name: '2026 - 2027', selected: true })
    expect(screen.queryByText(/^There is no year/)).toBeNull()
  })
})

it('falls back to the fiscal year of today in the numbers of findings, and says so', async () => {
  const data = {
    findingNumbers: {
      __typename: 'FindingNumbers',
      ffy: 2026,
      part: 'Part B',
      total: { __typename: 'TimelyCorrectionTotal', issued: 0, timely: 0, late: 0, notVerified: 0 },
      rows: [],
      agencies: [],
    },
  }
  show([FindingNumbers, FindingNumbersDocument, data], '/?ffy=2099')
  expect(await screen.findByText(/^There is no year 2099 here\. FFY \d{4} is shown instead\.$/)).toBeVisible()
})
