import { deleteRecordFile, listProngFiles, listRecordFiles, type AnswerOf } from '@portal/rest-contract'
import { Arg, Ctx, Int, Mutation, Query, Resolver } from 'type-graphql'
import type { GatewayContext } from '../../../context.js'
import { orRefusal } from '../../../errors/user-error.js'
import { DeleteRecordFileInput, ProngFile, RecordFile, RecordFilesPayload } from './audits-documents-types.js'

@Resolver()
export class AuditDocumentsResolver {
  @Query(() => [RecordFile], { description: 'Documents of a record, for those who may see its names.' })
  async auditRecordFiles(
    @Ctx() { upstream }: GatewayContext,
    @Arg('typeKey', () => String, { description: 'Kind of audit: desk-audit.' }) typeKey: string,
    @Arg('recordId', () => Int, { description: 'Id of the record.' }) recordId: number,
  ): Promise<RecordFile[]> {
    const files = await upstream.call(listRecordFiles, { params: { typeKey, id: recordId } })
    return files.map((file) => recordFileOf(typeKey, file))
  }

  @Query(() => [ProngFile], {
    description:
      'Documents of the records of a prong, the newest first, for those who may see the names of its students. Local users get ' +
      'those of their records.',
  })
  async auditProngFiles(
    @Ctx() { upstream }: GatewayContext,
    @Arg('typeKey', () => String, { description: 'Kind of audit: desk-audit.' }) typeKey: string,
    @Arg('prongId', () => Int, { description: 'Id of the prong.' }) prongId: number,
  ): Promise<ProngFile[]> {
    const files = await upstream.call(listProngFiles, { params: { typeKey, prongId } })
    return files.map((file) => prongFileOf(typeKey, file))
  }

  @Mutation(() => RecordFilesPayload, {
    description: 'Deletes a document of a record. For the side that uploaded it.',
  })
  async deleteRecordFile(
    @Ctx() { upstream }: GatewayContext,
    @Arg('input', () => DeleteRecordFileInput, { description: 'Which document.' })
    { typeKey, id }: DeleteRecordFileInput,
  ): Promise<RecordFilesPayload> {
    return orRefusal<RecordFilesPayload>(
      async () => {
        const files = await upstream.call(deleteRecordFile, { params: { typeKey, documentId: id } })
        return { errors: [], files: files.map((file) => recordFileOf(typeKey, file)) }
      },
      ({ errors }) => ({ errors, files: [] }),
    )
  }
}

/** A document with the address from which the browser gets it. */
export function recordFileOf(typeKey: string, file: AnswerOf<typeof listRecordFiles>[number]): RecordFile {
  return withDownload(typeKey, file)
}

/** Files of corrections are downloaded where those of findings are. */
function prongFileOf(typeKey: string, file: AnswerOf<typeof listProngFiles>[number]): ProngFile {
  return file.correctionId === null
    ? withDownload(typeKey, file)
    : { ...file, downloadPath: `/files/findings/${file.id}` }
}

function withDownload<File extends { id: string }>(typeKey: string, file: File) {
  return { ...file, downloadPath: recordFilePath(typeKey, file.id) }
}

/** Address from which the browser gets a document of a record. */
export const recordFilePath = (typeKey: string, id: string) => `/files/audits/${typeKey}/documents/${id}`
