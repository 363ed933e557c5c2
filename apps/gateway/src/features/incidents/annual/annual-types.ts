import { Field, Float, ID, Int, ObjectType } from 'type-graphql'
import { UserError } from '../../../errors/user-error.js'
import { DateTimeISO } from '../../../scalars.js'
import { Lea } from '../../agencies/agencies-types.js'
import { AllowedAct, PersonRef } from '../../shared/shared-types.js'
import { PublishedCore, PublishedYear, ShownCount } from './published-types.js'

const rateText = 'Incidents for each 100 students enrolled.'

@ObjectType({ description: 'Incidents of a kind, and the students whom they are about.' })
export class IncidentCounts {
  @Field(() => Int, { description: 'Incidents of the kind in the school year.' })
  incidents!: number

  @Field(() => Int, { description: 'Students whom they are about, each once.' })
  students!: number
}

@ObjectType({ description: 'Figures of an annual report as they are entered.' })
export class AnnualFigures {
  @Field(() => IncidentCounts, {
    nullable: true,
    description: 'Physical restraint; null where nothing is entered.',
  })
  physical!: IncidentCounts | null

  @Field(() => IncidentCounts, { nullable: true, description: 'Seclusion; null where nothing is entered.' })
  seclusion!: IncidentCounts | null

  @Field(() => IncidentCounts, {
    nullable: true,
    description: 'Mechanical restraint; null where nothing is entered.',
  })
  mechanical!: IncidentCounts | null

  @Field(() => Float, { nullable: true, description: 'Students enrolled in the agency.' })
  enrolled!: number | null

  @Field(() => Float, { nullable: true, description: 'Students with an incident of any kind, each once.' })
  students!: number | null

  @Field(() => Float, { nullable: true, description: 'Students among them with more than one incident.' })
  several!: number | null
}

@ObjectType()
abstract class AnnualStanding {
  @Field(() => ID, { description: 'Year and agency, such as 2026-13.' })
  id!: string

  @Field(() => Int, { description: 'Id of the agency.' })
  leaId!: number

  @Field(() => Lea, { description: 'The agency.' })
  lea?: Lea

  @Field(() => String, {
    description: "'Not started', 'Draft', 'Certified', 'Returned' or 'Accepted'.",
  })
  status!: string

  @Field(() => String, { description: 'Day by which it is due, YYYY-MM-DD.' })
  dueOn!: string

  @Field(() => DateTimeISO, { nullable: true, description: 'When it was certified; null before that.' })
  certifiedOn!: string | null

  @Field(() => Int, {
    nullable: true,
    description: 'Incidents in the register; null for who may not see small numbers.',
  })
  registered!: number | null
}

@ObjectType({ description: 'An annual report in the list of a year.' })
export class AnnualReportRow extends AnnualStanding {
  @Field(() => ShownCount, { description: 'Incidents of all kinds, as reported.' })
  incidents!: ShownCount

  @Field(() => ShownCount, { description: 'Students whom they are about, each once.' })
  students!: ShownCount

  @Field(() => String, { description: rateText })
  per100!: string

  @Field(() => Int, { description: 'How many things it lacks before it can be certified.' })
  gaps!: number
}

@ObjectType({ description: 'Annual reports of incidents of a school year.' })
export class AnnualReportList {
  @Field(() => [AnnualReportRow], {
    description: 'One for each agency that the caller sees, by code; also where nothing is entered.',
  })
  rows!: AnnualReportRow[]

  @Field(() => AllowedAct, {
    description: 'Importing a file of figures, by POST /files/annual-reports/{year}/import.',
  })
  importFile!: AllowedAct
}

@ObjectType({ description: 'Totals of one report by kind.' })
export class AnnualTotals extends PublishedCore {}

@ObjectType({ description: 'Incidents and students of a group.' })
export class AnnualGroup {
  @Field(() => ID, { description: 'Category and code, such as gender-F.' })
  id!: string

  @Field(() => String, { description: 'The group in words.' })
  label!: string

  @Field(() => ShownCount, { description: 'Incidents of its students.' })
  incidents!: ShownCount

  @Field(() => ShownCount, { description: 'Its students with an incident.' })
  students!: ShownCount
}

@ObjectType({ description: 'Incidents and students by one demographic.' })
export class AnnualTable {
  @Field(() => String, { description: "'disability', 'raceEthnicity', 'gender', 'age' or 'placement'." })
  category!: string

  @Field(() => String, { description: 'The demographic in words.' })
  label!: string

  @Field(() => [AnnualGroup], { description: 'Its groups in the order of the list.' })
  rows!: AnnualGroup[]
}

@ObjectType({ description: 'The annual report of incidents of one agency for a school year.' })
export class AnnualReport extends AnnualStanding {
  @Field(() => Int, { description: 'Compliance year of the school year that is reported.' })
  year!: number

  @Field(() => AnnualFigures, {
    nullable: true,
    description: 'The figures as they are entered; null for who may not see small numbers.',
  })
  entered!: AnnualFigures | null

  @Field(() => Boolean, { description: 'False where the caller reads figures only once they are accepted.' })
  isShown!: boolean

  @Field(() => AnnualTotals, { nullable: true, description: 'By kind; null where nothing is shown.' })
  totals!: AnnualTotals | null

  @Field(() => ShownCount, { nullable: true, description: 'Students with one incident.' })
  once!: ShownCount | null

  @Field(() => ShownCount, { nullable: true, description: 'Students with more than one incident.' })
  several!: ShownCount | null

  @Field(() => [AnnualTable], {
    description: 'By demographic, as at the last incident of a student in the year.',
  })
  tables!: AnnualTable[]

  @Field(() => [PublishedYear], { description: 'Accepted reports of the agency by year, and this one.' })
  trend!: PublishedYear[]

  @Field(() => [String], { description: 'What it lacks before it can be certified, a sentence each.' })
  gaps!: string[]

  @Field(() => PersonRef, { nullable: true, description: 'Who certified it.' })
  certifiedBy!: PersonRef | null

  @Field(() => PersonRef, { nullable: true, description: 'Who accepted or returned it.' })
  decidedBy!: PersonRef | null

  @Field(() => DateTimeISO, { nullable: true, description: 'When it was accepted or returned.' })
  decidedOn!: string | null

  @Field(() => String, { nullable: true, description: 'Why it was returned; null after it was accepted.' })
  returnReason!: string | null

  @Field(() => PersonRef, { nullable: true, description: 'Who changed it last; null before anybody did.' })
  changedBy!: PersonRef | null

  @Field(() => DateTimeISO, { nullable: true, description: 'When it was changed last; null before that.' })
  changedOn!: string | null

  @Field(() => Int, { description: 'Version of the report, to be sent with a change of it; 0 for none yet.' })
  version!: number

  @Field(() => AllowedAct, { description: 'Entering figures.' })
  enter!: AllowedAct

  @Field(() => AllowedAct, { description: 'Taking the figures from the register.' })
  rollUp!: AllowedAct

  @Field(() => AllowedAct, { description: 'Certifying it, which sends it to the state.' })
  certify!: AllowedAct

  @Field(() => AllowedAct, { description: 'Accepting or returning it.' })
  decide!: AllowedAct
}

@ObjectType({ description: 'The annual report of an agency after the act.' })
export class AnnualReportPayload {
  @Field(() => [UserError], { description: 'Why it was refused; empty when it was done.' })
  errors!: UserError[]

  @Field(() => AnnualReport, {
    nullable: true,
    description: 'As it stands now, on CONFLICT too; null on other refusals.',
  })
  report!: AnnualReport | null
}

@ObjectType({ description: 'What became of annual reports that were decided on.' })
export class DecidedAnnualReportsPayload {
  @Field(() => [UserError], { description: 'Why it was refused; empty when it was done.' })
  errors!: UserError[]

  @Field(() => Int, { description: 'How many were accepted or returned: all of them, or none.' })
  decided!: number
}
