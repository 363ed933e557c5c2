import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderScreen } from '../../../testing/render-screen'
import { UpdateIncidentDocument } from '../incidents.generated'
import { anIncident, choicesOf, incidentOf } from '../testing/incident-mocks'
import { Component as EditPage } from './edit-incident-page'
import { Component as NewPage } from './new-incident-page'

const admin = { roles: ['LocalAdmin'], id: 'u1', leaId: 1, isLocalAdmin: true }
const monitor = { roles: ['StateMonitor'], id: 'm1', isStateMonitor: true }
const at = {
  path: '/user/dashboard/restraint-seclusion/incidents/:id/edit',
  at: '/user/dashboard/restraint-seclusion/incidents/7/edit',
}

it('counts the minutes at once, and says when they are flagged', async () => {
  const { user } = renderScreen(<NewPage />, { viewer: admin, mocks: [choicesOf()] })
  await user.type(await screen.findByLabelText('Start'), '10:05')
  await user.type(screen.getByLabelText('End'), '10:20')
  expect(screen.getByText('15 minutes')).toBeVisible()
  await user.clear(screen.getByLabelText('End'))
  await user.type(screen.getByLabelText('End'), '10:42')
  expect(screen.getByText('37 minutes: more than 30 are flagged.')).toBeVisible()
})

it('says beside each field what is missing, and of whom the staff was', async () => {
  const { user } = renderScreen(<NewPage />, { viewer: admin, mocks: [choicesOf()] })
  await user.click(await screen.findByRole('button', { name: 'Remove Person 1' }))
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect((await screen.findAllByText('Incident number is required.')).length).toBeGreaterThan(0)
  expect(screen.getAllByText('State student ID must have 10 digits.').length).toBeGreaterThan(0)
  expect(screen.getAllByText('Name the staff who took part.').length).toBeGreaterThan(0)
})

it('is closed to the state, with the reason', async () => {
  renderScreen(<NewPage />, { viewer: monitor, mocks: [choicesOf()] })
  expect(await screen.findByText('Only people of the agency can register incidents.')).toBeVisible()
})

it('changes what is changed, and leaves the student as it is unless another one is named', async () => {
  const sent: object[] = []
  const saved = {
    request: {
      query: UpdateIncidentDocument,
      variables: ({ input }: { input: object }) => {
        sent.push(input)
        return true
      },
    },
    result: {
      data: {
        updateIncident: {
          __typename: 'IncidentPayload',
          errors: [],
          incident: anIncident(true, { school: 'Lake School', version: 2 }),
        },
      },
    },
  }
  const { user } = renderScreen(<EditPage />, { viewer: admin, mocks: [incidentOf(true), saved], ...at })
  const school = await screen.findByLabelText('School')
  await user.clear(school)
  await user.type(school, 'Lake School')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(sent.length).toBeGreaterThan(0))
  expect(sent[0]).toMatchObject({ id: 7, version: 1, school: 'Lake School' })
  expect(sent[0]).not.toHaveProperty('studentId')
})
