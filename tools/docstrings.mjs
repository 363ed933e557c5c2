import { readFile } from 'node:fs/promises'
import path from 'node:path'
import ts from 'typescript'
import { houseFiles } from './lib/files.mjs'
import { inHouse } from './lib/house.mjs'

/**
 * The functions that a statement exports.
 *
 * @param {ts.Statement} statement
 * @returns {string[]}
 */
function exportedFunctions(statement) {
  if (!ts.canHaveModifiers(statement)) return []
  if (!ts.getModifiers(statement)?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword)) return []
  if (ts.isFunctionDeclaration(statement)) return statement.name ? [statement.name.text] : []
  if (!ts.isVariableStatement(statement)) return []
  return statement.declarationList.declarations.flatMap(({ name, initializer }) =>
    initializer && (ts.isArrowFunction(initializer) || ts.isFunctionExpression(initializer))
      ? [name.getText()]
      : [],
  )
}

/**
 * Exported functions of a source without a docstring. Of overloads, the first has it.
 *
 * @param {string} source
 * @param {string} file its name
 * @returns {string[]} one line each: where, and the name
 */
export function undocumented(source, file) {
  const tree = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true)
  /** @type {Set<string>} */
  const documented = new Set()
  return tree.statements.flatMap((statement) => {
    const names = exportedFunctions(statement)
    if (ts.getJSDocCommentsAndTags(statement).length > 0) for (const name of names) documented.add(name)
    const { line } = tree.getLineAndCharacterOfPosition(statement.getStart())
    return names
      .filter((name) => !documented.has(name))
      .map((name) => `${file}:${line + 1}: ${name} has no docstring`)
  })
}

/** What packages and servers export; the client's components are named and typed by their properties. */
const looked = /^(?:packages\/[\w-]+|apps\/(?:api|gateway))\/src\/.*\.ts$/
const notLooked = /\.test\.ts$|\/testing\//

if (process.argv[1] && path.resolve(process.argv[1]) === import.meta.filename) {
  const files = (await houseFiles()).filter((file) => looked.test(file) && !notLooked.test(file)).toSorted()
  const found = await Promise.all(
    files.map(async (file) => undocumented(await readFile(inHouse(file), 'utf8'), file)),
  )
  for (const line of found.flat()) console.error(line)
  if (found.flat().length > 0) process.exitCode = 1
  else console.log('Every function that packages and servers export has a docstring.')
}
