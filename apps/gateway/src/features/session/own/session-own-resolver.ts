import {
  endOwnSession,
  forgetOwnDevice,
  forgetOwnDevices,
  listOwnSessions,
  signOutEverywhere,
} from '@portal/rest-contract'
import { Arg, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql'
import type { GatewayContext } from '../../../context.js'
import { orRefusal } from '../../../errors/user-error.js'
import { OwnSessions, OwnSessionsPayload } from './session-own-types.js'

@Resolver()
export class OwnSessionsResolver {
  @Query(() => OwnSessions, { description: 'Sessions and trusted devices of the person.' })
  ownSessions(@Ctx() context: GatewayContext): Promise<OwnSessions> {
    return context.upstream.call(listOwnSessions, {})
  }

  @Mutation(() => OwnSessionsPayload, {
    description: 'Ends one session of the person; the own one as signOut does.',
  })
  endOwnSession(
    @Ctx() context: GatewayContext,
    @Arg('id', () => ID, { description: 'Id of the session.' }) id: string,
  ): Promise<OwnSessionsPayload> {
    return refusable(async () => {
      const { sessions } = await context.upstream.call(listOwnSessions, {})
      await context.upstream.call(endOwnSession, { params: { id } })
      if (!sessions.some((session) => session.id === id && session.isCurrent)) return left(context)
      return over(context)
    })
  }

  @Mutation(() => OwnSessionsPayload, {
    description: 'Ends every session of the person, this one too. Trusted devices stay trusted.',
  })
  signOutEverywhere(@Ctx() context: GatewayContext): Promise<OwnSessionsPayload> {
    return refusable(async () => {
      await context.upstream.call(signOutEverywhere, {})
      return over(context)
    })
  }

  @Mutation(() => OwnSessionsPayload, {
    description: 'Forgets one trusted device: signing in there needs a security code again.',
  })
  forgetOwnDevice(
    @Ctx() context: GatewayContext,
    @Arg('id', () => ID, { description: 'Id of the device.' }) id: string,
  ): Promise<OwnSessionsPayload> {
    return refusable(async () => {
      await context.upstream.call(forgetOwnDevice, { params: { id } })
      return left(context)
    })
  }

  @Mutation(() => OwnSessionsPayload, { description: 'Forgets every trusted device. Sessions go on.' })
  forgetOwnDevices(@Ctx() context: GatewayContext): Promise<OwnSessionsPayload> {
    return refusable(async () => {
      await context.upstream.call(forgetOwnDevices, {})
      context.browser?.cookies.clear('device')
      return left(context)
    })
  }
}

function refusable(work: () => Promise<OwnSessionsPayload>): Promise<OwnSessionsPayload> {
  return orRefusal(work, ({ errors }) => ({ errors, ownSessions: null }))
}

async function left(context: GatewayContext): Promise<OwnSessionsPayload> {
  return { errors: [], ownSessions: await context.upstream.call(listOwnSessions, {}) }
}

/** The requesting session itself has ended: clear its cookie in this browser too. */
async function over({ browser, memo }: GatewayContext): Promise<OwnSessionsPayload> {
  await browser?.caller.signOut()
  browser?.cookies.clearCache()
  memo.clear()
  return { errors: [], ownSessions: null }
}
