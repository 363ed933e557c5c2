import { Field, ID, Int, ObjectType } from 'type-graphql'
import { DateTimeISO } from '../../../scalars.js'

@ObjectType({ description: 'A document of an item that can be compared, in its version.' })
export class ComparableDocument {
  @Field(() => ID, { description: 'Id of the document.' })
  documentId!: string

  @Field(() => String, { description: 'Title of the document.' })
  title!: string

  @Field(() => String, { description: 'Name of its file.' })
  fileName!: string

  @Field(() => String, { description: 'Address from which it is downloaded.' })
  downloadPath!: string

  @Field(() => Int, { description: 'Number of its version; 1 is the oldest.' })
  number!: number

  @Field(() => Int, { description: 'Compliance year of the audit.' })
  year!: number

  @Field(() => Int, { description: '1 for the first review, 2 for a review of revised documents.' })
  prong!: number

  @Field(() => Int, { description: 'Round of the review of revised documents.' })
  round!: number

  @Field(() => DateTimeISO, { nullable: true, description: 'When it was handed in; null while it is not.' })
  handedInOn!: string | null

  @Field(() => Boolean, { description: 'Whether it belongs to the version that was accepted last.' })
  accepted!: boolean
}

@ObjectType({ description: 'One of two documents whose texts are compared.' })
export class ComparedDocument {
  @Field(() => ID, { description: 'Id of the document.' })
  documentId!: string

  @Field(() => String, {
    description:
      'read, or why its text is not shown: noText, encrypted, damaged, unsupported, tooLarge, tooLong, tooCostly or withheld.',
  })
  state!: string

  @Field(() => String, { description: 'Why its text is not shown, for people; empty where it is.' })
  reason!: string

  @Field(() => Int, { description: 'Pages; 0 where the kind of file has none.' })
  pages!: number

  @Field(() => Int, { description: 'Pages without text among others that have some.' })
  emptyPages!: number
}

@ObjectType({ description: 'A part of a passage.' })
export class TextPiece {
  @Field(() => String, { description: 'The words as they stand in the document.' })
  text!: string

  @Field(() => Boolean, { description: 'Whether the other side does not have them.' })
  marked!: boolean
}

@ObjectType({ description: 'One passage of two texts side by side.' })
export class ComparedRow {
  @Field(() => String, {
    description: 'same, changed, removed, added, or alone where the other text was not read.',
  })
  kind!: string

  @Field(() => [TextPiece], { description: 'The passage in the older document; empty where it has none.' })
  older!: TextPiece[]

  @Field(() => [TextPiece], { description: 'The passage in the newer document; empty where it has none.' })
  newer!: TextPiece[]
}

@ObjectType({ description: 'The texts of two documents of an item of a set side by side.' })
export class DocumentComparison {
  @Field(() => ID, { description: 'Id of the item.' })
  itemId!: string

  @Field(() => String, { description: 'Number of the item.' })
  number!: string

  @Field(() => String, { description: 'The requirement.' })
  text!: string

  @Field(() => [ComparableDocument], { description: 'Documents that can be chosen, the oldest first.' })
  documents!: ComparableDocument[]

  @Field(() => ComparedDocument, {
    nullable: true,
    description: 'The document on the left; null where there is nothing to compare with.',
  })
  older!: ComparedDocument | null

  @Field(() => ComparedDocument, {
    nullable: true,
    description: 'The document on the right; null where the item has none.',
  })
  newer!: ComparedDocument | null

  @Field(() => [ComparedRow], { description: 'Passages side by side, in their order.' })
  rows!: ComparedRow[]

  @Field(() => Int, { description: 'Passages that differ.' })
  changed!: number

  @Field(() => Int, { description: 'Passages that only the older document has.' })
  removed!: number

  @Field(() => Int, { description: 'Passages that only the newer document has.' })
  added!: number
}
