import { screen } from '@testing-library/react'
import { useNavigationType } from 'react-router-dom'
import { expect, it } from 'vitest'
import { renderScreen } from '../../testing/render-screen'
import { useHelpAddress } from './help-filters'

function Filters() {
  const [filters, change] = useHelpAddress()
  return (
    <>
      <button
        type="button"
        onClick={() => {
          change({ q: 'upload' })
          change({ kind: 'Video' })
        }}
      >
        {`${filters.q}, ${filters.kind}`}
      </button>
      <button type="button" onClick={() => change({ item: '7' })}>
        {`Open ${filters.item}`}
      </button>
      <p>{useNavigationType()}</p>
    </>
  )
}

it('keeps letters that are not rendered yet when a filter is chosen', async () => {
  const { user } = renderScreen(<Filters />, { path: '/help', at: '/help' })
  await user.click(screen.getByRole('button', { name: ',' }))
  expect(await screen.findByRole('button', { name: 'upload, Video' })).toBeVisible()
})

it('leaves no step to go back to for a filter, and one for an opened item', async () => {
  const { user } = renderScreen(<Filters />, { path: '/help', at: '/help' })
  await user.click(screen.getByRole('button', { name: ',' }))
  expect(await screen.findByText('REPLACE')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Open' }))
  expect(await screen.findByText('PUSH')).toBeVisible()
})
