import { screen, within } from '@testing-library/react'
import { useState } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { renderScreen } from '../../testing/render-screen'
import { ChoiceBar } from './choice-bar'

const ratings = [
  { value: 4, mark: '4', label: 'Fully implemented' },
  { value: 3, mark: '3', label: 'Mostly implemented' },
  { value: 2, mark: '2', label: 'Partly implemented' },
  { value: 1, mark: '1', label: 'Not implemented' },
  { value: 0, mark: 'N/A', label: 'Not applicable' },
]

function Bar({ onChange }: { onChange: (value: number) => void }) {
  const [value, setValue] = useState<number | null>(null)
  return (
    <ChoiceBar
      legend="Rating"
      choices={ratings}
      value={value}
      onChange={(next) => {
        setValue(next)
        onChange(next)
      }}
    />
  )
}

describe('choice bar', () => {
  it('offers five named radios in one group and chooses none by itself', () => {
    renderScreen(<Bar onChange={() => undefined} />)
    const radios = within(screen.getByRole('group', { name: 'Rating' })).getAllByRole('radio')
    expect(radios.map((radio) => (radio as HTMLInputElement).labels?.[0]?.textContent)).toEqual([
      '4Fully implemented',
      '3Mostly implemented',
      '2Partly implemented',
      '1Not implemented',
      'N/ANot applicable',
    ])
    for (const radio of radios) expect(radio).not.toBeChecked()
  })

  it('is one tab stop, and arrows choose', async () => {
    const onChange = vi.fn<(value: number) => void>()
    const { user } = renderScreen(<Bar onChange={onChange} />)
    await user.tab()
    await user.keyboard(' ')
    expect(onChange).toHaveBeenLastCalledWith(4)
    await user.keyboard('{ArrowDown}{ArrowDown}')
    expect(onChange).toHaveBeenLastCalledWith(2)
    expect(screen.getByRole('radio', { name: /Partly/ })).toBeChecked()
    await user.tab()
    expect(screen.getByRole('radio', { name: /Partly/ })).not.toHaveFocus()
  })

  it('reports not applicable as 0, not as nothing', async () => {
    const onChange = vi.fn<(value: number) => void>()
    const { user } = renderScreen(<Bar onChange={onChange} />)
    await user.click(screen.getByRole('radio', { name: /Not applicable/ }))
    expect(onChange).toHaveBeenCalledExactlyOnceWith(0)
  })
})
