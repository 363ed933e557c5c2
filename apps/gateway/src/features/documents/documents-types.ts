import { Field, ID, Int, ObjectType } from 'type-graphql'
import { DateTimeISO } from '../../scalars.js'
import { UserError } from '../../errors/user-error.js'
import { AllowedAct, PersonRef } from '../shared/shared-types.js'

@ObjectType({ description: 'A file that supports an answer. Its bytes come from downloadPath.' })
export class SupportingDocument {
  @Field(() => ID, { description: 'Id of the document.' })
  id!: string

  @Field(() => String, { description: 'Title that the uploader gave.' })
  title!: string

  @Field(() => String, { description: 'Name of the file.' })
  fileName!: string

  @Field(() => Int, { description: 'Size in bytes.' })
  size!: number

  @Field(() => String, { description: 'Type of the file, found from its content.' })
  mime!: string

  @Field(() => String, { description: 'SHA-256 of its bytes, in hex.' })
  sha256!: string

  @Field(() => String, {
    description: 'Result of the virus scan: Pending, Clean, Infected, Failed or NotScanned.',
  })
  scanState!: string

  @Field(() => Int, {
    nullable: true,
    description: 'Question that it is attached to; null for the whole subsection.',
  })
  itemId!: number | null

  @Field(() => PersonRef, { description: 'Who uploaded it.' })
  createdBy!: PersonRef

  @Field(() => DateTimeISO, { description: 'When it was uploaded.' })
  createdOn!: string

  @Field(() => AllowedAct, { description: 'Whether the caller may delete it now.' })
  remove!: AllowedAct
}

@ObjectType({ description: 'Whether the document was deleted.' })
export class DeleteSupportingDocumentPayload {
  @Field(() => [UserError], { description: 'Why it was refused; empty when it was done.' })
  errors!: UserError[]
}
