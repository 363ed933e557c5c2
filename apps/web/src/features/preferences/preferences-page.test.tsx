import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { renderScreen } from '../../testing/render-screen'
import { preferencesPath } from './preferences-paths'
import { PreferencesView } from './preferences-view'
import {
  PreferencesDocument,
  SavePreferencesDocument,
  type PreferencesFieldsFragment,
  type SavePreferencesMutationVariables,
} from './preferences.generated'

afterEach(() => {
  localStorage.clear()
  document.documentElement.className = ''
})

const choice = (group: string, label: string, isLegal = false) => ({
  __typename: 'NotificationChoice',
  group,
  label,
  description: `About ${group}.`,
  channel: 'Immediate' as const,
  isLegal,
})
function preferences(over: Partial<PreferencesFieldsFragment> = {}) {
  return {
    __typename: 'UserPreferences',
    notifications: [choice('documents', 'Documents'), choice('findings', 'Findings', true)],
    onlyPreferredLeas: false,
    preferredLeas: [] as string[],
    mailBouncedOn: null,
    theme: 'system' as const,
    language: 'en',
    homePage: null,
    homePages: [
      { __typename: 'HomePageChoice', path: '/admin/users', name: 'Users' },
      { __typename: 'HomePageChoice', path: '/compliance/reports', name: 'Jurisdiction Reports' },
    ],
    version: 2,
    ...over,
  }
}
function show(payload: object) {
  const sent: SavePreferencesMutationVariables['input'][] = []
  const mocks = [
    { request: { query: PreferencesDocument }, result: { data: { preferences: preferences() } } },
    {
      request: {
        query: SavePreferencesDocument,
        variables: (variables: SavePreferencesMutationVariables) => {
          sent.push(variables.input)
          return true
        },
      },
      result: {
        data: {
          savePreferences: { __typename: 'PreferencesPayload', errors: [], preferences: null, ...payload },
        },
      },
      maxUsageCount: 2,
    },
  ]
  const shown = renderScreen(<PreferencesView available={new Set(['/admin/users'])} />, {
    mocks: mocks as never,
    path: preferencesPath,
    at: preferencesPath,
  })
  return { ...shown, sent }
}

describe('own preferences', () => {
  it('shows legal notices as always mailed and says why', async () => {
    show({})
    const legal = await screen.findByLabelText('Mail about Findings')
    expect(legal).toBeDisabled()
    expect(legal).toHaveDisplayValue('At once')
    expect(legal).toHaveAccessibleDescription('Legal notice: always mailed at once')
    expect(
      within(screen.getByLabelText('Mail about Documents')).getByRole('option', { name: 'Off' }),
    ).toBeVisible()
    expect(screen.getByRole('row', { name: /Findings/ })).toHaveTextContent('Legal notice: always mailed')
  })

  it('offers only home pages that exist', async () => {
    show({})
    const options = within(await screen.findByLabelText('Home page after login')).getAllByRole('option')
    expect(options.map((option) => option.textContent)).toEqual(['The one of my role', 'Users'])
  })

  it('saves the choices and puts the theme on', async () => {
    const saved = preferences({ theme: 'dark', homePage: '/admin/users', version: 3 })
    const { user, sent } = show({ preferences: saved })
    expect(await screen.findByRole('button', { name: 'Save' })).toBeDisabled()
    await user.selectOptions(screen.getByLabelText('Theme'), 'Dark')
    await user.selectOptions(screen.getByLabelText('Home page after login'), 'Users')
    await user.selectOptions(screen.getByLabelText('Mail about Documents'), 'Off')
    await user.click(screen.getByRole('button', { name: 'Save' }))
    expect(await screen.findByText('Your preferences were saved.')).toBeVisible()
    expect(sent.at(-1)).toEqual({
      theme: 'dark',
      language: 'en',
      homePage: '/admin/users',
      onlyPreferredLeas: false,
      notifications: [
        { group: 'documents', channel: 'Off' },
        { group: 'findings', channel: 'Immediate' },
      ],
      version: 2,
    })
    expect(document.documentElement).toHaveClass('dark')
  })

  it('shows a refusal at its field', async () => {
    const message = 'There is no such group of notifications.'
    const { user } = show({
      errors: [
        { __typename: 'UserError', code: 'BAD_USER_INPUT', field: 'notifications.documents', message },
      ],
    })
    await user.selectOptions(await screen.findByLabelText('Mail about Documents'), 'Daily')
    await user.click(screen.getByRole('button', { name: 'Save' }))
    expect(await screen.findByRole('link', { name: message })).toBeVisible()
    expect(screen.getByLabelText('Mail about Documents')).toHaveAccessibleDescription(message)
  })

  it('shows what another window saved', async () => {
    const { user } = show({
      errors: [{ __typename: 'UserError', code: 'CONFLICT', field: null, message: 'Old version.' }],
      preferences: preferences({ theme: 'light', version: 5 }),
    })
    await user.selectOptions(await screen.findByLabelText('Theme'), 'Dark')
    await user.click(screen.getByRole('button', { name: 'Save' }))
    const dialog = await screen.findByRole('alertdialog', { name: /changed in another window/ })
    const theme = within(dialog).getByRole('group', { name: 'Theme' })
    expect(within(theme).getByRole('radio', { name: /Mine.*Dark/ })).toBeChecked()
    expect(within(theme).getByRole('radio', { name: /Theirs.*Light/ })).not.toBeChecked()
    await user.click(within(dialog).getByRole('button', { name: 'Take theirs' }))
    expect(screen.getByLabelText('Theme')).toHaveDisplayValue('Light')
  })

  it('saves what was chosen here over what another window saved, if that is wanted', async () => {
    const { user, sent } = show({
      errors: [{ __typename: 'UserError', code: 'CONFLICT', field: null, message: 'Old version.' }],
      preferences: preferences({ theme: 'light', homePage: '/admin/users', version: 5 }),
    })
    await user.selectOptions(await screen.findByLabelText('Theme'), 'Dark')
    await user.click(screen.getByRole('button', { name: 'Save' }))
    const dialog = await screen.findByRole('alertdialog')
    expect(within(dialog).getAllByRole('group')).toHaveLength(1)
    await user.click(within(dialog).getByRole('button', { name: 'Keep mine' }))
    await waitFor(() =>
      expect(sent.at(-1)).toMatchObject({ theme: 'dark', homePage: '/admin/users', version: 5 }),
    )
    expect(screen.getByLabelText('Theme')).toHaveDisplayValue('Dark')
  })
})
