import { readFile } from 'node:fs/promises'
import path from 'node:path'
import ts from 'typescript'
import { houseFiles } from './lib/files.mjs'
import { inHouse } from './lib/house.mjs'

/** In lines that hold code: a component shows one thing, a function does one, a file is one idea. */
const limits = { component: 120, function: 60, file: 300 }

/**
 * The lines of a source that hold code, neither blank nor comments only, counted from 0.
 *
 * @param {ts.SourceFile} tree
 */
function codeLines(tree) {
  /** @type {Set<number>} */
  const lines = new Set()
  const visit = (/** @type {ts.Node} */ node) => {
    if (ts.isJSDoc(node)) return
    if (node.getChildCount(tree) > 0) return node.getChildren(tree).forEach(visit)
    const from = tree.getLineAndCharacterOfPosition(node.getStart(tree)).line
    node
      .getText(tree)
      .split('\n')
      .forEach((text, index) => text.trim() && lines.add(from + index))
  }
  visit(tree)
  return lines
}

/**
 * The name of a function: its own, or that of the variable or property that it becomes, also through `memo` and the like.
 *
 * @param {ts.SignatureDeclaration} node
 * @param {ts.SourceFile} tree
 */
function nameOf(node, tree) {
  if (node.name) return node.name.getText(tree)
  let at = node.parent
  while (ts.isCallExpression(at) || ts.isParenthesizedExpression(at)) at = at.parent
  return ts.isVariableDeclaration(at) || ts.isPropertyAssignment(at) ? at.name.getText(tree) : ''
}

/**
 * What is too long in a source of the web client. A function whose name begins with a capital is a component.
 *
 * @param {string} source
 * @param {string} file its name
 * @returns {string[]} one line each: where, and how long it is
 */
export function tooLong(source, file) {
  const tree = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true)
  const lines = codeLines(tree)
  /** @type {string[]} */
  const found = []
  if (lines.size > limits.file) found.push(`${file}: ${lines.size} lines, at most ${limits.file}`)
  const visit = (/** @type {ts.Node} */ node) => {
    if (ts.isFunctionLike(node) && 'body' in node) {
      const first = tree.getLineAndCharacterOfPosition(node.getStart(tree)).line
      const last = tree.getLineAndCharacterOfPosition(node.getEnd()).line
      const length = [...lines].filter((line) => line >= first && line <= last).length
      const name = nameOf(node, tree)
      const limit = /^\p{Lu}/u.test(name) ? limits.component : limits.function
      if (length > limit)
        found.push(`${file}:${first + 1}: ${name || 'a function'} has ${length} lines, at most ${limit}`)
    }
    ts.forEachChild(node, visit)
  }
  visit(tree)
  return found
}

const measured = /^apps\/web\/(?:src|build)\/(?!(?:.*\/)?testing\/).*\.tsx?$/
const notMeasured = /\.(?:test|generated)\.tsx?$/

if (process.argv[1] && path.resolve(process.argv[1]) === import.meta.filename) {
  const files = (await houseFiles())
    .filter((file) => measured.test(file) && !notMeasured.test(file))
    .toSorted()
  const found = await Promise.all(
    files.map(async (file) => tooLong(await readFile(inHouse(file), 'utf8'), file)),
  )
  for (const line of found.flat()) console.error(line)
  if (found.flat().length > 0) process.exitCode = 1
  else console.log('Every component, function and file of the web client keeps its limit.')
}
