import { lazy, useEffect, useState, type ComponentType } from 'react'
import { matchPath, Navigate, type RouteObject } from 'react-router-dom'
import { LoadingState } from '../ui/states'
import { Guard } from './guard'
import { LeaveForSignIn } from './leave-for-sign-in'
import { Shell } from './shell/shell'
import { UnknownPage } from './unknown-page'

/** What every screen's module gives: the screen, and the names of the states it can be in. */
export interface ScreenModule {
  Component: ComponentType
  screenStates: readonly string[]
}

/** One screen: its address, and its code, which is loaded when somebody goes there. */
export interface Screen {
  path: string
  load: () => Promise<ScreenModule>
}

// Screens of several addresses are imported once: what an import needs is listed beside it in the first script.
const recordHistory = { load: () => import('./record-history-screen') }
const yearManager = { load: () => import('../features/years/year-manager-screen') }

/** Every screen of the signed-in area. The menu offers what is listed here, nothing else. */
export const screens: readonly Screen[] = [
  { path: '/user/landing', load: () => import('./landing-screen') },
  { path: '/user/statedashboard', load: () => import('./state-dashboard-screen') },
  { path: '/user/dashboard', load: () => import('./local-dashboard-screen') },
  {
    path: '/user/dashboard/self-assessment',
    load: () => import('../features/self-assessment/self-assessment-list-page'),
  },
  {
    path: '/user/dashboard/self-assessment/:id',
    load: () => import('./self-assessment-screen'),
  },
  {
    path: '/user/dashboard/self-assessment/:id/report',
    load: () => import('../features/self-assessment/self-assessment-report-page'),
  },
  {
    path: '/user/dashboard/self-assessment/:id/history',
    load: () => import('./self-assessment-history-screen'),
  },
  {
    path: '/user/dashboard/self-assessment/:id/subsection/:subsectionResponseId',
    load: () => import('./subsection-screen'),
  },
  {
    path: '/user/dashboard/self-assessment/:id/review',
    load: () => import('../features/self-assessment/review-view'),
  },
  {
    path: '/user/dashboard/self-assessment/:id/review/:subsectionResponseId',
    load: () => import('./subsection-review-screen'),
  },
  {
    path: '/user/dashboard/self-assessment/:id/reports/:kind',
    load: () => import('../features/self-assessment/document-page'),
  },
  { path: '/compliance/reports', load: () => import('../features/reports/report-list-page') },
  { path: '/compliance/reports/:id', load: () => import('../features/reports/published-report-page') },
  { path: '/compliance/cohorts', load: () => import('../features/cohorts/cohort-list-page') },
  { path: '/compliance/cohorts/:id/history', ...recordHistory },
  { path: '/compliance/findings', load: () => import('../features/findings/findings-list-page') },
  { path: '/compliance/findings/numbers', load: () => import('../features/findings/findings-numbers-page') },
  { path: '/compliance/findings/:id', load: () => import('./finding-screen') },
  { path: '/compliance/findings/:id/history', ...recordHistory },
  { path: '/compliance/notes', load: () => import('../features/notes/notes-list-page') },
  { path: '/compliance/notes/templates', load: () => import('../features/notes/note-templates-page') },
  { path: '/compliance/notes/:id/history', ...recordHistory },
  { path: '/admin/users', load: () => import('../features/accounts/user-list-page') },
  { path: '/user/contacts', load: () => import('../features/accounts/contact-list-page') },
  { path: '/admin/roles', load: () => import('../features/accounts/role-list-page') },
  { path: '/admin/clients', load: () => import('../features/accounts/client-list-page') },
  { path: '/admin/audit-trail', load: () => import('../features/audit-trail/audit-trail-page') },
  { path: '/admin/launch-compliance-year', ...yearManager },
  { path: '/admin/launch-local-determinations-year', ...yearManager },
  { path: '/admin/launch-dispute-resolution-year', ...yearManager },
  {
    path: '/compliance/self-assessment/admin-editing/editor/welcome',
    load: () => import('../features/content/content-welcome-page'),
  },
  {
    path: '/compliance/self-assessment/admin-editing/editor/:id',
    load: () => import('../features/content/content-editor-page'),
  },
  {
    path: '/compliance/self-assessment/admin-editing/editor/:id/preview',
    load: () => import('../features/content/content-preview-page'),
  },
  {
    path: '/compliance/self-assessment/admin-editing/editor/:id/compare/:otherId',
    load: () => import('../features/content/content-compare-page'),
  },
  {
    path: '/compliance/self-assessment/admin-editing/editor/:id/history/:contentId',
    load: () => import('./content-history-screen'),
  },
  {
    path: '/compliance/required-documents/admin-editing/editor/welcome',
    load: () => import('../features/content/content-welcome-page'),
  },
  {
    path: '/compliance/required-documents/admin-editing/editor/:id',
    load: () => import('../features/content/content-editor-page'),
  },
  {
    path: '/compliance/required-documents/admin-editing/editor/:id/preview',
    load: () => import('../features/content/content-preview-page'),
  },
  {
    path: '/compliance/required-documents/admin-editing/editor/:id/compare/:otherId',
    load: () => import('../features/content/content-compare-page'),
  },
  {
    path: '/compliance/required-documents/admin-editing/editor/:id/history/:contentId',
    load: () => import('./content-history-screen'),
  },
  { path: '/compliance/lea/admin-editing', load: () => import('../features/agencies/lea-list-page') },
  { path: '/compliance/lea/admin-editing/:id', load: () => import('../features/agencies/lea-content-view') },
  { path: '/compliance/lea/admin-editing/:id/history', ...recordHistory },
  { path: '/admin/users/:id/history', ...recordHistory },
  { path: '/admin/roles/:id/history', ...recordHistory },
  { path: '/admin/launch-compliance-year/:id/history', ...recordHistory },
  { path: '/admin/launch-local-determinations-year/:id/history', ...recordHistory },
  { path: '/admin/launch-dispute-resolution-year/:id/history', ...recordHistory },
  { path: '/help/tutorials', load: () => import('../features/help/training-page') },
  { path: '/user/search', load: () => import('../features/search/search-page') },
  { path: '/user/preferences', load: () => import('./preferences-screen') },
  { path: '/user/tasks', load: () => import('../features/tasks/tasks-page') },
  {
    path: '/user/announcements',
    load: () => import('../features/announcements/announcements-page'),
  },
  { path: '/user/notices', load: () => import('../features/notifications/notices-page') },
]

/** A network that falters is back soon: what does not arrive is asked for once more before anybody is told. */
const secondTryMs = 1000

/**
 * A screen that is loaded when it is shown. What does not arrive is caught by the boundary inside the shell; the
 * router's own way of loading would take the shell down with it. The first screen, whose code is on its way already, does without
 * Suspense: React holds what replaces a fallback back for 300 ms.
 */
function inTime(load: Screen['load']) {
  const again = async () => {
    await new Promise((resolve) => setTimeout(resolve, secondTryMs))
    return load()
  }
  const Later = lazy(async () => ({ default: (await load().catch(again)).Component }))
  return function InTime() {
    const [Component, show] = useState(() => arrived.get(load) ?? (coming.has(load) ? Coming : Later))
    useEffect(() => {
      // What failed is asked for once more.
      if (Component === Coming) void coming.get(load)?.then(() => show(() => arrived.get(load) ?? Later))
    }, [Component])
    return <Component />
  }
}

const Coming: ComponentType = () => <LoadingState what="page" />
const coming = new Map<Screen['load'], Promise<unknown>>()
const arrived = new Map<Screen['load'], ComponentType>()

/** Fetches the screen of an address ahead of showing it, beside other things that are on their way. */
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
