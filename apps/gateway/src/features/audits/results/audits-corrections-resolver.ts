import {
  deleteCorrectionFile,
  listAuditCorrections,
  listCorrectionFiles,
  setCorrectionStatus,
  updateAuditCorrection,
  type AnswerOf,
} from '@portal/rest-contract'
import { Arg, Ctx, Int, Mutation, Query, Resolver } from 'type-graphql'
import type { GatewayContext } from '../../../context.js'
import { orRefusal } from '../../../errors/user-error.js'
import {
  AuditCorrectionFile,
  AuditCorrectionFilesPayload,
  AuditCorrectionPayload,
  AuditCorrections,
  AuditCorrectionsPayload,
  DeleteCorrectionFileInput,
  SetCorrectionStatusInput,
  UpdateAuditCorrectionInput,
} from './audits-corrections-types.js'

const kind = 'Kind of audit: desk-audit.'

@Resolver()
export class AuditCorrectionsResolver {
  @Query(() => AuditCorrections, {
    description:
      'Corrections of a prong, for the agency from the report on. Local users see those of their records.',
  })
  async auditCorrections(
    @Ctx() { upstream }: GatewayContext,
    @Arg('typeKey', () => String, { description: kind }) typeKey: string,
    @Arg('prongId', () => Int, { description: 'Id of the prong.' }) prongId: number,
  ): Promise<AuditCorrections> {
    return upstream.call(listAuditCorrections, { params: { typeKey, id: prongId } })
  }

  @Query(() => [AuditCorrectionFile], { description: 'Files of a correction.' })
  async auditCorrectionFiles(
    @Ctx() { upstream }: GatewayContext,
    @Arg('typeKey', () => String, { description: kind }) typeKey: string,
    @Arg('correctionId', () => Int, { description: 'Id of the correction.' }) correctionId: number,
  ): Promise<AuditCorrectionFile[]> {
    const files = await upstream.call(listCorrectionFiles, { params: { typeKey, id: correctionId } })
    return files.map(correctionFileOf)
  }

  @Mutation(() => AuditCorrectionPayload, {
    description:
      'One step of a correction: the agency writes, submits or recalls it, the state verifies or returns it.',
  })
  async updateAuditCorrection(
    @Ctx() { upstream }: GatewayContext,
    @Arg('input', () => UpdateAuditCorrectionInput, { description: 'Which, and what.' })
    {
      typeKey,
      id,
      narrative,
      compensatoryNeeded,
      compensatoryText,
      comment,
      compensatoryAsked,
      ...input
    }: UpdateAuditCorrectionInput,
  ): Promise<AuditCorrectionPayload> {
    const body = {
      ...input,
      narrative: narrative ?? undefined,
      compensatoryNeeded: compensatoryNeeded ?? undefined,
      compensatoryText: compensatoryText ?? undefined,
      comment: comment ?? undefined,
      compensatoryAsked: compensatoryAsked ?? undefined,
    }
    return orRefusal<AuditCorrectionPayload>(
      async () => ({
        errors: [],
        correction: await upstream.call(updateAuditCorrection, { params: { typeKey, id }, body }),
      }),
      ({ errors }) => ({ errors, correction: null }),
    )
  }

  @Mutation(() => AuditCorrectionsPayload, {
    description: 'Moves corrections of a prong that were seen, one or many; all or nothing.',
  })
  async setCorrectionStatus(
    @Ctx() { upstream }: GatewayContext,
    @Arg('input', () => SetCorrectionStatusInput, { description: 'Which, and where to.' })
    { typeKey, prongId, status, comment, seen }: SetCorrectionStatusInput,
  ): Promise<AuditCorrectionsPayload> {
    return orRefusal<AuditCorrectionsPayload>(
      async () => ({
        errors: [],
        corrections: await upstream.call(setCorrectionStatus, {
          params: { typeKey, prongId, status },
          body: { comment: comment ?? '', seen },
        }),
      }),
      ({ errors }) => ({ errors, corrections: null }),
    )
  }

  @Mutation(() => AuditCorrectionFilesPayload, {
    description: 'Deletes a file of a correction that is not submitted.',
  })
  async deleteCorrectionFile(
    @Ctx() { upstream }: GatewayContext,
    @Arg('input', () => DeleteCorrectionFileInput, { description: 'Which file.' })
    params: DeleteCorrectionFileInput,
  ): Promise<AuditCorrectionFilesPayload> {
    return orRefusal<AuditCorrectionFilesPayload>(
      async () => {
        const files = await upstream.call(deleteCorrectionFile, { params })
        return { errors: [], files: files.map(correctionFileOf) }
      },
      ({ errors }) => ({ errors, files: [] }),
    )
  }
}

/** Files of corrections are those of findings, and are downloaded as those. */
function correctionFileOf(file: AnswerOf<typeof listCorrectionFiles>[number]): AuditCorrectionFile {
  return { ...file, downloadPath: `/files/findings/${file.id}` }
}
