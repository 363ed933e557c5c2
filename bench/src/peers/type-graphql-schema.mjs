import 'reflect-metadata'
import { buildASTSchema, isListType, isNonNullType, isObjectType, parse } from 'graphql'
import * as scalars from 'graphql-scalars'
import {
  Arg,
  buildSchema,
  Ctx,
  Field,
  FieldResolver,
  Float,
  ID,
  Int,
  ObjectType,
  Query,
  Resolver,
  Root,
} from 'type-graphql'
import { typesWithAgency } from './schema.mjs'

/** @typedef {new () => object} Model */
/** @typedef {import('./resolvers.mjs').Context} Context */
/** @typedef {(context: Context) => unknown} RootResolver */
/** @typedef {(row: any, context: Context) => unknown} RowResolver */

/** @type {Record<string, object>} */
const known = {
  ID,
  Int,
  Float,
  String,
  Boolean,
  DateTimeISO: scalars.GraphQLDateTimeISO,
  LocalDate: scalars.GraphQLLocalDate,
}

/**
 * Builds the read side of the schema with type-graphql's decorators, as hand-written classes would: one class for each
 * object type, resolver classes for root fields and joined fields. Built from the emitted schema, so that the plain
 * stack always matches it.
 *
 * @param {string} sdl
 * @param {{ root: Record<string, RootResolver>, agencyOf: RowResolver, downloadPathOf: RowResolver }} resolvers
 */
export function buildWithTypeGraphql(sdl, { root, agencyOf, downloadPathOf }) {
  const schema = buildASTSchema(parse(sdl))
  const joined = new Set([...typesWithAgency.map((type) => `${type}.lea`), 'SupportingDocument.downloadPath'])
  /** @type {Map<string, Model>} */
  const models = new Map()
  for (const type of Object.values(schema.getTypeMap())) {
    if (
      !isObjectType(type) ||
      type.name.startsWith('__') ||
      /Payload$|^(Query|Mutation|UserError)$/.test(type.name)
    )
      continue
    models.set(type.name, newClass())
  }
  /** @param {import('graphql').GraphQLOutputType} type */
  const decoratorOf = (type) => {
    const nullable = !isNonNullType(type)
    const inner = isNonNullType(type) ? type.ofType : type
    const list = isListType(inner)
    const name = String(list ? inner.ofType : inner).replace('!', '')
    const one = () => models.get(name) ?? known[name] ?? fail(name)
    return { type: list ? () => [one()] : one, options: { nullable } }
  }
  for (const [name, model] of models) {
    ObjectType(name)(model)
    const type = schema.getType(name)
    for (const field of isObjectType(type) ? Object.values(type.getFields()) : []) {
      if (joined.has(`${name}.${field.name}`)) continue
      const { type: returns, options } = decoratorOf(field.type)
      Field(returns, options)(model.prototype, field.name)
    }
  }
  const resolvers = [rootResolver(schema, root, decoratorOf)]
  for (const name of typesWithAgency) {
    resolvers.push(fieldResolver(models, name, 'lea', () => models.get('Lea') ?? fail('Lea'), agencyOf))
  }
  resolvers.push(fieldResolver(models, 'SupportingDocument', 'downloadPath', () => String, downloadPathOf))
  return buildSchema({ resolvers: /** @type {[Model, ...Model[]]} */ (resolvers), validate: false })
}

/**
 * @param {import('graphql').GraphQLSchema} schema
 * @param {Record<string, RootResolver>} root
 * @param {(type: import('graphql').GraphQLOutputType) => { type: () => object, options: { nullable: boolean } }} decoratorOf
 */
function rootResolver(schema, root, decoratorOf) {
  const RootFields = newClass()
  Resolver()(RootFields)
  for (const [name, resolve] of Object.entries(root)) {
    const field = schema.getQueryType()?.getFields()[name] ?? fail(name)
    method(RootFields, name, (/** @type {unknown[]} */ ...given) =>
      resolve(/** @type {Context} */ (given[0])),
    )
    Ctx()(RootFields.prototype, name, 0)
    for (const [place, { name: argument, type, defaultValue }] of field.args.entries()) {
      const { type: wants, options } = decoratorOf(/** @type {import('graphql').GraphQLOutputType} */ (type))
      Arg(argument, wants, { ...options, defaultValue })(RootFields.prototype, name, place + 1)
    }
    const { type: returns, options } = decoratorOf(field.type)
    Query(returns, options)(RootFields.prototype, name, {})
  }
  return RootFields
}

/**
 * @param {ReadonlyMap<string, Model>} models
 * @param {string} typeName
 * @param {string} fieldName
 * @param {() => object} returns
 * @param {RowResolver} resolve
 */
function fieldResolver(models, typeName, fieldName, returns, resolve) {
  const OneField = newClass()
  Resolver(() => models.get(typeName) ?? fail(typeName))(OneField)
  method(OneField, fieldName, resolve)
  Root()(OneField.prototype, fieldName, 0)
  Ctx()(OneField.prototype, fieldName, 1)
  FieldResolver(returns)(OneField.prototype, fieldName, {})
  return OneField
}

/**
 * Adds a method to a class, with the metadata that the compiler would write.
 *
 * @param {Model} model
 * @param {string} name
 * @param {(...given: any[]) => unknown} run
 */
function method(model, name, run) {
  Object.defineProperty(model.prototype, name, { value: run })
  Reflect.defineMetadata('design:paramtypes', [Object, Object, Object, Object], model.prototype, name)
}

/** @returns {Model} */
const newClass = () => class extends Object {}

/** @param {string} name @returns {never} */
function fail(name) {
  throw new Error(`The schema has no ${name}.`)
}
