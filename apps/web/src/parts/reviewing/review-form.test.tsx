import { screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import type { SaveOutcome } from '../../lib/saving/autosave-queue'
import { renderScreen } from '../../testing/render-screen'
import { AnsweringScope } from '../answering/answering-scope'
import { ReviewForm } from './review-form'
import { ReviewText } from './review-text'

// An invented activity: a reader agrees or not with what visitors of a building saw.

interface Opinion {
  verdict: 'agree' | 'disagree' | null
  why: string
}
const choices = [
  { value: 'agree' as const, mark: 'A', label: 'Agrees' },
  { value: 'disagree' as const, mark: 'D', label: 'Disagrees' },
]
const rating = {
  name: 'verdict',
  legend: 'Second look',
  choices,
  inWords: (verdict: 'agree' | 'disagree' | null) => verdict ?? 'None',
}

it('judges by a set of its own and saves verdict and text together', async () => {
  const save = vi.fn<(value: Opinion, version: number) => Promise<SaveOutcome<Opinion>>>((_value, version) =>
    Promise.resolve({ kind: 'saved', version: version + 1 }),
  )
  const { user } = renderScreen(
    <AnsweringScope onChanged={() => undefined}>
      <ReviewForm<Opinion, 'agree' | 'disagree'>
        stored={{ verdict: null, why: '' }}
        version={2}
        draftKey="portal.draft:u1:opinion:1"
        rating={rating}
        fields={[{ name: 'why', label: 'Why', hint: 'Read by visitors.' }]}
        save={save}
        name="7"
        conflict="Somebody else looked, too"
      />
    </AnsweringScope>,
  )
  await user.type(screen.getByLabelText('Why'), 'It is steep.')
  await user.click(screen.getByRole('radio', { name: /Disagrees/ }))
  await user.tab()
  await vi.waitFor(() =>
    expect(save).toHaveBeenLastCalledWith(
      { verdict: 'disagree', why: 'It is steep.' },
      expect.any(Number),
      expect.any(String),
    ),
  )
})

it('shows what was said to those who only read, and that nothing was', () => {
  const { unmount } = renderScreen(
    <ReviewText
      nothing="Nobody looked."
      entries={[
        ['Second look', 'Disagrees'],
        ['Why', ''],
      ]}
    />,
  )
  expect(screen.getByText('Disagrees')).toBeVisible()
  expect(screen.queryByText('Why')).toBeNull()
  unmount()
  renderScreen(<ReviewText nothing="Nobody looked." entries={[['Why', null]]} />)
  expect(screen.getByText('Nobody looked.')).toBeVisible()
})
