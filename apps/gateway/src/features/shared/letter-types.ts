import { Field, InputType, Int, ObjectType } from 'type-graphql'
import { DateTimeISO } from '../../scalars.js'
import { AllowedAct, PersonRef } from './shared-types.js'

/** Fields of a letter before it is issued, beside those that its writer fills in. */
@ObjectType()
export class LetterDraft {
  @Field(() => String, { description: "'Draft', 'In review' while a second reader has it, or 'Read'." })
  state!: string

  @Field(() => PersonRef, { description: 'Who wrote it last.' })
  writtenBy!: PersonRef

  @Field(() => DateTimeISO, { description: 'When it was written last.' })
  writtenOn!: string

  @Field(() => PersonRef, { nullable: true, description: 'The second reader.' })
  readBy!: PersonRef | null

  @Field(() => DateTimeISO, { nullable: true, description: 'When it was read.' })
  readOn!: string | null

  @Field(() => String, { description: 'What the second reader said.' })
  readerComment!: string

  @Field(() => AllowedAct, { description: 'Whether the caller may write on it now.' })
  save!: AllowedAct

  @Field(() => AllowedAct, { description: 'Whether the caller may be its second reader now.' })
  read!: AllowedAct

  @Field(() => AllowedAct, { description: 'Whether its review is in the way of issuing it.' })
  issue!: AllowedAct

  @Field(() => Int, { description: 'Version of the draft, to be sent with a change of it.' })
  version!: number
}

@InputType()
export class SaveDraftInput {
  @Field(() => Boolean, {
    description: 'True hands it to a second reader; false keeps it, or takes it back from there.',
  })
  toReview!: boolean

  @Field(() => Int, { description: 'Version of the draft that the caller saw; 0 before the first save.' })
  version!: number
}

@InputType()
export class ReadDraftInput {
  @Field(() => Boolean, { description: 'True: it can be issued. False gives it back.' })
  agrees!: boolean

  @Field(() => String, { description: 'What must change; may be empty for an agreement.' })
  comment!: string

  @Field(() => Int, { description: 'Version of the draft that the caller saw.' })
  version!: number
}
