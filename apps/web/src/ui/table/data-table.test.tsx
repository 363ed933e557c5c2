import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { chooseFromMenu } from '../../testing/choose-from-menu'
import { renderUi } from '../../testing/render-ui'
import { DataTable, type DataColumn, type DataTableProps, type DataTableTools } from './data-table'

interface Row {
  id: string
  name: string
  count: number | null
}
const columns: DataColumn<Row>[] = [
  { id: 'name', header: 'Name', cell: (row) => row.name, sortValue: (row) => row.name, rowHeader: true },
  {
    id: 'count',
    header: 'Count',
    cell: (row) => row.count ?? '-',
    sortValue: (row) => row.count,
    align: 'end',
  },
]
const rows: Row[] = [
  { id: 'a', name: 'Allegany', count: 3 },
  { id: 'b', name: 'Calvert', count: null },
  { id: 'c', name: 'Baltimore', count: 0 },
]

function table(props: Partial<DataTableProps<Row>> = {}) {
  renderUi(
    <DataTable
      caption="Agencies"
      columns={columns}
      rows={rows}
      getRowId={(row) => row.id}
      empty={{ title: 'No agency is here.', body: 'The state adds them.' }}
      {...props}
    />,
  )
  return userEvent.setup()
}
const names = () => screen.getAllByRole('rowheader').map((cell) => cell.textContent)

test('names itself with the number of its rows, and each row by its first column', () => {
  table()
  expect(screen.getByRole('table', { name: 'Agencies, 3 rows' })).toBeVisible()
  expect(names()).toEqual(['Allegany', 'Calvert', 'Baltimore'])
})

test('sorts by one column after another with Shift, and hands on the order that it is given', async () => {
  const onOrder = vi.fn<(order: string) => void>()
  const user = table({ order: '-count', onOrder })
  expect(names()).toEqual(['Allegany', 'Baltimore', 'Calvert'])
  await user.keyboard('{Shift>}')
  await user.click(screen.getByRole('button', { name: 'Name' }))
  await user.keyboard('{/Shift}')
  expect(onOrder).toHaveBeenLastCalledWith('-count,name')
  await user.click(screen.getByRole('button', { name: 'Name' }))
  expect(onOrder).toHaveBeenLastCalledWith('name')
})

test('sorts by a head, says so, and keeps what is missing last in both directions', async () => {
  const user = table()
  const count = screen.getByRole('button', { name: 'Count' })
  await user.click(count)
  const first = names()
  const head = () => screen.getByRole('columnheader', { name: 'Count' })
  const direction = head().getAttribute('aria-sort')
  await user.click(count)
  expect(head().getAttribute('aria-sort')).not.toBe(direction)
  const both = [first, names()].map((order) => order.join())
  expect(new Set(both)).toEqual(new Set(['Allegany,Baltimore,Calvert', 'Baltimore,Allegany,Calvert']))
})

test('starts in the given order of a column', () => {
  table({ sortedBy: { id: 'name' } })
  expect(names()).toEqual(['Allegany', 'Baltimore', 'Calvert'])
})

test('gives every cell its column name for the cards of phones', () => {
  table()
  const row = screen.getByRole('row', { name: /Allegany/ })
  expect(within(row).getByRole('cell')).toHaveAttribute('data-label', 'Count')
})

test('says that it loads, and why it is empty', () => {
  table({ rows: undefined })
  expect(screen.getByText('Loading agencies')).toBeInTheDocument()
})

test('says why it is empty and what fills it', () => {
  table({ rows: [] })
  expect(screen.getByText('No agency is here.')).toBeVisible()
  expect(screen.getByText('The state adds them.')).toBeVisible()
  expect(screen.queryByRole('table')).toBeNull()
})

test('says what failed, with the id, and tries again', async () => {
  const onRetry = vi.fn<() => void>()
  const user = table({
    rows: undefined,
    problem: { kind: 'fault', message: 'It broke.', id: '7F2C' },
    onRetry,
  })
  expect(screen.getByRole('alert')).toHaveTextContent('Agencies could not be loaded.')
  expect(screen.getByRole('alert')).toHaveTextContent('Error 7F2C.')
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(onRetry).toHaveBeenCalled()
})

test('keeps old rows under a new failure', () => {
  table({ problem: { kind: 'offline', message: '' } })
  expect(screen.getByText('No Network: The server cannot be reached')).toBeVisible()
  expect(names()).toHaveLength(3)
})

test('gives exports what it shows: its order, its columns, values instead of words', async () => {
  const exported = vi.fn<DataTableTools['onExport']>().mockResolvedValue()
  const tools = {
    hidden: new Set<string>(),
    onHidden: vi.fn<DataTableTools['onHidden']>(),
    onExport: exported,
  }
  const user = table({
    tools,
    columns: [
      ...columns,
      { id: 'words', header: 'Words', cell: () => 'nothing to export' },
      {
        id: 'day',
        header: 'Day',
        cell: () => '',
        exported: [{ heading: 'Due', value: () => ({ day: '2026-08-31' }) }],
      },
    ],
    sortedBy: { id: 'count', desc: true },
  })
  await chooseFromMenu(user, 'Export', 'CSV file')
  const day = { day: '2026-08-31' }
  expect(exported).toHaveBeenCalledWith('csv', {
    headings: ['Name', 'Count', 'Due'],
    rows: [
      ['Allegany', 3, day],
      ['Baltimore', 0, day],
      ['Calvert', null, day],
    ],
    columns: ['name', 'count', 'words', 'day'],
  })
})

test('leaves out columns that are put away, but never the one that names the row', async () => {
  const onHidden = vi.fn<(id: string, hide: boolean) => void>()
  const user = table({
    tools: { hidden: new Set(['count', 'name']), onHidden, onExport: vi.fn<DataTableTools['onExport']>() },
  })
  expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual(['Name'])
  await user.click(screen.getByRole('button', { name: 'Columns' }))
  const choices = await screen.findAllByRole('menuitemcheckbox')
  expect(choices.map(({ textContent }) => textContent)).toEqual(['Count'])
  await user.click(choices[0] as HTMLElement)
  expect(onHidden).toHaveBeenCalledWith('count', false)
})
