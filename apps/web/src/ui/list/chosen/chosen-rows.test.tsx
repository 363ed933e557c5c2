import { fireEvent, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { renderUi } from '../../../testing/render-ui'
import { useChosenRows } from './chosen-rows'
import { PageCheckbox, RowCheckbox } from './row-checkbox'
import { SelectionBar } from './selection-bar'

const rows = [1, 2, 3, 4, 5].map((id) => ({ id }))

/** A page of four rows of five. */
function List() {
  const { selected, toggle, set, chooseAll, clear, chosen } = useChosenRows(rows)
  return (
    <>
      <SelectionBar n={chosen.length} total={rows.length} acts={[]} onAll={chooseAll} onClear={clear} />
      <table>
        <thead>
          <tr>
            <th>
              <PageCheckbox label="All" selected={selected} set={set} />
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.slice(0, 4).map(({ id }) => (
            <tr key={id}>
              <td>
                <RowCheckbox id={id} label={`Row ${id}`} selected={selected} toggle={toggle} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  )
}

const box = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name })
const checked = () =>
  [1, 2, 3, 4].filter((id) => screen.getByRole<HTMLInputElement>('checkbox', { name: `Row ${id}` }).checked)

test('Shift takes all rows from the one that was chosen last, by click and by space bar', async () => {
  renderUi(<List />)
  const user = userEvent.setup()
  await user.click(box('Row 1'))
  fireEvent.click(box('Row 3'), { shiftKey: true })
  expect(checked()).toEqual([1, 2, 3])
  fireEvent.keyUp(box('Row 4'), { key: ' ', shiftKey: true })
  fireEvent.click(box('Row 4'))
  expect(checked()).toEqual([1, 2, 3, 4])
  fireEvent.click(box('Row 2'), { shiftKey: true })
  expect(checked()).toEqual([1])
})

test('the head chooses the page, and a second click that names the number everything', async () => {
  renderUi(<List />)
  const user = userEvent.setup()
  await user.click(box('All'))
  expect(checked()).toEqual([1, 2, 3, 4])
  await user.click(screen.getByRole('button', { name: 'Select all 5' }))
  expect(screen.getAllByText('5 selected')).toHaveLength(2)
  expect(screen.queryByRole('button', { name: /^Select all/ })).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Clear' }))
  expect(checked()).toEqual([])
})
