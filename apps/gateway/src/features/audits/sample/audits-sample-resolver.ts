import { auditSample, sampleRecord } from '@portal/rest-contract'
import { Arg, Ctx, Int, Mutation, Query, Resolver } from 'type-graphql'
import type { GatewayContext } from '../../../context.js'
import { currentRow } from '../../../errors/current-row.js'
import { orRefusal } from '../../../errors/user-error.js'
import { AssignableUser } from '../../self-assessment/answering/subsection-types.js'
import * as client from './audits-sample-client.js'
import { RevealedRecordsPayload, RevealRecordsInput } from './audits-reveal-types.js'
import {
  AddSampleStudentInput,
  AssignRecordsInput,
  AuditProngInput,
  AuditSample,
  AuditSamplePayload,
  DeleteSampleRecordInput,
  GenerateSampleInput,
  PlannedSample,
  SampleRecord,
  SampleRecordPayload,
  SampleRecordsPayload,
  UpdateSampleRecordInput,
} from './audits-sample-types.js'

const kind = 'Kind of audit: desk-audit.'
const prong = 'Id of the prong.'

@Resolver()
export class AuditSampleResolver {
  @Query(() => AuditSample, {
    description: 'The sample of a prong: sizes that are usual, and how it was drawn.',
  })
  async auditSample(
    @Ctx() context: GatewayContext,
    @Arg('typeKey', () => String, { description: kind }) typeKey: string,
    @Arg('prongId', () => Int, { description: prong }) prongId: number,
  ): Promise<AuditSample> {
    return client.readSample(context, typeKey, prongId)
  }

  @Query(() => [SampleRecord], {
    description: 'Records of the sample, and those that left it. Local users get those they are assigned to.',
  })
  async auditRecords(
    @Ctx() context: GatewayContext,
    @Arg('typeKey', () => String, { description: kind }) typeKey: string,
    @Arg('prongId', () => Int, { description: prong }) prongId: number,
  ): Promise<SampleRecord[]> {
    return client.readRecords(context, typeKey, prongId)
  }

  @Query(() => PlannedSample, {
    description: 'What a new draw would give; changes nothing. For the state.',
  })
  async plannedSample(
    @Ctx() context: GatewayContext,
    @Arg('input', () => GenerateSampleInput, { description: 'What would be drawn.' })
    input: GenerateSampleInput,
  ): Promise<PlannedSample> {
    return client.planDraw(context, input)
  }

  @Mutation(() => AuditSamplePayload, {
    description: 'Draws the sample, or tops it up or trims it. For the state.',
  })
  async generateSample(
    @Ctx() context: GatewayContext,
    @Arg('input', () => GenerateSampleInput, { description: 'What to draw.' }) input: GenerateSampleInput,
  ): Promise<AuditSamplePayload> {
    return sampleAct(() => client.draw(context, input))
  }

  @Mutation(() => AuditSamplePayload, {
    description: 'Adds a row of the list to the sample by hand, with a reason. For the state.',
  })
  async addSampleStudent(
    @Ctx() context: GatewayContext,
    @Arg('input', () => AddSampleStudentInput, { description: 'Which, and why.' })
    input: AddSampleStudentInput,
  ): Promise<AuditSamplePayload> {
    return sampleAct(() => client.addStudent(context, input))
  }

  @Mutation(() => AuditSamplePayload, {
    description: 'Deletes the whole sample, which leads back to the list. For the state.',
  })
  async deleteSample(
    @Ctx() context: GatewayContext,
    @Arg('input', () => AuditProngInput, { description: 'Which prong.' }) input: AuditProngInput,
  ): Promise<AuditSamplePayload> {
    return sampleAct(() => client.removeSample(context, input))
  }

  @Mutation(() => SampleRecordPayload, {
    description: 'Takes one record out of the sample, with a reason. For the state.',
  })
  async deleteSampleRecord(
    @Ctx() context: GatewayContext,
    @Arg('input', () => DeleteSampleRecordInput, { description: 'Which, and why.' })
    input: DeleteSampleRecordInput,
  ): Promise<SampleRecordPayload> {
    return recordAct(async () => {
      await client.removeRecord(context, input)
      return null
    })
  }

  @Mutation(() => SampleRecordPayload, {
    description:
      'Assigns a monitor, notes something or replaces a record, for the state; says whether the child is served, for its agency.',
  })
  async updateSampleRecord(
    @Ctx() context: GatewayContext,
    @Arg('input', () => UpdateSampleRecordInput, { description: 'Which, and what changes.' })
    input: UpdateSampleRecordInput,
  ): Promise<SampleRecordPayload> {
    return recordAct(() => client.changeRecord(context, input))
  }

  @Mutation(() => SampleRecordsPayload, {
    description: 'Says that every child of whom nothing was said is still served. For the agency.',
  })
  async confirmEnrolments(
    @Ctx() context: GatewayContext,
    @Arg('input', () => AuditProngInput, { description: 'Which prong.' }) input: AuditProngInput,
  ): Promise<SampleRecordsPayload> {
    return recordsAct(() => client.confirmAll(context, input))
  }

  @Query(() => [AssignableUser], {
    description: 'Local people, marked where they work on a record of the sample. For local administrators.',
  })
  async auditRecordPeople(
    @Ctx() context: GatewayContext,
    @Arg('typeKey', () => String, { description: kind }) typeKey: string,
    @Arg('prongId', () => Int, { description: prong }) prongId: number,
  ): Promise<AssignableUser[]> {
    return client.readPeople(context, typeKey, prongId)
  }

  @Mutation(() => SampleRecordsPayload, {
    description: 'Assigns a local user to records, or takes them off; all or none. For local administrators.',
  })
  async assignRecords(
    @Ctx() context: GatewayContext,
    @Arg('input', () => AssignRecordsInput, { description: 'Which, and whom.' }) input: AssignRecordsInput,
  ): Promise<SampleRecordsPayload> {
    return recordsAct(() => client.assign(context, input))
  }

  @Mutation(() => RevealedRecordsPayload, {
    description: 'Names of records, for those who work on them; who saw which is recorded.',
  })
  async revealRecords(
    @Ctx() context: GatewayContext,
    @Arg('input', () => RevealRecordsInput, { description: 'Which records.' }) input: RevealRecordsInput,
  ): Promise<RevealedRecordsPayload> {
    return orRefusal<RevealedRecordsPayload>(
      async () => ({ errors: [], records: await client.reveal(context, input) }),
      ({ errors }) => ({ errors, records: [] }),
    )
  }
}

function recordsAct(act: () => Promise<SampleRecord[]>): Promise<SampleRecordsPayload> {
  return orRefusal<SampleRecordsPayload>(
    async () => ({ errors: [], records: await act() }),
    ({ errors }) => ({ errors, records: [] }),
  )
}

function sampleAct(act: () => Promise<AuditSample>): Promise<AuditSamplePayload> {
  return orRefusal<AuditSamplePayload>(
    async () => ({ errors: [], sample: await act() }),
    async (refused) => {
      const current = await currentRow(refused, auditSample)
      return { errors: refused.errors, sample: current && client.sampleOf(current) }
    },
  )
}

function recordAct(act: () => Promise<SampleRecord | null>): Promise<SampleRecordPayload> {
  return orRefusal<SampleRecordPayload>(
    async () => ({ errors: [], record: await act() }),
    async (refused) => ({ errors: refused.errors, record: await currentRow(refused, sampleRecord) }),
  )
}
