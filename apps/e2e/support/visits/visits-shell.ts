import { expect } from '@playwright/test'
import { changeData, failParts } from '../data-faults.js'
import { people } from '../people.js'
import { openUserMenu } from '../sign-in.js'
import { proofVisits } from './proof.js'
import { faultsOf, open, shows, type Visits } from './visits.js'
import { allegany } from './visits-self-assessment.js'

/** Landing page, dashboards, and what the shell itself shows. */
export const shellVisits: Visits = {
  'app/dashboards/landing-screen': {
    ...faultsOf(people.monitor, '/user/landing'),
    ...proofVisits,
    'state figures': open(people.monitor, '/user/landing', undefined, shows('waiting for the state')),
    'agency rows': async (visit) => {
      await allegany(visit)
      return open(people.alleganyAdmin, '/user/landing', undefined, shows(/Subsections|subsections/))(visit)
    },
    // Other visits may have activated any agency by now.
    'not activated': open(
      people.trainingAdmin,
      '/user/landing',
      (page) =>
        changeData(page, 'LandingPage', (data) => {
          const landing = data['landingPage'] as { selfAssessments: object[] }
          for (const row of landing.selfAssessments) Object.assign(row, { submitState: 0, isActive: false })
          return data
        }),
      shows(/not (been )?activated/),
    ),
    empty: open(people.monitor, '/user/landing', (page) =>
      changeData(page, 'LandingPage', (data) => ({
        ...data,
        landingPage: { ...(data['landingPage'] as object), selfAssessments: [] },
      })),
    ),
    'a part failed': open(
      people.monitor,
      '/user/landing',
      (page) => failParts(page, 'LandingPage', 'landingPage', ['selfAssessments', 'training']),
      async (page) => {
        await shows('Self-assessments could not be loaded.')(page)
        await shows('Training materials could not be loaded.')(page)
      },
    ),
  },
  'app/dashboards/state-dashboard-screen': {
    ...faultsOf(people.monitor, '/user/statedashboard'),
    list: open(people.monitor, '/user/statedashboard', undefined, async (page) => {
      await shows('Allegany')(page)
      await expect(page.getByRole('img', { name: /Status funnel/ })).toBeVisible()
    }),
    'narrowed to nothing': open(
      people.monitor,
      '/user/statedashboard?q=nowhere',
      undefined,
      shows('No agency matches these filters.'),
    ),
    'a part failed': open(
      people.monitor,
      '/user/statedashboard',
      (page) => failParts(page, 'StateDashboard', 'stateDashboard', ['charts', 'days']),
      shows('The charts could not be loaded.'),
    ),
    forbidden: open(people.howardAdmin, '/user/statedashboard', undefined, shows('Access Denied!')),
  },
  'app/dashboards/local-dashboard-screen': {
    ...faultsOf(people.howardAdmin, '/user/dashboard'),
    list: open(people.monitor, '/user/dashboard?leaId=15', undefined, shows('Where the work stands')),
    'no agency chosen': open(people.liaison, '/user/dashboard', undefined, shows('No agency is chosen.')),
    // Other visits may have activated any agency by now.
    'not activated': open(
      people.trainingAdmin,
      '/user/dashboard',
      (page) =>
        changeData(page, 'LocalDashboard', (data) => {
          const local = data['localDashboard'] as { standing: { selfAssessments: object[] } }
          for (const row of local.standing.selfAssessments) Object.assign(row, { submitState: 0 })
          return data
        }),
      shows(/has not been activated yet/),
    ),
    'a part failed': open(
      people.howardAdmin,
      '/user/dashboard',
      (page) => failParts(page, 'LocalDashboard', 'localDashboard', ['news']),
      shows('The messages and changes could not be loaded.'),
    ),
  },
  'the shell': {
    'unknown address': open(people.monitor, '/no/such/place', undefined, shows('was not found')),
    'user menu': open(people.monitor, '/user/landing', undefined, async (page) => {
      await openUserMenu(page)
      await expect(page.getByRole('menuitem', { name: 'Log Out' })).toBeVisible()
    }),
    'change password': open(people.monitor, '/user/landing', undefined, async (page) => {
      await openUserMenu(page)
      await page.getByRole('menuitem', { name: 'New Password' }).click()
      await expect(page.getByRole('dialog', { name: 'Change Password' })).toBeVisible()
    }),
    'menu over the page': open(people.monitor, '/user/landing', undefined, async (page) => {
      await page.setViewportSize({ width: 800, height: 800 })
      await page.getByRole('button', { name: 'Open menu' }).click()
      await expect(page.getByRole('navigation', { name: 'Main menu' })).toBeVisible()
    }),
  },
}
