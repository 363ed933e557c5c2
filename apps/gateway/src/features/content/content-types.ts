import { Field, Int, ObjectType } from 'type-graphql'
import { UserError } from '../../errors/user-error.js'
import { DateTimeISO } from '../../scalars.js'
import { AllowedAct, PersonRef } from '../shared/shared-types.js'
import { ContentFields } from './content-fields-types.js'

@ObjectType({ description: 'A regulation that an item may rest on.' })
export class ContentCitation {
  @Field(() => String, { description: 'Where it stands: 34 CFR 300.111(c).' })
  reference!: string

  @Field(() => String, { description: 'Title of the section.' })
  title!: string

  @Field(() => String, { description: 'What it means in plain words.' })
  plainText!: string

  @Field(() => String, { description: 'Part B, Part C, or nothing for both.' })
  part!: string
}

@ObjectType({ description: 'One place of the content: a section, an item, a document category.' })
export class ContentNode {
  @Field(() => String, {
    description:
      'questionnaire, section, subsection, item, category, audit, auditSection, auditItem, setup or question.',
  })
  nodeKind!: string

  @Field(() => String, { description: 'Id of the place, the same in every version and year.' })
  contentId!: string

  @Field(() => String, { nullable: true, description: 'Place that it stands in; null for the top.' })
  parentId!: string | null

  @Field(() => Int, { description: 'Order among the places of its parent.' })
  order!: number

  @Field(() => Boolean, { description: 'False: retired, left out when the version is published.' })
  active!: boolean

  @Field(() => ContentFields, { description: 'What it says.' })
  fields!: ContentFields

  @Field(() => Int, { description: 'Counts its changes; a write names the one that the caller saw.' })
  version!: number

  @Field(() => PersonRef, { nullable: true, description: 'Who last changed it in this version.' })
  changedBy!: PersonRef | null

  @Field(() => DateTimeISO, { nullable: true, description: 'When it was last changed in this version.' })
  changedOn!: string | null

  @Field(() => Int, { description: 'Answers, or documents of a category, in any year.' })
  answers!: number

  @Field(() => AllowedAct, { description: 'Whether it may be deleted; what was used is retired instead.' })
  remove!: AllowedAct
}

@ObjectType({ description: 'What may be named by its content id in a field.' })
export class LinkedContent {
  @Field(() => String, { description: 'Content id.' })
  contentId!: string

  @Field(() => String, { description: 'What it is called.' })
  label!: string
}

@ObjectType({ description: 'A version of the content of a year and part.' })
export class ContentVersionRow {
  @Field(() => Int, { description: 'Id among the versions of its kind.' })
  id!: number

  @Field(() => String, { description: 'self-assessment, required-documents or desk-audit.' })
  kind!: string

  @Field(() => Int, { description: 'Compliance year, launched or to come.' })
  year!: number

  @Field(() => String, { description: 'Part B or Part C.' })
  part!: string

  @Field(() => String, { description: 'What it is called.' })
  title!: string

  @Field(() => String, { description: 'Draft, Published or Archived.' })
  state!: string

  @Field(() => Int, {
    nullable: true,
    description: 'Counts published versions of the year and part from 1; null for a draft.',
  })
  number!: number | null

  @Field(() => PersonRef, { nullable: true, description: 'Who published it.' })
  publishedBy!: PersonRef | null

  @Field(() => DateTimeISO, { nullable: true, description: 'When it was published.' })
  publishedOn!: string | null

  @Field(() => Int, { description: 'Records of agencies that use it, without that of the test agency.' })
  reviews!: number

  @Field(() => Int, { description: 'Records of the test agency that use it.' })
  testReviews!: number

  @Field(() => Int, {
    description: 'Records on older versions of the year and part in which no agency has begun.',
  })
  notStarted!: number

  @Field(() => Int, { description: 'The same for the test agency, which no other count includes.' })
  testNotStarted!: number

  @Field(() => AllowedAct, { description: 'Whether the caller may change it now.' })
  edit!: AllowedAct
}

@ObjectType({ description: 'A version of the content with everything in it.' })
export class ContentVersion extends ContentVersionRow {
  @Field(() => [ContentNode], { description: 'All places; parent and order say where each stands.' })
  nodes!: ContentNode[]

  @Field(() => [LinkedContent], {
    nullable: true,
    description:
      'Document categories for subsections, subsections for categories; null while there are none.',
  })
  linked!: LinkedContent[] | null
}

@ObjectType({ description: 'A version after an act on it.' })
export class ContentVersionPayload {
  @Field(() => [UserError], { description: 'Why it was refused; empty when it was done.' })
  errors!: UserError[]

  @Field(() => ContentVersion, {
    nullable: true,
    description: 'As it stands now, on CONFLICT too; null on other refusals.',
  })
  version!: ContentVersion | null
}

@ObjectType({ description: 'A version with a new place in it.' })
export class AddContentNodePayload extends ContentVersionPayload {
  @Field(() => String, { nullable: true, description: 'Id of the new place; null when it was refused.' })
  contentId!: string | null
}

@ObjectType({ description: 'A place after it was saved.' })
export class SaveContentNodePayload {
  @Field(() => [UserError], { description: 'Why it was refused; empty when it was done.' })
  errors!: UserError[]

  @Field(() => ContentNode, {
    nullable: true,
    description: 'As it stands now, on CONFLICT too; null on other refusals.',
  })
  node!: ContentNode | null
}

@ObjectType({ description: 'What an act on whole versions has done.' })
export class ContentVersionsPayload {
  @Field(() => [UserError], { description: 'Why it was refused; empty when it was done.' })
  errors!: UserError[]

  @Field(() => Int, { description: 'Records that agencies got.' })
  records!: number

  @Field(() => Int, { description: 'Records that were moved onto the version.' })
  applied!: number

  @Field(() => [ContentVersionRow], {
    nullable: true,
    description: 'All versions of the kind as they stand now; null when they could not be read.',
  })
  versions!: ContentVersionRow[] | null
}
