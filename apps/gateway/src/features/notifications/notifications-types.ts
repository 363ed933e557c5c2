import { Field, ID, InputType, Int, ObjectType } from 'type-graphql'
import { UserError } from '../../errors/user-error.js'
import { DateTimeISO } from '../../scalars.js'

const unreadDescription = 'How many own notices are unread; counted to 100 and no further.'

@ObjectType({ description: 'One line of the bell.' })
export class Notice {
  @Field(() => ID, { description: 'Id of the notice.' })
  id!: number

  @Field(() => String, { description: 'Kind of event, such as dueChanged.' })
  kind!: string

  @Field(() => String, { description: 'Key of its group of events, such as findings.' })
  group!: string

  @Field(() => String, { description: 'Words for the group.' })
  groupLabel!: string

  @Field(() => Boolean, { description: 'A legal notice: it is always mailed at once.' })
  isLegal!: boolean

  @Field(() => String, { description: 'What happened: agencies and numbers, never a student.' })
  title!: string

  @Field(() => String, { description: 'Where it leads, within the portal.' })
  path!: string

  @Field(() => Int, { nullable: true, description: 'Id of the agency; null when it is about none.' })
  leaId!: number | null

  @Field(() => String, { nullable: true, description: 'Short name of the agency; null as its id.' })
  agency!: string | null

  @Field(() => Int, {
    description: 'How many events it stands for; uploads of an hour are one notice.',
  })
  events!: number

  @Field(() => DateTimeISO, { description: 'When it happened.' })
  createdOn!: string

  @Field(() => DateTimeISO, { nullable: true, description: 'When it was read; null while it is unread.' })
  readOn!: string | null

  @Field(() => Int, {
    description:
      'How many of its kind lead to the same record, itself included; 1 unless they are put together.',
  })
  alike!: number

  @Field(() => Int, { description: 'How many of these are unread.' })
  alikeUnread!: number

  @Field(() => String, {
    nullable: true,
    description: 'These in words: 362 changes to due dates; null for one.',
  })
  counted!: string | null
}

@ObjectType({ description: 'A group of events that notices can be narrowed to.' })
export class NoticeGroup {
  @Field(() => String, { description: 'Key of the group, such as findings.' })
  key!: string

  @Field(() => String, { description: 'Words for the screen.' })
  label!: string
}

@ObjectType({ description: 'An agency that notices can be narrowed to.' })
export class NoticeAgency {
  @Field(() => Int, { description: 'Id of the agency.' })
  id!: number

  @Field(() => String, { description: 'Short name of the agency.' })
  shortName!: string
}

@ObjectType({ description: 'One page of the own notices.' })
export class NoticePage {
  @Field(() => [Notice], { description: 'Notices of this page, newest first.' })
  rows!: Notice[]

  @Field(() => Int, { description: 'How many notices there are with this filter.' })
  total!: number

  @Field(() => Int, { description: 'Page, counted from 1.' })
  page!: number

  @Field(() => Int, { description: 'Rows of one page.' })
  pageSize!: number

  @Field(() => Int, { description: unreadDescription })
  unread!: number

  @Field(() => Int, {
    nullable: true,
    description: 'Newest own notice, by which all can be marked as read; null when there is none.',
  })
  newestId!: number | null

  @Field(() => [NoticeGroup], { description: 'Groups that the own notices are of.' })
  groups!: NoticeGroup[]

  @Field(() => [NoticeAgency], { description: 'Agencies that the own notices are about.' })
  agencies!: NoticeAgency[]
}

@InputType({ description: 'Narrows a list of notices.' })
export class NoticeFilterInput {
  @Field(() => String, { nullable: true, description: 'Only of this group of events.' })
  group?: string | null

  @Field(() => Int, { nullable: true, description: 'Only about this agency.' })
  leaId?: number | null

  @Field(() => Boolean, { defaultValue: false, description: 'Only unread ones.' })
  unread!: boolean

  @Field(() => Boolean, {
    defaultValue: false,
    description: 'What happened to one record is one row, its newest notice, with the number.',
  })
  together!: boolean

  @Field(() => Int, {
    nullable: true,
    description: 'Only those of the kind of this one that lead to the same record.',
  })
  alikeTo?: number | null
}

@InputType({ description: 'Which own notices have been read.' })
export class MarkNoticesReadInput {
  @Field(() => [Int], {
    defaultValue: [],
    description: 'Ids of notices; others than own ones are passed over.',
  })
  ids!: number[]

  @Field(() => Int, { nullable: true, description: 'All up to this one, itself included.' })
  upToId?: number | null

  @Field(() => Boolean, {
    defaultValue: false,
    description: 'With each named one those before it of its kind that lead to the same record.',
  })
  alike!: boolean
}

@ObjectType({ description: 'What is unread after notices were marked.' })
export class MarkNoticesReadPayload {
  @Field(() => [UserError], { description: 'Why it was refused; empty when it was done.' })
  errors!: UserError[]

  @Field(() => Int, { nullable: true, description: `${unreadDescription} Null when it was refused.` })
  unread!: number | null
}

@InputType({ description: 'A letter to the local administrators of agencies.' })
export class MailAgenciesInput {
  @Field(() => [Int], { description: 'Ids of the agencies.' })
  leaIds!: number[]

  @Field(() => String, { description: 'Its subject, in one line.' })
  subject!: string

  @Field(() => String, { description: 'Plain text. No student may be named in mail.' })
  text!: string
}

@ObjectType({ description: 'Whom a letter to agencies reached.' })
export class MailAgenciesPayload {
  @Field(() => [UserError], { description: 'Why it was refused; empty when it was sent.' })
  errors!: UserError[]

  @Field(() => Int, { nullable: true, description: 'Agencies in which somebody was notified.' })
  agencies!: number | null

  @Field(() => Int, { nullable: true, description: 'People who were notified.' })
  people!: number | null

  @Field(() => Int, { nullable: true, description: 'Agencies that have no local administrator.' })
  unreached!: number | null
}
