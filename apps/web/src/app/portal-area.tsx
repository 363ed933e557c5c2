import { ApolloProvider } from '@apollo/client/react'
import { useEffect, useState } from 'react'
import { createBrowserRouter, RouterProvider } from 'react-router-dom'
import { client } from '../lib/apollo'
import { ViewerDocument } from '../lib/session/viewer.generated'
import { fetchAhead, portalRoutes, screens } from './routes'
import { AvailableContext } from './shell/available-context'

const available = {
  links: new Set(screens.map(({ path }) => path)),
  events: new Set(['Notepad', 'Calendar'] as const),
}

type Router = ReturnType<typeof createBrowserRouter>

/** The signed-in area: one GraphQL client, one router. Leaving it drops all their data. */
export function PortalArea() {
  const [router, setRouter] = useState<Router | null>(null)
  useEffect(() => {
    // The request for the signed-in person is sent while the code of the screen loads; the guard waits for the same
    // response.
    client.query({ query: ViewerDocument }).catch(() => undefined)
    fetchAhead(location.pathname)
    const made = createBrowserRouter(portalRoutes)
    setRouter(made)
    return () => made.dispose()
  }, [])
  if (!router) return null
  return (
    <ApolloProvider client={client}>
      <AvailableContext value={available}>
        <RouterProvider router={router} />
      </AvailableContext>
    </ApolloProvider>
  )
}
