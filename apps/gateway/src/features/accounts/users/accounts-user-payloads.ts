import { Field, Int, ObjectType } from 'type-graphql'
import { UserError } from '../../../errors/user-error.js'
import { BulkDisableRow, UserImportPreview } from './accounts-bulk-types.js'
import { UserRow } from './accounts-user-types.js'

const errorsDescription = 'Why it was refused; empty when it was done.'

@ObjectType({ description: 'The user after the act.' })
export class UserPayload {
  @Field(() => [UserError], { description: errorsDescription })
  errors!: UserError[]

  @Field(() => UserRow, {
    nullable: true,
    description: 'As it stands now, on CONFLICT too; null on other refusals.',
  })
  user!: UserRow | null
}

@ObjectType({ description: 'Whether a link to choose a new password was mailed.' })
export class AdminResetPasswordPayload {
  @Field(() => [UserError], { description: errorsDescription })
  errors!: UserError[]

  @Field(() => UserRow, {
    nullable: true,
    description: 'On CONFLICT the user as it stands now; otherwise null.',
  })
  user!: UserRow | null
}

@ObjectType({ description: 'What became of a file of new users.' })
export class ApplyUserImportPayload {
  @Field(() => [UserError], { description: errorsDescription })
  errors!: UserError[]

  @Field(() => Int, { description: 'Users that were created; 0 when it was refused.' })
  created!: number

  @Field(() => UserImportPreview, {
    nullable: true,
    description: 'On CONFLICT the file, checked again; otherwise null.',
  })
  preview!: UserImportPreview | null
}

@ObjectType({ description: 'What became of the users who were to be disabled together.' })
export class BulkDisableUsersPayload {
  @Field(() => [UserError], { description: errorsDescription })
  errors!: UserError[]

  @Field(() => Int, { description: 'Users that were disabled; 0 when it was refused.' })
  disabled!: number

  @Field(() => [BulkDisableRow], {
    description: 'When single users are refused, all of them, checked again; otherwise empty.',
  })
  rows!: BulkDisableRow[]
}
