import type { ApolloCache } from '@apollo/client'
import { MockedProvider, type MockedProviderProps } from '@apollo/client/testing/react'
import { ChakraProvider } from '@chakra-ui/react'
import { configure, render } from '@testing-library/react'
import type { ReactNode } from 'react'
import { createMemoryRouter, Outlet, RouterProvider, useLocation } from 'react-router-dom'
import { makeCache } from '../lib/cache'
import { ClosedDaysDocument } from '../lib/years/closed-days.generated'
import { ViewerContext } from '../lib/session/viewer'
import { system } from '../ui/theme/system'
import { closeToast, toastStore } from '../ui/feedback/toast'
import { ToastRegion } from '../ui/feedback/toast-region'
import { patientUser } from './patient-user'
import { aViewer, type Viewer } from './viewer-builder'

// A busy machine is slow, not wrong.
configure({ asyncUtilTimeout: 5000 })

export interface RenderScreenOptions {
  mocks?: NonNullable<MockedProviderProps['mocks']>
  viewer?: Partial<Viewer>
  /** Address at the start, and the pattern that the screen stands at. */
  at?: string
  path?: string
  cache?: ApolloCache
}

/** Every field for a day loads these, so a test names them only when they matter to it. */
const noClosedDays = {
  request: { query: ClosedDaysDocument },
  result: { data: { closedDays: [] } },
  maxUsageCount: Number.POSITIVE_INFINITY,
}

/** A screen as the shell shows it: theme, person, router, mocked responses, toasts; with the address in words. */
export function renderScreen(screen: ReactNode, options: RenderScreenOptions = {}) {
  const { mocks = [], viewer = {}, at = '/', path = '*', cache = makeCache() } = options
  const user = patientUser()
  // Toasts outlive a screen, but not a test.
  for (const { id } of toastStore.read()) closeToast(id)
  const person = aViewer(viewer)
  const router = createMemoryRouter(
    [
      {
        element: <Frame />,
        children: [
          { path, element: screen },
          { path: '*', element: <p>Another screen</p> },
        ],
      },
    ],
    { initialEntries: [at] },
  )
  const result = render(
    <ChakraProvider value={system}>
      <ViewerContext.Provider value={person}>
        <MockedProvider mocks={[...mocks, noClosedDays]} cache={cache}>
          <RouterProvider router={router} />
        </MockedProvider>
        <ToastRegion placement="bottom-end" />
      </ViewerContext.Provider>
    </ChakraProvider>,
  )
  return { ...result, user }
}

function Frame() {
  const { pathname, search } = useLocation()
  return (
    <>
      <Outlet />
      <output aria-label="Address">{pathname + search}</output>
    </>
  )
}
