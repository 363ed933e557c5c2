import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { makeCache } from '../../../lib/cache'
import { renderScreen } from '../../../testing/render-screen'
import {
  ChangeRequiredDocumentMaximumDocument,
  ChangeRequiredDocumentStateMonitorDocument,
  ChangeRequiredDocumentTitleDocument,
  DeleteRequiredDocumentDocument,
  RequiredDocumentsDocument,
  RequiredDocumentsOfAgencyDocument,
  type RequiredDocumentCategoryFieldsFragment,
} from '../documents.generated'
import { RequiredDocumentsOfAgency, RequiredDocumentsOfSelfAssessment } from './required-documents-panels'
import { aCategory, aRequiredDocument } from '../testing/required-documents'

const empty = aCategory({ id: 8, documents: [] })
empty.requiredDocumentCategory = {
  ...empty.requiredDocumentCategory,
  id: 8,
  documentCategory: 'Evaluation report',
}
const panels = [
  { __typename: 'SelfAssessmentRow', id: 11, shortDescription: 'Part B Self-Assessment', isActive: true },
  { __typename: 'SelfAssessmentRow', id: 12, shortDescription: 'Part C Self-Assessment', isActive: false },
]
const title = 'Part B Self-Assessment - Required Documentation'
const liaison = { roles: ['DEILiaison'], id: 'l1', fullName: 'A Liaison' }
const monitor = { roles: ['StateMonitor'], id: 'm1', fullName: 'Renee Castillo' }

const dashboardOf = (requiredDocuments: object | null) => ({
  localDashboard: { __typename: 'LocalDashboard', requiredDocuments },
})

function dashboard(
  categories: RequiredDocumentCategoryFieldsFragment[] = [aCategory(), empty],
  options: { mocks?: object[]; viewer?: object } = {},
) {
  const list = {
    request: {
      query: RequiredDocumentsOfAgencyDocument,
      variables: { leaId: 1, year: 2026 },
    },
    result: { data: dashboardOf({ __typename: 'AgencyDocuments', selfAssessments: panels, categories }) },
    maxUsageCount: 5,
  }
  return renderScreen(<RequiredDocumentsOfAgency leaId={1} year={2026} />, {
    at: '/user/dashboard',
    mocks: [list, ...(options.mocks ?? [])] as never,
    ...(options.viewer && { viewer: options.viewer }),
  })
}

const saved = (query: object, name: string, input: object, answer: object) => ({
  request: { query, variables: 'id' in input && Object.keys(input).length === 1 ? input : { input } },
  result: { data: { [name]: { __typename: 'Payload', errors: [], ...answer } } },
})

const table = () => screen.findByRole('table', { name: title })
const expand = (name: string) => screen.getByRole('button', { name: `Documents of ${name}` })

describe('the panels of the dashboard', () => {
  it('start open, one for each questionnaire, with the columns of the specification', async () => {
    dashboard()
    expect(screen.queryByRole('table')).toBeNull()
    const heads = within(await table()).getAllByRole('columnheader')
    expect(heads.map((head) => head.textContent)).toEqual([
      'Documents',
      'Document Category',
      'Progress',
      'Assignees',
      'State Monitor',
      'Actions',
    ])
    expect(screen.getByRole('button', { name: title })).toHaveAttribute('aria-expanded', 'true')
    expect(screen.getByText('2 Uploaded')).toBeVisible()
    expect(screen.getByRole('img', { name: /uploaded of at most 5: 40 percent$/ })).toBeVisible()
    expect(screen.getByText('1 of 2 categories have a document, 0 documents are received.')).toBeVisible()
    expect(screen.getAllByText('Add the visits.')[0]).toBeVisible()
    expect(screen.getAllByText('Priya Nair')[0]).toBeVisible()
  })

  it('say when the questionnaire is not active', async () => {
    dashboard()
    await table()
    expect(
      within(
        screen.getByRole('region', { name: 'Part C Self-Assessment - Required Documentation' }),
      ).getByText('The Required Documentation List will be available once the Self-Assessment is activated.'),
    ).toBeVisible()
  })

  it('fold with their Close button, and focus stays at the head', async () => {
    const { user } = dashboard()
    await table()
    await user.click(screen.getByRole('button', { name: `Close ${title}` }))
    expect(screen.queryByRole('table', { name: title })).toBeNull()
    expect(screen.getByRole('button', { name: title })).toHaveFocus()
  })

  it('open one row at a time; the same row again folds it; a row without documents stays', async () => {
    const second = aCategory({ id: 9, documents: [aRequiredDocument({ id: 'd9', title: 'Other' })] })
    second.requiredDocumentCategory = {
      ...second.requiredDocumentCategory,
      id: 9,
      documentCategory: 'Second',
    }
    const { user } = dashboard([aCategory(), empty, second])
    await table()
    expect(expand('Evaluation report')).toBeDisabled()
    await user.click(expand('Child find procedure'))
    const nested = screen.getByRole('table', { name: 'Documents of Child find procedure' })
    expect(
      within(nested)
        .getAllByRole('columnheader')
        .map((head) => head.textContent),
    ).toEqual(['Document Title', 'Details', 'Submitted', 'State Monitor', 'Actions'])
    expect(within(nested).getByRole('link', { name: 'plan.pdf' })).toHaveAttribute(
      'href',
      '/files/required-documents/d1',
    )
    expect(within(nested).getAllByText('Oct 1, 2026')).toHaveLength(2)
    await user.click(expand('Second'))
    expect(screen.queryByRole('table', { name: 'Documents of Child find procedure' })).toBeNull()
    expect(screen.getByRole('table', { name: 'Documents of Second' })).toBeVisible()
    await user.click(expand('Second'))
    expect(screen.queryByRole('table', { name: 'Documents of Second' })).toBeNull()
  })

  it('show special read-only people no actions and no fields', async () => {
    const { user } = dashboard([aCategory({ upload: { allowed: false, reason: 'No.' } })].map(readOnly), {
      viewer: liaison,
    })
    const heads = within(await table()).getAllByRole('columnheader')
    expect(heads.map((head) => head.textContent)).not.toContain('Actions')
    await user.click(expand('Child find procedure'))
    expect(screen.queryByRole('textbox')).toBeNull()
    expect(screen.queryByRole('spinbutton')).toBeNull()
    expect(screen.queryByRole('checkbox')).toBeNull()
    expect(screen.queryByRole('button', { name: /Delete|Upload/ })).toBeNull()
  })

  it('tell people who are not assigned whom to ask', async () => {
    const reason = 'Assigned to Priya Nair. Ask a local administrator of your agency.'
    dashboard([aCategory({ upload: { allowed: false, reason } })], {
      viewer: { roles: ['LocalUser'], id: 'u5', fullName: 'Somebody' },
    })
    await table()
    expect(screen.getByRole('button', { name: 'Upload, Child find procedure' })).toBeDisabled()
    expect(screen.getByText(reason)).toBeVisible()
  })

  it('offer to try again when the list does not come', async () => {
    const failing = {
      request: {
        query: RequiredDocumentsOfAgencyDocument,
        variables: { leaId: 1, year: 2026 },
      },
      error: new TypeError('Failed to fetch'),
    }
    renderScreen(<RequiredDocumentsOfAgency leaId={1} year={2026} />, { mocks: [failing] })
    expect(await screen.findByText('No Network: The server cannot be reached')).toBeVisible()
    expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible()
  })
})

describe('panels whose part of the dashboard failed', () => {
  it('say so, and ask for themselves alone', async () => {
    const cache = makeCache()
    const query = RequiredDocumentsOfAgencyDocument
    const variables = { leaId: 1, year: 2026 }
    cache.writeQuery({ query, variables, data: dashboardOf(null) as never })
    const documents = { __typename: 'AgencyDocuments', selfAssessments: panels, categories: [aCategory()] }
    const { user } = renderScreen(
      <RequiredDocumentsOfAgency
        leaId={1}
        year={2026}
        problem={{ kind: 'unavailable', message: 'The system of record cannot be reached.' }}
      />,
      {
        at: '/user/dashboard',
        cache,
        mocks: [{ request: { query, variables }, result: { data: dashboardOf(documents) } }],
      },
    )
    expect(await screen.findByText('Required documents could not be loaded.')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await table()).toBeVisible()
  })
})

describe('the maximum', () => {
  const field = async () => screen.findByLabelText<HTMLInputElement>('Maximum of Child find procedure')
  const save = (maximum: number) =>
    saved(
      ChangeRequiredDocumentMaximumDocument,
      'changeRequiredDocumentMaximum',
      { id: 7, maximum, version: 3 },
      { category: aCategory({ maximum, version: 4 }) },
    )

  it('is saved when the field is left', async () => {
    const { user } = dashboard([aCategory()], { mocks: [save(9)] })
    const input = await field()
    expect([input.min, input.max, input.step]).toEqual(['2', '20', '1'])
    await user.clear(input)
    await user.type(input, '9')
    await user.tab()
    await waitFor(() => expect(input).toHaveValue(9))
    expect(screen.queryByText('The change was not saved.')).toBeNull()
  })

  it('warns below the number of documents and goes back to it', async () => {
    const { user } = dashboard([aCategory()], { mocks: [save(2)] })
    const input = await field()
    await user.clear(input)
    await user.type(input, '1{Enter}')
    expect(await screen.findByText('Please delete a document before lowering the maximum.')).toBeVisible()
    await waitFor(() => expect(input).toHaveValue(2))
  })

  it('becomes 0 when it is negative, and nothing is sent', async () => {
    const { user } = dashboard([aCategory()])
    const input = await field()
    await user.clear(input)
    await user.type(input, '-3{Enter}')
    expect(input).toHaveValue(0)
    expect(screen.queryByText('The change was not saved.')).toBeNull()
  })
})

describe('a document', () => {
  it('gets a new title from a local administrator, but no empty one', async () => {
    const rename = saved(
      ChangeRequiredDocumentTitleDocument,
      'changeRequiredDocumentTitle',
      { id: 'd1', title: 'New plan', version: 1 },
      { document: aRequiredDocument({ title: 'New plan', version: 2 }) },
    )
    const { user } = dashboard([aCategory()], { mocks: [rename] })
    await table()
    await user.click(expand('Child find procedure'))
    const input = screen.getByRole('textbox', { name: 'Title of plan.pdf' })
    await user.clear(input)
    await user.tab()
    expect(input).toHaveValue('Plan')
    await user.clear(input)
    await user.type(input, 'New plan{Enter}')
    expect(await screen.findByText('Your title change was succesfully saved!')).toBeVisible()
    expect(input).toHaveValue('New plan')
  })

  it('keeps what was typed when the title is refused', async () => {
    const refused = {
      request: {
        query: ChangeRequiredDocumentTitleDocument,
        variables: { input: { id: 'd1', title: 'Mine', version: 1 } },
      },
      result: {
        data: {
          changeRequiredDocumentTitle: {
            __typename: 'Payload',
            errors: [
              {
                __typename: 'UserError',
                code: 'CONFLICT',
                field: null,
                message: 'Ann saved this a moment ago.',
              },
            ],
            document: aRequiredDocument({ title: 'Theirs', version: 2 }),
          },
        },
      },
    }
    const { user } = dashboard([aCategory()], { mocks: [refused] })
    await table()
    await user.click(expand('Child find procedure'))
    const input = screen.getByRole('textbox', { name: 'Title of plan.pdf' })
    await user.clear(input)
    await user.type(input, 'Mine{Enter}')
    expect(await screen.findByText('Ann saved this a moment ago.')).toBeVisible()
    expect(input).toHaveValue('Mine')
  })

  it('is marked Received by a monitor; others read it', async () => {
    const document = aRequiredDocument({
      changeStateMonitor: { allowed: true, reason: null },
      changeTitle: { allowed: false, reason: 'No.' },
    })
    const tick = saved(
      ChangeRequiredDocumentStateMonitorDocument,
      'changeRequiredDocumentStateMonitor',
      { id: 'd1', received: true, version: 1 },
      { document: { ...document, stateMonitor: 'Received', stateMonitorBool: true, version: 2 } },
    )
    const { user } = dashboard([aCategory({ documents: [document] })], { mocks: [tick], viewer: monitor })
    await table()
    await user.click(expand('Child find procedure'))
    await user.click(screen.getByRole('checkbox', { name: 'Received: Plan' }))
    expect(await screen.findByText('Data saved!')).toBeVisible()
    expect(screen.getByRole('checkbox', { name: 'Received: Plan' })).toBeChecked()
  })

  it('is deleted after a question in the words of the specification', async () => {
    const only = aCategory({ documents: [aRequiredDocument()] })
    const remove = saved(
      DeleteRequiredDocumentDocument,
      'deleteRequiredDocument',
      { id: 'd1' },
      { category: aCategory({ documents: [] }) },
    )
    const { user } = dashboard([only], { mocks: [remove] })
    await table()
    await user.click(expand('Child find procedure'))
    await user.click(screen.getByRole('button', { name: 'Delete Plan' }))
    const dialog = await screen.findByRole('alertdialog', { name: 'Are you sure?' })
    expect(
      within(dialog).getByText(
        'Deleting this required document will remove any associations it has with question responses.',
      ),
    ).toBeVisible()
    await user.click(within(dialog).getByRole('button', { name: 'Yes' }))
    expect(await screen.findByText('No files yet')).toBeVisible()
  })
})

describe('the panel of one self-assessment', () => {
  const questionnaire = { id: 11, shortDescription: 'Part B Self-Assessment', isActive: true }

  const list = {
    request: {
      query: RequiredDocumentsDocument,
      variables: { leaId: 1, year: 2026, selfAssessmentId: 11 },
    },
    result: { data: { requiredDocumentCategories: [aCategory(), empty] } },
    maxUsageCount: 3,
  }
  const panel = (at: string, viewer = {}) =>
    renderScreen(<RequiredDocumentsOfSelfAssessment questionnaire={questionnaire} leaId={1} year={2026} />, {
      mocks: [list],
      at,
      viewer,
    })
  const dashboardAddress = '/user/dashboard/self-assessment/11'

  it('starts open wherever the address contains that of the dashboard', async () => {
    panel(dashboardAddress)
    expect(await screen.findByRole('button', { name: title })).toHaveAttribute('aria-expanded', 'true')
    expect(await table()).toBeVisible()
  })

  it('is folded elsewhere and asks for its documents when it is opened', async () => {
    const { user } = panel('/')
    const head = await screen.findByRole('button', { name: title })
    expect(head).toHaveAttribute('aria-expanded', 'false')
    expect(screen.queryByRole('table')).toBeNull()
    await user.click(head)
    expect(await table()).toBeVisible()
  })

  it('opens the category that an address leads to, and brings it into sight and focus', async () => {
    const seen = vi.spyOn(Element.prototype, 'scrollIntoView')
    panel(`${dashboardAddress}#required-documents-8`)
    const upload = await screen.findByRole('button', { name: 'Upload, Evaluation report' })
    expect(upload).toHaveFocus()
    expect(expand('Evaluation report')).toHaveAttribute('aria-expanded', 'true')
    expect(expand('Child find procedure')).toHaveAttribute('aria-expanded', 'false')
    expect(screen.getByText('No files yet')).toBeVisible()
    expect(seen.mock.contexts).toEqual([upload.closest('tr')])
    seen.mockRestore()
  })

  it('leads who uploads nothing to the category as well', async () => {
    panel(`${dashboardAddress}#required-documents-7`, liaison)
    await table()
    expect(expand('Child find procedure')).toHaveFocus()
    expect(screen.getByRole('table', { name: 'Documents of Child find procedure' })).toBeVisible()
  })
})

function readOnly(category: RequiredDocumentCategoryFieldsFragment): RequiredDocumentCategoryFieldsFragment {
  const no = { allowed: false, reason: 'No.' }
  return {
    ...category,
    changeMaximum: no,
    documents: category.documents.map((document) =>
      Object.assign(document, { changeTitle: no, changeStateMonitor: no, remove: no }),
    ),
  }
}
