import { render } from '@testing-library/react'
import { useRef } from 'react'
import { expect, test, vi } from 'vitest'
import { requestFocus } from './requested-focus'
import { useArrival } from './use-arrival'

function Page({ pathname }: { pathname: string }) {
  const main = useRef<HTMLElement>(null)
  useArrival(pathname, main)
  return (
    <>
      <input aria-label="Search" />
      <div role="dialog" aria-modal="true" aria-label="Search" tabIndex={-1} />
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
    dialog: getByRole('dialog'),
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

const goTo = (pathname: string) => history.pushState(null, '', pathname)

test('a page that comes late leaves the focus to the field that a key has led to meanwhile, and only that page', () => {
  const { search, main, arrive } = show()
  goTo('/two')
  requestFocus(search)
  arrive('/two')
  expect(search).toHaveFocus()
  arrive('/three')
  expect(main).toHaveFocus()
})

test('a page that comes after the dialog of the field was opened or closed again leaves the focus there', () => {
  const { search, main, dialog, arrive } = show()
  goTo('/two')
  requestFocus(search)
  dialog.focus()
  arrive('/two')
  expect(dialog).toHaveFocus()

  goTo('/three')
  requestFocus(search)
  dialog.focus()
  search.focus()
  arrive('/three')
  expect(search).toHaveFocus()

  goTo('/four')
  requestFocus(search)
  main.focus()
  arrive('/four')
  expect(main).toHaveFocus()
})

test('a page that was chosen in the dialog of the field takes the focus', () => {
  const { search, main, dialog, arrive } = show()
  goTo('/two')
  arrive('/two')
  requestFocus(search)
  dialog.focus()
  goTo('/three')
  search.focus()
  arrive('/three')
  expect(main).toHaveFocus()
})
