import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderScreen } from '../../../testing/render-screen'
import { RevealIncidentStudentDocument } from '../incidents.generated'
import { incidentOf } from '../testing/incident-mocks'
import { Component as IncidentPage } from './incident-page'

const monitor = { roles: ['StateMonitor'], id: 'm1', isStateMonitor: true }
const liaison = { roles: ['DEILiaison'], id: 'l1', isLiaison: true }
const at = {
  path: '/user/dashboard/restraint-seclusion/incidents/:id',
  at: '/user/dashboard/restraint-seclusion/incidents/7',
}

it('says why something is flagged, and shows the student once the name is asked for', async () => {
  const revealed = {
    request: { query: RevealIncidentStudentDocument, variables: { id: 7 } },
    result: {
      data: {
        revealIncidentStudent: {
          __typename: 'IncidentStudentPayload',
          errors: [],
          student: {
            __typename: 'RevealedIncidentStudent',
            studentId: '2000000001',
            lastName: 'Bell',
            firstName: 'Ada',
          },
        },
      },
    },
  }
  const { user } = renderScreen(<IncidentPage />, {
    viewer: monitor,
    mocks: [incidentOf(true), revealed],
    ...at,
  })
  expect(await screen.findByText('37 minutes, the limit is 30.')).toBeVisible()
  expect(screen.getByText('A. B. ****0001')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Show name' }))
  expect(await screen.findByText('Ada Bell, 2000000001')).toBeVisible()
})

it('says why somebody cannot see the name', async () => {
  renderScreen(<IncidentPage />, { viewer: liaison, mocks: [incidentOf(false)], ...at })
  const button = await screen.findByRole('button', { name: /^Show name/ })
  expect(button).toHaveAttribute('aria-disabled', 'true')
  expect(button).toHaveAttribute(
    'title',
    'Only a state monitor and the agency can see the names of students.',
  )
})
