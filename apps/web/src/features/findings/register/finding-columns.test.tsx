import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderScreen } from '../../../testing/render-screen'
import { findingColumns } from './finding-columns'
import type { FindingRowFieldsFragment } from './findings-list.generated'

const row: FindingRowFieldsFragment = {
  id: 7,
  number: 'F-2026-01-B-0001',
  lea: { id: 1, code: '01', shortName: 'Allegany' },
  year: 2026,
  part: 'Part B',
  source: 'DeskAudit',
  citation: null,
  indicatorCode: null,
  status: 4,
  issueBy: '2026-11-01',
  issuedOn: '2026-09-01',
  dueOn: '2027-09-01',
  closedOn: null,
  casesTotal: 14,
  casesSubmitted: 3,
  casesVerified: 0,
  roundCount: 1,
  lastRoundReviewed: 20,
  lastRoundCompliant: 19,
  lastRoundOutcome: 'failed',
  prong2VerifiedOn: null,
  owner: null,
  overdue: false,
  repeat: false,
  systemic: true,
  escalation: 0,
}
const viewer = { isStateMonitor: true, isLocalAdmin: false, isLocalUser: false }

// WCAG 2.5.3: who steers by voice says what is seen.
it('names its links by words that begin with what they show', async () => {
  const columns = findingColumns({ viewer, selection: undefined, showsAgency: true })
  renderScreen(
    <ul>
      {columns.map(({ id, cell }) => (
        <li key={id}>{cell(row)}</li>
      ))}
    </ul>,
  )
  const links = await screen.findAllByRole('link')
  const shown = links.map((link) => link.firstChild?.textContent ?? '')
  expect(shown).toEqual(expect.arrayContaining(['0/14', '1: not passed', 'Required']))
  for (const [index, link] of links.entries()) {
    const name = link.getAttribute('aria-label') ?? link.textContent
    expect(name?.startsWith(shown[index] ?? '')).toBe(true)
  }
})
