import path from 'node:path'
import ts from 'typescript'
import { inHouse } from './lib/house.mjs'

const catalogue = /-messages\.generated(?:\.ts)?$/
/** A message that only a test reads is shown to nobody. */
const notLooked = /\.test\.tsx?$|\/testing\/|\.d\.ts$/

/** The program of the web client: groups of messages are handed on, and types say which of them are expected there. */
function webProgram() {
  const file = inHouse('apps/web/tsconfig.json')
  const { config } = ts.readConfigFile(file, (name) => ts.sys.readFile(name))
  const { fileNames, options } = ts.parseJsonConfigFileContent(config, ts.sys, path.dirname(file))
  return ts.createProgram(fileNames, options)
}

/**
 * The messages of a program that no source reads. One that is looked up by a value counts as read, and of a group that is handed on
 * those that are expected where it goes.
 *
 * @param {ts.Program} program
 * @returns {string[]} one line each: the catalogue, and the message
 */
export function unusedMessages(program) {
  const checker = program.getTypeChecker()
  const sources = program.getSourceFiles().filter(({ fileName }) => !notLooked.test(fileName))
  const isCatalogue = (/** @type {ts.SourceFile} */ { fileName }) => catalogue.test(fileName)
  const unread = new Map(sources.filter(isCatalogue).flatMap(messagesOf))

  const read = (/** @type {ts.Node} */ node) => {
    unread.delete(node)
    ts.forEachChild(node, read)
  }
  /** @param {ts.Expression} node a group, or a message @param {ts.Type} [expected] what is read of it where it goes */
  const readParts = (node, expected) => {
    const types = expected?.isUnion() ? expected.types : expected ? [expected] : []
    const isWhole = types.length === 0 || types.some((type) => isOpen(type, checker))
    for (const part of checker.getTypeAtLocation(node).getProperties())
      if (isWhole || types.some((type) => checker.getPropertyOfType(type, part.name)))
        part.declarations?.forEach(read)
  }
  for (const tree of sources.filter((each) => !isCatalogue(each)))
    for (const node of ofCatalogues(tree)) {
      for (const place of declarationsOf(node, checker)) unread.delete(place)
      if (ts.isBindingElement(node) || isReadFurther(node)) continue
      readParts(node, isLookedUp(node) ? undefined : checker.getContextualType(node))
    }
  return [...unread.values()]
}

/**
 * Every message of a catalogue, with the path under which the catalogue has it.
 *
 * @param {ts.SourceFile} tree
 */
function messagesOf(tree) {
  /** @type {[ts.Node, string][]} */
  const found = []
  const visit = (/** @type {ts.Node} */ node, /** @type {string} */ group) => {
    if (!ts.isPropertyAssignment(node)) {
      ts.forEachChild(node, (child) => visit(child, group))
      return
    }
    const name = `${group} ${node.name.getText(tree)}`
    if (ts.isObjectLiteralExpression(node.initializer))
      node.initializer.properties.forEach((each) => visit(each, name))
    else found.push([node, name])
  }
  visit(tree, `${tree.fileName}:`)
  return found
}

/** @typedef {ts.Identifier | ts.PropertyAccessExpression | ts.ElementAccessExpression | ts.BindingElement} OfCatalogue */

/**
 * What a source takes out of catalogues that it imports: `messages.list.title`, each part of it, and variables that hold a group.
 *
 * @param {ts.SourceFile} tree
 */
function ofCatalogues(tree) {
  /** @type {Set<string>} */
  const holders = new Set()
  /** @type {OfCatalogue[]} */
  const found = []
  const holds = (/** @type {ts.Node} */ node) => {
    const from = rootOf(node)
    return ts.isIdentifier(from) && holders.has(from.text)
  }
  const visit = (/** @type {ts.Node} */ node) => {
    if (ts.isImportDeclaration(node)) {
      const names = node.importClause?.namedBindings
      if (ts.isStringLiteral(node.moduleSpecifier) && catalogue.test(node.moduleSpecifier.text))
        if (names && ts.isNamedImports(names)) names.elements.forEach(({ name }) => holders.add(name.text))
      return
    }
    if (ts.isVariableDeclaration(node) && node.initializer && holds(node.initializer))
      if (ts.isIdentifier(node.name)) holders.add(node.name.text)
      else
        for (const each of node.name.elements)
          if (ts.isBindingElement(each) && ts.isIdentifier(each.name)) {
            holders.add(each.name.text)
            found.push(each)
          }
    if (isRead(node) && holds(node)) found.push(node)
    ts.forEachChild(node, visit)
  }
  visit(tree)
  return found
}

/** @param {ts.Node} node @returns {ts.Node} the leftmost part of `a.b.c` */
function rootOf(node) {
  return ts.isPropertyAccessExpression(node) || ts.isElementAccessExpression(node)
    ? rootOf(node.expression)
    : node
}

/** @param {ts.Node} node @returns {node is ts.Identifier | ts.PropertyAccessExpression | ts.ElementAccessExpression} */
function isRead(node) {
  if (ts.isIdentifier(node)) {
    const { parent } = node
    const isName = 'name' in parent && parent.name === node && !ts.isShorthandPropertyAssignment(parent)
    return !isName && !ts.isTypeQueryNode(parent) && !ts.isQualifiedName(parent)
  }
  return ts.isPropertyAccessExpression(node) || ts.isElementAccessExpression(node)
}

/** @param {ts.Node} node whether only a part of it is read here, or it is kept under another name */
function isReadFurther(node) {
  const { parent } = node
  if (ts.isVariableDeclaration(parent)) return parent.type === undefined
  return (
    (ts.isPropertyAccessExpression(parent) && parent.expression === node) ||
    (ts.isElementAccessExpression(parent) &&
      parent.expression === node &&
      ts.isStringLiteralLike(parent.argumentExpression))
  )
}

/** @param {ts.Node} node */
function isLookedUp(node) {
  return ts.isElementAccessExpression(node.parent) && node.parent.expression === node
}

/** Whether any property may be read of a type. @param {ts.Type} type @param {ts.TypeChecker} checker */
function isOpen(type, checker) {
  const isAny = (type.flags & (ts.TypeFlags.Any | ts.TypeFlags.TypeParameter)) !== 0
  return isAny || checker.getIndexInfosOfType(type).length > 0
}

/** @param {OfCatalogue} node @param {ts.TypeChecker} checker */
function declarationsOf(node, checker) {
  if (ts.isBindingElement(node)) {
    const { propertyName = node.name, parent } = node
    return checker.getTypeAtLocation(parent).getProperty(propertyName.getText())?.declarations ?? []
  }
  const name = ts.isPropertyAccessExpression(node)
    ? node.name
    : ts.isElementAccessExpression(node)
      ? node.argumentExpression
      : node
  return checker.getSymbolAtLocation(name)?.declarations ?? []
}

if (process.argv[1] && path.resolve(process.argv[1]) === import.meta.filename) {
  const found = unusedMessages(webProgram())
  for (const line of found) console.error(`${path.relative(inHouse('.'), line)} is read nowhere`)
  if (found.length > 0) process.exitCode = 1
  else console.log('Every message of the web client is read.')
}
