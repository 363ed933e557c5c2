import path from 'node:path'
import ts from 'typescript'
import { inHouse } from './lib/house.mjs'

const catalogue = /-messages\.generated\.ts$/
/** A source that imports messages; others are not looked through, which takes twice as long. */
const mentions = /Messages\b/

/** A message or a group of them, as it stands in the module that its catalogue is compiled to. */
class Entry {
  /** @type {Map<string, Entry>} */
  members = new Map()
  used = false

  /** @param {string} path @param {ts.Expression} value @param {Map<ts.Node, Entry>} entries by the nodes that types lead to */
  constructor(path, value, entries) {
    this.path = path
    entries.set(value, this)
    if (!ts.isObjectLiteralExpression(value)) return
    for (const property of value.properties) {
      if (!ts.isPropertyAssignment(property)) continue
      const name = ts.isComputedPropertyName(property.name) ? property.name.getText() : property.name.text
      const member = new Entry(`${path}.${name}`, property.initializer, entries)
      this.members.set(name, member)
      entries.set(property, member)
    }
  }

  /** Marks a message, or all of a group. */
  use() {
    this.used = true
    for (const member of this.members.values()) member.use()
  }

  /** @returns {string[]} */
  unused() {
    if (this.members.size === 0) return this.used ? [] : [this.path]
    return [...this.members.values()].flatMap((member) => member.unused())
  }
}

/** Follows the messages of a program to where they are read, by the types of TypeScript. */
class Usage {
  /** @type {Map<ts.Node, Entry>} */
  #entries = new Map()
  /** @type {Entry[]} */
  #catalogues = []
  #checker

  /** @param {ts.Program} program */
  constructor(program) {
    this.#checker = program.getTypeChecker()
    const sources = program.getSourceFiles().filter(({ fileName }) => !fileName.includes('/node_modules/'))
    for (const source of sources) if (catalogue.test(source.fileName)) this.#add(source)
    for (const source of sources)
      if (!catalogue.test(source.fileName) && mentions.test(source.text)) this.#visit(source)
  }

  /** @returns {string[]} messages that nothing reads */
  unused() {
    return this.#catalogues.flatMap((each) => each.unused())
  }

  /** @param {ts.SourceFile} source */
  #add(source) {
    for (const statement of source.statements) {
      if (!ts.isVariableStatement(statement)) continue
      for (const { name, initializer } of statement.declarationList.declarations)
        if (initializer) this.#catalogues.push(new Entry(name.getText(), initializer, this.#entries))
    }
  }

  /** @param {ts.Node} node */
  #visit(node) {
    if (ts.isBindingElement(node)) this.#unpack(node)
    else if (ts.isExpression(node) && isReading(node)) this.#read(node)
    ts.forEachChild(node, (child) => this.#visit(child))
  }

  /** `{ title, facts: words }`, of a variable or a parameter. @param {ts.BindingElement} node */
  #unpack(node) {
    const from = this.#checker.getTypeAtLocation(node.parent)
    const name = node.propertyName ?? node.name
    if (node.dotDotDotToken) for (const entry of this.#entriesOf(from.symbol)) entry.use()
    else if (ts.isIdentifier(name)) this.#useMessage(from.getProperty(name.text))
  }

  /** @param {ts.Expression} node an identifier or an access */
  #read(node) {
    if (ts.isPropertyAccessExpression(node)) this.#useMessage(this.#checker.getSymbolAtLocation(node.name))
    const { parent } = node
    if (isFollowed(node, parent)) return
    const type = this.#checker.getTypeAtLocation(node)
    const groups = this.#entriesOf(type.symbol).filter(({ members }) => members.size > 0)
    for (const group of groups) this.#useParts(group, node)
  }

  /** What a whole group is used for: a key of it, or the parts that the receiver declares. @param {Entry} group @param {ts.Expression} node */
  #useParts(group, node) {
    const { parent } = node
    if (ts.isElementAccessExpression(parent) && parent.expression === node)
      return this.#useKeys(group, this.#checker.getTypeAtLocation(parent.argumentExpression))
    const expected = this.#checker.getContextualType(node)
    const known = expected?.getProperties().filter(({ name }) => group.members.has(name)) ?? []
    if (known.length === 0) return group.use()
    // A receiver of the type of the group reads its messages by themselves.
    for (const property of known)
      if (this.#entriesOf(property).length === 0) group.members.get(property.name)?.use()
  }

  /** @param {Entry} group @param {ts.Type} key */
  #useKeys(group, key) {
    const keys = (key.isUnion() ? key.types : [key]).map((each) =>
      each.isStringLiteral() ? each.value : undefined,
    )
    if (keys.includes(undefined)) return group.use()
    for (const each of keys) {
      const member = group.members.get(each ?? '')
      if (member?.members.size === 0) member.use()
    }
  }

  /** @param {ts.Symbol | undefined} symbol */
  #useMessage(symbol) {
    for (const entry of this.#entriesOf(symbol)) if (entry.members.size === 0) entry.use()
  }

  /** @param {ts.Symbol | undefined} symbol @returns {Entry[]} */
  #entriesOf(symbol) {
    return (symbol?.declarations ?? []).flatMap((declaration) => this.#entries.get(declaration) ?? [])
  }
}

/** Whether what becomes of a value is seen where its members are read. @param {ts.Expression} node @param {ts.Node} parent */
function isFollowed(node, parent) {
  if (ts.isPropertyAccessExpression(parent)) return parent.expression === node
  if (!ts.isVariableDeclaration(parent) || parent.initializer !== node || parent.type) return false
  return (ts.getCombinedModifierFlags(parent) & ts.ModifierFlags.Export) === 0
}

/** Whether a node is a value that is read, and not the name of a declaration. @param {ts.Expression} node */
function isReading(node) {
  if (ts.isPropertyAccessExpression(node) || ts.isElementAccessExpression(node)) return true
  if (!ts.isIdentifier(node)) return false
  const { parent } = node
  if (ts.isImportSpecifier(parent) || ts.isImportClause(parent)) return false
  if (ts.isTypeNode(parent) || ts.isQualifiedName(parent)) return false
  return ts.isShorthandPropertyAssignment(parent) || !('name' in parent && parent.name === node)
}

/**
 * Messages of the web client that nothing reads, as `findingsMessages.list.title`. Tests are not counted.
 *
 * @param {string} config a tsconfig.json
 * @returns {string[]}
 */
export function unusedMessages(config) {
  const { options, fileNames } = ts.parseJsonConfigFileContent(
    ts.readConfigFile(config, (file) => ts.sys.readFile(file)).config,
    ts.sys,
    path.dirname(config),
  )
  const files = fileNames.filter((file) => !/\.test\.tsx?$/.test(file) && file.includes('/src/'))
  return new Usage(ts.createProgram(files, options)).unused()
}

if (process.argv[1] && path.resolve(process.argv[1]) === import.meta.filename) {
  const found = unusedMessages(inHouse('apps/web/tsconfig.json'))
  for (const each of found) console.error(`${each} is read nowhere`)
  if (found.length > 0) process.exitCode = 1
  else console.log('Every message of the web client is read.')
}
