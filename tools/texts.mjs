import { readFile } from 'node:fs/promises'
import path from 'node:path'
import ts from 'typescript'
import { houseFiles } from './lib/files.mjs'
import { inHouse } from './lib/house.mjs'

/** Attributes and properties whose value people read. */
const readByPeople =
  /^(?:alt|aria-(?:description|label|roledescription|valuetext)|body|caption|confirmLabel|description|empty\w*|facts|header|heading|help|hint|intro|label|message|note|placeholder|text|title|what)$/

const hasLetter = /\p{L}/u
/** 'Two words', or one that ends as a sentence does. */
const sentence = /^\s*(?:\p{Lu}\p{L}*[,:.]? \S*\p{L}|\p{Lu}.*\p{L}[.!?]$)/u
/** In the text of a template: a word with a space beside it. */
const wordOfSentence = /(?:^|[\s(])\p{L}{2,} | \p{L}{2,}(?:[\s.,:;!?)]|$)/u
/** What looks like words and is a style, a selector or an address. */
const notWords = /[{}&@=]|\(\w*\d|\w\(|^[,/]|\d(?:px|fr|rem|ms|%) | \* |:\w|!important|serif|solid|linear/

/** Codes that read like words: values of the server, keys of drafts, names of fonts. */
const codes = new Set([
  'Part B',
  'Part C',
  'Guide PDF',
  'Getting started',
  'Local User',
  'Selective report',
  'session expired (',
  'new ',
  'Segoe UI',
  'Times New Roman',
  'Century Gothic',
])

/** Whether a string names a module, a type or a row, is compared with, or is for developers. */
function isAside(/** @type {ts.Node} */ node) {
  const { parent } = node
  if (ts.isImportDeclaration(parent) || ts.isExportDeclaration(parent)) return true
  if (ts.isLiteralTypeNode(parent) || ts.isCaseClause(parent) || ts.isElementAccessExpression(parent))
    return true
  if (ts.isCallExpression(parent) && parent.expression.kind === ts.SyntaxKind.ImportKeyword) return true
  if (
    ts.isJsxExpression(parent) &&
    ts.isJsxAttribute(parent.parent) &&
    parent.parent.name.getText() === 'key'
  )
    return true
  if (ts.isBinaryExpression(parent) && /^[!=]==?$/.test(parent.operatorToken.getText())) return true
  for (let at = parent; at && !ts.isBlock(at) && !ts.isJsxElement(at); at = at.parent)
    if (ts.isThrowStatement(at) || (ts.isNewExpression(at) && at.expression.getText().endsWith('Error')))
      return true
  return false
}

/** What a value reaches unchanged: through brackets, `? :`, `??`, `&&` and `+`. */
function outermost(/** @type {ts.Node} */ node) {
  let at = node
  while (
    ts.isParenthesizedExpression(at.parent) ||
    ts.isJsxExpression(at.parent) ||
    (ts.isConditionalExpression(at.parent) && at.parent.condition !== at) ||
    (ts.isBinaryExpression(at.parent) && /^(?:\?\?|\|\||&&|\+)$/.test(at.parent.operatorToken.getText()))
  )
    at = at.parent
  return at
}

/** Whether people read a value for where it stands: between tags, or in an attribute or property for them. */
function isShown(/** @type {ts.Node} */ node) {
  const at = outermost(node)
  const { parent } = at
  if (ts.isJsxElement(parent) || ts.isJsxFragment(parent)) return true
  const holds = ts.isJsxAttribute(parent) || ts.isPropertyAssignment(parent) || ts.isBindingElement(parent)
  return holds && parent.name !== at && readByPeople.test(parent.name.getText().replaceAll(/['"]/g, ''))
}

/** @param {ts.Node} node @param {readonly string[]} texts @param {RegExp} words */
function isForPeople(node, texts, words) {
  const candidates = texts.filter((text) => hasLetter.test(text) && !codes.has(text))
  if (candidates.length === 0 || isAside(node)) return false
  return isShown(node) || candidates.some((text) => words.test(text) && !notWords.test(text))
}

/** @param {ts.Node} node */
function isTextOutside(node) {
  if (ts.isJsxText(node)) return hasLetter.test(node.text)
  if (ts.isStringLiteralLike(node)) return isForPeople(node, [node.text], sentence)
  if (!ts.isTemplateExpression(node)) return false
  const texts = [node.head, ...node.templateSpans.map(({ literal }) => literal)].map(({ text }) => text)
  return isForPeople(node, texts, wordOfSentence)
}

/**
 * Texts of a source of the web client that do not come from a message catalogue. A single word that is neither in JSX
 * nor in an attribute or property for people cannot be told from a code, and passes.
 *
 * @param {string} source
 * @param {string} file its name
 * @returns {string[]} one line each: where, and the text
 */
export function textsOutside(source, file) {
  const tree = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true)
  /** @type {string[]} */
  const found = []
  const visit = (/** @type {ts.Node} */ node) => {
    if (isTextOutside(node)) {
      const { line } = tree.getLineAndCharacterOfPosition(node.getStart())
      found.push(`${file}:${line + 1}: ${node.getText().trim()} belongs into a message catalogue`)
    }
    ts.forEachChild(node, visit)
  }
  visit(tree)
  return found
}

const looked = /^apps\/web\/src\/(?!(?:.*\/)?testing\/).*\.tsx?$/
const notLooked = /\.(?:test|generated)\.tsx?$/

if (process.argv[1] && path.resolve(process.argv[1]) === import.meta.filename) {
  const files = (await houseFiles()).filter((file) => looked.test(file) && !notLooked.test(file)).toSorted()
  const found = await Promise.all(
    files.map(async (file) => textsOutside(await readFile(inHouse(file), 'utf8'), file)),
  )
  for (const line of found.flat()) console.error(line)
  if (found.flat().length > 0) process.exitCode = 1
  else console.log('Every text of the web client stands in a message catalogue.')
}
