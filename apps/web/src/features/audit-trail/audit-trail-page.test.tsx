import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { chooseFromMenu } from '../../testing/choose-from-menu'
import { renderScreen } from '../../testing/render-screen'
import { stubTransfers } from '../../testing/stub-transfers'
import { readAddress, auditVariables } from './audit-filters'
import { auditTrailPath } from './audit-trail-paths'
import { Component as AuditTrailScreen } from './audit-trail-page'
import {
  AuditEventsDocument,
  RecordHistoryDocument,
  type AuditEventFieldsFragment,
} from './audit-trail.generated'
import { HistoryPanel } from './history-panel'

const monitor = { roles: ['StateMonitor'], id: 'm1', fullName: 'Helen Marsh' }

function anEvent(over: Partial<AuditEventFieldsFragment> = {}) {
  return {
    __typename: 'AuditEvent',
    seq: 7,
    at: '2026-11-20T15:00:00Z',
    actor: { __typename: 'PersonRef', id: 'u1', fullName: 'Daniel Brandt' },
    actorRole: 'LocalAdmin',
    action: 'updateUser',
    targetType: 'user',
    targetId: 'u2',
    targetName: 'Grace Holloway',
    leaId: 1,
    leaName: 'Allegany County',
    year: 2026,
    changes: [
      { __typename: 'AuditChange', field: 'phoneNumber', before: '301-555-0100', after: '301-555-0199' },
      { __typename: 'AuditChange', field: 'title', before: null, after: 'Coordinator' },
    ],
    reason: null,
    ip: '10.1.2.3',
    requestId: 'r-1',
    ...over,
  }
}

const choices = {
  __typename: 'Choices',
  auditFilters: {
    __typename: 'AuditFilters',
    actions: ['signIn', 'updateUser'],
    targetTypes: ['user', 'lea'],
  },
  allAgencies: [{ __typename: 'Lea', id: 1, code: '01', shortName: 'Allegany County' }],
  years: [{ __typename: 'Year', id: 2026, name: '2026 - 2027' }],
}
const page = (rows: object[], total = rows.length, over = {}) => ({
  __typename: 'AuditPage',
  rows,
  total,
  page: 1,
  pageSize: 25,
  ...over,
})
/** Whether the requests of a test wanted the choices of the filters, in the order in which they were sent. */
let wanted: boolean[] = []
beforeEach(() => {
  wanted = []
})
function answer(query: string, auditEvents: object) {
  const requested = JSON.stringify(auditVariables(readAddress(new URLSearchParams(query))))
  return {
    request: {
      query: AuditEventsDocument,
      variables: (given: object) => JSON.stringify({ ...given, withChoices: undefined }) === requested,
    },
    result: ({ withChoices }: { withChoices: boolean }) => {
      wanted.push(withChoices)
      return { data: { ...(withChoices && { choices }), auditEvents } }
    },
    maxUsageCount: 5,
  }
}
function show(mocks: object[], at = auditTrailPath, viewer: object = monitor) {
  return renderScreen(<AuditTrailScreen />, {
    mocks: mocks as never,
    viewer,
    path: auditTrailPath,
    at,
  })
}

describe('audit trail', () => {
  it('says who did what, on which record, when and from where', async () => {
    show([answer('', page([anEvent()]))])
    const row = await screen.findByRole('row', { name: /Change user/ })
    for (const text of [
      'Daniel Brandt',
      'Local Admin',
      'User Grace Holloway',
      'Allegany County',
      '2026',
      '10.1.2.3',
    ])
      expect(row).toHaveTextContent(text)
    expect(row).toHaveTextContent('Nov 20, 2026, 10:00 AM')
  })

  it('opens the details with every field before and after, and gives the focus back', async () => {
    const { user } = show([answer('', page([anEvent()]))])
    const opener = await screen.findByRole('button', { name: /Details of Change user/ })
    await user.click(opener)
    const drawer = await screen.findByRole('dialog', { name: 'Change user' })
    const changed = within(drawer).getByRole('row', { name: /Phone number/ })
    expect(changed).toHaveTextContent('301-555-0100')
    expect(changed).toHaveTextContent('301-555-0199')
    expect(within(drawer).getByRole('row', { name: /Title/ })).toHaveTextContent('EmptyCoordinator')
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(opener).toHaveFocus())
  })

  it('reads the filters from the address and writes them there, beginning at the first page', async () => {
    const at = `${auditTrailPath}?action=signIn&page=2`
    const { user } = show(
      [
        answer('action=signIn&page=2', page([anEvent()], 30)),
        answer('action=signIn&leaId=1', page([anEvent()])),
      ],
      at,
    )
    expect(await screen.findByLabelText('Action')).toHaveDisplayValue('Sign in')
    await screen.findByRole('option', { name: '01 Allegany County' })
    await user.selectOptions(screen.getByLabelText('Agency'), '01 Allegany County')
    expect(screen.getByLabelText('Address')).toHaveTextContent(`${auditTrailPath}?action=signIn&leaId=1`)
    // What the filters choose from comes with the first page, once.
    await waitFor(() => expect(wanted).toEqual([true, false]))
  })

  it('waits for a pause in typing before it searches', async () => {
    show([answer('', page([anEvent()])), answer('q=brandt', page([anEvent()]))])
    const search = await screen.findByLabelText('Search')
    // Without a pause between them; what is typed slowly is requested on the way, too.
    for (const value of ['br', 'bran', 'brandt']) fireEvent.change(search, { target: { value } })
    await waitFor(() => expect(screen.getByLabelText('Address')).toHaveTextContent('?q=brandt'))
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
  })

  it('pages through the trail', async () => {
    const { user } = show([
      answer('', page([anEvent()], 30)),
      answer('page=2', page([anEvent({ seq: 2, action: 'signIn' })], 30, { page: 2 })),
    ])
    expect(await screen.findByText('1 to 25 of 30')).toBeVisible()
    expect(screen.getByRole('button', { name: 'Previous' })).toBeDisabled()
    await user.click(screen.getByRole('button', { name: 'Next' }))
    expect(await screen.findByRole('button', { name: /Details of Sign in/ })).toBeVisible()
    expect(screen.getByText('26 to 30 of 30')).toBeVisible()
    expect(screen.getByRole('button', { name: 'Next' })).toHaveAttribute('title', 'This is the last page.')
  })

  it('exports what is filtered, in the order and with the columns that are shown', async () => {
    const sent = stubTransfers()
    const { user } = show([answer('action=signIn', page([anEvent()]))], `${auditTrailPath}?action=signIn`, {
      ...monitor,
      listColumns: [{ list: 'audit-trail', hidden: ['agency', 'from'] }],
    })
    await screen.findByRole('columnheader', { name: 'When' })
    expect(screen.queryByRole('columnheader', { name: 'Agency' })).toBeNull()
    await chooseFromMenu(user, 'Export', 'Excel file (XLSX)')
    // What makes files is loaded for the first one.
    await vi.waitFor(() => expect(sent).toHaveLength(1), 4000)
    const path = sent[0]?.address
    expect(path).toMatch(/^\/files\/exports\/audit-trail\.xlsx\?action=signIn&order=newest&columns=seq%2C/)
    expect(path).not.toMatch(/leaName|ip/)
    sent[0]?.fail()
    vi.unstubAllGlobals()
  })

  it('narrows to one person from the details, and shows that as a filter', async () => {
    const { user } = show([answer('', page([anEvent()])), answer('actorId=u1', page([anEvent()]))])
    await user.click(await screen.findByRole('button', { name: /Details of Change user/ }))
    await user.click(await screen.findByRole('button', { name: 'Show only this person' }))
    expect(screen.getByLabelText('Address')).toHaveTextContent('?actorId=u1')
    const filter = await screen.findByRole('button', { name: 'Take the filter Only Daniel Brandt away' })
    await user.click(filter)
    expect(screen.getByLabelText('Address')).not.toHaveTextContent('actorId')
  })

  it('says when no entry matches, and clears the filters', async () => {
    const { user } = show(
      [answer('action=signIn', page([])), answer('', page([anEvent()]))],
      `${auditTrailPath}?action=signIn`,
    )
    expect(await screen.findByText('No entry matches these filters.')).toBeVisible()
    const [clear] = screen.getAllByRole('button', { name: 'Clear filters' })
    if (clear) await user.click(clear)
    expect(await screen.findByRole('button', { name: /Details of Change user/ })).toBeVisible()
  })

  it('says that the last day is before the first', async () => {
    show(
      [answer('from=2026-11-20&to=2026-11-01', page([]))],
      `${auditTrailPath}?from=2026-11-20&to=2026-11-01`,
    )
    expect(await screen.findByText('To must be on or after From.')).toBeVisible()
  })

  it('is closed to people who may not read it', () => {
    show([], auditTrailPath, {})
    expect(screen.getByRole('heading', { name: 'Access Denied!' })).toBeVisible()
  })

  it('offers to try again when the server is away', async () => {
    const failing = {
      ...answer('', {}),
      result: undefined,
      error: new TypeError('Failed to fetch'),
      maxUsageCount: 1,
    }
    const { user } = show([failing, answer('', page([anEvent()]))])
    await user.click(await screen.findByRole('button', { name: 'Try again' }))
    expect(await screen.findByRole('button', { name: /Details of Change user/ })).toBeVisible()
  })
})

describe('history of a record', () => {
  const history = (rows: object[], total: number, pageNumber = 1) => ({
    request: {
      query: RecordHistoryDocument,
      variables: { targetType: 'selfAssessment', targetId: '11', page: pageNumber, pageSize: 25 },
    },
    result: { data: { recordHistory: page(rows, total, { page: pageNumber }) } },
  })
  const open = (mocks: object[]) =>
    renderScreen(<HistoryPanel targetType="selfAssessment" targetId="11" />, { mocks: mocks as never })

  it('shows every act with what it changed', async () => {
    open([history([anEvent({ action: 'submitSelfAssessment' })], 1)])
    const entry = await screen.findByRole('listitem', { name: 'Submit self-assessment' })
    expect(entry).toHaveTextContent('Daniel Brandt · Local Admin · Nov 20, 2026, 10:00 AM')
    expect(within(entry).getByRole('row', { name: /Phone number/ })).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Show earlier entries' })).toBeNull()
  })

  it('shows formatted text as it reads', async () => {
    const after = '<p>We check <b>every</b> file.</p>'
    open([history([anEvent({ changes: [{ field: 'narrative', before: null, after }] })], 1)])
    expect(await screen.findByRole('cell', { name: 'We check every file.' })).toBeVisible()
  })

  it('shows earlier entries when asked, none of them twice', async () => {
    const first = Array.from({ length: 25 }, (_, i) => anEvent({ seq: 100 - i, changes: [] }))
    const second = [
      anEvent({ seq: 76, changes: [] }),
      anEvent({ seq: 75, action: 'startSelfAssessment', changes: [] }),
    ]
    const { user } = open([history(first, 27), history(second, 27, 2)])
    await user.click(await screen.findByRole('button', { name: 'Show earlier entries' }))
    expect(await screen.findByRole('listitem', { name: 'Start self-assessment' })).toBeVisible()
    expect(screen.getAllByRole('listitem')).toHaveLength(26)
  })

  it('says that nothing is recorded yet', async () => {
    open([history([], 0)])
    expect(await screen.findByText('Nothing has been recorded for this record yet.')).toBeVisible()
  })
})
