import { CombinedGraphQLErrors } from '@apollo/client/errors'
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderScreen } from '../../testing/render-screen'
import { useAct } from './use-act'

const failure = new CombinedGraphQLErrors({
  errors: [{ message: 'The portal could not do it.', extensions: { code: 'INTERNAL', id: 'e-17' } }],
})

it('says why an act failed in one sentence, without the id of the error', async () => {
  function Act() {
    const { act } = useAct('Nothing was changed', () => undefined)
    return (
      <button type="button" onClick={() => void act('Done', async () => Promise.reject(failure))}>
        Act
      </button>
    )
  }
  const { user } = renderScreen(<Act />)
  await user.click(screen.getByRole('button', { name: 'Act' }))
  expect(await screen.findByText('The portal could not do it.')).toBeVisible()
})
