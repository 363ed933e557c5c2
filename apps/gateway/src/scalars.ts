import { GraphQLScalarType } from 'graphql'
import { GraphQLDateTimeISO } from 'graphql-scalars'

/** An instant as `Date.prototype.toISOString` writes it, which is how our own system of record spells all of them. */
const canonical =
  /^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])T(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d\.\d{3}Z$/

const config = GraphQLDateTimeISO.toConfig()

/** `DateTimeISO` of graphql-scalars; what is spelled as it would be written anyway is not read and written anew. */
export const DateTimeISO = new GraphQLScalarType({
  ...config,
  serialize: (value) =>
    typeof value === 'string' && canonical.test(value) ? value : config.serialize(value),
})
