import { Field, ID, InputType, Int, ObjectType } from 'type-graphql'
import { UserError } from '../../../errors/user-error.js'
import { DateTimeISO } from '../../../scalars.js'
import { AllowedAct, PersonRef } from '../../shared/shared-types.js'

@ObjectType({ description: 'A document of a record.' })
export class RecordFile {
  @Field(() => ID, { description: 'Id of the document.' })
  id!: string

  @Field(() => String, { nullable: true, description: 'Item that it is about; null for the whole record.' })
  itemId!: string | null

  @Field(() => Int, { nullable: true, description: 'Request for documents that it answers.' })
  requestId!: number | null

  @Field(() => String, { description: 'Title of the document.' })
  title!: string

  @Field(() => String, { description: 'Name of the file.' })
  fileName!: string

  @Field(() => Int, { description: 'Size in bytes.' })
  size!: number

  @Field(() => String, { description: 'Pending, Clean, Infected, Failed or NotScanned.' })
  scanState!: string

  @Field(() => PersonRef, { description: 'Who uploaded it.' })
  createdBy!: PersonRef

  @Field(() => DateTimeISO, { description: 'When it was uploaded.' })
  createdOn!: string

  @Field(() => AllowedAct, { description: 'Whether the caller may delete it now.' })
  remove!: AllowedAct

  @Field(() => String, { description: 'Where the file is downloaded.' })
  downloadPath!: string
}

@ObjectType({ description: 'A document of one of the records of a prong.' })
export class ProngFile {
  @Field(() => ID, { description: 'Id of the document.' })
  id!: string

  @Field(() => Int, { description: 'Id of the record.' })
  recordId!: number

  @Field(() => Int, { description: 'Place of the record in the sample.' })
  order!: number

  @Field(() => String, { description: 'The student, masked.' })
  student!: string

  @Field(() => String, { nullable: true, description: 'Item that it is about; null for the whole record.' })
  itemId!: string | null

  @Field(() => String, { description: 'Number of the item; empty for the whole record.' })
  itemNumber!: string

  @Field(() => String, { description: 'Requirement of the item; empty for the whole record.' })
  itemText!: string

  @Field(() => Int, {
    nullable: true,
    description: 'Correction that it shows; null for a document of the review.',
  })
  correctionId!: number | null

  @Field(() => Int, { nullable: true, description: 'Request for documents that it answers.' })
  requestId!: number | null

  @Field(() => String, { description: 'Title of the document.' })
  title!: string

  @Field(() => String, { description: 'Name of the file.' })
  fileName!: string

  @Field(() => Int, { description: 'Size in bytes.' })
  size!: number

  @Field(() => String, { description: 'Pending, Clean, Infected, Failed or NotScanned.' })
  scanState!: string

  @Field(() => PersonRef, { description: 'Who uploaded it.' })
  createdBy!: PersonRef

  @Field(() => DateTimeISO, { description: 'When it was uploaded.' })
  createdOn!: string

  @Field(() => String, { description: 'Where the file is downloaded.' })
  downloadPath!: string
}

@InputType({ description: 'A document that is deleted.' })
export class DeleteRecordFileInput {
  @Field(() => String, { description: 'Kind of audit: desk-audit.' })
  typeKey!: string

  @Field(() => ID, { description: 'Id of the document.' })
  id!: string
}

@ObjectType({ description: 'The documents of a record after the act.' })
export class RecordFilesPayload {
  @Field(() => [UserError], { description: 'Why it was refused; empty when it was done.' })
  errors!: UserError[]

  @Field(() => [RecordFile], { description: 'As they stand now; empty when it was refused.' })
  files!: RecordFile[]
}
