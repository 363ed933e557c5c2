import { Field, InputType, ObjectType } from 'type-graphql'
import { UserError } from '../../errors/user-error.js'
import { Viewer } from '../accounts/accounts-types.js'

const errorsDescription = 'Why it was refused; empty when it was done.'

@InputType({ description: 'First step of signing in.' })
export class SignInInput {
  @Field(() => String, { description: 'User name: the e-mail address.' })
  username!: string

  @Field(() => String, { description: 'Password of the account.' })
  password!: string
}

@InputType({ description: 'Second step of signing in.' })
export class VerifySecurityCodeInput {
  @Field(() => String, { description: 'The six digits that were sent by mail.' })
  code!: string

  @Field(() => Boolean, {
    defaultValue: false,
    description: 'Skip this step for the next 30 days on this device.',
  })
  trustDevice!: boolean
}

@ObjectType({
  description: 'How far a sign-in has come. The session itself is a cookie; tokens are never answered.',
})
export class SignInPayload {
  @Field(() => [UserError], { description: errorsDescription })
  errors!: UserError[]

  @Field(() => Boolean, { description: 'True when a security code was sent and has to be entered next.' })
  mfaRequired!: boolean

  @Field(() => String, { nullable: true, description: 'Address that the security code was sent to.' })
  email!: string | null

  @Field(() => Viewer, { nullable: true, description: 'The person, once fully signed in.' })
  viewer!: Viewer | null
}

@ObjectType({ description: 'Whether the security code was sent again.' })
export class ResendSecurityCodePayload {
  @Field(() => [UserError], { description: errorsDescription })
  errors!: UserError[]

  @Field(() => String, { nullable: true, description: 'Address that the security code was sent to.' })
  email!: string | null
}

@ObjectType({ description: 'Answer to signing out, which always succeeds.' })
export class SignOutPayload {
  @Field(() => [UserError], { description: 'Always empty.' })
  errors!: UserError[]
}

@InputType({ description: 'Asks for a link to choose a new password with.' })
export class RequestPasswordResetInput {
  @Field(() => String, { description: 'E-mail address of the account.' })
  email!: string
}

@ObjectType({ description: 'Whether the link was sent.' })
export class RequestPasswordResetPayload {
  @Field(() => [UserError], { description: errorsDescription })
  errors!: UserError[]
}

@InputType({ description: 'A new password, with the token of a mailed link.' })
export class ResetPasswordInput {
  @Field(() => String, { description: 'E-mail address of the account, as the link carries it.' })
  email!: string

  @Field(() => String, { description: 'Token of the link; good once.' })
  token!: string

  @Field(() => String, { description: 'The new password: twelve characters or more, of four kinds.' })
  password!: string

  @Field(() => Boolean, { defaultValue: false, description: 'True for the first password of a new account.' })
  isNewUser!: boolean
}

@ObjectType({ description: 'Whether the new password was set.' })
export class ResetPasswordPayload {
  @Field(() => [UserError], { description: errorsDescription })
  errors!: UserError[]
}

@InputType({ description: 'A new password for the signed-in person.' })
export class ChangePasswordInput {
  @Field(() => String, { description: 'The password up to now.' })
  currentPassword!: string

  @Field(() => String, { description: 'The new password: twelve characters or more, of four kinds.' })
  newPassword!: string
}

@ObjectType({ description: 'Whether the password was changed. Every other session of the person ends then.' })
export class ChangePasswordPayload {
  @Field(() => [UserError], { description: errorsDescription })
  errors!: UserError[]
}
