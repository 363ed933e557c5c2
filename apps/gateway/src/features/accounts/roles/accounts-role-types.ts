import { Field, ID, InputType, Int, ObjectType } from 'type-graphql'
import { UserError } from '../../../errors/user-error.js'
import { AllowedAct } from '../../shared/shared-types.js'
import { changesOf } from '../../../changes-of.js'

const errorsDescription = 'Why it was refused; empty when it was done.'

@ObjectType({ description: 'A role: a name for a set of permissions.' })
export class Role {
  @Field(() => ID, { description: 'Id of the role.' })
  id!: string

  @Field(() => String, { description: 'Name, such as LocalAdmin.' })
  name!: string

  @Field(() => String, { description: 'What it is for.' })
  description!: string

  @Field(() => Int, { description: 'Users who hold it, disabled ones too, deleted ones not.' })
  usersCount!: number

  @Field(() => [String], { description: 'Values of its permissions, such as users.view.' })
  permissions!: string[]

  @Field(() => Boolean, { description: 'Part of every installation: it cannot be renamed or deleted.' })
  isBuiltIn!: boolean

  @Field(() => AllowedAct, { description: 'Whether the caller may change it now.' })
  edit!: AllowedAct

  @Field(() => AllowedAct, { description: 'Whether the caller may delete it now.' })
  remove!: AllowedAct

  @Field(() => Int, { description: 'Version of the record, to be sent with a change of it.' })
  version!: number
}

@ObjectType({ description: 'A role of the user editor.' })
export class OfferedRole {
  @Field(() => String, { description: 'Name, such as LocalAdmin.' })
  name!: string

  @Field(() => String, { description: "Words of the editor: StateMonitor is 'State Admin'." })
  label!: string

  @Field(() => Boolean, {
    description: 'False for roles that the state made: they come beside one built-in role.',
  })
  isBuiltIn!: boolean

  @Field(() => Boolean, { description: 'True when its holder belongs to an agency.' })
  needsLea!: boolean

  @Field(() => Boolean, { description: 'True when its holder may choose agencies to hear about.' })
  hasSelectedLeas!: boolean

  @Field(() => AllowedAct, { description: 'Whether the caller may give it.' })
  grant!: AllowedAct
}

@InputType({ description: 'A new role.' })
export class CreateRoleInput {
  @Field(() => String, { description: 'Name of the role.' })
  name!: string

  @Field(() => String, { description: 'What it is for.' })
  description!: string

  @Field(() => [String], {
    description: 'Values of its permissions: at least one, unless it had none before.',
  })
  permissions!: string[]
}

@InputType({ description: 'Changes of a role; what is left out stays as it is.' })
export class UpdateRoleInput extends changesOf(CreateRoleInput) {
  @Field(() => ID, { description: 'The role.' })
  id!: string

  @Field(() => Int, { description: 'Version of the record that the caller saw.' })
  version!: number
}

@ObjectType({ description: 'The role after the act.' })
export class RolePayload {
  @Field(() => [UserError], { description: errorsDescription })
  errors!: UserError[]

  @Field(() => Role, {
    nullable: true,
    description: 'As it stands now, on CONFLICT too; null on other refusals.',
  })
  role!: Role | null
}

@ObjectType({ description: 'Whether the role was deleted.' })
export class DeleteRolePayload {
  @Field(() => [UserError], { description: errorsDescription })
  errors!: UserError[]

  @Field(() => Role, {
    nullable: true,
    description: 'On CONFLICT the role as it stands now; otherwise null.',
  })
  role!: Role | null
}
