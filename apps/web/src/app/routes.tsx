import { lazy, useEffect, useState, type ComponentType } from 'react'
import { matchPath, Navigate, type RouteObject } from 'react-router-dom'
import { contentRoots } from '../features/content/content-paths'
import type { Screen, ScreenModule } from '../lib/web-feature'
import { LoadingState } from '../ui/feedback/states'
import { features } from './features'
import { Guard } from './guard'
import { LeaveForSignIn } from './leave-for-sign-in'
import { Shell } from './shell/shell'
import { UnknownPage } from './unknown-page'
import { uiMessages } from '../ui/ui-messages.generated'

// Screens of several addresses are imported once: what an import needs is listed beside it in the first script.
const recordHistory: Screen['load'] = () => import('./record-history-screen')
const contentHistory: Screen['load'] = () => import('./content-history-screen')

/** Screens that show several features at once. */
const composedScreens: readonly Screen[] = [
  { path: '/user/landing', load: () => import('./dashboards/landing-screen') },
  { path: '/user/statedashboard', load: () => import('./dashboards/state-dashboard-screen') },
  { path: '/user/dashboard', load: () => import('./dashboards/local-dashboard-screen') },
  { path: '/user/dashboard/self-assessment/:id', load: () => import('./self-assessment-screen') },
  {
    path: '/user/dashboard/self-assessment/:id/history',
    load: () => import('./self-assessment-history-screen'),
  },
  {
    path: '/user/dashboard/self-assessment/:id/subsection/:subsectionResponseId',
    load: () => import('./subsection-screen'),
  },
  {
    path: '/user/dashboard/self-assessment/:id/review/:subsectionResponseId',
    load: () => import('./subsection-review-screen'),
  },
  { path: '/compliance/findings/:id', load: () => import('./finding-screen') },
  ...contentRoots.map((root) => ({ path: `${root}/:id/history/:contentId`, load: contentHistory })),
  { path: '/user/preferences', load: () => import('./preferences-screen') },
]

/** Every screen of the signed-in area. The menu shows what is listed here, nothing else. */
export const screens: readonly Screen[] = [
  ...composedScreens,
  ...features.flatMap((feature) => feature.screens),
  ...features.flatMap(({ histories = [] }) => histories.map((path) => ({ path, load: recordHistory }))),
]

/** A failed connection is often back soon: a failed import is tried once more before an error is shown. */
const secondTryMs = 1000

/**
 * Tries a failed import once more. Browsers remember under its address that a script did not come, so the second
 * request names another one, where the message of the error tells the first.
 */
async function importAgain(load: Screen['load'], error: unknown): Promise<ScreenModule> {
  await new Promise((resolve) => setTimeout(resolve, secondTryMs))
  const [address] = (error instanceof Error && /https?:\S+\.js\b/.exec(error.message)) || []
  if (!address?.startsWith(`${location.origin}/`)) return load()
  return (await import(/* @vite-ignore */ `${address}?again`)) as ScreenModule
}

/**
 * A screen that is loaded when it is shown. A failed import is caught by the boundary inside the shell; lazy routes
 * of the router would replace the shell too. The first screen, whose code is loading already, does without Suspense:
 * React delays what replaces a fallback by 300 ms.
 */
function inTime(load: Screen['load']) {
  const again = (error: unknown) => importAgain(load, error)
  const Later = lazy(async () => ({ default: (await load().catch(again)).Component }))
  return function InTime() {
    const [Component, show] = useState(() => arrived.get(load) ?? (coming.has(load) ? Coming : Later))
    useEffect(() => {
      // A failed import is tried once more.
      if (Component === Coming) void coming.get(load)?.then(() => show(() => arrived.get(load) ?? Later))
    }, [Component])
    return <Component />
  }
}

const Coming: ComponentType = () => <LoadingState what={uiMessages.page} />
const coming = new Map<Screen['load'], Promise<unknown>>()
const arrived = new Map<Screen['load'], ComponentType>()

/** Loads the screen of an address before it is shown, in parallel with other requests. */
export function fetchAhead(pathname: string): void {
  const load = screens.find(({ path }) => matchPath(path, pathname))?.load
  if (!load) return
  const came = ({ Component }: ScreenModule) => arrived.set(load, Component)
  coming.set(
    load,
    load().then(came, () => undefined),
  )
}

export const portalRoutes: RouteObject[] = [
  {
    Component: Guard,
    children: [
      { index: true, element: <Navigate to="/user/landing" replace /> },
      {
        Component: Shell,
        children: [
          ...screens.map(({ path, load }) => ({ path, Component: inTime(load) })),
          { path: '*', Component: UnknownPage },
        ],
      },
    ],
  },
  { path: '/auth/*', Component: LeaveForSignIn },
]
