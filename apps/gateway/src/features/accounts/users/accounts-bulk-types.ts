import { Field, ID, Int, ObjectType } from 'type-graphql'
import { AllowedAct } from '../../shared/shared-types.js'

@ObjectType({ description: 'A refused cell or row of a file of new users.' })
export class UserImportError {
  @Field(() => Int, { description: 'Row in the file, the heading being row 1; 0 for the file as a whole.' })
  row!: number

  @Field(() => String, {
    nullable: true,
    description: 'Heading of the refused cell; null for the whole row.',
  })
  column!: string | null

  @Field(() => String, { description: 'What stands there.' })
  value!: string

  @Field(() => String, { description: 'Sentence for the person.' })
  message!: string
}

@ObjectType({ description: 'A good row of a file of new users.' })
export class UserImportRow {
  @Field(() => Int, { description: 'Row in the file, the heading being row 1.' })
  row!: number

  @Field(() => String, { description: 'E-mail address; it becomes the user name too.' })
  email!: string

  @Field(() => String, { description: 'First and last name.' })
  fullName!: string

  @Field(() => String, { description: 'Title of the person.' })
  title!: string

  @Field(() => String, { description: 'Telephone number.' })
  phoneNumber!: string

  @Field(() => String, { description: 'Job title, shown before the name.' })
  jobTitle!: string

  @Field(() => String, { description: 'Name of the role, such as LocalUser.' })
  role!: string

  @Field(() => Int, { nullable: true, description: 'Agency of the person; null for state staff.' })
  leaId!: number | null

  @Field(() => String, { nullable: true, description: 'Name of that agency; null for state staff.' })
  leaName!: string | null
}

@ObjectType({ description: 'How many people of a file get a role.' })
export class UserImportRoleCount {
  @Field(() => String, { description: 'Name of the role, such as LocalUser.' })
  role!: string

  @Field(() => Int, { description: 'Good rows with this role.' })
  count!: number
}

@ObjectType({
  description:
    'A file of new users, read and checked; nothing is created yet. POST /files/user-imports returns it for a file.',
})
export class UserImportPreview {
  @Field(() => ID, { description: 'To apply it with; good for one hour, for the same person.' })
  id!: string

  @Field(() => String, { description: 'Name of the file.' })
  fileName!: string

  @Field(() => Int, { description: 'Rows with something in them.' })
  rows!: number

  @Field(() => Int, { description: 'Rows without an error.' })
  goodRows!: number

  @Field(() => Int, { description: 'Rows with an error.' })
  badRows!: number

  @Field(() => [UserImportError], { description: 'What is wrong, by row; at most 500.' })
  errors!: UserImportError[]

  @Field(() => Int, { description: 'All errors, the ones that are not listed too.' })
  errorsTotal!: number

  @Field(() => [UserImportRoleCount], { description: 'How many people get which role.' })
  byRole!: UserImportRoleCount[]

  @Field(() => [UserImportRow], { description: 'The first 20 good rows.' })
  sample!: UserImportRow[]

  @Field(() => AllowedAct, { description: 'Whether the caller may create these users now.' })
  apply!: AllowedAct
}

@ObjectType({ description: 'One of several users who are to be disabled together.' })
export class BulkDisableRow {
  @Field(() => ID, { description: 'Id of the account.' })
  id!: string

  @Field(() => String, { description: 'First and last name.' })
  fullName!: string

  @Field(() => String, { description: 'Name to sign in with: the e-mail address.' })
  userName!: string

  @Field(() => String, { nullable: true, description: 'Name of the agency; null for state staff.' })
  leaName!: string | null

  @Field(() => [String], { description: 'Names of the roles, such as LocalAdmin.' })
  roles!: string[]

  @Field(() => AllowedAct, {
    description: 'Whether this user can be disabled, with those before it in the list already disabled.',
  })
  disable!: AllowedAct
}
