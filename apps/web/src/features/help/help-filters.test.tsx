import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderScreen } from '../../testing/render-screen'
import { useHelpAddress } from './help-filters'

function Filters() {
  const [filters, change] = useHelpAddress()
  return (
    <button
      type="button"
      onClick={() => {
        change({ q: 'upload' })
        change({ kind: 'Video' })
      }}
    >
      {`${filters.q}, ${filters.kind}`}
    </button>
  )
}

it('keeps letters that are not rendered yet when a filter is chosen', async () => {
  const { user } = renderScreen(<Filters />, { path: '/help', at: '/help' })
  await user.click(screen.getByRole('button'))
  expect(await screen.findByRole('button', { name: 'upload, Video' })).toBeVisible()
})
