import { expect } from '@playwright/test'
import { changeData } from './data-faults.js'
import { people } from './people.js'
import { openUserMenu } from './sign-in.js'
import { faultsOf, open, shows, type Visits } from './visits.js'
import { allegany } from './visits-self-assessment.js'

/** Landing page, dashboards, and what the shell itself shows. */
export const shellVisits: Visits = {
  'app/landing-screen': {
    ...faultsOf(people.monitor, '/user/landing'),
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
        changeData(page, 'LandingPage', (data) => ({
          ...data,
          selfAssessments: (data['selfAssessments'] as object[]).map((row) =>
            Object.assign(row, { submitState: 0, isActive: false }),
          ),
        })),
      shows(/not (been )?activated/),
    ),
    empty: open(people.monitor, '/user/landing', (page) =>
      changeData(page, 'LandingPage', (data) => ({ ...data, selfAssessments: [] })),
    ),
  },
  'app/state-dashboard-screen': {
    ...faultsOf(people.monitor, '/user/statedashboard'),
    list: open(people.monitor, '/user/statedashboard', undefined, shows('Allegany')),
    empty: open(
      people.monitor,
      '/user/statedashboard',
      (page) => changeData(page, 'SelfAssessmentList', (data) => ({ ...data, selfAssessments: [] })),
      shows('There is no self-assessment in'),
    ),
    forbidden: open(people.howardAdmin, '/user/statedashboard', undefined, shows('Access Denied!')),
  },
  'app/local-dashboard-screen': {
    ...faultsOf(people.howardAdmin, '/user/dashboard'),
    list: open(people.howardAdmin, '/user/dashboard', undefined, shows('Howard')),
    'no agency chosen': open(people.liaison, '/user/dashboard'),
    empty: open(
      people.howardAdmin,
      '/user/dashboard',
      (page) => changeData(page, 'SelfAssessmentList', (data) => ({ ...data, selfAssessments: [] })),
      shows('There is no self-assessment in'),
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
