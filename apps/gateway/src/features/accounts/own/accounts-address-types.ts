import { Field, InputType, ObjectType } from 'type-graphql'
import { UserError } from '../../../errors/user-error.js'

@InputType({ description: 'A link that was mailed to a new address.' })
export class ConfirmEmailChangeInput {
  @Field(() => String, { description: 'Token of the link; good once.' })
  token!: string
}

@ObjectType({ description: 'Whether it was done.' })
export class EmailChangePayload {
  @Field(() => [UserError], { description: 'Why it was refused; empty when it was done.' })
  errors!: UserError[]
}
