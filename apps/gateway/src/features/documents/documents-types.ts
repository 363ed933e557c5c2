import { Field, Int, ObjectType } from 'type-graphql'
import { UserError } from '../../errors/user-error.js'
import { StoredFile } from '../shared/file-types.js'
import { AllowedAct } from '../shared/shared-types.js'

@ObjectType({ description: 'A file that supports an answer. Its bytes come from downloadPath.' })
export class SupportingDocument extends StoredFile {
  @Field(() => Int, {
    nullable: true,
    description: 'Question that it is attached to; null for the whole subsection.',
  })
  itemId!: number | null

  @Field(() => AllowedAct, { description: 'Whether the caller may delete it now.' })
  remove!: AllowedAct
}

@ObjectType({
  description:
    'A required document that a subsection names as evidence of its answers. Its bytes come from downloadPath.',
})
export class RelatedDocument extends StoredFile {
  @Field(() => String, { description: 'Required document category that it lies in.' })
  category!: string
}

@ObjectType({ description: 'Whether the document was deleted.' })
export class DeleteSupportingDocumentPayload {
  @Field(() => [UserError], { description: 'Why it was refused; empty when it was done.' })
  errors!: UserError[]
}
