import { expect, type Page } from '@playwright/test'
import { answerWith } from '../data-faults.js'
import { people } from '../people.js'
import { faultsOf, open, shows, type Visit, type Visits } from './visits.js'

const list = '/user/dashboard/participation'
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
}
