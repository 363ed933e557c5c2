import { Field, Int, ObjectType } from 'type-graphql'

@ObjectType({ description: 'A compliance year, from July to June, or a federal fiscal year.' })
export class Year {
  @Field(() => Int, { description: 'Calendar year in which it starts.' })
  id!: number

  @Field(() => String, {
    description: "Name for the screen: '2026 - 2027' for compliance years, 'FFY 2026' for the others.",
  })
  name!: string
}
