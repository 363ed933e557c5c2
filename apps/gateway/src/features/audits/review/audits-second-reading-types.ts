import { Field, Float, InputType, Int, ObjectType } from 'type-graphql'
import { UserError } from '../../../errors/user-error.js'
import { DateTimeISO } from '../../../scalars.js'
import { AllowedAct, PersonRef } from '../../shared/shared-types.js'
import { RecordItemChoice } from './audits-answers-types.js'

@ObjectType({ description: 'One item of a record as its two readers answered it.' })
export class SecondReadingItem {
  @Field(() => String, { description: 'Id of the item.' })
  itemId!: string

  @Field(() => String, { description: 'Number in the content.' })
  number!: string

  @Field(() => String, { description: 'Number and title of its section.' })
  sectionTitle!: string

  @Field(() => String, { description: 'The question.' })
  text!: string

  @Field(() => String, { description: 'What to look for in the record.' })
  guidance!: string

  @Field(() => [RecordItemChoice], { description: 'Answers that it can have.' })
  choices!: RecordItemChoice[]

  @Field(() => String, {
    nullable: true,
    description: 'What the second reader answered; null for others until that reading is finished.',
  })
  second!: string | null

  @Field(() => String, {
    nullable: true,
    description: 'What the first reader had answered; null until the second has finished.',
  })
  first!: string | null

  @Field(() => String, { nullable: true, description: 'What both agreed on, where they differed.' })
  settled!: string | null

  @Field(() => PersonRef, { nullable: true, description: 'Who settled it.' })
  settledBy!: PersonRef | null

  @Field(() => DateTimeISO, { nullable: true, description: 'When it was settled.' })
  settledOn!: string | null

  @Field(() => Boolean, { description: 'They differ, and it is not settled.' })
  differs!: boolean

  @Field(() => Int, {
    description: 'Version; an answer names it. 0 while the second reader has not answered it.',
  })
  version!: number
}

@ObjectType({ description: 'How a record is read a second time.' })
export class SecondReading {
  @Field(() => Int, { description: 'Id of the record.' })
  id!: number

  @Field(() => Int, { description: 'Status of the record: 0 Not started to 8 Removed.' })
  status!: number

  @Field(() => Boolean, { description: 'The record has a second reader.' })
  due!: boolean

  @Field(() => PersonRef, { nullable: true, description: 'Who submitted it.' })
  firstReader!: PersonRef | null

  @Field(() => DateTimeISO, { nullable: true, description: 'When it was submitted.' })
  submittedOn!: string | null

  @Field(() => PersonRef, { nullable: true, description: 'Who reads it again; null while nobody is chosen.' })
  secondReader!: PersonRef | null

  @Field(() => [PersonRef], {
    description: 'Monitors who saw the first answers: none of them can be chosen as second reader.',
  })
  knowing!: PersonRef[]

  @Field(() => DateTimeISO, { nullable: true, description: 'When the second reader finished.' })
  finishedOn!: string | null

  @Field(() => [SecondReadingItem], { description: 'Items that apply to the record.' })
  items!: SecondReadingItem[]

  @Field(() => Int, { description: 'Items that both readers answered.' })
  pairs!: number

  @Field(() => Int, { description: 'Of these, with the same answer.' })
  equal!: number

  @Field(() => String, { description: 'Equal of all pairs, as percent; N/A of none.' })
  percent!: string

  @Field(() => Float, { nullable: true, description: 'Cohen’s kappa; null below 20 pairs.' })
  kappa!: number | null

  @Field(() => AllowedAct, { description: 'Whether the caller may choose the second reader now.' })
  assign!: AllowedAct

  @Field(() => AllowedAct, { description: 'Whether the caller may answer and finish as second reader now.' })
  read!: AllowedAct

  @Field(() => AllowedAct, { description: 'Whether the caller may settle differences now.' })
  settle!: AllowedAct

  @Field(() => AllowedAct, {
    description: 'Whether the caller may send the record back to its first reader now.',
  })
  sendBack!: AllowedAct

  @Field(() => Int, { description: 'Version of the record.' })
  version!: number
}

@ObjectType({ description: 'How far first and second readers of a prong agree.' })
export class ProngAgreement {
  @Field(() => Int, { description: 'Id of the prong.' })
  prongId!: number

  @Field(() => Int, { description: 'Records whose second reading is finished.' })
  read!: number

  @Field(() => Int, { description: 'Records that wait for it.' })
  waiting!: number

  @Field(() => Int, { description: 'Items that both readers answered.' })
  pairs!: number

  @Field(() => Int, { description: 'Of these, with the same answer.' })
  equal!: number

  @Field(() => String, { description: 'Equal of all pairs, as percent; N/A of none.' })
  percent!: string

  @Field(() => Float, { nullable: true, description: 'Cohen’s kappa; null below 20 pairs.' })
  kappa!: number | null
}

@InputType({ description: 'The answer of the second reader to one item.' })
export class AnswerSecondReadingInput {
  @Field(() => String, { description: 'Kind of audit: desk-audit.' })
  typeKey!: string

  @Field(() => Int, { description: 'Id of the record.' })
  recordId!: number

  @Field(() => String, { description: 'Id of the item.' })
  itemId!: string

  @Field(() => String, {
    nullable: true,
    defaultValue: null,
    description: 'One of the choices of the item; null for none.',
  })
  value!: string | null

  @Field(() => Int, { description: 'Version of the item that the answer was made from.' })
  version!: number
}

@InputType({ description: 'The end of a second reading.' })
export class FinishSecondReadingInput {
  @Field(() => String, { description: 'Kind of audit: desk-audit.' })
  typeKey!: string

  @Field(() => Int, { description: 'Id of the record.' })
  recordId!: number

  @Field(() => Int, { description: 'Version of the record.' })
  version!: number
}

@InputType({ description: 'What both readers agreed on for one item.' })
export class SettleSecondReadingInput {
  @Field(() => String, { description: 'Kind of audit: desk-audit.' })
  typeKey!: string

  @Field(() => Int, { description: 'Id of the record.' })
  recordId!: number

  @Field(() => String, { description: 'Id of the item.' })
  itemId!: string

  @Field(() => String, { description: 'One of the choices of the item.' })
  value!: string

  @Field(() => String, {
    nullable: true,
    description: 'Replaces the comment of the item; required where the answer is not met and has none.',
  })
  comment?: string | null

  @Field(() => Int, { description: 'Version of the record.' })
  version!: number
}

@ObjectType({ description: 'The second reading after the act.' })
export class SecondReadingPayload {
  @Field(() => [UserError], { description: 'Why it was refused; empty when it was done.' })
  errors!: UserError[]

  @Field(() => SecondReading, {
    nullable: true,
    description: 'As it stands now, on CONFLICT too where it is known; null on other refusals.',
  })
  reading!: SecondReading | null
}
