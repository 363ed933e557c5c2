import { Field, Int, ObjectType } from 'type-graphql'
import { ReportDocument } from '../../reports/reports-types.js'

@ObjectType({ description: 'A finding that the report would issue.' })
export class PlannedFinding {
  @Field(() => String, { description: 'Reference of the requirement.' })
  citation!: string

  @Field(() => String, { description: 'The requirement.' })
  title!: string

  @Field(() => [String], { description: 'Ids of its items.' })
  itemIds!: string[]

  @Field(() => [String], { description: 'Their numbers.' })
  itemNumbers!: string[]

  @Field(() => Int, { description: 'Answers that are not met.' })
  instances!: number

  @Field(() => Int, { description: 'Individual corrections that open.' })
  cases!: number

  @Field(() => Boolean, { description: 'It needs a corrective action plan.' })
  systemic!: boolean

  @Field(() => Boolean, { description: 'Every item is marked as corrected, so that no finding is issued.' })
  correctedBefore!: boolean
}

@ObjectType({ description: 'What a finding would get from a review of newer data.' })
export class PlannedOutcome {
  @Field(() => String, { description: 'Number of the finding.' })
  number!: string

  @Field(() => String, { description: 'passed, failed or noneApplies.' })
  outcome!: string
}

@ObjectType({ description: 'What issuing the report of a prong would do.' })
export class AuditReportPreview {
  @Field(() => [PlannedFinding], { description: 'Of a review of records.' })
  findings!: PlannedFinding[]

  @Field(() => [PlannedOutcome], { description: 'Of a review of newer data.' })
  outcomes!: PlannedOutcome[]

  @Field(() => String, { nullable: true, description: 'Day by which individual cases are due, YYYY-MM-DD.' })
  correctBy!: string | null

  @Field(() => String, { nullable: true, description: 'Day by which the findings are due, YYYY-MM-DD.' })
  dueOn!: string | null

  @Field(() => ReportDocument, { description: 'The letter, with numbers of findings left open.' })
  letter!: ReportDocument
}
