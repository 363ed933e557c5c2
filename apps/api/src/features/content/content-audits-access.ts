import { sysadmin, type Attempts, type Prepare } from '../../testing/access/access-kit.js'
import type { AccessWorld } from '../../testing/access/access-world.js'

/** Written by hand from the specification; testing/access/access-legend.ts explains the columns and words. */
export const verdicts = `
call                      record   | anon half dis  | SA   SM   LI   DRS  LA   LU   | CL
listContentSections       own      | 401  401  401  | ok   ok   403  403  403  403  | 403
listContentSections       missing  | 401  401  401  | 404  404  403  403  403  403  | 403
listSectionsOfVersion     own      | 401  401  401  | ok   ok   403  403  403  403  | 403
listSectionsOfVersion     missing  | 401  401  401  | 404  404  403  403  403  403  | 403
listSectionsOfContents    own      | 401  401  401  | ok   ok   403  403  403  403  | 403
listSectionsOfContents    missing  | 401  401  401  | 404  404  403  403  403  403  | 403
getSectionOfItem          own      | 401  401  401  | ok   ok   403  403  403  403  | 403
getSectionOfItem          missing  | 401  401  401  | 404  404  403  403  403  403  | 403
listSectionsBesideSection own      | 401  401  401  | ok   ok   403  403  403  403  | 403
listSectionsBesideSection missing  | 401  401  401  | 404  404  403  403  403  403  | 403
getContentSection         own      | 401  401  401  | ok   ok   403  403  403  403  | 403
getContentSection         missing  | 401  401  401  | 404  404  403  403  403  403  | 403
getContentItem            own      | 401  401  401  | ok   ok   403  403  403  403  | 403
getContentItem            missing  | 401  401  401  | 404  404  403  403  403  403  | 403
updateContentSection      own      | 401  401  401  | may  may  403  403  403  403  | 403
updateContentSection      missing  | 401  401  401  | 404  404  403  403  403  403  | 403
updateContentItem         own      | 401  401  401  | may  may  403  403  403  403  | 403
updateContentItem         missing  | 401  401  401  | 404  404  403  403  403  403  | 403
addContentSection         own      | 401  401  401  | may  may  403  403  403  403  | 403
addContentSection         missing  | 401  401  401  | 404  404  403  403  403  403  | 403
addContentItem            own      | 401  401  401  | may  may  403  403  403  403  | 403
addContentItem            missing  | 401  401  401  | 404  404  403  403  403  403  | 403
deleteContentSection      own      | 401  401  401  | may  may  403  403  403  403  | 403
deleteContentSection      missing  | 401  401  401  | 404  404  403  403  403  403  | 403
deleteContentItem         own      | 401  401  401  | may  may  403  403  403  403  | 403
deleteContentItem         missing  | 401  401  401  | 404  404  403  403  403  403  | 403
`

const typeKey = 'desk-audit'
const missing = 999_999

/** A published version of the content of audits, which nobody may change: editors are refused with that reason. */
async function publishedId(world: AccessWorld, record: string): Promise<number> {
  if (record === 'missing') return missing
  const versions = `/api/msde/content/${typeKey}/versions`
  const { body } = await world.steps.send<{ id: number; state: string }[]>(sysadmin, 'get', versions)
  return body.find(({ state }) => state === 'Published')?.id ?? missing
}

/** Row ids of the first section and its first item in that version. */
async function places(world: AccessWorld, record: string): Promise<{ section: number; item: number }> {
  if (record === 'missing') return { section: missing, item: missing }
  const get = async <Body>(path: string) =>
    (await world.steps.send<Body>(sysadmin, 'get', `/api/msde/${typeKey}/${path}`)).body
  const [first] = await get<{ id: number }[]>(`section?versionId=${await publishedId(world, record)}`)
  const { id: section, places: items } = await get<{ id: number; places: { id: number }[] }>(
    `contentsection/${first?.id}`,
  )
  return { section, item: items[0]?.id ?? missing }
}

const onPlace =
  (kind: 'section' | 'item', body?: object, param = 'id'): Prepare =>
  async (world, record) => ({
    params: { typeKey, [param]: (await places(world, record))[kind] },
    ...(body && { body }),
  })

export const attempts: Attempts = {
  // What is missing is the kind of audit.
  listContentSections: ({ year }, record) => ({
    params: { typeKey: record === 'missing' ? 'none' : typeKey },
    query: `?year=${year}`,
  }),
  listSectionsOfVersion: async (world, record) => ({
    params: { typeKey },
    query: `?versionId=${await publishedId(world, record)}`,
  }),
  listSectionsOfContents: async (world, record) => ({
    params: { typeKey, contentIds: String(await publishedId(world, record)) },
  }),
  getSectionOfItem: onPlace('item', undefined, 'itemId'),
  listSectionsBesideSection: onPlace('section', undefined, 'sectionId'),
  getContentSection: onPlace('section'),
  getContentItem: onPlace('item'),
  updateContentSection: onPlace('section', { fields: { title: 'One' }, version: 1 }),
  updateContentItem: onPlace('item', { fields: { text: 'In time?' }, version: 1 }),
  addContentSection: async (world, record) => ({
    params: { typeKey },
    body: { versionId: await publishedId(world, record) },
  }),
  addContentItem: onPlace('section', {}),
  deleteContentSection: onPlace('section'),
  deleteContentItem: onPlace('item'),
}
