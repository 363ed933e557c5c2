import { screen, waitFor, within } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { chooseFromMenu } from '../../testing/choose-from-menu'
import { renderScreen, type RenderScreenOptions } from '../../testing/render-screen'
import { Component as ReportListPage } from './report-list-page'
import { readReportAddress } from './reports-filters'
import { reportsPaths } from './reports-paths'
import { PublishedReportsDocument, type PublishedReportFieldsFragment } from './reports.generated'

const path = reportsPaths.list
const monitor = { roles: ['StateMonitor'], isStateMonitor: true }
const admin = { roles: ['LocalAdmin'], leaId: 1, isLocalAdmin: true }
const may = (allowed: boolean) => ({ __typename: 'AllowedAct', allowed, reason: null })

const aReport = (overrides: Partial<PublishedReportFieldsFragment> = {}) => ({
  __typename: 'PublishedReport',
  id: 7,
  leaId: 1,
  agency: 'Allegany County',
  year: 2025,
  part: '',
  module: 'Other',
  title: 'Report of the visit',
  selfAssessmentId: null,
  findingId: null,
  letterNumber: null,
  edition: 1,
  replacesId: null,
  file: null,
  resentOn: null,
  resentCount: 0,
  audience: 'All agency users',
  state: 'Issued',
  issuedBy: { __typename: 'PersonRef', id: 'm1', fullName: 'Renee Castillo' },
  issuedOn: '2026-03-02T15:00:00.000Z',
  requiresAcknowledgement: true,
  acknowledgeBy: '2026-03-09',
  acknowledgeDerivation: 'Set with the report: March 9, 2026.',
  acknowledgedBy: null,
  acknowledgedOn: null,
  withdrawnReason: null,
  acknowledge: may(false),
  withdraw: may(true),
  resend: may(true),
  replace: may(false),
  version: 1,
  ...overrides,
})

type Variables = Record<string, unknown>

function answered(rows: object[], onQuery: (variables: Variables) => void = () => undefined) {
  return {
    request: {
      query: PublishedReportsDocument,
      variables: (variables: Variables) => {
        onQuery(variables)
        return true
      },
    },
    result: {
      data: {
        publishedReports: { __typename: 'PublishedReportPage', rows, total: rows.length },
        complianceYears: [],
        leas: [],
      },
    },
    maxUsageCount: 20,
  }
}

const show = (options: RenderScreenOptions) =>
  renderScreen(<ReportListPage />, { path, at: path, viewer: monitor, ...options })

it('keeps its order in the address and asks the server for it', async () => {
  const onQuery = vi.fn<(variables: Variables) => void>()
  const { user } = show({
    at: `${path}?page=2&size=10&sort=-title`,
    mocks: [answered([aReport()], onQuery)],
  })
  await screen.findByRole('row', { name: /Report of the visit/ })
  expect(onQuery).toHaveBeenCalledWith(expect.objectContaining({ sort: '-title' }))
  expect(screen.getByRole('columnheader', { name: 'Title' })).toHaveAttribute('aria-sort', 'descending')
  await user.click(screen.getByRole('button', { name: 'Agency' }))
  await waitFor(() =>
    expect(onQuery).toHaveBeenLastCalledWith(expect.objectContaining({ sort: 'agency', page: 1 })),
  )
  for (const column of ['Acknowledged', 'Version', 'Actions'])
    expect(screen.queryByRole('button', { name: column })).toBeNull()
})

it.each([
  ['sort=-issued', '-issued'],
  ['sort=part', 'part'],
  ['sort=document', ''],
  ['sort=title,-issued', 'title,-issued'],
  ['sort=title,document', ''],
])('reads the order %s as "%s"', (query, sort) => {
  expect(readReportAddress(new URLSearchParams(query)).sort).toBe(sort)
})

it('takes the filtered list away as it is shown, from the server', async () => {
  const fetched: string[] = []
  const fetcher = vi.spyOn(globalThis, 'fetch').mockImplementation(async (address) => {
    fetched.push(address instanceof Request ? address.url : address.toString())
    return Response.json({ title: 'Reports', headings: [], about: [], rows: [] })
  })
  const print = vi
    .spyOn(window, 'print')
    .mockImplementation(() => void dispatchEvent(new Event('afterprint')))
  const { user } = show({
    at: `${path}?state=Issued&search=visit&sort=year`,
    mocks: [answered([aReport()])],
    viewer: { ...monitor, listColumns: [{ list: 'reports', hidden: ['module'] }] },
  })
  await screen.findByRole('row', { name: /Report of the visit/ })
  expect(screen.queryByRole('columnheader', { name: 'Module' })).toBeNull()
  await chooseFromMenu(user, 'Export', 'Print')
  await waitFor(() => expect(print).toHaveBeenCalled(), { timeout: 20_000 })
  const wanted = new URL(fetched[0] ?? '', 'http://x')
  expect(wanted.pathname).toBe('/files/exports/reports.json')
  expect(Object.fromEntries(wanted.searchParams)).toEqual({
    state: 'Issued',
    search: 'visit',
    sort: 'year',
    columns:
      'title,letterNumber,year,part,agency,issued,state,acknowledged,acknowledgedOn,acknowledgeBy,version',
  })
  fetcher.mockRestore()
  print.mockRestore()
})

it('has the acts of the state in the menu of a row, each of which asks first', async () => {
  const { user } = show({ mocks: [answered([aReport()])] })
  const row = await screen.findByRole('row', { name: /Report of the visit/ })
  expect(within(row).getByRole('link', { name: 'PDF: Report of the visit' })).toHaveAttribute(
    'href',
    '/files/reports/7/pdf',
  )
  expect(within(row).getAllByRole('button')).toHaveLength(1)
  await chooseFromMenu(user, 'Actions of Report of the visit', 'Withdraw')
  expect(await screen.findByRole('dialog', { name: 'Withdraw this report' })).toBeVisible()
})

it('offers only what may be done: an uploaded file in force is replaced, nothing else is', async () => {
  const file = { __typename: 'ReportFile', fileName: 'visit.pdf', size: 3, scanState: 'Clean' }
  const { user } = show({
    mocks: [
      answered([aReport({ file, withdraw: may(false), resend: may(false), replace: may(true) })] as object[]),
    ],
  })
  const opener = await screen.findByRole('button', { name: 'Actions of Report of the visit' })
  await waitFor(async () => {
    // jsdom may count the press that opened a menu as one beside it, which closes it again.
    if (!screen.queryByRole('menu')) await user.click(opener)
    expect(screen.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual(['Replace'])
  })
})

it('shows an agency the acknowledgement at hand, no column of agencies, and no menu without an act', async () => {
  const file = { __typename: 'ReportFile', fileName: 'visit.pdf', size: 3, scanState: 'Clean' }
  const none = { withdraw: may(false), resend: may(false), acknowledge: may(true) }
  const { user } = show({ mocks: [answered([aReport({ file, ...none })])], viewer: admin })
  const row = await screen.findByRole('row', { name: /Report of the visit/ })
  expect(screen.queryByRole('columnheader', { name: 'Agency' })).toBeNull()
  expect(within(row).queryByRole('button', { name: /^Actions/ })).toBeNull()
  await user.click(within(row).getByRole('button', { name: 'Acknowledge' }))
  expect(await screen.findByRole('alertdialog', { name: 'Acknowledge this report?' })).toBeVisible()
})

it('shows no rows of other filters when the server refuses those that are set', async () => {
  const failed = {
    request: {
      query: PublishedReportsDocument,
      variables: ({ filter }: Variables) => (filter as Variables)['state'] === 'Withdrawn',
    },
    error: new Error('The connection was lost.'),
    maxUsageCount: 20,
  }
  const { user } = show({ mocks: [failed, answered([aReport()])] })
  await screen.findByRole('row', { name: /Report of the visit/ })
  await user.selectOptions(screen.getByRole('combobox', { name: 'State' }), 'Withdrawn')
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible()
  expect(screen.queryByRole('row', { name: /Report of the visit/ })).toBeNull()
})
