import { GraphQLScalarType } from 'graphql'
import { GraphQLDateTimeISO } from 'graphql-scalars'

/** An instant as `Date.prototype.toISOString` writes it, which is the format of our own system of record. */
const canonical =
  /^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])T(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d\.\d{3}Z$/

const config = GraphQLDateTimeISO.toConfig()

/**
 * `DateTimeISO` of graphql-scalars; a value that is in the canonical format already is neither parsed nor formatted
 * again.
 */
export const DateTimeISO = new GraphQLScalarType({
  ...config,
  serialize: (value) =>
    typeof value === 'string' && canonical.test(value) ? value : config.serialize(value),
})
