import type { ContentNodeKind } from '@portal/domain'
import * as calls from '@portal/rest-contract'
import { route, type Route } from '../../server/requests/route.js'
import { richFields } from './editor/content-fields.js'
import * as named from './content-named-service.js'
import { newestPublished, versionAnswer, findVersion } from './content-read-model.js'
import type { ContentPort } from './content-port.js'

const read = { transaction: 'read' } as const
const write = { transaction: 'write' } as const
const writeFields = { ...write, richText: richFields }

/** The questionnaire editor by the names of specification 001 section 7.2: the same acts, addressed by row ids. */
export function questionnaireRoutes(port: ContentPort): Route[] {
  const saves = (call: typeof calls.updateQuestionnaireSection, nodeKind: ContentNodeKind): Route =>
    route(call, writeFields, ({ params, body, ...command }) =>
      named.savePlace({ ...command, port }, { nodeKind, id: params.id }, body),
    )
  const adds = (call: typeof calls.addQuestionnaireSection, below: ContentNodeKind): Route =>
    route(call, writeFields, ({ params, body, ...command }) =>
      named.addPlace({ ...command, port }, { nodeKind: below, id: params.id }, body.fields ?? {}),
    )
  const removes = (call: typeof calls.deleteQuestionnaireSection, nodeKind: ContentNodeKind): Route =>
    route(call, write, ({ params, ...command }) =>
      named.deletePlace({ ...command, port }, { nodeKind, id: params.id }),
    )
  return [
    route(calls.getQuestionnaire, read, async ({ tx, actor, query }) =>
      versionAnswer(port, await newestPublished(tx, port, query), actor),
    ),
    route(calls.getEditQuestionnaire, read, async ({ tx, actor, params }) =>
      versionAnswer(port, await findVersion(tx, port, params.id), actor),
    ),
    route(calls.listQuestionnaireSections, read, async ({ tx, query }) => {
      const place = { nodeKind: 'questionnaire', id: query.questionnaireId } as const
      return (await named.placeWithPlaces(tx, port, place)).places
    }),
    route(calls.listQuestionnaireSubsections, read, async ({ tx, query }) => {
      const place = { nodeKind: 'section', id: query.sectionId } as const
      return (await named.placeWithPlaces(tx, port, place)).places
    }),
    route(calls.getQuestionnaireSection, read, ({ tx, params }) =>
      named.placeWithPlaces(tx, port, { nodeKind: 'section', id: params.id }),
    ),
    route(calls.getQuestionnaireSubsection, read, ({ tx, params }) =>
      named.placeWithPlaces(tx, port, { nodeKind: 'subsection', id: params.id }),
    ),
    saves(calls.updateQuestionnaire, 'questionnaire'),
    saves(calls.updateQuestionnaireSection, 'section'),
    saves(calls.updateStrategyItem, 'item'),
    adds(calls.addQuestionnaireSection, 'questionnaire'),
    adds(calls.addQuestionnaireSubsection, 'section'),
    removes(calls.deleteQuestionnaireSection, 'section'),
    removes(calls.deleteStrategyItem, 'item'),
  ]
}

/** The editor of the required documents' categories by the names of section 7.3. */
export function categoryRoutes(port: ContentPort): Route[] {
  const category = (id: number) => ({ nodeKind: 'category', id }) as const
  return [
    route(calls.getRequiredDocumentContents, read, async ({ tx, actor, query }) =>
      versionAnswer(port, await newestPublished(tx, port, query), actor),
    ),
    route(calls.listRequiredDocumentSections, read, ({ tx, query }) =>
      named.placesAtTop(tx, port, query.versionId),
    ),
    route(calls.getRequiredDocumentSection, read, ({ tx, params }) =>
      named.placeAlone(tx, port, category(params.id)),
    ),
    route(calls.updateRequiredDocumentSection, writeFields, ({ params, body, ...command }) =>
      named.savePlace({ ...command, port }, category(params.id), body),
    ),
    route(calls.addRequiredDocumentItem, writeFields, ({ body, ...command }) =>
      named.addAtTop({ ...command, port }, body.versionId, body.fields ?? {}),
    ),
    route(calls.deleteRequiredDocumentSection, write, ({ params, ...command }) =>
      named.deletePlace({ ...command, port }, category(params.id)),
    ),
  ]
}
