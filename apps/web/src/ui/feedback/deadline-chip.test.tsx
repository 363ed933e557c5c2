import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { renderUi } from '../../testing/render-ui'
import { DeadlineChip } from './deadline-chip'

it('tells how a due date came about, and is reached by keys', async () => {
  renderUi(
    <DeadlineChip
      dueOn="2027-01-19"
      rule="Set by the state: January 18, 2027. That is a holiday, so it moves to Tuesday, January 19, 2027."
      now={new Date('2027-01-12T17:00:00Z')}
    />,
  )
  await userEvent.tab()
  const chip = screen.getByTitle(/^Due Jan 19, 2027\. Set by the state: January 18, 2027\./)
  expect(chip).toHaveFocus()
  expect(chip).toHaveTextContent('7 days left')
})
