import { Kind, parse, type DocumentNode, type FragmentDefinitionNode, type SelectionSetNode } from 'graphql'
import { documentLimits } from './limit-rules.js'

/**
 * Limits that a document must meet before GraphQL's own rules validate it. Their cost grows with the square of the
 * fragments and of the merged fields (the rule about overlapping fields), and with operations times fragments (the
 * rules about variables); below these limits it grows linearly with the length of the document.
 */
export const documentBounds = {
  operations: 10,
  fragments: 30,
  spreads: 100,
  /** Selections, counting each fragment in every place that spreads it. */
  selections: 5000,
  /** Pairs of fields at one place of the response, which have to be compared with each other. */
  mergedPairs: 5000,
} as const

/** Fields at one place of the response, by their response names below it. */
interface Place {
  fields: number
  below: Map<string, Place>
}

/**
 * Why a document is refused before it is validated; undefined for one within the limits and for one with a syntax
 * error.
 */
export function refusalOfDocument(text: string): string | undefined {
  let document: DocumentNode
  try {
    document = parse(text, { maxTokens: documentLimits.tokens, noLocation: true })
  } catch {
    // The parser that handles the request reports the error.
    return undefined
  }
  return refusalOf(document)
}

/** The same for a parsed document. It visits a bounded number of selections, whatever the document holds. */
export function refusalOf(document: DocumentNode): string | undefined {
  const fragments = new Map<string, FragmentDefinitionNode>()
  let operations = 0
  let definitions = 0
  for (const definition of document.definitions) {
    if (definition.kind === Kind.OPERATION_DEFINITION) operations += 1
    if (definition.kind !== Kind.FRAGMENT_DEFINITION) continue
    definitions += 1
    fragments.set(definition.name.value, definition)
  }
  if (operations > documentBounds.operations)
    return `The document has more than ${documentBounds.operations} operations.`
  if (definitions > documentBounds.fragments)
    return `The document has more than ${documentBounds.fragments} fragments.`

  let spreads = 0
  let selections = 0
  let mergedPairs = 0
  for (const definition of document.definitions) {
    if (!('selectionSet' in definition)) continue
    const refusal = place(definition.selectionSet, { fields: 0, below: new Map() }, new Set(), true)
    if (refusal !== undefined) return refusal
  }
  return undefined

  /** Adds the selections of a set, and of the fragments that it spreads, to their places of the response. */
  function place(
    set: SelectionSetNode,
    at: Place,
    spreading: ReadonlySet<string>,
    written: boolean,
  ): string | undefined {
    for (const selection of set.selections) {
      selections += 1
      if (selections > documentBounds.selections)
        return `The document selects more than ${documentBounds.selections} fields, fragments put in their places.`
      let refusal: string | undefined
      if (selection.kind === Kind.FIELD) {
        const name = (selection.alias ?? selection.name).value
        const below = at.below.get(name) ?? { fields: 0, below: new Map<string, Place>() }
        at.below.set(name, below)
        mergedPairs += below.fields
        below.fields += 1
        if (mergedPairs > documentBounds.mergedPairs) return 'The document repeats the same fields too often.'
        if (selection.selectionSet !== undefined)
          refusal = place(selection.selectionSet, below, spreading, written)
      } else if (selection.kind === Kind.INLINE_FRAGMENT) {
        refusal = place(selection.selectionSet, at, spreading, written)
      } else {
        const name = selection.name.value
        if (written) spreads += 1
        if (spreads > documentBounds.spreads)
          return `The document spreads fragments more than ${documentBounds.spreads} times.`
        const fragment = fragments.get(name)
        // A cycle is reported by the rule that forbids it; here the recursion only has to end.
        if (fragment !== undefined && !spreading.has(name))
          refusal = place(fragment.selectionSet, at, new Set([...spreading, name]), false)
      }
      if (refusal !== undefined) return refusal
    }
    return undefined
  }
}
