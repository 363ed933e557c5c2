import { Field, ID, InputType, Int, registerEnumType } from 'type-graphql'
import { changesOf } from '../../../changes-of.js'

/** Options of "Show" above the list of users. */
export const UserShow = { all: 'all', active: 'active', disabled: 'disabled', deleted: 'deleted' } as const

registerEnumType(UserShow, {
  name: 'UserShow',
  description: 'Which users a list shows.',
  valuesConfig: {
    all: { description: 'Active and disabled ones.' },
    active: { description: 'Those who can sign in.' },
    disabled: { description: 'Those who cannot sign in.' },
    deleted: { description: 'Those who were deleted and can be restored.' },
  },
})

@InputType({ description: 'Narrows and orders a list of users.' })
export class UserFilterInput {
  @Field(() => String, {
    nullable: true,
    description:
      'Two characters or more, searched in user name, full name, email, phone number, title and agency.',
  })
  q?: string | null

  @Field(() => UserShow, { defaultValue: UserShow.all, description: 'Which users to show.' })
  show!: keyof typeof UserShow

  @Field(() => Int, { nullable: true, description: 'Only this jurisdiction.' })
  leaId?: number | null

  @Field(() => String, { nullable: true, description: 'Only this role, by its name.' })
  role?: string | null

  @Field(() => String, {
    nullable: true,
    description:
      'Columns with commas between, a minus for descending: userName, fullName, email, phoneNumber, leaName, role, ' +
      'lastLoginDate, isEnabled, sortOrder. By full name without it.',
  })
  sort?: string | null
}

@InputType({ description: 'A new user. The person gets a link by mail that leads to Set Password.' })
export class CreateUserInput {
  @Field(() => String, { description: 'E-mail address; it is the user name too.' })
  email!: string

  @Field(() => String, { description: 'First and last name.' })
  fullName!: string

  @Field(() => String, { description: 'Title of the person, such as Director.' })
  title!: string

  @Field(() => String, {
    nullable: true,
    description: 'Job title, shown before the name; as it is when left out.',
  })
  jobTitle?: string | null

  @Field(() => String, { description: 'Telephone number.' })
  phoneNumber!: string

  @Field(() => [String], {
    description: 'One role of the portal, and any number of roles that the state made, by their names.',
  })
  roles!: string[]

  @Field(() => Int, { nullable: true, description: 'Agency of local people; null for state staff.' })
  leaId?: number | null

  @Field(() => Int, { nullable: true, description: "'Preferred LEA Dashboard', for state staff only." })
  preferredLeaId?: number | null

  @Field(() => [Int], {
    defaultValue: [],
    description: 'Agencies to hear about, for state staff only; a liaison is limited to them.',
  })
  selectedLeas!: number[]
}

@InputType({ description: 'Changes of a user; what is left out stays as it is.' })
export class UpdateUserInput extends changesOf(CreateUserInput) {
  @Field(() => ID, { description: 'The account.' })
  id!: string

  @Field(() => Int, { description: 'Version of the record that the caller saw.' })
  version!: number
}

@InputType({ description: 'Changes some members of a user; what is left out stays as it is.' })
export class PatchUserInput {
  @Field(() => ID, { description: 'The account.' })
  id!: string

  @Field(() => Int, { description: 'Version of the record that the caller saw.' })
  version!: number

  @Field(() => String, { nullable: true, description: 'E-mail address; it is the user name too.' })
  email?: string | null

  @Field(() => String, { nullable: true, description: 'First and last name.' })
  fullName?: string | null

  @Field(() => String, { nullable: true, description: 'Title of the person, such as Director.' })
  title?: string | null

  @Field(() => String, { nullable: true, description: 'Job title, shown before the name.' })
  jobTitle?: string | null

  @Field(() => String, { nullable: true, description: 'Telephone number.' })
  phoneNumber?: string | null

  @Field(() => [String], {
    nullable: true,
    description: 'Every role that the person shall have, by its name.',
  })
  roles?: string[] | null

  @Field(() => Int, { nullable: true, description: 'Agency of local people; null for state staff.' })
  leaId?: number | null

  @Field(() => Int, { nullable: true, description: "'Preferred LEA Dashboard', for state staff only." })
  preferredLeaId?: number | null

  @Field(() => [Int], { nullable: true, description: 'Agencies to hear about, for state staff only.' })
  selectedLeas?: number[] | null
}

@InputType({ description: 'Whether a person is displayed as a contact, and at which place.' })
export class UpdateContactInfoInput {
  @Field(() => ID, { description: 'The account.' })
  id!: string

  @Field(() => Boolean, { nullable: true, description: 'True to display the person as a contact.' })
  contactInfoDisplayed?: boolean

  @Field(() => Int, { nullable: true, description: 'Place among the contacts, lowest first.' })
  sortOrder?: number

  @Field(() => Int, { description: 'Version of the record that the caller saw.' })
  version!: number
}
