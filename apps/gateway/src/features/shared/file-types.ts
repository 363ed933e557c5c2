import { Field, ID, Int, ObjectType } from 'type-graphql'
import { DateTimeISO } from '../../scalars.js'
import { PersonRef } from './shared-types.js'

/** Fields of every stored file. */
@ObjectType()
export abstract class StoredFile {
  @Field(() => ID, { description: 'Id of the file or document.' })
  id!: string

  @Field(() => String, { description: 'Title of the file.' })
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

  @Field(() => PersonRef, { description: 'Who uploaded or re-used it.' })
  createdBy!: PersonRef

  @Field(() => DateTimeISO, { description: 'When it was uploaded or re-used.' })
  createdOn!: string
}
