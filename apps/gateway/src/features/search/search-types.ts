import { searchGroups, searchKinds, type SearchGroup as GroupName } from '@portal/domain'
import { Field, Int, ObjectType, registerEnumType } from 'type-graphql'
import { UserError } from '../../errors/user-error.js'

export const SearchGroupName = Object.fromEntries(searchGroups.map((group) => [group, group])) as {
  [Name in GroupName]: Name
}

registerEnumType(SearchGroupName, {
  name: 'SearchGroupName',
  description: 'Kinds of what can be found.',
  valuesConfig: Object.fromEntries(
    searchGroups.map((group) => [group, { description: searchKinds[group].description }]),
  ),
})

@ObjectType({ description: 'One thing that was found.' })
export class SearchHit {
  @Field(() => String, { description: 'Id within its kind.' })
  id!: string

  @Field(() => String, {
    nullable: true,
    description: 'Id of what it stands in: a self-assessment, a version of questions, the finding of a case.',
  })
  parentId!: string | null

  @Field(() => String, {
    nullable: true,
    description: 'Id of the subsection of an agency that it stands in.',
  })
  placeId!: string | null

  @Field(() => String, { description: 'What it is called; what a student is known by is masked.' })
  title!: string

  @Field(() => String, { description: 'One line more; empty for none.' })
  detail!: string

  @Field(() => String, { nullable: true, description: 'Short name of its agency.' })
  agency!: string | null

  @Field(() => Int, { nullable: true, description: 'Compliance year.' })
  year!: number | null

  @Field(() => String, { description: 'Where the words stand in a longer text; empty for none.' })
  excerpt!: string
}

@ObjectType({ description: 'What was found of one kind.' })
export class SearchResultGroup {
  @Field(() => SearchGroupName, { description: 'The kind.' })
  group!: GroupName

  @Field(() => Int, { description: 'Matches in the sight of the caller, counted up to 1,000.' })
  total!: number

  @Field(() => Boolean, { description: 'There are more matches than were counted.' })
  isMore!: boolean

  @Field(() => [SearchHit], { description: 'The requested page.' })
  hits!: SearchHit[]
}

@ObjectType({ description: 'What was found.' })
export class SearchAnswer {
  @Field(() => [SearchResultGroup], { description: 'Kinds with a match, in their order.' })
  groups!: SearchResultGroup[]
}

@ObjectType({ description: 'What the caller searched for last, after a change of it.' })
export class RecentSearchesPayload {
  @Field(() => [UserError], { description: 'Why nothing changed; empty when it was done.' })
  errors!: UserError[]

  @Field(() => [String], { description: 'Newest first.' })
  searches!: string[]
}
