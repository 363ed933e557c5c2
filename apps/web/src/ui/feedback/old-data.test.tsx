import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { formatDateTime, formatTime } from '../../lib/format'
import { renderUi } from '../../testing/render-ui'
import { DataTable } from '../table/data-table'
import { OldData } from './old-data'

const offline = { kind: 'offline' as const, message: 'No Network: The server cannot be reached' }
const longAgo = new Date('2026-02-05T15:42:00Z')

it('keeps what is shown, dimmed, with its time', () => {
  renderUi(
    <OldData problem={{ ...offline, since: longAgo }} what="finding" onRetry={() => {}}>
      <p>60 days</p>
    </OldData>,
  )
  expect(screen.getByText('60 days').closest('[data-old]')).toBeVisible()
  expect(screen.getByText(`As of ${formatDateTime(longAgo)}`)).toBeVisible()
  expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible()
})

it('leaves the date out of a time of today, and the line where nobody knows', () => {
  const now = new Date()
  const { unmount } = renderUi(
    <OldData problem={{ ...offline, since: now }} what="finding">
      <p>60 days</p>
    </OldData>,
  )
  expect(screen.getByText(`As of ${formatTime(now)}`)).toBeVisible()
  unmount()
  renderUi(
    <OldData problem={offline} what="finding">
      <p>60 days</p>
    </OldData>,
  )
  expect(screen.queryByText(/^As of/)).toBeNull()
})

it('says nothing while all is well', () => {
  renderUi(
    <OldData problem={null} what="finding">
      <p>60 days</p>
    </OldData>,
  )
  expect(screen.getByText('60 days').closest('[data-old]')).toBeNull()
})

it('is said above the old rows of a table', () => {
  renderUi(
    <DataTable
      caption="Findings"
      columns={[{ id: 'name', header: 'Name', rowHeader: true, cell: ({ name }: { name: string }) => name }]}
      rows={[{ name: 'F-1' }]}
      getRowId={({ name }) => name}
      problem={{ ...offline, since: longAgo }}
      empty={{ title: 'None' }}
    />,
  )
  expect(screen.getByText(`As of ${formatDateTime(longAgo)}`)).toBeVisible()
  expect(screen.getByText('F-1').closest('table')).toHaveAttribute('data-old')
})
