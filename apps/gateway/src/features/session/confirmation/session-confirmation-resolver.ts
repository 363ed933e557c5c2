import { confirmPassword, confirmPasswordCode, resendPasswordCode } from '@portal/rest-contract'
import { Arg, Ctx, Mutation, Resolver } from 'type-graphql'
import type { GatewayContext } from '../../../context.js'
import { orRefusal } from '../../../errors/user-error.js'
import {
  ConfirmPasswordCodeInput,
  ConfirmPasswordInput,
  ConfirmPasswordPayload,
} from './session-confirmation-types.js'
import { browserOf } from '../session-resolver.js'

const note =
  'Five wrong passwords or codes in a row end the session: the fifth is a root error UNAUTHENTICATED.'

@Resolver()
export class SessionConfirmationResolver {
  @Mutation(() => ConfirmPasswordPayload, {
    description:
      'Confirms the password, after a change was refused with FORBIDDEN and the field `currentPassword`. Such changes ' +
      'require a confirmation in the last ten minutes; signing in is one too. Without a trusted device a security ' +
      `code is sent. ${note}`,
  })
  async confirmPassword(
    @Ctx() context: GatewayContext,
    @Arg('input', () => ConfirmPasswordInput, { description: 'The password.' }) input: ConfirmPasswordInput,
  ): Promise<ConfirmPasswordPayload> {
    const mfaToken = browserOf(context).cookies.device?.token ?? ''
    return answered(() =>
      context.upstream.call(confirmPassword, { body: { password: input.password, mfaToken } }),
    )
  }

  @Mutation(() => ConfirmPasswordPayload, {
    description: `The security code after the password was confirmed. ${note}`,
  })
  async confirmPasswordCode(
    @Ctx() context: GatewayContext,
    @Arg('input', () => ConfirmPasswordCodeInput, { description: 'The code.' })
    input: ConfirmPasswordCodeInput,
  ): Promise<ConfirmPasswordPayload> {
    browserOf(context)
    return answered(() => context.upstream.call(confirmPasswordCode, { body: { code: input.code } }))
  }

  @Mutation(() => ConfirmPasswordPayload, {
    description: 'Sends the security code of a password confirmation again: at most once in 30 seconds.',
  })
  async resendPasswordCode(@Ctx() context: GatewayContext): Promise<ConfirmPasswordPayload> {
    browserOf(context)
    return answered(() => context.upstream.call(resendPasswordCode, {}))
  }
}

function answered(
  ask: () => Promise<Omit<ConfirmPasswordPayload, 'errors'>>,
): Promise<ConfirmPasswordPayload> {
  return orRefusal<ConfirmPasswordPayload>(
    async () => ({ errors: [], ...(await ask()) }),
    ({ errors }) => ({ errors, confirmed: false, email: null }),
  )
}
