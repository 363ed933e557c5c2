import { z } from 'zod'
import {
  createDocument,
  type ZodOpenApiObject,
  type ZodOpenApiOperationObject,
  type ZodOpenApiResponsesObject,
} from 'zod-openapi'
import { allCalls } from './all-calls.js'
import { documentedPaths, type Call } from './call.js'
import { apiErrorStatus, type ApiErrorCode } from './error-codes.js'
import { apiErrorBody } from './errors.js'

type ObjectSchema = z.ZodObject

const bodyTypes = {
  json: 'application/json',
  form: 'application/x-www-form-urlencoded',
  multipart: 'multipart/form-data',
} as const

const idempotencyKey = z.string().min(1).max(200).optional().meta({
  description:
    'Makes a repeat safe: the same key with the same request gets the same answer, with another request CONFLICT.',
})

/** The OpenAPI 3.1 document of the whole API. */
export function openApiDocument(): ReturnType<typeof createDocument> {
  const paths: NonNullable<ZodOpenApiObject['paths']> = {}
  for (const call of allCalls)
    for (const [at, path] of documentedPaths(call).entries())
      paths[path] = { ...paths[path], [call.method]: operation(call, call.writtenOut?.values[at]) }
  return createDocument({
    openapi: '3.1.0',
    info: {
      title: 'Compliance monitoring portal: REST system of record',
      version: '1',
      description:
        'Every answer that is not a success has the body ApiError. Instants are ISO 8601 in UTC, dates YYYY-MM-DD. ' +
        'Rows that can be edited carry a version; a write with an old one answers CONFLICT with the current row. ' +
        'A field that an update leaves out stays as it is stored.',
    },
    servers: [{ url: '/' }],
    tags: [...new Set(allCalls.map((call) => call.feature))].map((name) => ({ name })),
    paths,
    components: {
      securitySchemes: { accessToken: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
    },
  })
}

/** `value`: that of the parameter which its path has written out. The first operation of a call has the id of the call. */
function operation(call: Call, value?: string): ZodOpenApiOperationObject {
  const { id, writtenOut, params } = call
  return {
    operationId: value === writtenOut?.values[0] ? id : `${id}-${value}`,
    tags: [call.feature],
    summary: call.summary,
    description: [
      call.description,
      call.changesData && changingGet,
      accessNote(call),
      clientNote(call),
      passwordNote(call),
    ]
      .filter(Boolean)
      .join('\n\n'),
    security: call.access === 'public' ? [] : [{ accessToken: [] }],
    requestParams: {
      ...(params && { path: pathParameters(params as ObjectSchema, writtenOut?.param) }),
      ...(call.query && { query: call.query as ObjectSchema }),
      ...((call.method !== 'get' || call.changesData) && {
        header: z.object({ 'Idempotency-Key': idempotencyKey }),
      }),
    },
    ...(call.body && {
      requestBody: {
        required: true,
        content: { [bodyTypes[call.encoding ?? 'json']]: { schema: call.body } },
      },
    }),
    responses: responses(call),
  }
}

const changingGet =
  'A GET that changes data, kept as the specification has it: never repeat it without the same Idempotency-Key. It cannot ' +
  'be read together with others.'

/** Parameters that are left in the path. */
function pathParameters(params: ObjectSchema, writtenOut: string | undefined): ObjectSchema {
  const left = Object.entries(params.shape).filter(([name]) => name !== writtenOut)
  return z.object(Object.fromEntries(left))
}

function accessNote(call: Call): string {
  if (call.access === 'public') return 'Needs no access token.'
  if (call.access === 'signed-in') return 'Needs an access token.'
  return `Needs an access token of a user who holds ${call.access.join(' or ')}.`
}

function clientNote(call: Call): string {
  if (call.access === 'public') return ''
  if (call.clients === undefined) return 'Closed to clients of other systems.'
  return call.clients === 'any' ? 'Open to every client.' : `Clients need the scope ${call.clients}.`
}

function passwordNote({ recentPassword }: Call): string {
  if (recentPassword === undefined) return ''
  const when = recentPassword === 'always' ? '' : ' for some changes'
  return (
    `Requires a password confirmation in the last ten minutes${when}: ` +
    'FORBIDDEN with field currentPassword otherwise, see confirmPassword.'
  )
}

function responses(call: Call): ZodOpenApiResponsesObject {
  const general: ApiErrorCode[] = ['BAD_USER_INPUT', 'INTERNAL', 'UNAVAILABLE']
  if (call.access !== 'public') general.push('UNAUTHENTICATED')
  if (Array.isArray(call.access) || call.recentPassword) general.push('FORBIDDEN')
  const answers: ZodOpenApiResponsesObject = {
    [`${call.status ?? 200}`]: success(call),
    '400': {
      description:
        'BAD_USER_INPUT: a text holds control characters, or the query a name that the call does not know',
      content: { 'application/json': { schema: apiErrorBody } },
    },
  }
  const codes = [...new Set([...(call.errors ?? []), ...general])].toSorted(
    (a, b) => apiErrorStatus[a] - apiErrorStatus[b],
  )
  for (const code of codes)
    answers[`${apiErrorStatus[code]}` as '404'] = {
      description: code,
      content: { 'application/json': { schema: apiErrorBody } },
    }
  return answers
}

function success(call: Call): ZodOpenApiResponsesObject['200'] {
  if (call.file)
    return {
      description: 'The file, as an attachment.',
      content: { 'application/octet-stream': { schema: { type: 'string', format: 'binary' } } },
    }
  if (!call.answer) return { description: 'Done; there is no body.' }
  return { description: call.summary, content: { 'application/json': { schema: call.answer } } }
}
