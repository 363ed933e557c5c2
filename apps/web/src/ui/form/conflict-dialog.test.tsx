import { screen, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { renderUi } from '../../testing/render-ui'
import userEvent from '@testing-library/user-event'
import { ConflictDialog } from './conflict-dialog'
import { richTextField, type ConflictField } from './conflict-fields'

interface Place {
  question: string
  evidence: string
  guidance: string
  number: string
}

const base: Place = { question: 'Q', evidence: 'E', guidance: '<p>G</p>', number: '1' }
const mine: Place = { question: 'my Q', evidence: 'my E', guidance: '<p>G</p>', number: '7' }
const theirs: Place = {
  question: 'their Q',
  evidence: 'their E',
  guidance: '<p>G <b>now</b> <script>alert(1)</script></p>',
  number: '1',
}
const fields: ConflictField<Place>[] = [
  { members: ['number'], label: 'Number', show: ({ number }) => number },
  { members: ['question'], label: 'Question', show: ({ question }) => question },
  { members: ['evidence'], label: 'Acceptable evidence', show: ({ evidence }) => evidence },
  richTextField('guidance', 'Guidance', ({ guidance }) => guidance),
]

function open(over: { theirs?: Place; base?: Place | undefined; fields?: ConflictField<Place>[] } = {}) {
  const onChoose = vi.fn<(values: Place) => void>()
  const props = { base, mine, theirs, fields, ...over }
  renderUi(
    <ConflictDialog
      title="Somebody else changed this place"
      by="Marcus Reed"
      at={new Date(Date.now() - 3 * 60_000).toISOString()}
      onChoose={onChoose}
      {...props}
    />,
  )
  return { onChoose, user: userEvent.setup() }
}

const group = (name: string) => screen.findByRole('group', { name })

describe('conflict dialog', () => {
  it('says who saved when, what came in and what stays, and asks only what both changed', async () => {
    open()
    const dialog = await screen.findByRole('alertdialog', { name: 'Somebody else changed this place' })
    expect(dialog).toHaveAccessibleDescription(
      /Marcus Reed saved this 3 minutes ago. Review the differences before saving./,
    )
    expect(dialog).toHaveTextContent('Came in without asking, because you did not change it: Guidance.')
    expect(dialog).toHaveTextContent('Stays as you wrote it, because only you changed it: Number.')
    expect(within(dialog).getAllByRole('group')).toHaveLength(2)
    expect(dialog.querySelector('script')).toBeNull()
  })

  it('shows each contested part three times: before, theirs and mine', async () => {
    open()
    const question = await group('Question')
    expect(question).toHaveTextContent('BeforeQTheirstheir QMinemy Q')
    expect(within(question).getByRole('radio', { name: 'Mine my Q' })).toBeChecked()
    expect(within(question).getByRole('radio', { name: 'Theirs their Q' })).not.toBeChecked()
  })

  it('keeps mine of the contested parts, and theirs of what only they changed', async () => {
    const { onChoose, user } = open()
    await user.click(await screen.findByRole('button', { name: 'Keep mine' }))
    expect(onChoose).toHaveBeenCalledExactlyOnceWith({ ...mine, guidance: theirs.guidance })
  })

  it('takes theirs of the contested parts, and keeps what only I changed', async () => {
    const { onChoose, user } = open()
    await user.click(await screen.findByRole('button', { name: 'Take theirs' }))
    expect(onChoose).toHaveBeenCalledExactlyOnceWith({ ...theirs, number: '7' })
  })

  it('puts both together field by field', async () => {
    const { onChoose, user } = open()
    await user.click(within(await group('Question')).getByRole('radio', { name: /Theirs/ }))
    await user.click(screen.getByRole('button', { name: 'Save my choice' }))
    expect(onChoose).toHaveBeenCalledExactlyOnceWith({
      question: 'their Q',
      evidence: 'my E',
      guidance: theirs.guidance,
      number: '7',
    })
  })

  it('never offers to keep mine of a part that the person may not change', async () => {
    const locked = fields.map((field) =>
      field.label === 'Question' ? { ...field, locked: 'Only a system administrator can change it.' } : field,
    )
    const { onChoose, user } = open({ fields: locked })
    const question = await group('Question')
    expect(within(question).queryByRole('radio')).toBeNull()
    expect(question).toHaveAccessibleDescription('Only a system administrator can change it.')
    await user.click(screen.getByRole('button', { name: 'Keep mine' }))
    expect(onChoose).toHaveBeenCalledExactlyOnceWith({
      ...mine,
      question: 'their Q',
      guidance: theirs.guidance,
    })
  })

  it('offers nothing but theirs when the person may change nothing any more', async () => {
    const locked = fields.map((field) => Object.assign({}, field, { locked: 'It was published.' }))
    open({ fields: locked })
    await screen.findByRole('alertdialog')
    expect(screen.queryByRole('button', { name: 'Keep mine' })).toBeNull()
    expect(screen.getByRole('button', { name: 'Take theirs' })).toBeVisible()
  })

  it('asks about all that differs where it is not known what both began with', async () => {
    open({ base: undefined })
    const dialog = await screen.findByRole('alertdialog')
    expect(within(dialog).getAllByRole('group')).toHaveLength(4)
    expect(dialog).not.toHaveTextContent('Before')
  })

  it('cannot be waved away with Escape', async () => {
    const { onChoose, user } = open()
    await screen.findByRole('alertdialog')
    await user.keyboard('{Escape}')
    expect(screen.getByRole('alertdialog')).toBeVisible()
    expect(onChoose).not.toHaveBeenCalled()
  })
})
