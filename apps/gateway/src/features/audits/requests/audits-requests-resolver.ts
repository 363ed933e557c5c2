import { documentRequest } from '@portal/rest-contract'
import { Arg, Ctx, Int, Mutation, Query, Resolver } from 'type-graphql'
import type { GatewayContext } from '../../../context.js'
import { currentRow } from '../../../errors/current-row.js'
import { orRefusal } from '../../../errors/user-error.js'
import * as client from './audits-requests-client.js'
import {
  AnswerDocumentRequestInput,
  DecideDocumentRequestInput,
  DocumentRequest,
  DocumentRequestPayload,
  DocumentRequestsPayload,
  RecordUploadsPayload,
  RemindOfRequestsInput,
  ReportRecordUploadsInput,
  RequestDocumentsInput,
} from './audits-requests-types.js'

const kind = 'Kind of audit: desk-audit.'

@Resolver()
export class AuditRequestsResolver {
  @Query(() => [DocumentRequest], {
    description:
      'Requests for documents of the records of a prong, the latest first. Local users see those of their records.',
  })
  async documentRequests(
    @Ctx() context: GatewayContext,
    @Arg('typeKey', () => String, { description: kind }) typeKey: string,
    @Arg('prongId', () => Int, { description: 'Id of the prong.' }) prongId: number,
  ): Promise<DocumentRequest[]> {
    return client.requestsOfProng(context, typeKey, prongId)
  }

  @Query(() => [DocumentRequest], {
    description: 'Requests for documents of a record, the latest first, for those who see the record.',
  })
  async recordRequests(
    @Ctx() context: GatewayContext,
    @Arg('typeKey', () => String, { description: kind }) typeKey: string,
    @Arg('recordId', () => Int, { description: 'Id of the record.' }) recordId: number,
  ): Promise<DocumentRequest[]> {
    return client.requestsOfRecord(context, typeKey, recordId)
  }

  @Query(() => DocumentRequest, {
    description: 'One request for documents, for those who see the record.',
  })
  async documentRequest(
    @Ctx() context: GatewayContext,
    @Arg('typeKey', () => String, { description: kind }) typeKey: string,
    @Arg('id', () => Int, { description: 'Id of the request.' }) id: number,
  ): Promise<DocumentRequest> {
    return client.readRequest(context, typeKey, id)
  }

  @Mutation(() => DocumentRequestPayload, {
    description: 'Asks the agency for documents of a record. For the state.',
  })
  async requestDocuments(
    @Ctx() context: GatewayContext,
    @Arg('input', () => RequestDocumentsInput, { description: 'Of which record, and what.' })
    input: RequestDocumentsInput,
  ): Promise<DocumentRequestPayload> {
    return requestAct(() => client.request(context, input))
  }

  @Mutation(() => DocumentRequestPayload, {
    description: 'Answers a request for documents. For those of the agency who work on the record.',
  })
  async answerDocumentRequest(
    @Ctx() context: GatewayContext,
    @Arg('input', () => AnswerDocumentRequestInput, { description: 'Which, and the answer.' })
    input: AnswerDocumentRequestInput,
  ): Promise<DocumentRequestPayload> {
    return requestAct(() => client.answer(context, input))
  }

  @Mutation(() => DocumentRequestPayload, {
    description: 'Accepts an answer, returns it, gives more time, or withdraws a request. For the state.',
  })
  async decideDocumentRequest(
    @Ctx() context: GatewayContext,
    @Arg('input', () => DecideDocumentRequestInput, { description: 'Which, and the decision.' })
    input: DecideDocumentRequestInput,
  ): Promise<DocumentRequestPayload> {
    return requestAct(() => client.decide(context, input))
  }

  @Mutation(() => DocumentRequestsPayload, {
    description: 'Sends the mail about the open requests of an item again, once a day. For the state.',
  })
  async remindOfDocumentRequests(
    @Ctx() context: GatewayContext,
    @Arg('input', () => RemindOfRequestsInput, { description: 'Of which record and item.' })
    input: RemindOfRequestsInput,
  ): Promise<DocumentRequestsPayload> {
    return orRefusal<DocumentRequestsPayload>(
      async () => ({ errors: [], requests: await client.remind(context, input) }),
      ({ errors }) => ({ errors, requests: [] }),
    )
  }

  @Mutation(() => RecordUploadsPayload, {
    description:
      'Makes sure that the lead monitor hears of the uploads of the agency at the end of the hour. For the agency.',
  })
  async reportRecordUploads(
    @Ctx() context: GatewayContext,
    @Arg('input', () => ReportRecordUploadsInput, { description: 'Of which prong.' })
    input: ReportRecordUploadsInput,
  ): Promise<RecordUploadsPayload> {
    return orRefusal<RecordUploadsPayload>(
      async () => ({ errors: [], ...(await client.reportUploads(context, input)) }),
      ({ errors }) => ({ errors, documents: 0, mailOn: null }),
    )
  }
}

/** The answer of an act on a request; on a conflict with the request as it stands. */
function requestAct(act: () => Promise<DocumentRequest>): Promise<DocumentRequestPayload> {
  return orRefusal<DocumentRequestPayload>(
    async () => ({ errors: [], request: await act() }),
    async (refused) => ({ errors: refused.errors, request: await currentRow(refused, documentRequest) }),
  )
}
