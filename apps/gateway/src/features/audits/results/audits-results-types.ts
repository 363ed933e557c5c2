import { Field, Int, ObjectType } from 'type-graphql'
import { DateTimeISO } from '../../../scalars.js'

@ObjectType({
  description:
    'Counts of answers. Outside the state a number below ten students is replaced by why it is hidden.',
})
export class AuditScore {
  @Field(() => String, { description: 'Met and not met together.' })
  reviewed!: string

  @Field(() => String, { description: 'Answers that are met.' })
  met!: string

  @Field(() => String, { description: 'Answers that are not met.' })
  notMet!: string

  @Field(() => String, { description: 'Met of all that were reviewed; N/A of none.' })
  percent!: string
}

@ObjectType({ description: 'An item with its counts.' })
export class ComplianceItem {
  @Field(() => String, { description: 'Id of the item.' })
  id!: string

  @Field(() => String, { description: 'Its number.' })
  number!: string

  @Field(() => String, { description: 'The requirement.' })
  text!: string

  @Field(() => [String], { description: 'References of regulations.' })
  citations!: string[]

  @Field(() => AuditScore, { description: 'Its counts.' })
  score!: AuditScore

  @Field(() => String, { description: 'Records to which it does not apply.' })
  notApplicable!: string

  @Field(() => String, {
    nullable: true,
    description: 'Percent of the year before, found by lineage; null for a new item.',
  })
  prior!: string | null

  @Field(() => String, {
    nullable: true,
    description:
      'Compliant, Noncompliant - individual or Noncompliant - systemic; null where nothing was reviewed.',
  })
  band!: string | null
}

@ObjectType({ description: 'A section with its items.' })
export class ComplianceSection {
  @Field(() => String, { description: 'Id of the section.' })
  id!: string

  @Field(() => String, { description: 'Its number.' })
  number!: string

  @Field(() => String, { description: 'Its title.' })
  title!: string

  @Field(() => AuditScore, { description: 'Sums over its items.' })
  score!: AuditScore

  @Field(() => String, { description: 'Sum of the records to which its items do not apply.' })
  notApplicable!: string

  @Field(() => [ComplianceItem], { description: 'Items in order.' })
  items!: ComplianceItem[]
}

@ObjectType({ description: 'Compliance of each section and item of a prong.' })
export class OverallCompliance {
  @Field(() => Int, { description: 'Id of the prong.' })
  prongId!: number

  @Field(() => String, { description: 'Rows of the accepted list.' })
  population!: string

  @Field(() => String, { description: 'Records that are in the sample.' })
  sampled!: string

  @Field(() => String, { nullable: true, description: 'Instant of the draw.' })
  drawnOn!: string | null

  @Field(() => String, { description: 'Complete records.' })
  records!: string

  @Field(() => String, { description: 'Complete records without any answer that is not met.' })
  compliant!: string

  @Field(() => String, { description: 'The same as percent.' })
  compliantPercent!: string

  @Field(() => AuditScore, { description: 'Sums over all items.' })
  total!: AuditScore

  @Field(() => String, { description: 'Sum of the records to which items do not apply.' })
  totalNotApplicable!: string

  @Field(() => String, { description: 'Percent with the weight of each item.' })
  weighted!: string

  @Field(() => [ComplianceSection], { description: 'Sections in order.' })
  sections!: ComplianceSection[]
}

@ObjectType({ description: 'An answer that is not met.' })
export class IndividualNoncompliance {
  @Field(() => Int, { description: 'Id of the record.' })
  recordId!: number

  @Field(() => String, { description: 'The student, masked.' })
  student!: string

  @Field(() => String, { description: 'School of the student.' })
  school!: string

  @Field(() => String, { description: 'Id of the item.' })
  itemId!: string

  @Field(() => String, { description: 'Number of the item.' })
  itemNumber!: string

  @Field(() => String, { description: 'The requirement.' })
  text!: string

  @Field(() => String, { description: 'First regulation of the item.' })
  citation!: string

  @Field(() => String, { description: 'What was wrong.' })
  comment!: string

  @Field(() => String, { description: 'What has to be done.' })
  requiredAction!: string

  @Field(() => Int, { nullable: true, description: 'Id of the correction; null where none is asked for.' })
  caseId!: number | null

  @Field(() => String, { nullable: true, description: 'Day by which it is due, YYYY-MM-DD.' })
  dueOn!: string | null

  @Field(() => Int, {
    nullable: true,
    description: 'State of the correction: 0 Required to 6 Left jurisdiction.',
  })
  state!: number | null

  @Field(() => DateTimeISO, { nullable: true, description: 'When it was verified.' })
  verifiedOn!: string | null
}

@ObjectType({
  description:
    'Where the corrections of an item stand. Outside the state a number below ten is replaced by why it is hidden.',
})
export class ItemCorrections {
  @Field(() => String, { description: 'Id of the item.' })
  itemId!: string

  @Field(() => String, { description: 'Its number.' })
  number!: string

  @Field(() => String, { description: 'The requirement.' })
  text!: string

  @Field(() => [String], { description: 'References of regulations.' })
  citations!: string[]

  @Field(() => String, { description: 'Answers that are not met.' })
  notMet!: string

  @Field(() => String, { description: 'Corrections.' })
  required!: string

  @Field(() => String, { description: 'Of them with the state.' })
  submitted!: string

  @Field(() => String, { description: 'Of them returned.' })
  returned!: string

  @Field(() => String, { description: 'Of them verified.' })
  verified!: string

  @Field(() => String, { description: 'Of them approved as left.' })
  leftJurisdiction!: string

  @Field(() => String, { description: 'Of them not done.' })
  remaining!: string

  @Field(() => Int, { nullable: true, description: 'Id of the finding.' })
  findingId!: number | null

  @Field(() => String, { nullable: true, description: 'Number of the finding.' })
  findingNumber!: string | null

  @Field(() => String, { nullable: true, description: 'Day by which the finding is due, YYYY-MM-DD.' })
  findingDueOn!: string | null

  @Field(() => String, { nullable: true, description: 'Percent of the last review of newer data.' })
  newerData!: string | null
}

@ObjectType({ description: 'An item over the reviews of an audit.' })
export class ComparedItem {
  @Field(() => String, { description: 'Id of the item.' })
  id!: string

  @Field(() => String, { description: 'Its number.' })
  number!: string

  @Field(() => String, { description: 'The requirement.' })
  text!: string

  @Field(() => [String], { description: 'References of regulations.' })
  citations!: string[]

  @Field(() => String, { description: 'Percent of the review of records.' })
  first!: string

  @Field(() => [String], { description: 'Percent of each review of newer data.' })
  rounds!: string[]

  @Field(() => String, { nullable: true, description: 'Percent of the year before.' })
  prior!: string | null
}

@ObjectType({ description: 'The reviews of an audit, item by item.' })
export class AuditComparison {
  @Field(() => [Int], { description: 'Reviews of newer data, by their rounds.' })
  rounds!: number[]

  @Field(() => [ComparedItem], { description: 'Items in order.' })
  items!: ComparedItem[]
}
