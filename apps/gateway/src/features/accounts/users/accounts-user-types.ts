import { Field, ID, Int, ObjectType, registerEnumType } from 'type-graphql'
import { DateTimeISO } from '../../../scalars.js'
import { AllowedAct, PersonRef } from '../../shared/shared-types.js'

/** The set of users that a list shows. */
export const UserSource = { all: 'all', jurisdiction: 'jurisdiction', contacts: 'contacts' } as const

registerEnumType(UserSource, {
  name: 'UserSource',
  description: 'What a list of users is taken from; the permissions of the caller decide.',
  valuesConfig: {
    all: { description: 'Everybody with an account.' },
    jurisdiction: { description: 'Everybody with an account of the own agency.' },
    contacts: { description: 'Only people who are displayed as contacts.' },
  },
})

@ObjectType({ description: 'A user in the list and in the editor, with what the caller may do with it now.' })
export class UserRow {
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

  @Field(() => Int, { description: 'Place among the contacts, lowest first.' })
  sortOrder!: number

  @Field(() => Boolean, { description: 'True when the person is displayed as a contact.' })
  contactInfoDisplayed!: boolean

  @Field(() => Int, { nullable: true, description: 'Agency of the person; null for state staff.' })
  leaId!: number | null

  @Field(() => String, { nullable: true, description: 'Name of that agency; null for state staff.' })
  leaName!: string | null

  @Field(() => Int, {
    nullable: true,
    description: "'Preferred LEA Dashboard' of state staff; null for local people.",
  })
  preferredLeaId!: number | null

  @Field(() => [Int], { description: 'Agencies that a person of the state wants to hear about.' })
  selectedLeas!: number[]

  @Field(() => [String], { description: 'Names of the roles, such as LocalAdmin.' })
  roles!: string[]

  @Field(() => Boolean, { description: 'False for an account that cannot sign in.' })
  isEnabled!: boolean

  @Field(() => Boolean, { description: 'True for an account that was deleted and can be restored.' })
  isDeleted!: boolean

  @Field(() => Boolean, { description: 'True while too many failed sign-ins keep the person out.' })
  isLocked!: boolean

  @Field(() => DateTimeISO, {
    nullable: true,
    description: 'Since when the mail server refuses the address; null while mail arrives.',
  })
  mailBouncedOn!: string | null

  @Field(() => String, {
    nullable: true,
    description: 'New address of the own account that waits for its confirmation; null for other people.',
  })
  pendingEmail!: string | null

  @Field(() => DateTimeISO, {
    nullable: true,
    description: 'When the person last signed in; null if never.',
  })
  lastLoginDate!: string | null

  @Field(() => AllowedAct, { description: 'Whether the caller may change every field now.' })
  edit!: AllowedAct

  @Field(() => AllowedAct, {
    description: 'Whether the caller may change full name, title, job title and phone number now.',
  })
  editDetails!: AllowedAct

  @Field(() => AllowedAct, {
    description: 'Whether the caller may change place and display as a contact now.',
  })
  editContactInfo!: AllowedAct

  @Field(() => AllowedAct, { description: 'Whether the caller may disable the account now.' })
  disable!: AllowedAct

  @Field(() => AllowedAct, { description: 'Whether the caller may enable the account now.' })
  enable!: AllowedAct

  @Field(() => AllowedAct, { description: 'Whether the caller may delete the account now.' })
  remove!: AllowedAct

  @Field(() => AllowedAct, { description: 'Whether the caller may bring the deleted account back now.' })
  restore!: AllowedAct

  @Field(() => AllowedAct, { description: 'Whether the caller may lift the lock now.' })
  unblock!: AllowedAct

  @Field(() => AllowedAct, {
    description: 'Whether the caller may mail a link to choose a new password now.',
  })
  sendPasswordReset!: AllowedAct

  @Field(() => PersonRef, { nullable: true, description: 'Who last changed the account.' })
  changedBy!: PersonRef | null

  @Field(() => DateTimeISO, { nullable: true, description: 'When a person last changed the account.' })
  changedOn!: string | null

  @Field(() => Int, { description: 'Version of the record, to be sent with a change of it.' })
  version!: number
}

@ObjectType({ description: 'How many users each choice of Show would leave, the other filters as they are.' })
export class UserCounts {
  @Field(() => Int, { description: 'Active and disabled ones.' })
  all!: number

  @Field(() => Int, { description: 'Those who can sign in.' })
  active!: number

  @Field(() => Int, { description: 'Those who cannot.' })
  disabled!: number
}

@ObjectType({ description: 'One page of users.' })
export class UserPage {
  @Field(() => [UserRow], { description: 'Users of this page; none past the end.' })
  rows!: UserRow[]

  @Field(() => Int, { description: 'Users that the filters leave, on all pages.' })
  total!: number

  @Field(() => Int, { description: 'Number of this page, counted from 1.' })
  page!: number

  @Field(() => Int, { description: 'Rows of one page.' })
  pageSize!: number

  @Field(() => UserSource, { description: 'What the list is taken from.' })
  source!: keyof typeof UserSource

  @Field(() => UserCounts, { description: 'How many each choice of Show would leave.' })
  counts!: UserCounts

  @Field(() => AllowedAct, { description: 'Whether the caller may create users now.' })
  create!: AllowedAct

  @Field(() => AllowedAct, { description: 'Whether the caller may export the active users now.' })
  exportActive!: AllowedAct

  @Field(() => AllowedAct, { description: 'Whether the caller may import a file of users now.' })
  importUsers!: AllowedAct
}
