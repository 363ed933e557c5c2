import * as calls from '@portal/rest-contract'
import type { ApiActor } from '../../../server/requests/authenticate.js'
import type { ApiDeps } from '../../../server/deps.js'
import { route, type RequestContext, type Route } from '../../../server/requests/route.js'
import { runCommand } from '../../../server/requests/run-command.js'
import { findClient, listClientViews } from './accounts-clients-read-model.js'
import {
  clientOr404,
  registerClient,
  revokeClient,
  rotateClientSecret,
  updateClient,
} from './accounts-clients-service.js'
import type { AccountCommand } from '../accounts-command.js'
import type { SignIns } from '../accounts-sign-in.js'

const none = { transaction: 'none' } as const
const read = { transaction: 'read' } as const
const write = { transaction: 'write' } as const

/** Secrets are in the first answer only: what is kept for a repeat of the same command has none. */
export function clientRoutes(deps: ApiDeps, signIns: SignIns): Route[] {
  const once = async (
    request: { call: string; actor: ApiActor; ctx: RequestContext; request: unknown },
    work: (
      command: AccountCommand,
      keep: (secret: string) => void,
    ) => Promise<calls.AnswerOf<typeof calls.registerClient>>,
  ) => {
    const { actor, ctx } = request
    let secret: string | null = null
    const answer = await runCommand(deps, { ...request, actorId: actor.userId }, (tx) =>
      work({ tx, actor, ctx, signIns }, (made) => (secret = made)),
    )
    return { ...answer, secret }
  }
  return [
    route(calls.listClients, read, async ({ tx, actor, ctx }) =>
      (await listClientViews(tx, actor, ctx.now)).map(({ answer }) => answer),
    ),
    route(
      calls.getClient,
      read,
      async ({ tx, actor, params, ctx }) =>
        clientOr404(await findClient(tx, actor, params.id, ctx.now)).answer,
    ),
    route(calls.registerClient, none, ({ actor, ctx, body }) =>
      once({ call: 'registerClient', actor, ctx, request: body }, (command, keep) =>
        registerClient(command, body, keep),
      ),
    ),
    route(calls.updateClient, write, ({ params, body, ...command }) =>
      updateClient({ ...command, signIns }, params.id, body),
    ),
    route(calls.rotateClientSecret, none, ({ actor, ctx, params, body }) =>
      once({ call: 'rotateClientSecret', actor, ctx, request: [params, body] }, (command, keep) =>
        rotateClientSecret(command, params.id, body, keep),
      ),
    ),
    route(calls.revokeClient, write, ({ params, body, ...command }) =>
      revokeClient({ ...command, signIns }, params.id, body.version),
    ),
  ]
}
