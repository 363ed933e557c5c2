import { ArgsType, Field, ID, Int, ObjectType } from 'type-graphql'

@ObjectType({ description: 'A person, as lists and stamps show one.' })
export class PersonRef {
  @Field(() => ID, { description: 'Id of the account.' })
  id!: string

  @Field(() => String, { description: 'First and last name.' })
  fullName!: string
}

@ObjectType({
  description:
    'Something that the caller may or may not do now. Screens show the reason beside a control that is disabled.',
})
export class AllowedAct {
  @Field(() => Boolean, { description: 'True when the caller may do it now.' })
  allowed!: boolean

  @Field(() => String, {
    nullable: true,
    description: 'Why not, in words for the person; null when allowed.',
  })
  reason!: string | null
}

@ArgsType()
export class PageArgs {
  @Field(() => Int, { defaultValue: 1, description: 'Page, counted from 1.' })
  page!: number

  @Field(() => Int, { defaultValue: 25, description: 'Rows of one page, at most 200.' })
  pageSize!: number
}
