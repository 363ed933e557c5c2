import { expect, type Page } from '@playwright/test'
import { answerWith, changeData } from '../data-faults.js'
import { people } from '../people.js'
import { faultsOf, open, shows, type Visit, type Visits } from './visits.js'

const list = '/user/dashboard/alternate-framework/participation'
const title = 'Alternate Assessment Participation'

const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first().click()
const dialog = (page: Page) => page.getByRole('dialog')

/** The page of an agency of the demonstration, as somebody finds it in the list. */
const agency =
  (name: string) =>
  async ({ as }: Visit): Promise<string> => {
    const page = await (await as(people.monitor)).newPage()
    await page.goto(list)
    const address = await page.getByRole('link', { name, exact: true }).getAttribute('href')
    await page.close()
    return address ?? list
  }
const howard = agency('Howard County')

const justifications = `${list}/justifications`
const justificationOf = (name: string) => async (visit: Visit) => `${await agency(name)(visit)}/justification`

const publishedList = `${list}/published`
const publicationOf = (name: string) => async (visit: Visit) => `${await agency(name)(visit)}/publication`
const publishedOf = (name: string) => async (visit: Visit) => `${await agency(name)(visit)}/published`

/** A publication with other members. */
const publicationAs = (more: object) => (page: Page) =>
  changeData(page, 'JustificationPublication', ({ justificationPublication: own }) => ({
    justificationPublication: merged(own as object, more),
  }))
const merged = (own: object, more: object): object =>
  Object.fromEntries(
    Object.entries(own).map(([key, value]) => {
      const next = (more as Record<string, unknown>)[key]
      return [key, typeof next === 'object' && next ? Object.assign({}, value, next) : (next ?? value)]
    }),
  )
const decided = publicationAs({ publish: { allowed: true, reason: null } })

const importing = async (page: Page) => {
  await press(page, 'Import rates')
  await expect(dialog(page).getByRole('button', { name: 'Template (CSV)' })).toBeVisible()
}

async function chooseFile(page: Page, rows: string): Promise<void> {
  const chooser = page.waitForEvent('filechooser')
  await dialog(page).getByRole('button', { name: 'Choose a file' }).click()
  await (
    await chooser
  ).setFiles({
    name: 'rates.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(`Agency,Subject,Students tested,Alternate assessment\r\n${rows}`),
  })
}

const fill = async (page: Page, subject: string, tested: string, alternate: string) => {
  const group = dialog(page).getByRole('group', { name: subject })
  await group.getByLabel('Students tested').fill(tested)
  await group.getByLabel('Alternate assessment').fill(alternate)
}

/** The numbers as somebody else saved them meanwhile. */
const savedByOthers = (page: Page) =>
  answerWith(page, 'SaveParticipationRates', {
    saveParticipationRates: {
      __typename: 'AgencyParticipationPayload',
      errors: [
        {
          __typename: 'UserError',
          code: 'CONFLICT',
          field: null,
          message: 'Andre Whitfield saved this 5 minutes ago. Review the differences before saving.',
        },
      ],
      participation: {
        __typename: 'AgencyParticipation',
        id: '2026-13',
        leaId: 13,
        lea: { __typename: 'Lea', id: 13, name: 'Howard County', shortName: 'Howard County' },
        year: 2026,
        threshold: 1,
        ela: { __typename: 'TestedCounts', tested: 2149, alternate: 24 },
        math: null,
        science: null,
        exceeding: ['ela'],
        changedBy: { __typename: 'PersonRef', id: 'm2', fullName: 'Andre Whitfield' },
        changedOn: '2026-11-02T12:00:00.000Z',
        version: 9,
        enter: { __typename: 'AllowedAct', allowed: true, reason: null },
        justification: {
          __typename: 'Justification',
          status: 'Required',
          dueOn: '2026-12-04',
          why: '',
          guidelines: '',
          training: '',
          highest: '',
          plan: '',
          reviewed: null,
          changed: null,
          groupSubject: 'ela',
          groups: [],
          confirmed: false,
          submittedBy: null,
          submittedOn: null,
          returnReason: null,
          gaps: [],
          write: { __typename: 'AllowedAct', allowed: true, reason: null },
          submit: { __typename: 'AllowedAct', allowed: true, reason: null },
          decide: { __typename: 'AllowedAct', allowed: false, reason: 'Only a state monitor.' },
          publication: {
            __typename: 'PublicationStanding',
            state: 'Not published',
            edition: null,
            publishedOn: null,
            withdrawnOn: null,
            reason: null,
          },
        },
      },
    },
  })

/** The participation feature. */
export const participationVisits: Visits = {
  'features/participation/rates-page': {
    ...faultsOf(people.monitor, list),
    list: open(people.monitor, list, undefined, shows('25 of 2,150 tested')),
    'filtered to nothing': open(
      people.monitor,
      `${list}?q=no+such+agency`,
      undefined,
      shows('No agency matches these filters.'),
    ),
    importing: open(people.monitor, list, undefined, async (page) => {
      await shows('25 of 2,150 tested')(page)
      await importing(page)
    }),
    'file refused': open(people.monitor, list, undefined, async (page) => {
      await shows('25 of 2,150 tested')(page)
      await importing(page)
      await chooseFile(page, 'Atlantis,ELA,10,1\r\n13,Latin,10,11\r\n')
      await expect(dialog(page).getByText('There is no agency Atlantis.')).toBeVisible()
    }),
    reader: open(people.liaison, list, undefined, shows('25 of 2,150 tested')),
  },
  'features/participation/agency/agency-rates-page': {
    ...faultsOf(people.monitor, howard),
    entered: open(people.monitor, howard, undefined, shows('Above 1.0 % in ELA')),
    'nothing entered': open(
      people.monitor,
      agency('Garrett County'),
      undefined,
      shows('Nobody entered numbers yet.'),
    ),
    entering: open(people.howardAdmin, list, undefined, async (page) => {
      await shows('Above 1.0 % in ELA')(page)
      await press(page, 'Enter numbers')
      await expect(dialog(page).getByText('Rate: 1.16 %')).toBeVisible()
    }),
    'number refused': open(people.howardAdmin, list, undefined, async (page) => {
      await shows('Above 1.0 % in ELA')(page)
      await press(page, 'Enter numbers')
      await fill(page, 'Science', '10', '11')
      await dialog(page).getByRole('button', { name: 'Save' }).click()
      await expect(
        dialog(page).getByText('Alternate assessment cannot be more than Students tested.').first(),
      ).toBeVisible()
    }),
    conflict: open(people.howardAdmin, list, savedByOthers, async (page) => {
      await shows('Above 1.0 % in ELA')(page)
      await press(page, 'Enter numbers')
      await fill(page, 'ELA', '2151', '25')
      await dialog(page).getByRole('button', { name: 'Save' }).click()
      await expect(page.getByText('Somebody else changed these numbers')).toBeVisible()
    }),
    reader: open(people.howardUser, list, undefined, shows(title)),
    'not found': open(people.monitor, `${list}/2026-999999`),
  },
  'features/participation/justification/justification-page': {
    ...faultsOf(people.howardAdmin, justificationOf('Howard County')),
    writing: open(
      people.howardAdmin,
      justificationOf('Howard County'),
      undefined,
      shows('Before it can be submitted'),
    ),
    'number refused': open(people.howardAdmin, justificationOf('Howard County'), undefined, async (page) => {
      await page.getByLabel('Male, Students tested', { exact: true }).fill('9')
      await page.getByLabel('Male, Alternate assessment', { exact: true }).fill('10')
      await expect(
        page.getByText('Male: alternate assessment cannot be more than students tested.').first(),
      ).toBeVisible()
    }),
    'not required': open(
      people.monitor,
      justificationOf('Allegany County'),
      undefined,
      shows('No subject is above the limit'),
    ),
    submitted: open(
      people.monitor,
      justificationOf('Baltimore County'),
      undefined,
      shows('One regional program for students'),
    ),
    returning: open(people.monitor, justificationOf('Baltimore County'), undefined, async (page) => {
      await shows('One regional program for students')(page)
      await page.getByRole('button', { name: 'Return', exact: true }).click()
      const returning = page.getByRole('dialog', { name: 'Return the justification' })
      await returning.getByRole('button', { name: 'Return', exact: true }).click()
      await expect(returning.getByText('Reason is required.').first()).toBeVisible()
    }),
    returned: open(
      people.howardAdmin,
      justificationOf('Howard County'),
      (page) =>
        changeData(page, 'AgencyParticipation', ({ agencyParticipation }) => {
          const own = agencyParticipation as { justification: object }
          const justification = Object.assign({}, own.justification, {
            status: 'Returned',
            returnReason: 'Say more about training.',
          })
          return { agencyParticipation: Object.assign({}, own, { justification }) }
        }),
      shows('Say more about training.'),
    ),
    'not found': open(people.monitor, `${list}/2026-999999/justification`),
  },
  'features/participation/decisions/justifications-page': {
    ...faultsOf(people.monitor, justifications),
    list: open(people.monitor, justifications, undefined, shows('Baltimore County')),
    'filtered to nothing': open(
      people.monitor,
      `${justifications}?q=no+such+agency`,
      undefined,
      shows('No justification matches these filters.'),
    ),
    empty: open(
      people.monitor,
      justifications,
      (page) =>
        changeData(page, 'Participation', ({ participation }) => ({
          participation: Object.assign({}, participation, { rows: [] }),
        })),
      shows('No agency has to justify anything.'),
    ),
    chosen: open(people.monitor, justifications, undefined, async (page) => {
      await page.getByRole('checkbox', { name: 'Choose Baltimore County' }).check()
      await expect(page.getByRole('button', { name: 'Accept', exact: true })).toBeVisible()
    }),
    reader: open(people.liaison, justifications, undefined, shows('Howard County')),
  },
  'features/participation/publication/publication-page': {
    ...faultsOf(people.monitor, publicationOf('Washington County')),
    'to decide': open(people.monitor, publicationOf('Washington County'), undefined, shows('Fountain Creek')),
    publishing: open(people.monitor, publicationOf('Washington County'), decided, async (page) => {
      await press(page, 'Publish')
      await expect(
        page.getByRole('alertdialog', { name: 'Publish this justification?' }).getByRole('button', {
          name: 'Publish now',
        }),
      ).toBeVisible()
    }),
    published: open(
      people.monitor,
      publicationOf('Wicomico County'),
      undefined,
      shows('Open what is published'),
    ),
    withdrawing: open(people.monitor, publicationOf('Wicomico County'), undefined, async (page) => {
      await shows('Open what is published')(page)
      await press(page, 'Withdraw')
      const withdrawing = page.getByRole('dialog', { name: 'Withdraw the published justification' })
      await withdrawing.getByRole('button', { name: 'Withdraw', exact: true }).click()
      await expect(withdrawing.getByText('Reason is required.').first()).toBeVisible()
    }),
    withdrawn: open(
      people.monitor,
      publicationOf('Wicomico County'),
      publicationAs({
        standing: {
          state: 'Withdrawn',
          edition: 1,
          publishedOn: '2026-11-02T12:00:00.000Z',
          withdrawnOn: '2026-11-03T12:00:00.000Z',
          reason: 'A name stood in it.',
        },
      }),
      shows('A name stood in it.'),
    ),
    'not accepted': open(
      people.monitor,
      publicationOf('Baltimore County'),
      undefined,
      shows('Only an accepted justification is published.'),
    ),
    'not found': open(people.monitor, `${list}/2026-999999/publication`),
    forbidden: open(people.liaison, publicationOf('Wicomico County')),
  },
  'features/participation/publication/published-list-page': {
    ...faultsOf(people.monitor, publishedList),
    list: open(people.monitor, publishedList, undefined, shows('Wicomico County')),
    'filtered to nothing': open(
      people.monitor,
      `${publishedList}?q=no+such+agency`,
      undefined,
      shows('No published justification matches these filters.'),
    ),
    empty: open(
      people.monitor,
      publishedList,
      (page) => changeData(page, 'PublishedJustifications', () => ({ publishedJustifications: [] })),
      shows('Nothing is published yet.'),
    ),
    agency: open(people.howardUser, publishedList, undefined, shows('Wicomico County')),
  },
  'features/participation/publication/published-page': {
    ...faultsOf(people.howardUser, publishedOf('Wicomico County')),
    published: open(
      people.howardUser,
      publishedOf('Wicomico County'),
      undefined,
      shows('Published by the state without information'),
    ),
    'not found': open(people.howardUser, `${list}/2026-999999/published`),
  },
}
