import { auditContentChoices } from '@portal/domain'
import { Field, InputType, Int, ObjectType, registerEnumType } from 'type-graphql'
import { UserError } from '../../../errors/user-error.js'
import { DateTimeISO } from '../../../scalars.js'
import { AllowedAct, PersonRef } from '../../shared/shared-types.js'
import { AuditQuestionChange } from './audits-answers-types.js'

/** By name, as GraphQL enums are declared. */
export const AuditContentChoice = Object.fromEntries(auditContentChoices.map((one) => [one, one])) as {
  [Choice in (typeof auditContentChoices)[number]]: Choice
}
export type AuditContentChoice = (typeof auditContentChoices)[number]

registerEnumType(AuditContentChoice, {
  name: 'AuditContentChoice',
  description: 'What happens to a record when newer content was published.',
  valuesConfig: {
    Keep: { description: 'It keeps the version that it has.' },
    Upgrade: { description: 'It is carried into the newer version.' },
  },
})

@ObjectType({ description: 'A published version of the content of a kind of audit.' })
export class AuditContentVersion {
  @Field(() => Int, { description: 'Id of the version.' })
  id!: number

  @Field(() => Int, { description: 'Counts the published versions of a kind, part and year.' })
  number!: number

  @Field(() => DateTimeISO, { description: 'When it was published.' })
  publishedOn!: string
}

@ObjectType({ description: 'An item that newer content adds or removes.' })
export class AuditItemName {
  @Field(() => String, { description: 'Id of the item.' })
  id!: string

  @Field(() => String, { description: 'Number in the content.' })
  number!: string

  @Field(() => String, { description: 'The question.' })
  text!: string
}

@ObjectType({ description: 'An item that newer content changes.' })
export class ChangedAuditItem extends AuditItemName {
  @Field(() => [AuditQuestionChange], {
    description: 'What reads otherwise; empty where only a rule changed.',
  })
  fields!: AuditQuestionChange[]

  @Field(() => Boolean, { description: 'It is answered: the answer would have to be confirmed.' })
  recheck!: boolean
}

@ObjectType({ description: 'An answer that would not count any more; it is kept.' })
export class ContentLostAnswer {
  @Field(() => String, { description: 'Id of the item.' })
  id!: string

  @Field(() => String, { description: 'Number of the item.' })
  number!: string

  @Field(() => String, { description: 'The answer: Y, N, NA or PEND, as the kind of audit has them.' })
  value!: string

  @Field(() => Boolean, { description: 'Its item is removed; otherwise a rule skips it.' })
  removed!: boolean
}

@ObjectType({ description: 'A setup question that newer content asks, or asks otherwise.' })
export class AuditContentQuestion {
  @Field(() => String, { description: 'Key of the question.' })
  key!: string

  @Field(() => String, { description: 'The question.' })
  text!: string
}

@ObjectType({ description: 'Who kept the version of a record, and when.' })
export class KeptAuditContent {
  @Field(() => PersonRef, { description: 'Who chose to keep it.' })
  by!: PersonRef

  @Field(() => DateTimeISO, { description: 'When it was chosen.' })
  on!: string
}

@ObjectType({ description: 'What newer content would change in a record.' })
export class AuditContentChange {
  @Field(() => Int, { description: 'Id of the record.' })
  id!: number

  @Field(() => AuditContentVersion, { description: 'The version that it has.' })
  from!: AuditContentVersion

  @Field(() => AuditContentVersion, {
    nullable: true,
    description: 'The newer one; null where there is none that the record can go on with.',
  })
  to!: AuditContentVersion | null

  @Field(() => [AuditItemName], { description: 'Items that are new.' })
  added!: AuditItemName[]

  @Field(() => [ChangedAuditItem], { description: 'Items that are changed.' })
  changed!: ChangedAuditItem[]

  @Field(() => [AuditItemName], { description: 'Items that are not asked any more.' })
  removed!: AuditItemName[]

  @Field(() => [ContentLostAnswer], { description: 'Answers that would not count any more.' })
  answersLost!: ContentLostAnswer[]

  @Field(() => [AuditContentQuestion], { description: 'Setup questions whose answer does not fit any more.' })
  setupLost!: AuditContentQuestion[]

  @Field(() => [AuditContentQuestion], { description: 'Required setup questions without an answer then.' })
  missing!: AuditContentQuestion[]

  @Field(() => KeptAuditContent, {
    nullable: true,
    description: 'Who chose to keep the version when this newer one was there.',
  })
  kept!: KeptAuditContent | null

  @Field(() => AllowedAct, { description: 'Whether the caller may choose now.' })
  choose!: AllowedAct

  @Field(() => Int, { description: 'Version of the record; a choice names it.' })
  version!: number
}

@InputType({ description: 'A choice between the content that a record has and a newer version.' })
export class ChooseRecordContentInput {
  @Field(() => String, { description: 'Kind of audit: desk-audit.' })
  typeKey!: string

  @Field(() => Int, { description: 'Id of the record.' })
  recordId!: number

  @Field(() => AuditContentChoice, { description: 'Keep or upgrade.' })
  choice!: AuditContentChoice

  @Field(() => Int, { description: 'The newer version that the caller looked at.' })
  contentId!: number

  @Field(() => Int, { description: 'Version of the record that the choice was made from.' })
  version!: number
}

@ObjectType({ description: 'The content of a record after a choice.' })
export class AuditContentChangePayload {
  @Field(() => [UserError], { description: 'Why it was refused; empty when it was done.' })
  errors!: UserError[]

  @Field(() => AuditContentChange, {
    nullable: true,
    description: 'As it stands now, where yet another version was published too; null on other refusals.',
  })
  change!: AuditContentChange | null
}

@InputType({ description: 'An answer that still holds although its question was changed.' })
export class ConfirmItemRecheckInput {
  @Field(() => String, { description: 'Kind of audit: desk-audit.' })
  typeKey!: string

  @Field(() => Int, { description: 'Id of the record.' })
  recordId!: number

  @Field(() => String, { description: 'Id of the item.' })
  itemId!: string

  @Field(() => Int, { description: 'Version of the answer.' })
  version!: number
}
