import { cancelEmailChange, confirmEmailChange, resendEmailChange } from '@portal/rest-contract'
import { Arg, Ctx, Mutation, Resolver } from 'type-graphql'
import type { GatewayContext } from '../../../context.js'
import { orRefusal } from '../../../errors/user-error.js'
import { ConfirmEmailChangeInput, EmailChangePayload } from './accounts-address-types.js'

@Resolver()
export class EmailChangeResolver {
  @Mutation(() => EmailChangePayload, {
    description:
      'Takes a new own e-mail address into use, signed in or not. Every link that is no longer good is refused alike.',
  })
  async confirmEmailChange(
    @Ctx() context: GatewayContext,
    @Arg('input', () => ConfirmEmailChangeInput, { description: 'The link.' }) input: ConfirmEmailChangeInput,
  ): Promise<EmailChangePayload> {
    return done(() => context.upstream.call(confirmEmailChange, { body: { token: input.token } }))
  }

  @Mutation(() => EmailChangePayload, {
    description: 'Mails the link to the new own address again; the link before is dead.',
  })
  async resendEmailChange(@Ctx() context: GatewayContext): Promise<EmailChangePayload> {
    return done(() => context.upstream.call(resendEmailChange, {}))
  }

  @Mutation(() => EmailChangePayload, {
    description: 'Takes a new own address back that waits for its confirmation.',
  })
  async cancelEmailChange(@Ctx() context: GatewayContext): Promise<EmailChangePayload> {
    return done(() => context.upstream.call(cancelEmailChange, {}))
  }
}

function done(act: () => Promise<unknown>): Promise<EmailChangePayload> {
  return orRefusal<EmailChangePayload>(
    async () => {
      await act()
      return { errors: [] }
    },
    ({ errors }) => ({ errors }),
  )
}
