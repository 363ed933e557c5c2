import { Field, Int, ObjectType } from 'type-graphql'

@ObjectType({ description: 'A compliance year, from July to June.' })
export class Year {
  @Field(() => Int, { description: 'Calendar year in which the school year starts.' })
  id!: number

  @Field(() => String, { description: "Name for the screen: '2026 - 2027'." })
  name!: string
}
