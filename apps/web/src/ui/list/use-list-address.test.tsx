import { screen } from '@testing-library/react'
import { useNavigate } from 'react-router-dom'
import { beforeEach, describe, expect, it } from 'vitest'
import { renderScreen } from '../../testing/render-screen'
import { useKeptOrDeleted } from './restorable-list'
import { readPage, useListAddress, type ListChange } from './use-list-address'

const read = (params: URLSearchParams) => ({
  ...readPage(params),
  status: params.get('status') ?? '',
  year: params.get('year') ?? '',
})
const ofYear = { kept: 'year', notKept: ['year'] }
const acts: Record<string, ListChange> = {
  'Choose open': { status: 'open' },
  'Search Ann': { q: 'Ann' },
  'Turn the page': { page: 2 },
  'Show 50': { pageSize: 50 },
  'Any status': { status: '' },
  'Choose 2026': { year: 2026 },
}

function List({ name }: { name: string | null }) {
  const [address, change, clear] = useListAddress(name, read, ofYear)
  return (
    <>
      <p>{`status ${address.status || 'any'}, ${address.pageSize} rows`}</p>
      {Object.entries(acts).map(([label, next]) => (
        <button key={label} type="button" onClick={() => change(next)}>
          {label}
        </button>
      ))}
      <button type="button" onClick={clear}>
        Clear
      </button>
    </>
  )
}

/** One visit of a person: opens the list, does some things in it, and leaves. Returns the address in the end. */
async function visit(
  clicks: readonly string[] = [],
  {
    at = '/list',
    person = 'ann',
    name = 'things',
  }: { at?: string; person?: string; name?: string | null } = {},
) {
  const { user, unmount } = renderScreen(<List name={name} />, { path: '/list', at, viewer: { id: person } })
  for (const label of clicks) await user.click(screen.getByRole('button', { name: label }))
  const address = screen.getByLabelText('Address').textContent
  unmount()
  return address
}

describe('filters of a list', () => {
  beforeEach(() => localStorage.clear())

  it('come back at the next visit, before anything is shown without them', async () => {
    await visit(['Choose open', 'Show 50'])
    renderScreen(<List name="things" />, { path: '/list', at: '/list', viewer: { id: 'ann' } })
    expect(screen.getByText('status open, 50 rows')).toBeVisible()
    expect(screen.getByLabelText('Address')).toHaveTextContent('/list?status=open&size=50')
  })

  it('are another person’s on another account of the same computer', async () => {
    await visit(['Choose open'])
    expect(await visit([], { person: 'bea' })).toBe('/list')
  })

  it('are each list’s own, and none of a list without a name', async () => {
    await visit(['Choose open'])
    expect(await visit([], { name: 'others' })).toBe('/list')
    await visit(['Choose open'], { name: null })
    expect(await visit([], { name: null })).toBe('/list')
  })

  it('give way to an address that names some, which is not remembered by looking or turning pages', async () => {
    await visit(['Choose open'])
    expect(await visit(['Turn the page'], { at: '/list?status=closed' })).toBe('/list?status=closed&page=2')
    expect(await visit()).toBe('/list?status=open')
  })

  it('leave the rest of the address alone', async () => {
    expect(await visit(['Choose open'], { at: '/list?tab=1&page=3' })).toBe('/list?tab=1&status=open')
  })

  it('are forgotten when they are cleared or taken away', async () => {
    await visit(['Choose open'])
    await visit(['Clear'])
    expect(await visit()).toBe('/list')
    await visit(['Choose open', 'Any status'])
    expect(await visit()).toBe('/list')
  })

  it('leave nothing of a search on the computer', async () => {
    await visit(['Choose open', 'Search Ann'])
    expect(Object.values<unknown>(localStorage).join()).not.toContain('Ann')
    expect(await visit()).toBe('/list?status=open')
  })

  it('come back beside a year, which is chosen for many screens and not remembered here', async () => {
    await visit(['Choose open', 'Choose 2026'])
    expect(await visit()).toBe('/list?status=open')
    expect(await visit([], { at: '/list?year=2025' })).toBe('/list?year=2025&status=open')
    expect(await visit(['Clear'], { at: '/list?year=2025' })).toBe('/list?year=2025')
  })
})

describe('a list that shows its deleted rows instead of the others', () => {
  function Restorable() {
    const [{ filters }, change] = useKeptOrDeleted()
    const navigate = useNavigate()
    return (
      <>
        <p>{filters.show || 'kept'}</p>
        <button type="button" onClick={() => change({ show: 'deleted' })}>
          Deleted
        </button>
        <button type="button" onClick={() => void navigate(-1)}>
          Back
        </button>
      </>
    )
  }

  it('is left for the others by Back', async () => {
    const { user } = renderScreen(<Restorable />, { path: '/list', at: '/list' })
    await user.click(screen.getByRole('button', { name: 'Deleted' }))
    expect(screen.getByLabelText('Address')).toHaveTextContent('/list?show=deleted')
    await user.click(screen.getByRole('button', { name: 'Back' }))
    expect(await screen.findByText('kept')).toBeVisible()
  })
})
