import type { ClientScope } from '@portal/domain'
import type { z } from 'zod'
import type { ApiErrorCode } from './error-codes.js'

export type HttpMethod = 'get' | 'post' | 'put' | 'patch' | 'delete'

/**
 * Who may make a call at all. `public` needs no token; `signed-in` any valid access token; a list of permissions needs
 * one of them. The service behind the call decides which records a caller may touch.
 */
export type Access = 'public' | 'signed-in' | readonly string[]

/** One REST call, declared once: the API registers it, the gateway makes it, OpenAPI is generated from it. */
export interface Call<
  Params extends z.ZodType = z.ZodType,
  Query extends z.ZodType = z.ZodType,
  Body extends z.ZodType = z.ZodType,
  Answer extends z.ZodType = z.ZodType,
> {
  /** Name of the use case, the same on every level: `submitSelfAssessment`. */
  readonly id: string
  readonly feature: string
  readonly method: HttpMethod
  /** Path with parameters in braces: `/api/leas/{id}`. */
  readonly path: string
  /** A GET that changes data, as the specification has it: it is never repeated, batched or made by a link. */
  readonly changesData?: true
  /** Values of a parameter for which the OpenAPI document names a path each, as the specification writes them out. */
  readonly writtenOut?: { readonly param: string; readonly values: readonly [string, ...string[]] }
  readonly summary: string
  readonly description?: string
  readonly access: Access
  /**
   * Scope that a client of another system needs for this call, `any` for every registered client. Without it the call is
   * closed to clients.
   */
  readonly clients?: ClientScope | 'any'
  /**
   * Whether the password (and the security code, where one is required) must have been confirmed in the last ten
   * minutes, for people: `always`, or `some-changes` where the service decides which of its changes require it. Refused
   * with FORBIDDEN and the field `currentPassword`.
   */
  readonly recentPassword?: 'always' | 'some-changes'
  readonly params?: Params
  readonly query?: Query
  /** Whether the call accepts OData's own query members, whose names begin with a dollar sign; they have no effect. */
  readonly odata?: boolean
  /** Encoding of the request body; `multipart` bodies are streamed and read by the feature itself. */
  readonly encoding?: 'json' | 'form' | 'multipart'
  readonly body?: Body
  /** Success status, 200 by default; 204 has no response body. */
  readonly status?: 200 | 201 | 204
  /** Schema of the response body. Absent for 204 and for files, which are streamed. */
  readonly answer?: Answer
  /** Whether the response is a file: an octet stream with Content-Disposition. */
  readonly file?: boolean
  /** Refusals specific to this call, in addition to the general ones (UNAUTHENTICATED, BAD_USER_INPUT, INTERNAL). */
  readonly errors?: readonly ApiErrorCode[]
}

/** The paths under which the OpenAPI document has a call; one, unless a parameter is written out. */
export function documentedPaths({
  path,
  writtenOut,
}: Pick<Call, 'path' | 'writtenOut'>): [string, ...string[]] {
  if (!writtenOut) return [path]
  const { param, values } = writtenOut
  const [first, ...others] = values
  const withValue = (value: string) => path.replace(`{${param}}`, value)
  return [withValue(first), ...others.map(withValue)]
}

/** Declares a call and infers its types. */
export function defineCall<
  Params extends z.ZodType = z.ZodNever,
  Query extends z.ZodType = z.ZodNever,
  Body extends z.ZodType = z.ZodNever,
  Answer extends z.ZodType = z.ZodNever,
>(call: Call<Params, Query, Body, Answer>): Call<Params, Query, Body, Answer> {
  return call
}

type Inferred<T> = T extends z.ZodNever ? undefined : T extends z.ZodType ? z.infer<T> : undefined
type Given<T> = T extends z.ZodNever ? undefined : T extends z.ZodType ? z.input<T> : undefined

/** Input of the API's handler, after validation. */
export type ParamsOf<C extends Call> =
  C extends Call<infer P, z.ZodType, z.ZodType, z.ZodType> ? Inferred<P> : never
export type QueryOf<C extends Call> =
  C extends Call<z.ZodType, infer Q, z.ZodType, z.ZodType> ? Inferred<Q> : never
export type BodyOf<C extends Call> =
  C extends Call<z.ZodType, z.ZodType, infer B, z.ZodType> ? Inferred<B> : never
export type AnswerOf<C extends Call> =
  C extends Call<z.ZodType, z.ZodType, z.ZodType, infer A> ? Inferred<A> : never
/** Input of a client, before validation (defaults may be left out). */
export type BodyInputOf<C extends Call> =
  C extends Call<z.ZodType, z.ZodType, infer B, z.ZodType> ? Given<B> : never
export type QueryInputOf<C extends Call> =
  C extends Call<z.ZodType, infer Q, z.ZodType, z.ZodType> ? Given<Q> : never
