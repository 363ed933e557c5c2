import { screen, within } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { renderScreen } from '../../../testing/render-screen'
import { Component as AnnualReportPage } from './annual-report-page'
import {
  AnnualReportDocument,
  CertifyAnnualReportDocument,
  SaveAnnualReportDocument,
} from './annual.generated'

const admin = { roles: ['LocalAdmin'], id: 'a1', leaId: 13, isLocalAdmin: true }
const liaison = { roles: ['DEILiaison'], id: 'l1', leaId: null, isLiaison: true }
const act = (reason: string | null) => ({ __typename: 'AllowedAct', allowed: reason === null, reason })
const count = (value: number | string) =>
  typeof value === 'number'
    ? { __typename: 'ShownCount', value, text: String(value) }
    : { __typename: 'ShownCount', value: null, text: value }
const counts = (incidents: number | string, students: number | string, per100: string) => ({
  __typename: 'ShownCounts',
  incidents: count(incidents),
  students: count(students),
  per100,
})
const entered = (incidents: number, students: number) => ({
  __typename: 'IncidentCounts',
  incidents,
  students,
})
const kinds = {
  physical: counts(1240, 310, '2.10'),
  seclusion: counts(6, 5, '0.01'),
  mechanical: counts(0, 0, '0.00'),
  all: counts(1246, 312, '2.11'),
}

const report = (more: object = {}) => ({
  __typename: 'AnnualReport',
  id: '2025-13',
  leaId: 13,
  lea: { __typename: 'Lea', id: 13, name: 'Howard County Public Schools', shortName: 'Howard County' },
  year: 2025,
  status: 'Draft',
  dueOn: '2026-12-01',
  entered: {
    __typename: 'AnnualFigures',
    physical: entered(1240, 310),
    seclusion: entered(6, 5),
    mechanical: entered(0, 0),
    enrolled: 59000,
    students: 312,
    several: 200,
  },
  isShown: true,
  totals: { __typename: 'AnnualTotals', enrolled: 59000, share: '-', ...kinds },
  once: count(112),
  several: count(200),
  tables: [
    {
      __typename: 'AnnualTable',
      category: 'gender',
      label: 'Gender',
      rows: [
        {
          __typename: 'AnnualGroup',
          id: 'gender-F',
          label: 'Female',
          incidents: count(246),
          students: count(62),
        },
      ],
    },
  ],
  trend: [{ __typename: 'PublishedYear', year: 2025, ...kinds }],
  registered: 1247,
  gaps: [],
  certifiedBy: null,
  certifiedOn: null,
  decidedBy: null,
  decidedOn: null,
  returnReason: null,
  changedBy: { __typename: 'PersonRef', id: 'a1', fullName: 'Nadia Okafor' },
  changedOn: '2026-11-02T12:00:00.000Z',
  version: 3,
  enter: act(null),
  rollUp: act(null),
  certify: act(null),
  decide: act('Only a state monitor can accept or return annual reports.'),
  ...more,
})
const page = (more: object = {}) => ({
  request: { query: AnnualReportDocument, variables: { year: 2025, leaId: 13 } },
  result: {
    data: {
      complianceYears: [{ __typename: 'ComplianceYear', id: 2025, name: '2025 - 2026' }],
      annualReport: report(more),
    },
  },
  maxUsageCount: 5,
})
const at = {
  at: '/user/dashboard/restraint-seclusion/incidents/annual-reports/2025-13',
  path: '/user/dashboard/restraint-seclusion/incidents/annual-reports/:id',
}

it('shows totals by kind, tables by demographic and repeat students, and that the register has changed since', async () => {
  renderScreen(<AnnualReportPage />, { viewer: admin, mocks: [page()], ...at })
  const table = await screen.findByRole('table', { name: 'Totals by kind' })
  expect(within(table).getByRole('row', { name: /^Physical restraint/ })).toHaveTextContent('1,2403102.10')
  expect(screen.getByRole('row', { name: /^Female/ })).toHaveTextContent('246')
  expect(screen.getByText(/^The register holds 1,247 incidents/)).toBeVisible()
  expect(within(screen.getByRole('region', { name: 'Repeat students' })).getByText('200')).toBeVisible()
})

it('says why it cannot be certified, and what is missing', async () => {
  const gap = 'Students enrolled is required.'
  renderScreen(<AnnualReportPage />, {
    viewer: admin,
    mocks: [page({ gaps: [gap], certify: act(gap) })],
    ...at,
  })
  expect(await screen.findByText(gap)).toBeVisible()
  expect(screen.getByRole('button', { name: /^Certify/ })).toHaveAttribute('title', gap)
})

it('is certified only with the statement', async () => {
  const sent = vi.fn<(variables: object) => void>()
  const certify = {
    request: {
      query: CertifyAnnualReportDocument,
      variables: (variables: object) => {
        sent(variables)
        return true
      },
    },
    result: {
      data: {
        certifyAnnualReport: {
          __typename: 'AnnualReportPayload',
          errors: [],
          report: report({
            status: 'Certified',
            certifiedBy: { __typename: 'PersonRef', id: 'a1', fullName: 'Nadia Okafor' },
            certifiedOn: '2026-11-03T12:00:00.000Z',
            version: 4,
          }),
        },
      },
    },
  }
  const { user } = renderScreen(<AnnualReportPage />, { viewer: admin, mocks: [page(), certify], ...at })
  await screen.findByRole('table', { name: 'Totals by kind' })
  await user.click(screen.getByRole('button', { name: 'Certify' }))
  const dialog = await screen.findByRole('alertdialog')
  await user.click(within(dialog).getByRole('button', { name: 'Certify' }))
  expect(within(dialog).getByText('Confirm the statement.')).toBeVisible()
  expect(sent).not.toHaveBeenCalled()
  await user.click(within(dialog).getByRole('checkbox', { name: /^I certify that these figures/ }))
  await user.click(within(dialog).getByRole('button', { name: 'Certify' }))
  expect(await screen.findByText(/^Certified by Nadia Okafor/)).toBeVisible()
  expect(sent).toHaveBeenCalledWith({ input: { year: 2025, leaId: 13, version: 3, agreed: true } })
})

it('refuses what is impossible beside the field, and sends whole numbers', async () => {
  const sent = vi.fn<(variables: object) => void>()
  const save = {
    request: {
      query: SaveAnnualReportDocument,
      variables: (variables: object) => {
        sent(variables)
        return true
      },
    },
    result: {
      data: {
        saveAnnualReport: { __typename: 'AnnualReportPayload', errors: [], report: report({ version: 4 }) },
      },
    },
  }
  const { user } = renderScreen(<AnnualReportPage />, { viewer: admin, mocks: [page(), save], ...at })
  await screen.findByRole('table', { name: 'Totals by kind' })
  await user.click(screen.getByRole('button', { name: 'Enter figures' }))
  const dialog = await screen.findByRole('dialog')
  const seclusion = within(dialog).getByRole('group', { name: 'Seclusion' })
  const students = within(seclusion).getByLabelText('Students')
  await user.clear(students)
  await user.type(students, '7')
  await user.click(within(dialog).getByRole('button', { name: 'Save' }))
  expect(await within(seclusion).findByText('Students cannot be more than Incidents.')).toBeVisible()
  expect(sent).not.toHaveBeenCalled()
  await user.clear(students)
  await user.type(students, '4')
  await user.click(within(dialog).getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('The figures are saved.')).toBeVisible()
  expect(sent).toHaveBeenCalledWith({
    input: {
      year: 2025,
      leaId: 13,
      physical: { incidents: 1240, students: 310 },
      seclusion: { incidents: 6, students: 4 },
      mechanical: { incidents: 0, students: 0 },
      enrolled: 59000,
      students: 312,
      several: 200,
      version: 3,
    },
  })
})

it('says to others that the figures are shown once they are accepted', async () => {
  const hidden = {
    isShown: false,
    entered: null,
    totals: null,
    once: null,
    several: null,
    tables: [],
    trend: [],
  }
  renderScreen(<AnnualReportPage />, {
    viewer: liaison,
    mocks: [page({ ...hidden, registered: null })],
    ...at,
  })
  expect(await screen.findByText(/^The figures are shown here once/)).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Certify' })).toBeNull()
})
