import {
  changePassword as changeCall,
  confirmPassword as confirmCall,
  confirmPasswordCode as confirmCodeCall,
  endOwnSession,
  forgetOwnDevice,
  forgetOwnDevices,
  jwks,
  listOwnSessions,
  recoverPassword as recoverCall,
  resendPasswordCode as resendCodeCall,
  resetPassword as resetCall,
  revokeToken,
  signOutEverywhere,
  token,
  tokenMfa,
  validateMfaCode,
} from '@portal/rest-contract'
import type { ApiDeps } from '../../server/deps.js'
import { publicRoute, route, type Route } from '../../server/requests/route.js'
import {
  confirmPassword,
  confirmPasswordCode,
  resendPasswordCode,
} from './confirmation/session-confirmation.js'
import { signInClient } from './tokens/session-clients.js'
import { sessionKeys } from './session-crypto.js'
import { endAll, endOne, forgetAll, forgetOne, listOwn } from './own/session-own.js'
import { changePassword, recoverPassword, resetPassword } from './passwords/session-passwords.js'
import { refreshSession, revokeSession } from './tokens/session-refresh.js'
import { signInFirstStep, signInSecondStep, signInWithPassword } from './sign-in/session-sign-in.js'

/**
 * Those of signing in run outside the transaction of the shell: a refusal must leave its mark (failed sign-ins, guesses, revoked
 * families), passwords are hashed while no connection is held, and no token may be kept as a repeatable answer.
 */
export function sessionRoutes(apiDeps: ApiDeps): Route[] {
  const deps = { ...apiDeps, keys: sessionKeys(apiDeps.config.sessionSecret) }
  const own = { transaction: 'none' } as const
  return [
    publicRoute(token, own, ({ body, ctx }) => {
      if (body.grant_type === 'client_credentials') return signInClient(deps, ctx, body)
      return body.grant_type === 'password'
        ? signInWithPassword(deps, ctx, body)
        : refreshSession(deps, ctx, body.refresh_token)
    }),
    publicRoute(tokenMfa, own, ({ body, ctx }) => signInFirstStep(deps, ctx, body)),
    publicRoute(validateMfaCode, own, ({ body, ctx }) => signInSecondStep(deps, ctx, body)),
    publicRoute(revokeToken, own, async ({ body, ctx }) => {
      await revokeSession(deps, ctx, body.token)
    }),
    publicRoute(jwks, own, async () => deps.accessTokens.jwks),
    publicRoute(recoverCall, own, async ({ body, ctx }) => {
      await recoverPassword(deps, ctx, body)
    }),
    publicRoute(resetCall, own, async ({ body, ctx }) => {
      await resetPassword(deps, ctx, body)
    }),
    route(changeCall, own, ({ params, body, actor, ctx }) =>
      changePassword(deps, ctx, actor, params.userId, body),
    ),
    route(confirmCall, own, ({ body, actor, ctx }) => confirmPassword({ deps, ctx, actor }, body)),
    route(confirmCodeCall, own, ({ body, actor, ctx }) =>
      confirmPasswordCode({ deps, ctx, actor }, body.code),
    ),
    route(resendCodeCall, own, ({ actor, ctx }) => resendPasswordCode({ deps, ctx, actor })),
    route(listOwnSessions, { transaction: 'read' }, ({ actor, ctx, tx }) => listOwn(tx, actor, ctx)),
    route(endOwnSession, { transaction: 'write' }, ({ params, actor, ctx, tx }) =>
      endOne(tx, ctx, actor, params.id),
    ),
    route(signOutEverywhere, { transaction: 'write' }, ({ actor, ctx, tx }) => endAll(tx, ctx, actor)),
    route(forgetOwnDevice, { transaction: 'write' }, ({ params, actor, ctx, tx }) =>
      forgetOne(tx, ctx, actor, params.id),
    ),
    route(forgetOwnDevices, { transaction: 'write' }, ({ actor, ctx, tx }) => forgetAll(tx, ctx, actor)),
  ]
}
