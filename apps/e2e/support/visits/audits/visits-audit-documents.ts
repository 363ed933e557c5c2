import { changeData } from '../../data-faults.js'
import { people } from '../../people.js'
import { issued, missing } from './visits-audit-results.js'
import { faultsOf, open, shows, type Visit, type Visits } from '../visits.js'

const pageOf = (page: string) => async (visit: Visit) => (await issued()(visit)).replace('/summary', page)
const documents = pageOf('/documents')
const letters = pageOf('/letters')

/** Documents and letters of an audit whose report is issued. */
export const auditDocumentsVisits: Visits = {
  'features/audits/documents/documents-page': {
    ...faultsOf(people.monitor, documents),
    list: open(people.monitor, documents, undefined, shows('iep.pdf')),
    'of the agency': open(people.alleganyAdmin, documents, undefined, shows('iep.pdf')),
    empty: open(
      people.monitor,
      documents,
      (page) => changeData(page, 'AuditProngDocuments', (data) => ({ ...data, auditProngFiles: [] })),
      shows('No document is uploaded yet'),
    ),
    'filtered to nothing': open(
      people.monitor,
      async (visit) => `${await documents(visit)}?requested=1`,
      undefined,
      shows('No document matches the filters'),
    ),
    forbidden: open(people.liaison, documents, undefined, shows(/Only those who work on the records/)),
    'not found': open(people.monitor, documents, missing('AuditProngDocuments'), shows(/not found/i)),
  },
  'features/audits/letters/letters-page': {
    ...faultsOf(people.monitor, letters),
    list: open(people.monitor, letters, undefined, shows(/^Report of an audit: /)),
    'of the agency': open(people.alleganyAdmin, letters, undefined, shows(/^Report of an audit: /)),
    'read without opening': open(people.liaison, letters, undefined, async (page) => {
      await page.getByRole('button', { name: /^PDF of Report of an audit/ }).focus()
    }),
    empty: open(
      people.monitor,
      letters,
      (page) =>
        changeData(page, 'AuditLetters', ({ auditCourse, ...data }) => ({
          ...data,
          auditCourse: { ...(auditCourse as object), letters: [] },
        })),
      shows('No letter has been sent yet'),
    ),
    'filtered to nothing': open(
      people.monitor,
      async (visit) => `${await letters(visit)}?state=Withdrawn`,
      undefined,
      shows('No letter matches the filters'),
    ),
    'not found': open(people.monitor, letters, missing('AuditLetters'), shows(/not found/i)),
  },
}
