import { Field, ID, InputType, Int, ObjectType } from 'type-graphql'
import { UserError } from '../../errors/user-error.js'
import { DateTimeISO } from '../../scalars.js'
import { ReportDocument } from '../reports/reports-types.js'
import { AllowedAct, PersonRef } from '../shared/shared-types.js'
import { PublicationStanding } from './justification-types.js'

@ObjectType({ description: 'A justification as it was published; what it says is never changed.' })
export class JustificationEdition {
  @Field(() => Int, { description: 'Counts from 1.' })
  number!: number

  @Field(() => PersonRef, { description: 'Who published it.' })
  publishedBy!: PersonRef

  @Field(() => DateTimeISO, { description: 'When it was published.' })
  publishedOn!: string

  @Field(() => PersonRef, {
    nullable: true,
    description: 'Who withdrew it or published the next one; null while it is published.',
  })
  withdrawnBy!: PersonRef | null

  @Field(() => DateTimeISO, { nullable: true, description: 'When that was; null while it is published.' })
  withdrawnOn!: string | null

  @Field(() => String, { nullable: true, description: 'Why it was withdrawn.' })
  reason!: string | null
}

@ObjectType({ description: 'A piece of the answers that may identify a student.' })
export class FlaggedWord {
  @Field(() => String, { description: 'As it is written.' })
  word!: string

  @Field(() => Int, { description: 'How often it stands in the answers.' })
  times!: number

  @Field(() => String, { description: 'What stands around its first place; whole names are removed.' })
  around!: string

  @Field(() => String, { description: "Why it may: 'name', 'number', 'date' or 'word'." })
  kind!: string

  @Field(() => String, { nullable: true, description: "'Keep' or 'Remove'; null while nobody decided." })
  decision!: string | null
}

@ObjectType({ description: 'A justification as it would be published. For state monitors.' })
export class JustificationPublication {
  @Field(() => ID, { description: 'Year and agency, such as 2026-13.' })
  id!: string

  @Field(() => Int, { description: 'Id of the agency.' })
  leaId!: number

  @Field(() => String, { description: 'Short name of the agency.' })
  agency!: string

  @Field(() => Int, { description: 'Compliance year.' })
  year!: number

  @Field(() => Int, { description: 'Version of the record, to be sent with a change of it.' })
  version!: number

  @Field(() => PublicationStanding, { description: 'Whether it is published.' })
  standing!: PublicationStanding

  @Field(() => [FlaggedWord], { description: 'Pieces of the answers that may identify a student.' })
  words!: FlaggedWord[]

  @Field(() => Int, { description: 'Places that are removed without a decision.' })
  removed!: number

  @Field(() => ReportDocument, { description: 'As it would be published now.' })
  draft!: ReportDocument

  @Field(() => Boolean, { description: 'Whether that is what is published.' })
  isCurrent!: boolean

  @Field(() => [JustificationEdition], { description: 'Every edition, the newest first.' })
  editions!: JustificationEdition[]

  @Field(() => AllowedAct, { description: 'Deciding about words.' })
  decideWords!: AllowedAct

  @Field(() => AllowedAct, { description: 'Publishing it.' })
  publish!: AllowedAct

  @Field(() => AllowedAct, { description: 'Taking it back.' })
  withdraw!: AllowedAct
}

@ObjectType({ description: 'The publication after the act.' })
export class JustificationPublicationPayload {
  @Field(() => [UserError], { description: 'Why it was refused; empty when it was done.' })
  errors!: UserError[]

  @Field(() => JustificationPublication, {
    nullable: true,
    description: 'As it stands now, on CONFLICT too; null on other refusals.',
  })
  publication!: JustificationPublication | null
}

@ObjectType()
abstract class PublishedCore {
  @Field(() => ID, { description: 'Year and agency, such as 2026-13.' })
  id!: string

  @Field(() => Int, { description: 'Id of the agency.' })
  leaId!: number

  @Field(() => String, { description: 'Short name of the agency.' })
  agency!: string

  @Field(() => Int, { description: 'Compliance year.' })
  year!: number

  @Field(() => Int, { description: 'Number of its edition.' })
  edition!: number

  @Field(() => DateTimeISO, { description: 'When that was published.' })
  publishedOn!: string
}

@ObjectType({ description: 'A published justification in the list.' })
export class PublishedJustificationRow extends PublishedCore {
  @Field(() => [String], { description: 'Subjects above the threshold, in words.' })
  above!: string[]
}

@ObjectType({ description: 'A justification as it is published, for everybody who is signed in.' })
export class PublishedJustification extends PublishedCore {
  @Field(() => ReportDocument, { description: 'What is published.' })
  document!: ReportDocument
}

@InputType({ description: 'What is decided about a piece of the answers.' })
export class FlaggedWordInput {
  @Field(() => String, { description: 'The piece.' })
  word!: string

  @Field(() => String, { description: "'Keep' or 'Remove'." })
  decision!: string
}

@InputType({ description: 'Decisions about pieces of the answers of a justification.' })
export class DecideJustificationWordsInput {
  @Field(() => Int, { description: 'Compliance year.' })
  year!: number

  @Field(() => Int, { description: 'Id of the agency.' })
  leaId!: number

  @Field(() => [FlaggedWordInput], { description: 'The decisions; others stay as they are.' })
  words!: FlaggedWordInput[]
}

@InputType({ description: 'Which justification is published.' })
export class PublishJustificationInput {
  @Field(() => Int, { description: 'Compliance year.' })
  year!: number

  @Field(() => Int, { description: 'Id of the agency.' })
  leaId!: number

  @Field(() => Int, { description: 'Version of the record that the caller saw.' })
  version!: number
}

@InputType({ description: 'Which publication is taken back, and why.' })
export class WithdrawJustificationInput {
  @Field(() => Int, { description: 'Compliance year.' })
  year!: number

  @Field(() => Int, { description: 'Id of the agency.' })
  leaId!: number

  @Field(() => String, { description: 'Why, which the agency reads.' })
  reason!: string

  @Field(() => Int, { description: 'Version of the record that the caller saw.' })
  version!: number
}
