import { fireEvent, screen, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { renderScreen } from '../../../testing/render-screen'
import { no, yes } from '../testing/record-builders'
import { AssignLeadDialog } from './assign-lead-dialog'
import type { AuditListRow } from '../plan/audit-rows'
import {
  AssignAuditLeadDocument,
  MoveAuditDueDatesDocument,
  PlannedRemindersDocument,
  RemindOfAuditsDocument,
} from './audits-bulk.generated'
import { AuditPlanChoicesDocument } from '../plan/audits.generated'
import { MoveDueDialog } from './move-due-dialog'
import { RemindDialog } from './remind-dialog'

const person = (id: string, fullName: string) => ({ __typename: 'PersonRef', id, fullName })
const ended = 'This audit has ended.'

function audit(id: number, shortName: string, assignLead: AuditListRow['notify'] = yes): AuditListRow {
  return {
    id,
    typeKey: 'desk-audit',
    lea: { id, code: `0${id}`, name: `${shortName} County`, shortName, cohort: 1, isTest: false },
    year: 2026,
    part: 'Part B',
    sequence: 1,
    reason: 'Cyclical',
    reasonText: '',
    leadMonitor: { id: 'u1', fullName: 'Helen Marsh' },
    plannedStart: '2026-01-10',
    documentsDueOn: null,
    plannedEnd: null,
    notifiedOn: null,
    notify: yes,
    prongs: [],
    version: 1,
    figures: {
      id,
      sampleSize: null,
      compliance: '',
      findings: 0,
      findingsOpen: 0,
      corrections: null,
      correctionsDueOn: null,
      newerData: 'none',
      assignLead,
      remind: yes,
      moveDue: assignLead,
    },
  }
}

const audits = [audit(1, 'Allegany'), audit(2, 'Calvert', no(ended))]
const ids = [1, 2]
const results = [
  { __typename: 'AuditActResult', id: 1, done: true, reason: null },
  { __typename: 'AuditActResult', id: 2, done: false, reason: ended },
]
const payload = { __typename: 'AuditActResultsPayload', errors: [], results }

const dialogs = { lead: AssignLeadDialog, remind: RemindDialog, due: MoveDueDialog }

const show = (
  dialog: keyof typeof dialogs,
  mocks: NonNullable<Parameters<typeof renderScreen>[1]>['mocks'] = [],
) => {
  const onDone = vi.fn<() => void>()
  const Dialog = dialogs[dialog]
  const shown = renderScreen(
    <Dialog typeKey="desk-audit" audits={audits} onClose={() => undefined} onDone={onDone} />,
    { mocks },
  )
  return { ...shown, onDone }
}

describe('assigning a lead monitor', () => {
  const choices = {
    request: { query: AuditPlanChoicesDocument },
    result: {
      data: { leas: [], findingOwners: [person('u1', 'Helen Marsh'), person('u2', 'Andre Whitfield')] },
    },
  }

  it('says who gets what before, and what became of each audit after', async () => {
    const input = { typeKey: 'desk-audit', ids, leadMonitorId: 'u2' }
    const { user, onDone } = show('lead', [
      choices,
      {
        request: { query: AssignAuditLeadDocument, variables: { input } },
        result: { data: { assignAuditLead: payload } },
      },
    ])
    const dialog = within(await screen.findByRole('dialog'))
    expect(await dialog.findByText(`Calvert, Part B: ${ended}`)).toBeVisible()
    await user.click(dialog.getByRole('button', { name: 'Assign' }))
    expect((await dialog.findAllByText('Choose a state monitor.')).length).toBeGreaterThan(0)
    await user.selectOptions(dialog.getByLabelText('Lead monitor'), 'Andre Whitfield')
    expect(dialog.getByText(/Andre Whitfield gets one notice about 1 audit/)).toBeVisible()
    expect(dialog.getByText('Allegany, Part B: Helen Marsh to Andre Whitfield')).toBeVisible()
    await user.click(dialog.getByRole('button', { name: 'Assign' }))
    expect(await screen.findByText('1 audit is assigned.')).toBeVisible()
    expect(screen.getByText('1 audit is left out')).toBeVisible()
    expect(screen.getByText(`Calvert, Part B: ${ended}`)).toBeVisible()
    expect(onDone).toHaveBeenCalledOnce()
  })
})

describe('moving a due date', () => {
  it('asks for a day, says which audits move, and what became of each', async () => {
    const input = { typeKey: 'desk-audit', ids, dueOn: '2998-12-03' }
    const { user, onDone } = show('due', [
      {
        request: { query: MoveAuditDueDatesDocument, variables: { input } },
        result: { data: { moveAuditDueDates: payload } },
      },
    ])
    const dialog = within(await screen.findByRole('dialog'))
    expect(dialog.getByText('1 audit is moved:')).toBeVisible()
    expect(dialog.getByText(`Calvert, Part B: ${ended}`)).toBeVisible()
    await user.click(dialog.getByRole('button', { name: 'Move' }))
    expect((await dialog.findAllByText('Enter a date.')).length).toBeGreaterThan(0)
    fireEvent.change(dialog.getByLabelText('New due date'), { target: { value: '2998-12-03' } })
    await user.click(dialog.getByRole('button', { name: 'Move' }))
    expect(await screen.findByText('1 due date was moved.')).toBeVisible()
    expect(onDone).toHaveBeenCalledOnce()
  })
})

describe('reminding agencies', () => {
  it('shows each reminder with its recipients, and names what waits for nobody', async () => {
    const planned = (id: number, reason: string | null) => ({
      __typename: 'PlannedReminder',
      id,
      leaId: id,
      lea: { __typename: 'Lea', id, name: 'Allegany County' },
      reason,
      recipients: reason === null ? [person('a', 'Ada Admin')] : [],
      subject: reason === null ? 'Reminder: Desk audit, Part B, the list of students' : '',
      text: reason === null ? 'It waits for the list.' : '',
    })
    const input = { typeKey: 'desk-audit', ids }
    const { user, onDone } = show('remind', [
      {
        request: { query: PlannedRemindersDocument, variables: { input } },
        result: { data: { plannedReminders: [planned(1, null), planned(2, ended)] } },
      },
      {
        request: { query: RemindOfAuditsDocument, variables: { input } },
        result: { data: { remindOfAudits: payload } },
      },
    ])
    expect(await screen.findByText('To Ada Admin')).toBeVisible()
    expect(screen.getByText(`Calvert, Part B: ${ended}`)).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Send 1 reminder' }))
    expect(await screen.findByText('1 reminder was sent.')).toBeVisible()
    expect(onDone).toHaveBeenCalledOnce()
  })
})
