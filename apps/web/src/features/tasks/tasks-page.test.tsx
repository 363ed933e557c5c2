import { screen, waitFor, within } from '@testing-library/react'
import { GraphQLError } from 'graphql'
import { describe, expect, it, test, vi } from 'vitest'
import { renderScreen, type RenderScreenOptions } from '../../testing/render-screen'
import { MyTasks, NextActions } from './task-panels'
import { readTaskAddress, taskVariables } from './tasks-filters'
import { Component as TasksScreen } from './tasks-page'
import { taskPath, tasksPaths } from './tasks-paths'
import { TasksDocument, TasksOfGroupDocument, type TaskFieldsFragment } from './tasks.generated'

const path = tasksPaths.list
const monitor = { roles: ['StateMonitor'], id: 'm1', fullName: 'Renee Castillo', isStateMonitor: true }
const local = { roles: ['LocalAdmin'], id: 'l1', leaId: 1, leaName: 'Allegany', isLocalAdmin: true }
const liaison = { roles: ['DEILiaison'], id: 'd1', isLiaison: true }

const aTask = (given: Partial<TaskFieldsFragment & { group: null }> = {}) => ({
  __typename: 'Task',
  id: 'verify-5',
  kind: 'verify',
  room: 'Findings',
  label: 'Verify 2 corrections of F-2026-01-B-0005',
  leaId: 1,
  agency: 'Allegany County',
  year: 2026,
  part: 'Part B',
  deadline: {
    __typename: 'TaskDeadline',
    due: '2020-11-12',
    derivation: '60 days from …: Veterans Day, so it moves to Thursday.',
  },
  since: null,
  assignees: [{ __typename: 'PersonRef', id: 'm1', fullName: 'Renee Castillo' }],
  isMine: true,
  recordId: 5,
  recordKind: null,
  placeId: null,
  group: null,
  ...given,
})
const unnamed = aTask({
  id: 'activate-7',
  kind: 'activate',
  label: 'Activate the self-assessment, Part C',
  deadline: null,
  assignees: [],
  isMine: false,
  recordId: 7,
})

type Variables = Record<string, unknown>

const choices = {
  __typename: 'Choices',
  agencies: [{ __typename: 'Lea', id: 13, code: '13', shortName: 'Howard County' }],
}

function answered(
  rows: object[],
  requested: (variables: Variables) => void = () => undefined,
  total = rows.length,
) {
  return {
    request: {
      query: TasksDocument,
      variables: (variables: Variables) => {
        requested(variables)
        return true
      },
    },
    result: {
      data: { choices, tasks: { __typename: 'TaskPage', rows, total, overdue: 1, dueThisWeek: 0 } },
    },
    maxUsageCount: 20,
  }
}
const show = (options: RenderScreenOptions) => renderScreen(<TasksScreen />, { path, at: path, ...options })

describe('the task list', () => {
  it('says of every task what, where, until when, why then, and leads to the place', async () => {
    const { user } = show({ mocks: [answered([aTask(), unnamed])], viewer: monitor })
    const row = await screen.findByRole('row', { name: /Verify 2 corrections/ })
    expect(row).toHaveTextContent('Allegany County')
    expect(within(row).getByText(/^Overdue, \d+ days late$/)).toBeVisible()
    expect(row).toHaveTextContent('You')
    expect(within(row).getAllByRole('link')).toHaveLength(1)
    expect(within(row).getByRole('link', { name: /^Verify 2/ })).toHaveAttribute(
      'href',
      '/compliance/findings/5',
    )
    expect(screen.getByRole('columnheader', { name: 'Area' })).toBeVisible()
    const why = within(row).getByText(/How this date came about/)
    await user.click(why)
    expect(within(row).getByText(/so it moves to Thursday/)).toBeVisible()
    const other = screen.getByRole('row', { name: /Activate the self-assessment/ })
    expect(other).toHaveTextContent('No due date')
    expect(other).toHaveTextContent('Nobody in particular')
    expect(screen.getByText('1 overdue, 0 due within a week.')).toBeVisible()
  })

  it('keeps its rows, as old ones, when another order does not come, and none for another filter', async () => {
    const once = { ...answered([aTask()]), maxUsageCount: 1 }
    const { user } = show({ mocks: [once], viewer: monitor })
    const row = await screen.findByRole('row', { name: /Verify/ })
    await user.click(screen.getByRole('button', { name: /^Due/ }))
    expect(await screen.findByRole('button', { name: /^Try again|^Retry/ })).toBeVisible()
    expect(row).toBeVisible()
    await user.selectOptions(screen.getByLabelText('Due'), 'overdue')
    await waitFor(() => expect(screen.queryByRole('row', { name: /Verify/ })).toBeNull())
    expect(screen.getByRole('button', { name: /^Try again|^Retry/ })).toBeVisible()
  })

  it('keeps its filters in the address and asks the server with them', async () => {
    const requested = vi.fn<(variables: Variables) => void>()
    const { user } = show({ mocks: [answered([aTask()], requested)], viewer: monitor })
    await screen.findByRole('row', { name: /Verify/ })
    await user.selectOptions(screen.getByLabelText('Due'), 'overdue')
    await user.selectOptions(
      screen.getByLabelText('Agency'),
      await screen.findByRole('option', { name: /Howard/, hidden: true }),
    )
    await user.selectOptions(screen.getByLabelText('Show'), 'waiting')
    await waitFor(() =>
      expect(requested).toHaveBeenLastCalledWith(
        expect.objectContaining({
          filter: {
            show: 'waiting',
            room: null,
            leaId: 13,
            due: 'overdue',
            assigned: null,
            q: null,
            grouped: true,
          },
          page: 1,
        }),
      ),
    )
    expect(screen.getByRole('heading', { name: /^Waiting for others/ })).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Clear filters' }))
    await waitFor(() =>
      expect(requested).toHaveBeenLastCalledWith(
        expect.objectContaining({
          filter: expect.objectContaining({ show: 'waiting', due: null, leaId: null }),
        }),
      ),
    )
  })

  it('begins with the own tasks, and shows everybody’s when asked', async () => {
    const requested = vi.fn<(variables: Variables) => void>()
    const { user } = show({ mocks: [answered([], requested)], viewer: monitor })
    await user.click(await screen.findByRole('button', { name: 'Show everybody’s tasks' }))
    await waitFor(() => expect(requested).toHaveBeenCalledTimes(2))
    expect(requested.mock.calls.map(([variables]) => variables['filter'])).toMatchObject([
      { show: 'mine', assigned: 'forMe' },
      { show: 'mine', assigned: null },
    ])
    expect(screen.getByLabelText('Assigned to')).toHaveDisplayValue('Anyone')
  })

  it('opens a group into its tasks, asked for by what the list shows', async () => {
    const group = { __typename: 'TaskGroup', id: 'verify-13-2026-B', label: '2 findings to verify', count: 2 }
    const requested = vi.fn<(variables: Variables) => boolean>(() => true)
    const ofGroup = {
      request: { query: TasksOfGroupDocument, variables: requested },
      result: {
        data: {
          tasks: {
            __typename: 'TaskPage',
            rows: [aTask(), aTask({ id: 'verify-6', recordId: 6, label: 'Verify 1 correction of F-6' })],
            total: 2,
          },
        },
      },
    }
    const { user } = show({
      mocks: [answered([{ ...aTask(), group }]), ofGroup],
      viewer: monitor,
      at: `${path}?due=overdue`,
    })
    const opener = await screen.findByRole('button', { name: '2 findings to verify' })
    expect(opener).toHaveAttribute('aria-expanded', 'false')
    expect(screen.queryByRole('link', { name: /^Verify/ })).toBeNull()
    opener.focus()
    await user.keyboard('{Enter}')
    const tasks = await screen.findByRole('list', { name: '2 findings to verify' })
    expect(within(tasks).getByRole('link', { name: /F-6$/ })).toHaveAttribute(
      'href',
      '/compliance/findings/6',
    )
    expect(requested.mock.calls[0]?.[0]).toMatchObject({
      filter: { due: 'overdue', assigned: 'forMe', group: 'verify-13-2026-B', grouped: null },
    })
    await user.keyboard('{Enter}')
    expect(screen.queryByRole('list', { name: '2 findings to verify' })).toBeNull()
  })

  it('names the agency of each task of a group about several, whose line has the id of its first', async () => {
    const group = { __typename: 'TaskGroup', id: 'verify-2026-B', label: '2 findings to verify', count: 2 }
    const rows = [aTask(), aTask({ id: 'verify-6', agency: 'Howard County', label: 'Verify F-6' })]
    const ofGroup = {
      request: { query: TasksOfGroupDocument, variables: () => true },
      result: { data: { tasks: { __typename: 'TaskPage', rows, total: 2 } } },
    }
    const { user } = show({
      mocks: [answered([{ ...aTask({ agency: null, leaId: null }), group }]), ofGroup],
      viewer: monitor,
    })
    await user.click(await screen.findByRole('button', { name: '2 findings to verify' }))
    expect(await screen.findByRole('link', { name: 'Howard County: Verify F-6' })).toBeVisible()
    expect(screen.getByRole('link', { name: /^Allegany County: Verify 2/ })).toBeVisible()
    expect(screen.queryByRole('cell', { name: 'Allegany County' })).toBeNull()
  })

  it('tells nothing to do from nothing that matches', async () => {
    show({ mocks: [answered([])], viewer: monitor })
    expect(await screen.findByText('Nothing is waiting for you.')).toBeVisible()
    renderScreen(<TasksScreen />, {
      path,
      at: `${path}?due=week`,
      mocks: [answered([])],
      viewer: monitor,
    })
    expect(await screen.findByText('No task matches these filters.')).toBeVisible()
  })

  it('shows readers what others have to do, and people of one agency no choice of agencies', async () => {
    const requested = vi.fn<(variables: Variables) => void>()
    const { unmount } = show({ mocks: [answered([unnamed], requested)], viewer: liaison })
    await screen.findByRole('row', { name: /Activate/ })
    expect(requested).toHaveBeenCalledWith(
      expect.objectContaining({ filter: expect.objectContaining({ show: 'waiting' }) }),
    )
    expect(screen.queryByLabelText('Show')).toBeNull()
    unmount()
    show({ mocks: [answered([aTask()])], viewer: local })
    await screen.findByRole('row', { name: /Verify/ })
    expect(screen.queryByLabelText('Agency')).toBeNull()
    expect(screen.queryByRole('columnheader', { name: 'Agency' })).toBeNull()
  })

  it('asks for its agencies once, with the first page', async () => {
    const requested = vi.fn<(variables: Variables) => void>()
    const { user } = show({ mocks: [answered([aTask()], requested)], viewer: monitor })
    await screen.findByRole('option', { name: /Howard/, hidden: true })
    expect(requested).toHaveBeenCalledTimes(1)
    await user.selectOptions(screen.getByLabelText('Due'), 'overdue')
    await waitFor(() => expect(requested).toHaveBeenCalledTimes(2))
    expect(requested.mock.calls.map(([variables]) => variables['withChoices'])).toEqual([true, false])
    expect(screen.getByRole('option', { name: /Howard/ })).toBeInTheDocument()
  })

  it('stands without its agencies, and says so', async () => {
    const whole = answered([aTask()])
    const without = {
      ...whole,
      result: {
        data: { ...whole.result.data, choices: { ...choices, agencies: null } },
        errors: [new GraphQLError('Down.', { path: ['choices', 'agencies'] })],
      },
    }
    show({ mocks: [without], viewer: monitor })
    expect(await screen.findByRole('row', { name: /Verify/ })).toBeVisible()
    expect(screen.getByText('Some choices of the filters could not be loaded.')).toBeVisible()
  })

  it('says what went wrong and tries again', async () => {
    const broken = { request: { query: TasksDocument, variables: () => true }, error: new Error('Broken') }
    const { user } = show({ mocks: [broken, answered([aTask()])], viewer: monitor })
    await user.click(await screen.findByRole('button', { name: 'Try again' }))
    expect(await screen.findByRole('row', { name: /Verify/ })).toBeVisible()
  })
})

describe('the panels', () => {
  const part = { tasks: { rows: [aTask()], total: 8 }, problem: undefined, onRetry: () => undefined }

  it('show the first tasks of the person and lead to the rest', () => {
    renderScreen(<MyTasks {...part} />, { viewer: monitor })
    expect(screen.getByRole('link', { name: /Verify 2 corrections/ })).toBeVisible()
    expect(screen.getByRole('link', { name: '7 more in the list' })).toHaveAttribute('href', '/user/tasks')
  })

  it('put what is alike into one line, which opens into its tasks', async () => {
    const group = { id: 'answer-1-2026-B', label: '3 subsections to answer', count: 3 }
    const line = aTask({ id: 'answer-5-1', kind: 'answer', label: 'Answer 2 items of 1.1' })
    const rows = [{ ...line, group: { __typename: 'TaskGroup' as const, ...group } }]
    const ofGroup = {
      request: {
        query: TasksOfGroupDocument,
        variables: { filter: { show: 'mine', leaId: 1, grouped: null, group: group.id }, page: 1 },
      },
      result: { data: { tasks: { __typename: 'TaskPage', rows: [line], total: 1 } } },
    }
    const { user } = renderScreen(<NextActions {...part} tasks={{ rows, total: 1 }} leaId={1} />, {
      viewer: local,
      mocks: [ofGroup],
    })
    const opener = screen.getByRole('button', { name: '3 subsections to answer' })
    expect(screen.queryByText(/Renee Castillo/)).toBeNull()
    expect(screen.queryByRole('link', { name: /Answer 2 items/ })).toBeNull()
    await user.click(opener)
    expect(await screen.findByRole('link', { name: /Answer 2 items/ })).toBeVisible()
    expect(opener).toHaveAttribute('aria-expanded', 'true')
  })

  it('wait for the page, and say what failed of it', async () => {
    const onRetry = vi.fn<() => void>()
    const { unmount } = renderScreen(<MyTasks {...part} tasks={undefined} />, { viewer: monitor })
    expect(screen.getByText('Loading tasks')).toBeInTheDocument()
    unmount()
    const problem = { kind: 'unavailable' as const, message: 'Down.' }
    const { user } = renderScreen(<MyTasks tasks={null} problem={problem} onRetry={onRetry} />, {
      viewer: monitor,
    })
    expect(screen.getByText('Tasks could not be loaded.')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(onRetry).toHaveBeenCalledTimes(1)
  })

  it.each([
    ['people of the agency', local, '/user/tasks?leaId=1&assigned=anyone'],
    ['people of the state', monitor, '/user/tasks?show=waiting&leaId=1'],
  ])('show %s the next actions of the agency', (_who, viewer, list) => {
    renderScreen(<NextActions {...part} leaId={1} />, { viewer })
    const region = screen.getByRole('region', { name: /^Next actions/ })
    expect(within(region).getByText(/Findings/)).toBeVisible()
    expect(within(region).getByRole('link', { name: 'All tasks' })).toHaveAttribute('href', list)
  })
})

test.each([
  ['review', 5, null, '/user/dashboard/self-assessment/5/review'],
  ['answer', 5, 9, '/user/dashboard/self-assessment/5/subsection/9'],
  ['uploadDocument', 5, 9, '/user/dashboard/self-assessment/5#required-documents-9'],
  ['receiveDocuments', 5, null, '/user/dashboard/self-assessment/5#required-documents'],
  ['reviewCaseStudy', 5, null, '/user/dashboard/case-studies/5'],
  [
    'justifyParticipation',
    13,
    2026,
    '/user/dashboard/alternate-framework/participation/2026-13/justification',
  ],
  [
    'decideJustification',
    13,
    2026,
    '/user/dashboard/alternate-framework/participation/2026-13/justification',
  ],
  ['acknowledge', 5, null, '/compliance/reports/5'],
  ['launchYear', null, null, '/admin/launch-compliance-year'],
  ['publishContent', 5, 0, '/compliance/self-assessment/admin-editing/editor/5'],
  ['publishContent', 5, 1, '/compliance/required-documents/admin-editing/editor/5'],
  ['publishContent', 5, 2, '/compliance/desk-review/admin-editing/editor/5'],
])('%s of %s and %s leads to %s', (kind, recordId, placeId, to) => {
  expect(taskPath({ kind, recordId, recordKind: null, placeId })).toBe(to)
})

test.each([
  ['notifyOfAudit', '/user/dashboard/desk-audit'],
  ['sendStudentList', '/user/dashboard/desk-audit/prongs/5/list'],
  ['drawSample', '/user/dashboard/desk-audit/prongs/5/sample'],
  ['prepareRecord', '/user/dashboard/desk-audit/prongs/5/records/9'],
  ['answerDocumentRequest', '/user/dashboard/desk-audit/prongs/5/requests/9'],
  ['decideDocumentRequest', '/user/dashboard/desk-audit/prongs/5/requests/9'],
  ['completeDocuments', '/user/dashboard/desk-audit/prongs/5'],
  ['issueAuditReport', '/user/dashboard/desk-audit/prongs/5/summary'],
  ['closeAudit', '/user/dashboard/desk-audit/prongs/5/progress'],
  ['eraseStudents', '/user/dashboard/desk-audit/retention'],
])('%s of an audit leads to %s', (kind, to) => {
  expect(taskPath({ kind, recordId: 5, recordKind: 'desk-audit', placeId: 9 })).toBe(to)
})

test('an address asks for nothing that it cannot mean', () => {
  const read = (text: string) => taskVariables(readTaskAddress(new URLSearchParams(text)), 'mine')
  expect(read('show=all&area=Kitchen&leaId=x&due=soon&assigned=you&page=-1&size=7&sort=label&q=a')).toEqual({
    filter: { show: 'mine', room: null, leaId: null, due: null, assigned: 'forMe', q: null, grouped: true },
    page: 1,
    pageSize: 25,
    sort: null,
  })
  expect(read('area=Findings&q=howard').filter).toMatchObject({ room: 'Findings', q: 'howard' })
  expect(read('sort=-area,due')).toMatchObject({ sort: '-room,due' })
  expect(read('assigned=anyone').filter).toMatchObject({ assigned: null })
  expect(read('show=waiting').filter).toMatchObject({ assigned: null })
})
