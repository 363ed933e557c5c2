import { screen, within } from '@testing-library/react'
import { useState } from 'react'
import { beforeEach, describe, expect, it } from 'vitest'
import { renderScreen } from '../../testing/render-screen'
import { AnswerCard } from './answer-card'
import { AnswerKeysHelp } from './keys-dialog'
import { MarkBar, type MarkChoice } from './mark-bar'

// An invented activity: a whole page of questions about a building, answered by Y, N and NA.

const choices: MarkChoice<string>[] = [
  { value: 'Y', mark: 'Y', label: 'Yes', tone: 'met' },
  { value: 'N', mark: 'N', label: 'No', tone: 'notMet' },
  { value: 'NA', mark: 'NA', label: 'Not applicable', tone: 'none' },
]

function Question({ number, locked = false }: { number: string; locked?: boolean }) {
  const [value, setValue] = useState<string | null>(null)
  const [current, setCurrent] = useState(false)
  return (
    <AnswerCard
      id={`item-${number}`}
      item={{ number, text: `Question ${number}?`, guidance: 'Look at the door.', citations: ['Rule 7'] }}
      current={current}
      onCurrent={() => setCurrent(true)}
      locked={locked ? { mark: 'NA', reason: 'Not applicable because there is no door' } : undefined}
      bar={<MarkBar keys legend={`Answer ${number}`} choices={choices} value={value} onChange={setValue} />}
    >
      <textarea data-comment aria-label={`Comment ${number}`} />
    </AnswerCard>
  )
}

const page = (
  <>
    <AnswerKeysHelp choices={choices} />
    <Question number="1" />
    <Question number="2" locked />
    <Question number="3" />
  </>
)
const radio = (number: string, name: string | RegExp) =>
  within(screen.getByRole('group', { name: `Answer ${number}` })).getByRole('radio', { name })

beforeEach(() => localStorage.clear())

describe('a page of questions', () => {
  it('is answered by keys alone, past a locked one', async () => {
    const { user } = renderScreen(page)
    radio('1', /^Y/).focus()
    await user.keyboard('n')
    expect(radio('1', /^N:/)).toBeChecked()
    await user.keyboard('a')
    expect(radio('1', /^NA/)).toBeChecked()
    await user.keyboard('{ArrowDown}')
    expect(screen.getByRole('article', { name: '2 Question 2?' })).toHaveFocus()
    await user.keyboard('y{ArrowDown}y')
    expect(radio('3', /^Y/)).toBeChecked()
    // There is no item after the last one, and its answer stays.
    await user.keyboard('{ArrowDown}')
    expect(radio('3', /^Y/)).toBeChecked()
    await user.keyboard('{ArrowUp}{ArrowUp}')
    expect(radio('1', /^NA/)).toHaveFocus()
  })

  it('leads to the comment and back, and answers nothing while text is typed', async () => {
    const { user } = renderScreen(page)
    radio('3', /^Y/).focus()
    await user.keyboard('cNo ramp{Escape}')
    expect(screen.getByLabelText('Comment 3')).toHaveValue('No ramp')
    expect(screen.queryAllByRole('radio', { checked: true })).toEqual([])
    expect(radio('3', /^Y/)).toHaveFocus()
  })

  it('shows its keys, whose letters can be switched off', async () => {
    const { user } = renderScreen(page)
    // Phones have no keys to speak of: the line is hidden there, as in this test.
    expect(screen.getByText(/Press Y, N, A to answer/)).toBeInTheDocument()
    await user.click(screen.getByText('Keys of this page'))
    const dialog = within(await screen.findByRole('dialog', { name: 'Keys' }))
    expect(dialog.getByText('answers Not applicable')).toBeVisible()
    await user.click(dialog.getByRole('switch', { name: /Letters answer/ }))
    await user.keyboard('{Escape}')
    radio('1', /^Y/).focus()
    await user.keyboard('n')
    expect(radio('1', /^N:/)).not.toBeChecked()
    expect(screen.queryByText(/Press Y, N, A/)).toBeNull()
  })

  it('says why a locked question is not answered, and shows its guidance', async () => {
    const { user } = renderScreen(page)
    expect(screen.getByText('Not applicable because there is no door')).toBeVisible()
    expect(screen.queryByRole('group', { name: 'Answer 2' })).toBeNull()
    const [first] = screen.getAllByRole('button', { name: 'Guidance' })
    if (!first) throw new Error('There is no guidance')
    await user.click(first)
    expect(screen.getByText('Look at the door.')).toBeVisible()
  })
})
