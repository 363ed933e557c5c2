import { isDeepStrictEqual } from 'node:util'

/**
 * Changes of an OpenAPI 3.1 document that break clients of an older one: removed calls, input that is newly required or
 * no longer accepted, responses that lost members or changed types. In the body of an update a new default is breaking
 * too: clients that do not know the field would set it unintentionally, and erase what others stored; so is a new member
 * of list entries without an id, because an update replaces such a list as a whole. It covers the shapes of our contract,
 * not every construct of JSON Schema; two schemas that it cannot compare member by member are compared as a whole.
 *
 * @typedef {{ [name: string]: any }} Json
 */

const methods = ['get', 'post', 'put', 'patch', 'delete']

/**
 * @param {Json} before
 * @param {Json} after
 * @returns {string[]} a sentence for each
 */
export function openApiBreaks(before, after) {
  /** @type {string[]} */
  const found = []
  for (const [path, calls] of Object.entries(before['paths'] ?? {})) {
    for (const method of methods.filter((one) => calls[one])) {
      const name = `${method.toUpperCase()} ${path}`
      const next = after['paths']?.[path]?.[method]
      if (!next) found.push(`${name} was removed.`)
      else
        compareCalls(name, { call: calls[method], document: before }, { call: next, document: after }, found)
    }
  }
  return found
}

/**
 * @param {string} name
 * @param {{ call: Json, document: Json }} before
 * @param {{ call: Json, document: Json }} after
 * @param {string[]} found
 */
function compareCalls(name, before, after, found) {
  const given = parametersOf(before)
  for (const [key, parameter] of parametersOf(after)) {
    const known = given.get(key)
    if (parameter.required && !known?.required) found.push(`${name}: ${key} is required now.`)
    if (known)
      compare(`${name}: ${key}`, 'input', at(before, known.schema), at(after, parameter.schema), found)
  }
  for (const key of given.keys())
    if (!parametersOf(after).has(key)) found.push(`${name}: ${key} is no longer taken.`)

  const [type, body] = Object.entries(before.call['requestBody']?.content ?? {})[0] ?? []
  if (type) {
    const next = after.call['requestBody']?.content?.[type]
    if (!next) found.push(`${name}: a body of ${type} is no longer taken.`)
    else {
      const side = isUpdate(name, at(after, next.schema)) ? 'update' : 'input'
      compare(`${name}: body`, side, at(before, body.schema), at(after, next.schema), found)
    }
  } else if (after.call['requestBody']?.required) found.push(`${name}: a body is required now.`)

  for (const [status, answer] of Object.entries(before.call['responses'] ?? {})) {
    if (!status.startsWith('2')) continue
    const next = after.call['responses']?.[status]
    if (!next) found.push(`${name}: no longer answers ${status}.`)
    else
      compare(`${name}: answer`, 'output', at(before, contentOf(answer)), at(after, contentOf(next)), found)
  }
}

/** A PUT, a PATCH, or a POST whose body has the version of the changed record. */
function isUpdate(/** @type {string} */ name, /** @type {{ schema: Json, document: Json }} */ body) {
  return /^(PUT|PATCH) /.test(name) || resolved(body)['properties']?.['version'] !== undefined
}

const at = (/** @type {{ document: Json }} */ { document }, /** @type {Json | undefined} */ schema) => ({
  schema: schema ?? {},
  document,
})

function contentOf(/** @type {Json} */ answer) {
  return Object.values(answer['content'] ?? {})[0]?.schema
}

function parametersOf(/** @type {{ call: Json }} */ { call }) {
  /** @type {Json[]} */
  const list = call['parameters'] ?? []
  return new Map(list.map((one) => [`${one['in']} ${one['name']}`, one]))
}

/**
 * @param {string} place
 * @param {'input' | 'update' | 'output'} side an update is an input without defaults
 * @param {{ schema: Json, document: Json }} before
 * @param {{ schema: Json, document: Json }} after
 * @param {string[]} found
 * @param {ReadonlySet<string>} [seen] names of schemas on the path, for recursive ones
 */
function compare(place, side, before, after, found, seen = new Set()) {
  const name = before.schema['$ref']
  if (name && seen.has(name)) return
  const inside = name ? new Set([...seen, name]) : seen
  const [old, next] = [resolved(before), resolved(after)]
  const go = (/** @type {string} */ where, /** @type {Json} */ a, /** @type {Json} */ b) =>
    compare(where, side, at(before, a), at(after, b), found, inside)

  const [oldChoices, choices] = [choicesOf(old), choicesOf(next)]
  if (oldChoices || choices) {
    if (oldChoices?.length === choices?.length)
      oldChoices?.forEach((choice, index) => go(place, choice, choices?.[index] ?? {}))
    else if (!isWider(side, oldChoices, choices)) found.push(`${place} is something else now.`)
    return
  }
  const [oldType, type] = [typesOf(old), typesOf(next)]
  // Input may become wider, output narrower; a missing type is the widest.
  const [wide, narrow] = side !== 'output' ? [type, oldType] : [oldType, type]
  if (wide.length > 0 && (narrow.length === 0 || narrow.some((one) => !wide.includes(one)))) {
    const words = [type, oldType].map((types) => types.join(' or ') || 'anything')
    found.push(`${place} is ${words[0]} now, not ${words[1]}.`)
  }

  if (side !== 'output' && next['enum']) {
    const refused = (old['enum'] ?? []).filter(
      (/** @type {unknown} */ value) => !next['enum'].includes(value),
    )
    if (!old['enum'] || refused.length > 0) found.push(`${place} no longer takes every value that it took.`)
  }
  if (old['items'] && next['items']) go(`${place}[]`, old['items'], next['items'])
  for (const [member, schema] of Object.entries(old['properties'] ?? {})) {
    const other = next['properties']?.[member]
    if (!other) found.push(`${place}.${member} was removed.`)
    else go(`${place}.${member}`, schema, other)
  }
  for (const [member, schema] of side === 'update' ? Object.entries(next['properties'] ?? {}) : [])
    if (isNewDefault(defaultOf(before, old['properties']?.[member]), defaultOf(after, schema)))
      found.push(`${place}.${member} ${newDefault}`)
    else if (isErasedWithItsEntry(place, member, old, next)) found.push(`${place}.${member} ${newInEntry}`)
  const required = new Set(next['required'] ?? [])
  const was = new Set(old['required'] ?? [])
  for (const member of side !== 'output' ? required : was) {
    if (side !== 'output' && !was.has(member)) found.push(`${place}.${member} is required now.`)
    if (side === 'output' && !required.has(member) && next['properties']?.[member])
      found.push(`${place}.${member} may be missing now.`)
  }
}

/** @param {{ schema: Json, document: Json }} at */
function resolved({ schema, document }) {
  const name = /^#\/components\/schemas\/(.+)$/.exec(schema['$ref'] ?? '')?.[1]
  return name ? (document['components']?.schemas?.[name] ?? {}) : schema
}

/** Without a default an absent field is not changed; with one it is set. */
export const isNewDefault = (/** @type {unknown} */ before, /** @type {unknown} */ after) =>
  after !== undefined && !isDeepStrictEqual(before, after)

/** Message about a field of an update. */
export const newDefault = 'has a new default: clients that leave it out would set it.'

/** A new member of entries that have no id, so that the update cannot merge them with the stored ones. */
function isErasedWithItsEntry(
  /** @type {string} */ place,
  /** @type {string} */ member,
  /** @type {Json} */ old,
  /** @type {Json} */ next,
) {
  const isMerged = next['properties']?.['id'] !== undefined
  const isNew = old['properties']?.[member] === undefined && !next['required']?.includes(member)
  return place.endsWith('[]') && !isMerged && isNew
}

/** Message about a member of list entries in an update. */
export const newInEntry =
  'is new in entries that are replaced as a whole: clients that leave it out would erase it.'

/** The value to which an absent field is set; undefined when it is not changed. */
function defaultOf(/** @type {{ document: Json }} */ { document }, /** @type {Json} */ schema = {}) {
  return { ...resolved({ schema, document }), ...schema }['default']
}

/** @returns {Json[] | undefined} */
function choicesOf(/** @type {Json} */ schema) {
  return schema['anyOf'] ?? schema['oneOf']
}

/** Whether a type accepts more values than before; allowed for input, but not for responses. */
function isWider(
  /** @type {'input' | 'update' | 'output'} */ side,
  /** @type {Json[] | undefined} */ before,
  /** @type {Json[] | undefined} */ after,
) {
  const texts = (/** @type {Json[] | undefined} */ list) => (list ?? []).map((one) => JSON.stringify(one))
  const [old, next] = [texts(before), texts(after)]
  return side !== 'output' ? old.every((one) => next.includes(one)) : next.every((one) => old.includes(one))
}

/** @returns {string[]} */
function typesOf(/** @type {Json} */ schema) {
  const types = [schema['type'] ?? []].flat()
  // Every integer is also a number.
  return types.includes('integer') ? types.map((type) => (type === 'integer' ? 'number' : type)) : types
}
