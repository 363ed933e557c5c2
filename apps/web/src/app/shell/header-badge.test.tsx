import { fireEvent, screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { useHeaderBadge } from '../../lib/header-badge'
import { renderUi } from '../../testing/render-ui'
import { BadgeStrip, HeaderBadge } from './header-badge'
import { shellMessages } from './shell-messages.generated'

type Badge = Parameters<typeof useHeaderBadge>

function Screen({ badge }: { badge: Badge }) {
  useHeaderBadge(...badge)
  return null
}
const shell = (badge: Badge | null) => (
  <>
    <HeaderBadge />
    <BadgeStrip />
    {badge && <Screen badge={badge} />}
  </>
)
/** What the bar shows, and the strip of phones. */
function shown(): string[][] {
  return screen
    .queryAllByLabelText(shellMessages.lookingAt)
    .map((place) => [...place.children].map((label) => (label.textContent ?? '').replace('·', '')))
}

test.each<[rule: string, badge: Badge, labels: string[]]>([
  [
    'three labels: agency, part, year',
    ['Howard County', 'Part B', 2026],
    ['Howard County', 'Part B', '2026-2027'],
  ],
  ['no part that is empty', ['Howard County', '', 2026], ['Howard County', '2026-2027']],
  ['no part that is undefined', ['Howard County', undefined, 2026], ['Howard County', '2026-2027']],
  ['no "Part undefined"', ['Howard County', 'Part undefined', 2026], ['Howard County', '2026-2027']],
  ['no year that is missing', ['Howard County', 'Part B', null], ['Howard County', 'Part B']],
  ['no "undefined"', ['Howard County', 'Part B', undefined], ['Howard County', 'Part B']],
  ['no "NaN-NaN"', ['Howard County', 'Part B', Number('x')], ['Howard County', 'Part B']],
  ['a part alone', ['', 'Part C', Number.NaN], ['Part C']],
  ['a year alone', [null, null, 2026], ['2026-2027']],
])('shows %s', (_rule, badge, labels) => {
  renderUi(shell(badge))
  expect(shown()).toEqual([labels, labels])
})

test('shows no empty frame when every label is hidden', () => {
  renderUi(shell(['', 'Part undefined', Number.NaN]))
  expect(shown()).toEqual([])
})

test('follows the screen, and is cleared when the screen takes its badge away', () => {
  function Pages() {
    const [step, setStep] = useState(0)
    const badges: (Badge | null)[] = [['Howard County', 'Part B', 2026], ['Kent County', null, 2025], null]
    return (
      <>
        <button onClick={() => setStep(step + 1)}>Next</button>
        {shell(badges[step] ?? null)}
      </>
    )
  }
  renderUi(<Pages />)
  expect(shown()[0]).toEqual(['Howard County', 'Part B', '2026-2027'])
  fireEvent.click(screen.getByRole('button', { name: 'Next' }))
  expect(shown()[0]).toEqual(['Kent County', '2025-2026'])
  fireEvent.click(screen.getByRole('button', { name: 'Next' }))
  expect(shown()).toEqual([])
})
