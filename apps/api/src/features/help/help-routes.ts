import * as calls from '@portal/rest-contract'
import type { ApiDeps } from '../../server/deps.js'
import { route, streamRoute, type Route } from '../../server/requests/route.js'
import { sendTrainingFile, uploadTrainingFile, type TrainingFilePort } from './help-files-service.js'
import * as service from './help-service.js'

const read = { transaction: 'read' } as const
const write = { transaction: 'write' } as const
const writeBody = { ...write, richText: { paths: ['body'] } }

/** Training materials: read by whom they are for, edited by state monitors. */
export function helpRoutes(deps: ApiDeps, files: TrainingFilePort): Route[] {
  const context = { deps, files }
  return [
    route(calls.listTraining, read, ({ query, ...command }) => service.listTrainingFor(command, query.show)),
    route(calls.createTrainingItem, writeBody, ({ body, ...command }) => service.createItem(command, body)),
    route(calls.updateTrainingItem, writeBody, ({ params, body, ...command }) =>
      service.updateItem(command, params.id, body),
    ),
    route(calls.publishTrainingItem, write, ({ params, body, ...command }) =>
      service.publishItem(command, params.id, body),
    ),
    route(calls.deleteTrainingItem, write, ({ params, body, ...command }) =>
      service.deleteItem(command, params.id, body.version),
    ),
    route(calls.restoreTrainingItem, write, ({ params, body, ...command }) =>
      service.restoreItem(command, params.id, body.version),
    ),
    route(calls.orderTrainingItems, write, ({ body, ...command }) => service.orderItems(command, body.ids)),
    route(calls.recordTrainingUse, write, ({ params, body, ...command }) =>
      service.recordUse(command, params.id, body),
    ),
    streamRoute(calls.uploadTrainingFile, ({ req, actor, ctx }) =>
      uploadTrainingFile(context, { actor, ctx }, req),
    ),
    streamRoute(calls.downloadTrainingFile, async ({ params, actor, ctx, req, res }) => {
      await sendTrainingFile(context, { actor, ctx }, { req, res }, params)
      return undefined
    }),
  ]
}
