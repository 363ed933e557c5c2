import { Field, Float, InputType, Int } from 'type-graphql'

@InputType({ description: 'Counts as they are entered: whole numbers, others are refused.' })
export class IncidentCountsInput {
  @Field(() => Float, { description: 'Incidents of the kind in the school year.' })
  incidents!: number

  @Field(() => Float, { description: 'Students whom they are about, each once.' })
  students!: number
}

@InputType({ description: 'Which annual report, and the version that the caller saw.' })
export class AnnualReportInput {
  @Field(() => Int, { description: 'Compliance year of the school year that is reported.' })
  year!: number

  @Field(() => Int, { description: 'Id of the agency.' })
  leaId!: number

  @Field(() => Int, { description: 'Version of the report that the caller saw; 0 for none yet.' })
  version!: number
}

@InputType({ description: 'Enters figures of an annual report; those that are left out stay as they are.' })
export class SaveAnnualReportInput extends AnnualReportInput {
  @Field(() => IncidentCountsInput, {
    nullable: true,
    description: 'Physical restraint; null takes the numbers away.',
  })
  physical?: IncidentCountsInput | null

  @Field(() => IncidentCountsInput, {
    nullable: true,
    description: 'Seclusion; null takes the numbers away.',
  })
  seclusion?: IncidentCountsInput | null

  @Field(() => IncidentCountsInput, {
    nullable: true,
    description: 'Mechanical restraint; null takes the numbers away.',
  })
  mechanical?: IncidentCountsInput | null

  @Field(() => Float, { nullable: true, description: 'Students enrolled in the agency.' })
  enrolled?: number | null

  @Field(() => Float, { nullable: true, description: 'Students with an incident of any kind, each once.' })
  students?: number | null

  @Field(() => Float, { nullable: true, description: 'Students among them with more than one incident.' })
  several?: number | null
}

@InputType({ description: 'Certifies a complete annual report.' })
export class CertifyAnnualReportInput extends AnnualReportInput {
  @Field(() => Boolean, { description: 'Agrees to the statement of certification.' })
  agreed!: boolean
}

@InputType({ description: 'Which annual reports are accepted or returned.' })
export class DecideAnnualReportsInput {
  @Field(() => Int, { description: 'Compliance year of the school year that is reported.' })
  year!: number

  @Field(() => [Int], { description: 'Ids of the agencies.' })
  leaIds!: number[]

  @Field(() => String, { description: "'Accept' or 'Return'." })
  decision!: string

  @Field(() => String, { nullable: true, description: 'Why they are returned.' })
  reason?: string | null
}
