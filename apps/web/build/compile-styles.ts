import { readdirSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import createCache from '@emotion/cache'
import { css } from '@emotion/react'
import { system } from '../src/ui/theme/system.ts'
import type { Styles } from '../src/ui/theme/styles.ts'

// Prints, as JSON, the files that styles of the client become: one style sheet, and for each `table.styles.ts` the names of its
// classes as `table-styles.generated.ts`. Chakra turns its notation and tokens to CSS here as it does in a browser.

const src = path.resolve(import.meta.dirname, '../src')
// Without prefixes: no browser that can run the scripts needs them.
const cache = createCache({ key: 'css', stylisPlugins: [] })

const hyphenated = (name: string) => name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
const camelCase = (words: string) => words.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase())

/**
 * One class as CSS, each rule on a line of its own. The label makes its name unique: Emotion keeps compiled rules by the name of
 * the style, and would answer a class with the rules of an earlier one that looks the same.
 */
function ruleOf(className: string, style: Styles[string]): string {
  const rules = cache.insert(
    `.${className}`,
    css(system.css(style) as Parameters<typeof css>[0], `label:${className};`),
    cache.sheet,
    false,
  )
  if (typeof rules !== 'string') throw new Error(`The styles of ${className} were not compiled.`)
  if (!rules.includes(`.${className}`))
    throw new Error(`The rules of ${className} are those of another class.`)
  return rules.replaceAll('}', '}\n')
}

const files: Record<string, string> = {}
const sheet: string[] = []
const seen = new Set<string>()
for (const name of readdirSync(src, { recursive: true, encoding: 'utf8' }).toSorted()) {
  if (!name.endsWith('.styles.ts')) continue
  const stem = path.basename(name, '.styles.ts')
  if (seen.has(stem)) throw new Error(`Two files are called ${stem}.styles.ts.`)
  seen.add(stem)
  const module = (await import(pathToFileURL(path.join(src, name)).href)) as Record<
    string,
    Styles | undefined
  >
  const styles = module[`${camelCase(stem)}Styles`]
  if (!styles) throw new Error(`${name} does not export ${camelCase(stem)}Styles.`)
  const classes = Object.entries(styles).map(([key, style]) => {
    const className = `${stem}-${hyphenated(key)}`
    sheet.push(ruleOf(className, style))
    return `  ${key}: ${JSON.stringify(className)},\n`
  })
  const folder = path.dirname(name).replaceAll(path.sep, '/')
  files[`apps/web/src/${folder}/${stem}-styles.generated.ts`] =
    `export const ${camelCase(stem)}Classes = {\n${classes.join('')}} as const\n`
}
files['apps/web/src/ui/theme/styles.generated.css'] = sheet.join('')
process.stdout.write(JSON.stringify(files))
