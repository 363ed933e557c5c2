import { render } from '@testing-library/react'
import { useRef } from 'react'
import { expect, test, vi } from 'vitest'
import { askForFocus } from './asked-focus'
import { useArrival } from './use-arrival'

function Page({ pathname }: { pathname: string }) {
  const main = useRef<HTMLElement>(null)
  useArrival(pathname, main)
  return (
    <>
      <input aria-label="Search" />
      <main ref={main} tabIndex={-1} />
    </>
  )
}
const show = () => {
  vi.spyOn(globalThis, 'scrollTo').mockReturnValue()
  const { rerender, getByRole } = render(<Page pathname="/one" />)
  return {
    search: getByRole('textbox'),
    main: getByRole('main'),
    arrive: (pathname: string) => rerender(<Page pathname={pathname} />),
  }
}

test('a page that was gone to takes the focus, also from a field that was left standing', () => {
  const { search, main, arrive } = show()
  expect(document.body).toHaveFocus()
  search.focus()
  arrive('/two')
  expect(main).toHaveFocus()
})

test('a page that comes late leaves the focus to the field that a key has led to meanwhile, and only then', () => {
  const { search, main, arrive } = show()
  askForFocus(search)
  arrive('/two')
  expect(search).toHaveFocus()
  search.blur()
  search.focus()
  arrive('/three')
  expect(main).toHaveFocus()
})
