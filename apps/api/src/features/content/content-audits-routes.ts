import { contentPlacesOf, type ContentNodeKind } from '@portal/domain'
import * as calls from '@portal/rest-contract'
import { route, type Route } from '../../server/requests/route.js'
import { foundOr } from '../../server/command.js'
import type { Database } from '../../db/database.js'
import { richFields } from './editor/content-fields.js'
import * as named from './content-named-service.js'
import { newestPublished } from './content-read-model.js'
import type { ContentPort } from './content-port.js'

const read = { transaction: 'read' } as const
const write = { transaction: 'write' } as const
const writeFields = { ...write, richText: richFields }

const section = (id: number) => ({ nodeKind: 'auditSection', id }) as const
const item = (id: number) => ({ nodeKind: 'auditItem', id }) as const
const typeFound = foundOr('This kind of audit does not exist.')

/** The editor of the content of audits by the names of specification 001 section 7.6: the same acts, addressed by row ids. */
export function auditContentRoutes(ports: readonly ContentPort[]): Route[] {
  const of = (typeKey: string): ContentPort =>
    typeFound(ports.find(({ kind }) => kind === typeKey && contentPlacesOf(kind).includes('auditSection')))
  const saves = (call: typeof calls.updateContentSection, nodeKind: ContentNodeKind): Route =>
    route(call, writeFields, ({ params: { typeKey, id }, body, ...command }) =>
      named.savePlace({ ...command, port: of(typeKey) }, { nodeKind, id }, body),
    )
  const removes = (call: typeof calls.deleteContentSection, nodeKind: ContentNodeKind): Route =>
    route(call, write, ({ params: { typeKey, id }, ...command }) =>
      named.deletePlace({ ...command, port: of(typeKey) }, { nodeKind, id }),
    )
  const sectionsOf = (db: Database, typeKey: string, versionId: number) =>
    named.placesOfKind(db, of(typeKey), versionId, 'auditSection')
  return [
    route(calls.listContentSections, read, async ({ tx, params: { typeKey }, query }) =>
      sectionsOf(tx, typeKey, (await newestPublished(tx, of(typeKey), query)).version.id),
    ),
    route(calls.listSectionsOfVersion, read, ({ tx, params, query }) =>
      sectionsOf(tx, params.typeKey, query.versionId),
    ),
    route(calls.listSectionsOfContents, read, async ({ tx, params: { typeKey, contentIds } }) => {
      const ids = new Set(contentIds.split(',').map(Number))
      return (await Promise.all([...ids].map((id) => sectionsOf(tx, typeKey, id)))).flat()
    }),
    route(calls.getSectionOfItem, read, ({ tx, params }) =>
      named.placeAbove(tx, of(params.typeKey), item(params.itemId)),
    ),
    route(calls.listSectionsBesideSection, read, async ({ tx, params: { typeKey, sectionId } }) => {
      const { questionnaireId } = await named.placeAlone(tx, of(typeKey), section(sectionId))
      return sectionsOf(tx, typeKey, questionnaireId)
    }),
    route(calls.getContentSection, read, ({ tx, params }) =>
      named.placeWithPlaces(tx, of(params.typeKey), section(params.id)),
    ),
    route(calls.getContentItem, read, ({ tx, params }) =>
      named.placeAlone(tx, of(params.typeKey), item(params.id)),
    ),
    saves(calls.updateContentSection, 'auditSection'),
    saves(calls.updateContentItem, 'auditItem'),
    route(calls.addContentSection, writeFields, ({ params: { typeKey }, body, ...command }) =>
      named.addBelowRoot({ ...command, port: of(typeKey) }, body.versionId, 'audit', body.fields ?? {}),
    ),
    route(calls.addContentItem, writeFields, ({ params: { typeKey, id }, body, ...command }) =>
      named.addPlace({ ...command, port: of(typeKey) }, section(id), body.fields ?? {}),
    ),
    removes(calls.deleteContentSection, 'auditSection'),
    removes(calls.deleteContentItem, 'auditItem'),
  ]
}
