import { Field, InputType, Int, ObjectType, registerEnumType } from 'type-graphql'
import { UserError } from '../../errors/user-error.js'
import { DateTimeISO } from '../../scalars.js'
import { AllowedAct, PersonRef } from '../shared/shared-types.js'
import { changesOf } from '../../changes-of.js'

const errorsDescription = 'Why it was refused; empty when it was done.'

export const AnnouncementShow = { kept: 'kept', deleted: 'deleted' } as const

registerEnumType(AnnouncementShow, {
  name: 'AnnouncementShow',
  description: 'Which announcements a list shows.',
  valuesConfig: {
    kept: { description: 'Those that are there.' },
    deleted: { description: 'Those that were deleted and can be restored.' },
  },
})

export const AnnouncementSeverityLevel = {
  Information: 'Information',
  Important: 'Important',
  Urgent: 'Urgent',
} as const

registerEnumType(AnnouncementSeverityLevel, {
  name: 'AnnouncementSeverity',
  description: 'How loud an announcement is.',
  valuesConfig: {
    Information: { description: 'Good to know.' },
    Important: { description: 'Not to be missed.' },
    Urgent: { description: 'Before anything else.' },
  },
})

/** Fields common to readers and to those who manage announcements. */
@ObjectType()
export abstract class AnnouncementCore {
  @Field(() => Int, { description: 'Id of the announcement.' })
  id!: number

  @Field(() => String, { description: 'What it is about, in one line.' })
  title!: string

  @Field(() => String, { description: 'Its text: sanitised HTML.' })
  body!: string

  @Field(() => AnnouncementSeverityLevel, { description: 'How loud it is.' })
  severity!: keyof typeof AnnouncementSeverityLevel

  @Field(() => String, { description: 'First day on which it is shown, YYYY-MM-DD.' })
  fromDay!: string

  @Field(() => String, { description: 'Last day on which it is shown, YYYY-MM-DD.' })
  toDay!: string
}

@ObjectType({ description: 'Something that the state announces to the caller today.' })
export class Announcement extends AnnouncementCore {
  @Field(() => AllowedAct, { description: 'Whether the caller may put it away.' })
  dismiss!: AllowedAct
}

@ObjectType({ description: 'An announcement as those get it who manage them.' })
export class ManagedAnnouncement extends AnnouncementCore {
  @Field(() => [String], { description: 'Roles that it is for; empty for every role.' })
  roles!: string[]

  @Field(() => [Int], { description: 'Ids of the agencies that it is for; empty for every agency.' })
  leaIds!: number[]

  @Field(() => String, { description: "Where it stands today: 'Planned', 'Shown' or 'Over'." })
  state!: string

  @Field(() => Boolean, { description: 'Whether readers may put it away.' })
  dismissible!: boolean

  @Field(() => Int, { description: 'How many people have put it away.' })
  dismissals!: number

  @Field(() => Boolean, { description: 'True for one that was deleted and can be restored.' })
  isDeleted!: boolean

  @Field(() => PersonRef, { description: 'Who changed it last.' })
  changedBy!: PersonRef

  @Field(() => DateTimeISO, { description: 'When it was changed last.' })
  changedOn!: string

  @Field(() => Int, { description: 'Version of the record, to be sent with a change of it.' })
  version!: number

  @Field(() => AllowedAct, { description: 'Whether the caller may change or delete it now.' })
  change!: AllowedAct

  @Field(() => AllowedAct, { description: 'Whether the caller may take it back now.' })
  restore!: AllowedAct
}

@ObjectType({ description: 'The announcement after the act.' })
export class AnnouncementPayload {
  @Field(() => [UserError], { description: errorsDescription })
  errors!: UserError[]

  @Field(() => ManagedAnnouncement, {
    nullable: true,
    description: 'As it stands now, on CONFLICT too; null on other refusals.',
  })
  announcement!: ManagedAnnouncement | null
}

@ObjectType({ description: 'What became of the wish to put an announcement away.' })
export class DismissAnnouncementPayload {
  @Field(() => [UserError], { description: errorsDescription })
  errors!: UserError[]
}

@InputType({ description: 'A new announcement.' })
export class CreateAnnouncementInput {
  @Field(() => String, { description: 'What it is about, in one line.' })
  title!: string

  @Field(() => String, { description: 'Rich text; sanitised before it is stored.' })
  body!: string

  @Field(() => AnnouncementSeverityLevel, { description: 'How loud it is.' })
  severity!: keyof typeof AnnouncementSeverityLevel

  @Field(() => [String], { description: 'Roles that it is for; empty for every role.' })
  roles!: string[]

  @Field(() => [Int], { description: 'Ids of the agencies that it is for; empty for every agency.' })
  leaIds!: number[]

  @Field(() => String, { description: 'First day on which it is shown, YYYY-MM-DD.' })
  fromDay!: string

  @Field(() => String, { description: 'Last day on which it is shown, YYYY-MM-DD.' })
  toDay!: string

  @Field(() => Boolean, { description: 'Whether readers may put it away.' })
  dismissible!: boolean
}

@InputType({ description: 'Changes of an announcement; what is left out stays as it is.' })
export class UpdateAnnouncementInput extends changesOf(CreateAnnouncementInput) {
  @Field(() => Int, { description: 'Id of the announcement.' })
  id!: number

  @Field(() => Boolean, { nullable: true, description: 'Shows it again to those who had put it away.' })
  showAgain?: boolean

  @Field(() => Int, { description: 'Version of the record that the caller saw.' })
  version!: number
}
