import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { renderScreen } from '../../../testing/render-screen'
import { CategoryAssignDialog } from '../required/category-assign-dialog'
import { CloneDialog } from './clone-dialog'
import {
  AllRequiredDocumentsDocument,
  AssignDocumentUserDocument,
  CloneCategoriesDocument,
  CloneDocumentsDocument,
  CloneRequiredDocumentsDocument,
  DocumentAssignableUsersDocument,
  RelateRequiredDocumentDocument,
} from '../documents.generated'
import { RelatedDocuments } from './related-documents'
import { aCategory, aRequiredDocument } from '../testing/required-documents'

const category = (id: number, group: string, text: string, matches = false) => ({
  __typename: 'CloneCategory',
  id,
  group,
  text,
  requiredDocumentCategoryResponseId: id,
  matches,
})
const offered = [category(3, 'Fiscal', 'Worksheets'), category(4, 'Supervision', 'Plans', true)]
const categories = {
  request: { query: CloneCategoriesDocument, variables: { categoryResponseId: 7 } },
  result: { data: { cloneCategories: offered } },
}
const document = (id: string, title: string, alreadyAdded = false) => ({
  __typename: 'CloneDocument',
  id,
  title,
  fileName: `${id}.pdf`,
  createdBy: { __typename: 'PersonRef', id: 'u1', fullName: 'Dana Whitfield' },
  createdOnText: 'Oct 1, 2025',
  aboutDate: '2025-10-01',
  alreadyAdded,
})
const documentsOf = (originId: number, list: object[]) => ({
  request: { query: CloneDocumentsDocument, variables: { originId, destinationId: 7 } },
  result: { data: { cloneDocuments: list } },
  maxUsageCount: 3,
})

async function openClone(mocks: object[]) {
  const onCloned = vi.fn<() => void>()
  const { user } = renderScreen(
    <CloneDialog categoryResponseId={7} onClose={() => undefined} onCloned={onCloned} />,
    { mocks: mocks as never },
  )
  const dialog = await screen.findByRole('dialog', { name: 'Add Previous Year Data' })
  return { user, dialog, onCloned }
}

describe('adding previous year data', () => {
  const plans = documentsOf(4, [document('a', 'Plan'), document('b', 'Log'), document('c', 'Old', true)])
  const worksheets = documentsOf(3, [document('w', 'Worksheet')])

  it('preselects the category of the row, in its group, and shows what is there already', async () => {
    const { dialog } = await openClone([categories, plans])
    const select = within(dialog).getByLabelText('Document Category')
    await waitFor(() => expect(select).toHaveValue('4'))
    expect(within(dialog).getByRole('option', { name: 'Please select the category' })).toBeInTheDocument()
    expect(within(dialog).getByRole('group', { name: 'Supervision' })).toBeInTheDocument()
    const old = await within(dialog).findByRole('checkbox', { name: 'Old' })
    expect(old).toBeChecked()
    expect(old).toBeDisabled()
    expect(within(dialog).getByText(/Already added/)).toBeVisible()
    expect(within(dialog).getByRole('link', { name: 'a.pdf' })).toHaveAttribute(
      'href',
      '/files/required-documents/a',
    )
    expect(within(dialog).getByRole('button', { name: 'Save' })).toBeDisabled()
  })

  it('has Select All checked only when all are selected', async () => {
    const { user, dialog } = await openClone([categories, plans])
    const all = await within(dialog).findByRole('checkbox', { name: 'Select All' })
    const [plan, log] = ['Plan', 'Log'].map((name) => within(dialog).getByRole('checkbox', { name }))
    await user.click(all)
    expect(plan).toBeChecked()
    expect(log).toBeChecked()
    await user.click(log ?? all)
    expect(all).not.toBeChecked()
    await user.click(log ?? all)
    expect(all).toBeChecked()
    await user.click(all)
    expect(plan).not.toBeChecked()
    expect(within(dialog).getByRole('button', { name: 'Save' })).toBeDisabled()
  })

  it('forgets the selection with another category', async () => {
    const { user, dialog } = await openClone([categories, plans, worksheets])
    await user.click(await within(dialog).findByRole('checkbox', { name: 'Plan' }))
    await user.selectOptions(within(dialog).getByLabelText('Document Category'), '3')
    expect(await within(dialog).findByRole('checkbox', { name: 'Worksheet' })).not.toBeChecked()
    expect(within(dialog).getByRole('button', { name: 'Save' })).toBeDisabled()
  })

  it('saves the selected documents and says so', async () => {
    const save = {
      request: {
        query: CloneRequiredDocumentsDocument,
        variables: { input: { categoryResponseId: 7, documentIds: ['b'] } },
      },
      result: {
        data: { cloneRequiredDocuments: { __typename: 'Payload', errors: [], category: aCategory() } },
      },
    }
    const { user, dialog, onCloned } = await openClone([categories, plans, save])
    await user.click(await within(dialog).findByRole('checkbox', { name: 'Log' }))
    await user.click(within(dialog).getByRole('button', { name: 'Save' }))
    expect(await screen.findByText('Documents succesfully saved!')).toBeVisible()
    expect(onCloned).toHaveBeenCalledOnce()
  })

  it('says when there is nothing of an earlier year', async () => {
    const none = { ...categories, result: { data: { cloneCategories: [] } } }
    const { dialog } = await openClone([none])
    expect(await within(dialog).findByText('There are no documents of an earlier year.')).toBeVisible()
  })
})

describe('assigning a user to a category', () => {
  const person = (isAssigned: boolean) => ({
    __typename: 'AssignableUser',
    id: 'u2',
    fullName: 'Priya Nair',
    roles: ['LocalUser'],
    isAssigned,
  })
  const list = {
    request: { query: DocumentAssignableUsersDocument, variables: { categoryResponseId: 7, leaId: 1 } },
    result: { data: { documentAssignableUsers: [person(false)] } },
  }
  const assigning = (errors: object[]) => ({
    request: {
      query: AssignDocumentUserDocument,
      variables: { input: { categoryResponseId: 7, userId: 'u2' } },
    },
    result: {
      data: {
        assignDocumentUser: {
          __typename: 'Payload',
          errors,
          users: errors.length > 0 ? [] : [person(true)],
        },
      },
    },
  })
  async function openAssign(errors: object[]) {
    const onChanged = vi.fn<() => void>()
    const { user } = renderScreen(
      <CategoryAssignDialog
        categoryResponseId={7}
        leaId={1}
        onClose={() => undefined}
        onChanged={onChanged}
      />,
      { mocks: [list, assigning(errors)] as never },
    )
    const dialog = await screen.findByRole('dialog', { name: 'Assign a user to Required Document Category' })
    await user.click(await within(dialog).findByRole('button', { name: 'Assign, Priya Nair' }))
    return { dialog, onChanged }
  }

  it('changes the row once the server has agreed', async () => {
    const { dialog, onChanged } = await openAssign([])
    expect(await within(dialog).findByRole('button', { name: 'Remove Assignment, Priya Nair' })).toBeVisible()
    expect(onChanged).toHaveBeenCalledOnce()
  })

  it('leaves the row as it is when the server refuses, and says why', async () => {
    const message = 'This self-assessment has already been submitted.'
    const refusal = { __typename: 'UserError', code: 'CONFLICT', field: null, message }
    const { dialog, onChanged } = await openAssign([refusal])
    await waitFor(() => expect(dialog).toHaveTextContent(message))
    expect(within(dialog).getByRole('button', { name: 'Assign, Priya Nair' })).toBeVisible()
    expect(onChanged).not.toHaveBeenCalled()
  })
})

describe('related required documents', () => {
  const all = (related: boolean) => ({
    request: { query: AllRequiredDocumentsDocument, variables: { selfAssessmentId: 11 } },
    result: {
      data: {
        requiredDocuments: [
          aRequiredDocument(
            related
              ? { relatedSubsections: [{ subsectionResponseId: 101, number: '1.1', title: 'Child find' }] }
              : {},
          ),
        ],
      },
    },
  })

  it('are listed, and related by whoever may answer', async () => {
    const relate = {
      request: {
        query: RelateRequiredDocumentDocument,
        variables: { input: { documentId: 'd1', subsectionResponseId: 101 } },
      },
      result: { data: { relateRequiredDocument: { __typename: 'Payload', errors: [], documents: [] } } },
    }
    const onChanged = vi.fn<() => void>()
    const { user } = renderScreen(
      <RelatedDocuments
        selfAssessmentId={11}
        subsectionResponseId={101}
        answer={{ allowed: true, reason: null }}
        onChanged={onChanged}
      />,
      { mocks: [all(false), relate, all(true)] as never },
    )
    await user.click(screen.getByRole('button', { name: 'Related Required Documents' }))
    const dialog = await screen.findByRole('dialog', { name: 'Related Required Documents' })
    await user.click(await within(dialog).findByRole('button', { name: 'Relate, Plan' }))
    expect(await within(dialog).findByRole('button', { name: 'Remove Relation, Plan' })).toBeVisible()
    expect(within(dialog).getByRole('button', { name: 'Cancel' })).toBeVisible()
    // The evidence beside the items has changed.
    expect(onChanged).toHaveBeenCalledTimes(1)
  })

  it('are read only for those who may not answer', async () => {
    const { user } = renderScreen(
      <RelatedDocuments
        selfAssessmentId={11}
        subsectionResponseId={101}
        answer={{ allowed: false, reason: 'Assigned to nobody yet' }}
        onChanged={() => undefined}
      />,
      { mocks: [all(true)] as never },
    )
    await user.click(screen.getByRole('button', { name: 'Related Required Documents' }))
    expect(await screen.findByRole('button', { name: 'Remove Relation, Plan' })).toBeDisabled()
  })
})
