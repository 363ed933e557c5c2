import type { Page } from '@playwright/test'
import { csvDocument, incidentColumns, listTemplate } from '@portal/domain'

/** The day in the time of the portal. */
export const today = () =>
  new Intl.DateTimeFormat('en-CA', { timeZone: 'America/New_York' }).format(new Date())

/** An incident as a row of a list, by the headings of the template. */
export const cells = (number: string, more: Record<string, string> = {}): Record<string, string> => ({
  IncidentId: number,
  StateStudentId: '4200000999',
  LastName: 'Varga',
  FirstName: 'Odette',
  IncidentDate: today(),
  Start: '10:05',
  End: '10:20',
  Kind: 'Physical restraint',
  Position: 'Standing',
  Setting: 'Public school',
  School: 'Hill School',
  Trigger: 'Ran towards the road.',
  LessIntrusiveTried: 'Spoken to; given room',
  Staff: 'Ben Hall | 2040-06-30',
  Injury: 'None',
  MedicalCheck: 'Done',
  PlanAddressesUse: 'Yes',
  Grade: '05',
  Age: '10',
  Disability: 'Autism',
  RaceEthnicity: 'White',
  Gender: 'Female',
  Placement: 'Separate school',
  ...more,
})

const fileOf = (rows: Record<string, string>[]) => {
  const names = listTemplate(incidentColumns)
  const text = csvDocument(
    names,
    rows.map((row) => names.map((name) => row[name] ?? '')),
  )
  return { name: 'incidents.csv', mimeType: 'text/csv', buffer: Buffer.from(text) }
}

/** Chooses a list of incidents in the dialog that is open. */
export async function importIncidents(page: Page, rows: Record<string, string>[]): Promise<void> {
  await page.getByRole('dialog').locator('input[type=file]').setInputFiles(fileOf(rows))
}
