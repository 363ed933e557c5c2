import { Field, ID, InputType, Int, ObjectType } from 'type-graphql'
import { UserError } from '../../../errors/user-error.js'
import { DateTimeISO } from '../../../scalars.js'
import { AllowedAct, PersonRef } from '../../shared/shared-types.js'
import { RecordFile } from '../documents/audits-documents-types.js'

@ObjectType({ description: 'Documents of an item that were handed in together.' })
export class SetDocumentVersion {
  @Field(() => Int, { description: 'Number of the version; 1 is the oldest.' })
  number!: number

  @Field(() => Int, { description: 'Compliance year of the audit.' })
  year!: number

  @Field(() => Int, { description: '1 for the first review, 2 for a review of revised documents.' })
  prong!: number

  @Field(() => Int, { description: 'Round of the review of revised documents.' })
  round!: number

  @Field(() => DateTimeISO, { nullable: true, description: 'When it was handed in; null while it is not.' })
  handedInOn!: string | null

  @Field(() => [RecordFile], { description: 'The documents; empty for readers who see no files.' })
  documents!: RecordFile[]
}

@ObjectType({ description: 'The version of an item that was accepted last and can be carried forward.' })
export class FormerSetVersion {
  @Field(() => Int, { description: 'Compliance year of the review that accepted it.' })
  year!: number

  @Field(() => String, { description: 'Where in the documents the rule stands.' })
  pages!: string

  @Field(() => String, { nullable: true, description: 'Day from which the documents are in force.' })
  effectiveOn!: string | null

  @Field(() => String, { nullable: true, description: 'Day of the last revision.' })
  revisedOn!: string | null

  @Field(() => String, { nullable: true, description: 'Day on which the board approved it.' })
  boardApprovedOn!: string | null

  @Field(() => [RecordFile], { description: 'The documents; empty for readers who see no files.' })
  documents!: RecordFile[]
}

@ObjectType({ description: 'What has to be revised in an item that was not met.' })
export class RequiredRevision {
  @Field(() => String, { description: 'What the item asks to be revised.' })
  instruction!: string

  @Field(() => String, { description: 'What the state found missing.' })
  comment!: string

  @Field(() => String, { nullable: true, description: 'Day on which the finding has to be corrected.' })
  dueOn!: string | null
}

@ObjectType({ description: 'One item of a document set with what the agency says and sends about it.' })
export class DocumentSetItem {
  @Field(() => ID, { description: 'Id of the item.' })
  id!: string

  @Field(() => String, { description: 'Title of its section.' })
  section!: string

  @Field(() => String, { description: 'Number of the item.' })
  number!: string

  @Field(() => String, { description: 'The requirement.' })
  text!: string

  @Field(() => String, { description: 'What to look for.' })
  guidance!: string

  @Field(() => [String], { description: 'Regulations that require it.' })
  citations!: string[]

  @Field(() => [String], { description: 'Documents in which the rule is usually found.' })
  documentHints!: string[]

  @Field(() => String, {
    nullable: true,
    description: 'What the agency says: documents, noChange or notApplicable; null while it says nothing.',
  })
  standing!: string | null

  @Field(() => String, { description: 'Where in the documents the rule stands.' })
  pages!: string

  @Field(() => String, { nullable: true, description: 'Day from which the documents are in force.' })
  effectiveOn!: string | null

  @Field(() => String, { nullable: true, description: 'Day of the last revision.' })
  revisedOn!: string | null

  @Field(() => String, { nullable: true, description: 'Day on which the board approved it.' })
  boardApprovedOn!: string | null

  @Field(() => String, { description: 'Why the item is not applicable.' })
  reason!: string

  @Field(() => PersonRef, { nullable: true, description: 'Who attested that nothing changed.' })
  attestedBy!: PersonRef | null

  @Field(() => DateTimeISO, { nullable: true, description: 'When it was attested.' })
  attestedOn!: string | null

  @Field(() => [RecordFile], { description: 'Documents of this review; empty for readers who see no files.' })
  documents!: RecordFile[]

  @Field(() => FormerSetVersion, {
    nullable: true,
    description: 'The version that was accepted last; null where none can be carried forward.',
  })
  former!: FormerSetVersion | null

  @Field(() => [SetDocumentVersion], { description: 'All versions of the documents, the oldest first.' })
  versions!: SetDocumentVersion[]

  @Field(() => RequiredRevision, {
    nullable: true,
    description: 'What has to be revised, in a review of revised documents.',
  })
  revision!: RequiredRevision | null

  @Field(() => [String], { description: 'What is missing before the set can be handed in.' })
  gaps!: string[]

  @Field(() => AllowedAct, { description: 'Whether the caller may attest now that nothing changed.' })
  attest!: AllowedAct

  @Field(() => Int, { description: '0 while nobody wrote anything.' })
  version!: number
}

@ObjectType({ description: 'What an agency says and sends about each item of a review without a sample.' })
export class DocumentSet {
  @Field(() => Int, { description: 'Id of the record.' })
  id!: number

  @Field(() => [DocumentSetItem], { description: 'The items in their order.' })
  items!: DocumentSetItem[]

  @Field(() => Int, { description: 'Items with something missing.' })
  open!: number

  @Field(() => Int, { description: 'Items with new documents.' })
  changed!: number

  @Field(() => Int, { description: 'Items that were attested as unchanged.' })
  unchanged!: number

  @Field(() => Int, { description: 'Items that the agency says are not applicable.' })
  notApplicable!: number

  @Field(() => DateTimeISO, { nullable: true, description: 'When the set was handed in last; null before.' })
  handedInOn!: string | null

  @Field(() => PersonRef, { nullable: true, description: 'Who handed it in last.' })
  handedInBy!: PersonRef | null

  @Field(() => Int, {
    nullable: true,
    description: 'Compliance year of the review before; null for the first.',
  })
  lastReviewYear!: number | null

  @Field(() => Int, {
    nullable: true,
    description: 'Compliance year in which the rotation asks for the next.',
  })
  nextReviewYear!: number | null

  @Field(() => String, { nullable: true, description: 'Day on which the documents are due.' })
  dueOn!: string | null

  @Field(() => Boolean, { description: 'Whether the reader sees no files.' })
  filesHidden!: boolean

  @Field(() => AllowedAct, { description: 'Whether the caller may write about items now.' })
  save!: AllowedAct

  @Field(() => AllowedAct, { description: 'Whether the caller may upload documents now.' })
  upload!: AllowedAct

  @Field(() => AllowedAct, { description: 'Whether the caller may hand the set in now.' })
  handIn!: AllowedAct
}

@ObjectType({ description: 'How much of the document set of an audit is answered and changed.' })
export class DocumentSetRow {
  @Field(() => Int, { description: 'Id of the audit.' })
  id!: number

  @Field(() => Int, { description: 'Items of the set.' })
  items!: number

  @Field(() => Int, { description: 'Items with something missing.' })
  open!: number

  @Field(() => Int, { description: 'Items with new documents.' })
  changed!: number

  @Field(() => Int, { description: 'Items that were attested as unchanged.' })
  unchanged!: number

  @Field(() => Int, { description: 'Items that the agency says are not applicable.' })
  notApplicable!: number

  @Field(() => DateTimeISO, { nullable: true, description: 'When the set was handed in last; null before.' })
  handedInOn!: string | null

  @Field(() => Int, {
    nullable: true,
    description: 'Compliance year of the review before; null for the first.',
  })
  lastReviewYear!: number | null

  @Field(() => Int, {
    nullable: true,
    description: 'Compliance year in which the rotation asks for the next.',
  })
  nextReviewYear!: number | null
}

@InputType({ description: 'What the agency says about one item; what is left out stays as it is.' })
export class SaveDocumentSetItemInput {
  @Field(() => String, { description: 'Kind of audit: policies-procedures.' })
  typeKey!: string

  @Field(() => Int, { description: 'Id of the record.' })
  recordId!: number

  @Field(() => ID, { description: 'Id of the item.' })
  itemId!: string

  @Field(() => String, { nullable: true, description: 'documents, noChange or notApplicable.' })
  standing?: string | null

  @Field(() => String, { nullable: true, description: 'Where in the documents the rule stands.' })
  pages?: string | null

  @Field(() => String, {
    nullable: true,
    description: 'Day from which the documents are in force; null takes it away.',
  })
  effectiveOn?: string | null

  @Field(() => String, { nullable: true, description: 'Day of the last revision; null takes it away.' })
  revisedOn?: string | null

  @Field(() => String, {
    nullable: true,
    description: 'Day on which the board approved it; null takes it away.',
  })
  boardApprovedOn?: string | null

  @Field(() => String, { nullable: true, description: 'Why the item is not applicable.' })
  reason?: string | null

  @Field(() => Int, { description: 'The version that the caller has seen; 0 for the first time.' })
  version!: number
}

@ObjectType({ description: 'The answer to saving an item of a document set.' })
export class DocumentSetPayload {
  @Field(() => [UserError], { description: 'Why it was not saved; empty when it was.' })
  errors!: UserError[]

  @Field(() => DocumentSet, {
    nullable: true,
    description: 'The set as it stands now, also on a conflict.',
  })
  set!: DocumentSet | null
}
