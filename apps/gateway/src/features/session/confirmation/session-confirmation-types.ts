import { Field, InputType, ObjectType } from 'type-graphql'
import { UserError } from '../../../errors/user-error.js'

@InputType({ description: 'The password of the signed-in person, entered again.' })
export class ConfirmPasswordInput {
  @Field(() => String, { description: 'Password of the account.' })
  password!: string
}

@InputType({ description: 'The security code that followed the password.' })
export class ConfirmPasswordCodeInput {
  @Field(() => String, { description: 'The six digits that were sent by mail.' })
  code!: string
}

@ObjectType({
  description: 'Whether the password counts as confirmed, or a security code is still required.',
})
export class ConfirmPasswordPayload {
  @Field(() => [UserError], { description: 'Why it was refused; empty when it was right.' })
  errors!: UserError[]

  @Field(() => Boolean, {
    description:
      'True once the confirmation is complete: a change that was refused for the password can be sent again.',
  })
  confirmed!: boolean

  @Field(() => String, {
    nullable: true,
    description: 'Address that a security code was sent to; null when none was.',
  })
  email!: string | null
}
