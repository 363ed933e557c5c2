import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { renderScreen } from '../../testing/render-screen'
import { agenciesPaths } from './agencies-paths'
import {
  LeaContentDocument,
  UpdateLeaDocument,
  type LeaContentFieldsFragment,
  type UpdateLeaMutationVariables,
} from './agencies.generated'
import { Component as AgencyContentScreen } from './agency-content-view'
import { anAgency } from './testing/builders'

// The whole form with its editor is drawn in every test.
vi.setConfig({ testTimeout: 30_000 })

const monitor = { roles: ['StateMonitor'], id: 'm1', fullName: 'Helen Marsh' }
const complianceYears = [
  { __typename: 'Year', id: 2025, name: '2025 - 2026' },
  { __typename: 'Year', id: 2026, name: '2026 - 2027' },
]

function loaded(over: Partial<LeaContentFieldsFragment> = {}) {
  return {
    request: { query: LeaContentDocument, variables: { id: 1 } },
    result: { data: { leaContent: anAgency(over), complianceYears } },
    maxUsageCount: 5,
  }
}
const conflict = { __typename: 'UserError', code: 'CONFLICT', field: null, message: 'Somebody saved this.' }

/** Answers updates one after the other and keeps what was sent. */
function updates(...answers: { errors?: object[]; lea?: object | null }[]) {
  const sent: UpdateLeaMutationVariables['input'][] = []
  const mocks = answers.map(({ errors = [], lea = null }) => ({
    request: {
      query: UpdateLeaDocument,
      variables: (variables: UpdateLeaMutationVariables) => {
        sent.push(variables.input)
        return true
      },
    },
    result: { data: { updateLea: { __typename: 'LeaContentPayload', errors, lea } } },
  }))
  return { sent, mocks }
}
const show = (mocks: object[]) =>
  renderScreen(<AgencyContentScreen />, {
    mocks: mocks as never,
    viewer: monitor,
    path: `${agenciesPaths.list}/:id`,
    at: agenciesPaths.content(1),
  })

describe('content of an agency', () => {
  it('saves what was changed with the version that was read', async () => {
    const { sent, mocks } = updates({ lea: anAgency({ region: 'Mountain', version: 4 }) })
    const { user } = show([loaded(), ...mocks])
    const region = await screen.findByLabelText(/^Region/)
    expect(screen.getByRole('button', { name: 'Save' })).toBeDisabled()
    await user.clear(region)
    await user.type(region, 'Mountain')
    await user.click(screen.getByRole('button', { name: 'Save' }))
    expect(await screen.findByText('The agency was saved.')).toBeVisible()
    expect(sent.at(-1)).toMatchObject({ id: 1, version: 3, region: 'Mountain', cohort: 1, code: '01' })
    expect(screen.getByRole('button', { name: 'Save' })).toBeDisabled()
  })

  it('shows every broken rule at its field and in the summary, rows too, and sends nothing', async () => {
    const { sent, mocks } = updates({})
    const { user } = show([loaded(), ...mocks])
    await user.clear(await screen.findByLabelText('Name', { selector: '[name=name]' }))
    await user.click(screen.getByLabelText('Part B, ages 3 to 21'))
    await user.click(screen.getByLabelText('Part C, birth to 3'))
    const contact = screen.getByRole('group', { name: 'Contact 1' })
    await user.clear(within(contact).getByLabelText(/^Email/))
    await user.type(within(contact).getByLabelText(/^Email/), 'nonsense')
    await user.click(screen.getByRole('button', { name: 'Add link' }))
    await user.click(screen.getByRole('button', { name: 'Save' }))
    const summary = (await screen.findAllByRole('alert')).find((box) =>
      box.textContent?.includes('There is a problem'),
    )
    if (!summary) throw new Error('The summary of errors is missing.')
    for (const message of [
      'Name is required.',
      'Choose at least one part.',
      'Enter a valid email address.',
      'Label is required.',
      'Enter an address that begins with https:// or http://.',
    ])
      expect(within(summary).getByRole('link', { name: message })).toBeVisible()
    expect(within(contact).getByLabelText(/^Email/)).toHaveAccessibleDescription(
      'Enter a valid email address.',
    )
    await user.click(within(summary).getByRole('link', { name: 'Enter a valid email address.' }))
    expect(within(contact).getByLabelText(/^Email/)).toHaveFocus()
    expect(sent).toEqual([])
  })

  it('puts the refusals of the server to their fields', async () => {
    const errors = [
      {
        __typename: 'UserError',
        code: 'BAD_USER_INPUT',
        field: 'code',
        message: 'Another agency has this code.',
      },
      { __typename: 'UserError', code: 'BAD_USER_INPUT', field: 'contacts.0.name', message: 'Name is odd.' },
    ]
    const { mocks } = updates({ errors })
    const { user } = show([loaded(), ...mocks])
    await user.clear(await screen.findByLabelText('Code'))
    await user.type(screen.getByLabelText('Code'), '02')
    await user.click(screen.getByRole('button', { name: 'Save' }))
    await waitFor(() =>
      expect(screen.getByLabelText('Code')).toHaveAccessibleDescription(/Another agency has this code\./),
    )
    const contact = screen.getByRole('group', { name: 'Contact 1' })
    expect(within(contact).getByLabelText('Name')).toHaveAccessibleDescription('Name is odd.')
  })

  it('shows the differences when somebody else saved, and writes the chosen sides with the new version', async () => {
    const changedBy = { __typename: 'PersonRef', id: 'm2', fullName: 'Andre Whitfield' }
    const theirs = anAgency({
      shortName: 'Allegany',
      region: 'Eastern',
      cohort: 2,
      version: 8,
      changedBy,
      changedOn: new Date(Date.now() - 120_000).toISOString(),
    })
    const { sent, mocks } = updates(
      { errors: [conflict], lea: theirs },
      { lea: anAgency({ region: 'Mountain', shortName: 'Allegany', version: 9 }) },
    )
    const { user } = show([loaded(), ...mocks])
    await user.type(await screen.findByLabelText(/^Region/), ' Mountain')
    await user.type(screen.getByLabelText(/^Short Name/), ' 2')
    await user.click(screen.getByRole('button', { name: 'Save' }))
    const dialog = await screen.findByRole('alertdialog', { name: 'Somebody else changed this agency' })
    expect(dialog).toHaveTextContent('Andre Whitfield saved this 2 minutes ago.')
    expect(within(dialog).getAllByRole('group')).toHaveLength(2)
    await user.click(
      within(within(dialog).getByRole('group', { name: 'Short Name' })).getByLabelText(/Theirs/),
    )
    await user.click(within(dialog).getByRole('button', { name: 'Save my choice' }))
    expect(await screen.findByText('The agency was saved.')).toBeVisible()
    expect(sent.at(-1)).toMatchObject({
      version: 8,
      shortName: 'Allegany',
      cohort: 2,
      region: 'Western Mountain',
    })
  })

  it('takes the version of the other without writing', async () => {
    const { sent, mocks } = updates({ errors: [conflict], lea: anAgency({ region: 'Theirs', version: 8 }) })
    const { user } = show([loaded(), ...mocks])
    await user.type(await screen.findByLabelText(/^Region/), ' mine')
    await user.click(screen.getByRole('button', { name: 'Save' }))
    await user.click(await screen.findByRole('button', { name: 'Take theirs' }))
    await waitFor(() => expect(screen.getByLabelText(/^Region/)).toHaveValue('Theirs'))
    const written = sent.length
    expect(screen.getByRole('button', { name: 'Save' })).toBeDisabled()
    expect(sent).toHaveLength(written)
  })

  it('shows a refusal that is no conflict of versions in the summary', async () => {
    const refusal = { ...conflict, message: 'This agency still has active users: 4.' }
    const { mocks } = updates({ errors: [refusal], lea: anAgency() })
    const { user } = show([loaded(), ...mocks])
    await user.click(await screen.findByLabelText('Monitored'))
    await user.click(screen.getByRole('button', { name: 'Save' }))
    expect(await screen.findByText('This agency still has active users: 4.')).toBeVisible()
    expect(screen.queryByRole('alertdialog')).toBeNull()
  })

  it('offers each launched year once', async () => {
    const { user } = show([loaded()])
    const add = await screen.findByRole('button', { name: 'Add school year' })
    await user.click(add)
    expect(screen.getByRole('group', { name: 'School year 2026 - 2027' })).toBeVisible()
    await user.click(add)
    expect(screen.getByRole('group', { name: 'School year 2025 - 2026' })).toBeVisible()
    expect(add).toBeDisabled()
    expect(add).toHaveAttribute('title', 'Every launched year is in the list already.')
  })

  it('asks before unsaved changes are left behind', async () => {
    const { user } = show([loaded()])
    await user.type(await screen.findByLabelText(/^Region/), ' x')
    await user.click(screen.getByRole('link', { name: 'LEA Content' }))
    const dialog = await screen.findByRole('alertdialog', { name: 'Leave without saving?' })
    await user.click(within(dialog).getByRole('button', { name: 'Stay' }))
    expect(screen.getByLabelText(/^Region/)).toHaveValue('Western x')
  })

  it('is read only for those who may not change it, and says why', async () => {
    const edit = { __typename: 'AllowedAct', allowed: false, reason: 'Only the state can change an agency.' }
    show([loaded({ edit })])
    expect(await screen.findByText('Only the state can change an agency.')).toBeVisible()
    expect(screen.getByLabelText('Code')).toBeDisabled()
    expect(screen.queryByRole('button', { name: 'Save' })).toBeNull()
  })

  it('answers a missing agency with not found', async () => {
    show([{ ...loaded(), result: { data: { leaContent: null, complianceYears } } }])
    expect(await screen.findByText('This agency was not found.')).toBeVisible()
  })
})

describe('logo of an agency', () => {
  const fetched = vi.fn<typeof fetch>()
  beforeEach(() => {
    vi.stubGlobal('fetch', fetched)
    URL.createObjectURL = () => 'blob:logo'
    URL.revokeObjectURL = () => undefined
  })
  afterEach(() => {
    vi.unstubAllGlobals()
    fetched.mockReset()
  })
  const choose = (file: File) =>
    fireEvent.change(screen.getByLabelText('Choose logo', { selector: 'input' }), {
      target: { files: [file] },
    })
  const png = new File(['x'], 'logo.png', { type: 'image/png' })

  it('shows the logo before it is sent, and the typed text stays', async () => {
    const logo = { fileName: 'logo.png', size: 1, sha256: 'ab', downloadPath: '/files/agency-logos/1?v=ab' }
    fetched.mockResolvedValue(Response.json({ ...anAgency({ version: 4 }), logo }))
    const { sent, mocks } = updates({ lea: anAgency({ version: 5, logo }) })
    const { user } = show([loaded(), ...mocks])
    await user.type(await screen.findByLabelText(/^Region/), ' x')
    choose(png)
    expect(screen.getByRole('img', { name: 'Logo of Allegany County' })).toHaveAttribute('src', 'blob:logo')
    expect(fetched).not.toHaveBeenCalled()
    await user.click(screen.getByRole('button', { name: 'Use this logo' }))
    expect(await screen.findByText('The logo was saved.')).toBeVisible()
    const body = fetched.mock.calls[0]?.[1]?.body as FormData
    expect([...body.keys()]).toEqual(['version', 'file'])
    expect(body.get('version')).toBe('3')
    expect(screen.getByRole('img', { name: 'Logo of Allegany County' })).toHaveAttribute(
      'src',
      logo.downloadPath,
    )
    expect(screen.getByLabelText(/^Region/)).toHaveValue('Western x')
    await user.click(screen.getByRole('button', { name: 'Save' }))
    expect(await screen.findByText('The agency was saved.')).toBeVisible()
    expect(sent.at(-1)).toMatchObject({ version: 4, region: 'Western x' })
  })

  it.each([
    [
      'a text',
      new File(['x'], 'logo.txt', { type: 'text/plain' }),
      'Choose an image: PNG, JPEG, WebP or GIF.',
    ],
    [
      'a file that is too large',
      new File([new Uint8Array(2 * 1024 * 1024 + 1)], 'logo.png', { type: 'image/png' }),
      'The logo is larger than 2 MB.',
    ],
  ])('refuses %s before it is sent', async (_what, file, message) => {
    show([loaded()])
    await screen.findByLabelText('Code')
    choose(file)
    expect(await screen.findByText(message)).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Use this logo' })).toBeNull()
  })

  it('shows the refusal of the server and keeps the choice', async () => {
    fetched.mockResolvedValue(
      Response.json({ errors: [{ code: 'BAD_USER_INPUT', message: 'Choose an image.' }] }, { status: 400 }),
    )
    const { user } = show([loaded()])
    await screen.findByLabelText('Code')
    choose(png)
    await user.click(screen.getByRole('button', { name: 'Use this logo' }))
    expect(await screen.findByText('Choose an image.')).toBeVisible()
    expect(screen.getByRole('button', { name: 'Use this logo' })).toBeVisible()
  })
})
