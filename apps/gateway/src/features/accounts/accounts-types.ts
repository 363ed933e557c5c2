import { Field, ID, Int, ObjectType } from 'type-graphql'
import { DateTimeISO } from '../../scalars.js'

@ObjectType({ description: 'Columns of one list that a person has put away.' })
export class ListColumns {
  @Field(() => String, { description: 'Name of the list, such as users.' })
  list!: string

  @Field(() => [String], { description: 'Ids of the columns that are put away.' })
  hidden!: string[]
}

@ObjectType({ description: 'The signed-in person, with what the person may do now.' })
export class Viewer {
  @Field(() => ID, { description: 'Id of the account.' })
  id!: string

  @Field(() => String, { description: 'Name to sign in with: the e-mail address.' })
  userName!: string

  @Field(() => String, { description: 'First and last name.' })
  fullName!: string

  @Field(() => String, { description: 'Address that mail is sent to.' })
  email!: string

  @Field(() => String, { nullable: true, description: 'Telephone number.' })
  phoneNumber!: string | null

  @Field(() => String, { nullable: true, description: 'Title of the person, such as Director.' })
  title!: string | null

  @Field(() => String, { nullable: true, description: 'Job title, shown before the name.' })
  jobTitle!: string | null

  @Field(() => [String], { description: 'Names of the roles the person holds, such as LocalAdmin.' })
  roles!: string[]

  @Field(() => [String], { description: 'Current permissions of the roles, such as users.manage.' })
  permissions!: string[]

  @Field(() => Int, { nullable: true, description: 'Agency of the person; null for state staff.' })
  leaId!: number | null

  @Field(() => String, {
    nullable: true,
    description: 'Name of the agency of the person; null for state staff.',
  })
  leaName!: string | null

  @Field(() => Boolean, { description: 'True for state monitors and system administrators.' })
  isStateMonitor!: boolean

  @Field(() => Boolean, { description: 'True for an administrator of a local agency.' })
  isLocalAdmin!: boolean

  @Field(() => Boolean, { description: 'True for an ordinary user of a local agency.' })
  isLocalUser!: boolean

  @Field(() => Boolean, { description: 'True for liaisons of the state and for dispute resolution staff.' })
  isLiaison!: boolean

  @Field(() => Boolean, { description: 'True for people who read compliance records but never change them.' })
  specialReadOnly!: boolean

  @Field(() => [ListColumns], { description: 'Columns that the person has put away, by list.' })
  listColumns!: ListColumns[]

  @Field(() => DateTimeISO, {
    nullable: true,
    description: 'When the person signed in before; null if never.',
  })
  lastLoginDate!: string | null
}

@ObjectType({ description: 'Something that a role can allow.' })
export class Permission {
  @Field(() => String, { description: 'Name in the words of the role editor.' })
  name!: string

  @Field(() => String, { description: 'Value that programs compare, such as users.view.' })
  value!: string

  @Field(() => String, { description: 'Heading under which the role editor lists it.' })
  groupName!: string

  @Field(() => String, { description: 'What it lets its holder do.' })
  description!: string

  @Field(() => Boolean, {
    description: 'True for permissions that are shown when a role is edited, but not when it is created.',
  })
  editOnly!: boolean
}
