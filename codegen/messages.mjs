import path from 'node:path'
import { parse, TYPE } from '@formatjs/icu-messageformat-parser'

/**
 * Compiles message catalogues of the web client to typed modules: `findings.messages.en.json` becomes
 * `findings-messages.generated.ts`, where a message without arguments is a text and any other a function. FormatJS
 * reads the messages, and nothing of it is shipped. English is complete. Another language is a catalogue beside it;
 * what that lacks stays English, which is decided here and not in the browser.
 *
 * @typedef {string | readonly unknown[] | Catalogue} Entry
 * @typedef {{ readonly [key: string]: Entry }} Catalogue
 * @typedef {import('@formatjs/icu-messageformat-parser').MessageFormatElement} Element
 * @typedef {'string' | 'number' | 'boolean' | 'string | number'} Kind
 */

const english = 'en'
/** What a group says about itself, for those who translate it. */
const about = '$about'
const identifier = /^[A-Za-z_]\w*$/
/** @param {unknown} value */
const quoted = (value) => JSON.stringify(value)

/** @param {string} words */
const camelCase = (words) =>
  words.replaceAll(/-+(\w)/g, (_, /** @type {string} */ letter) => letter.toUpperCase())

/**
 * Whether a number is of a category of plurals, as code. Where the category is that of a single number, as "one" is in
 * English, it is compared with it, which is smaller and quicker.
 *
 * @param {string} language
 * @param {string} category
 * @param {string} name
 */
function isOf(language, category, name) {
  const rules = new Intl.PluralRules(language)
  const numbers = Array.from({ length: 1000 }, (_, n) => n).filter((n) => rules.select(n) === category)
  return numbers.length === 1
    ? `${name} === ${numbers[0]}`
    : `new Intl.PluralRules(${quoted(language)}).select(${name}) === ${quoted(category)}`
}

/** One message as code, and the arguments that it needs. */
class Message {
  /** @type {Map<string, Kind>} */
  #kinds = new Map()
  #language

  /** @param {string} text @param {string} language */
  constructor(text, language) {
    this.#language = language
    this.expression = this.#expression(parse(text, { ignoreTag: true }))
  }

  /** @returns {Array<[name: string, kind: Kind]>} */
  get parameters() {
    return [...this.#kinds]
  }

  /** @param {readonly Element[]} elements @param {string} [counted] what `#` stands for @returns {string} */
  #expression(elements, counted) {
    const [first, ...others] = elements
    if (first === undefined) return quoted('')
    if (others.length === 0 && first.type !== TYPE.argument) return this.#code(first, counted)
    const parts = elements.map((element) =>
      element.type === TYPE.literal
        ? element.value.replaceAll(/[\\`]|\$\{/g, String.raw`\$&`)
        : `\${${this.#code(element, counted)}}`,
    )
    return `\`${parts.join('')}\``
  }

  /** @param {Element} element @param {string} [counted] @returns {string} */
  #code(element, counted) {
    switch (element.type) {
      case TYPE.literal:
        return quoted(element.value)
      case TYPE.argument:
        return this.#parameter(element.value, 'string | number')
      case TYPE.number:
        if (element.style) break
        return this.#number(this.#parameter(element.value, 'number'))
      case TYPE.pound:
        return this.#number(counted ?? '')
      case TYPE.plural: {
        if (element.offset !== 0 || element.pluralType === 'ordinal') break
        const name = this.#parameter(element.value, 'number')
        return this.#choice(element.options, name, (key) =>
          key.startsWith('=') ? `${name} === ${key.slice(1)}` : isOf(this.#language, key, name),
        )
      }
      case TYPE.select: {
        const isFlag = Object.keys(element.options).every((key) => key === 'true' || key === 'other')
        const name = this.#parameter(element.value, isFlag ? 'boolean' : 'string')
        return this.#choice(element.options, counted, (key) => (isFlag ? name : `${name} === ${quoted(key)}`))
      }
      default:
    }
    throw new Error('only {text}, {n, number}, {n, plural, …} and {x, select, …} are compiled')
  }

  /** @param {string} name @param {Kind} kind */
  #parameter(name, kind) {
    if (!identifier.test(name)) throw new Error(`{${name}} is no name of an argument`)
    const before = this.#kinds.get(name) ?? 'string | number'
    if (before === 'string | number') this.#kinds.set(name, kind)
    else if (kind !== before && kind !== 'string | number')
      throw new Error(`{${name}} cannot be both ${before} and ${kind}`)
    return name
  }

  /** @param {string} name */
  #number(name) {
    return `${name}.toLocaleString(${quoted(this.#language)})`
  }

  /**
   * @param {Record<string, { value: Element[] }>} options the parser sees to it that there is "other"
   * @param {string | undefined} counted
   * @param {(key: string) => string} condition
   */
  #choice({ other, ...cases }, counted, condition) {
    const conditions = Object.entries(cases).map(
      ([key, { value }]) => `${condition(key)} ? ${this.#expression(value, counted)} : `,
    )
    return conditions.join('') + this.#expression(other?.value ?? [], counted)
  }
}

/** @param {Entry | undefined} entry @returns {entry is Catalogue} */
const isGroup = (entry) => typeof entry === 'object' && !Array.isArray(entry)

/** @param {Entry} entry @param {string} indent */
function comment(entry, indent) {
  const said = isGroup(entry) ? entry[about] : undefined
  return typeof said === 'string' ? `${indent}/** ${said} */\n` : ''
}

/**
 * @param {Entry} entry in English
 * @param {Entry | undefined} translated
 * @param {string} language of `translated`
 * @param {string} place
 * @param {string} [indent]
 * @returns {string}
 */
function codeOf(entry, translated, language, place, indent = '') {
  if (typeof entry === 'string') return messageCode(entry, translated, language, place)
  const inner = `${indent}  `
  if (Array.isArray(entry)) {
    const others = /** @type {readonly Entry[]} */ (Array.isArray(translated) ? translated : [])
    const items = entry.map((/** @type {Entry} */ item, at) =>
      codeOf(item, others[at], language, `${place}.${at}`, inner),
    )
    return `[\n${items.map((item) => `${inner}${item},\n`).join('')}${indent}]`
  }
  const group = /** @type {Catalogue} */ (entry)
  const others = isGroup(translated) ? translated : {}
  for (const key of Object.keys(others))
    if (!(key in group)) throw new Error(`${place}.${key} does not exist in English`)
  const lines = Object.entries(group).map(([key, value]) => {
    if (key === about) return ''
    const name = identifier.test(key) ? key : quoted(key)
    const code = codeOf(value, others[key], language, `${place}.${key}`, inner)
    return `${comment(value, inner)}${inner}${name}: ${code},\n`
  })
  return `{\n${lines.join('')}${indent}}`
}

/** @param {string} text @param {Entry | undefined} translated @param {string} language @param {string} place */
function messageCode(text, translated, language, place) {
  try {
    const { parameters } = new Message(text, english)
    const message =
      typeof translated === 'string' ? new Message(translated, language) : new Message(text, english)
    for (const [name] of message.parameters)
      if (!parameters.some(([known]) => known === name))
        throw new Error(`{${name}} is no argument of the English message`)
    if (parameters.length === 0) return message.expression
    const names = message.parameters.map(([name]) => name).join(', ')
    const types = message.parameters.map(([name, kind]) => `${name}: ${kind}`).join('; ')
    return names ? `({ ${names} }: { ${types} }) => ${message.expression}` : `() => ${message.expression}`
  } catch (error) {
    throw new Error(`${place}: ${error instanceof Error ? error.message : String(error)}`, { cause: error })
  }
}

/**
 * The modules of one catalogue: the one that screens import, and one more for each other language. The first waits for
 * it where the page is in that language (`lang` of the document, set before the first script), so that whoever imports
 * messages has them. The others import nothing: nothing can wait for itself.
 *
 * @param {string} file path of the English catalogue in the house
 * @param {Readonly<Record<string, Catalogue>>} languages each by its tag, English among them
 * @returns {Array<{ file: string, content: string }>}
 */
export function messageModules(file, { [english]: source, ...others }) {
  if (!source) throw new Error(`${file}: there is no English catalogue`)
  const name = `${path.posix.basename(file, `.messages.${english}.json`)}-messages`
  const folder = path.posix.dirname(file)
  const constant = camelCase(name)
  const begin = (/** @type {string} */ from) => `// Written by 'npm run codegen' from ${from}.\n\n`
  const translations = Object.entries(others).map(([language, translated]) => {
    const from = path.posix.basename(file).replace(`.${english}.json`, `.${language}.json`)
    const code = codeOf(source, translated, language, from)
    return {
      language,
      file: path.posix.join(folder, `${name}.${language}.generated.ts`),
      content: `${begin(from)}export const ${constant} = ${code}\n`,
    }
  })
  const code = codeOf(source, undefined, english, path.posix.basename(file))
  const chosen = translations.map(
    ({ language }) =>
      `  document.documentElement.lang === ${quoted(language)} ? (await import('./${name}.${language}.generated')).${constant} :\n`,
  )
  const exported = `${comment(source, '')}export const ${constant}`
  const content =
    begin(path.posix.basename(file)) +
    (chosen.length === 0
      ? `${exported} = ${code}\n`
      : `const inEnglish = ${code}\n\n${exported}: typeof inEnglish =\n${chosen.join('')}  inEnglish\n`)
  return [{ file: path.posix.join(folder, `${name}.generated.ts`), content }, ...translations]
}

/**
 * The modules of all catalogues.
 *
 * @param {Readonly<Record<string, string>>} catalogues text of each file by its path in the house
 */
export function allMessageModules(catalogues) {
  /** @type {Map<string, Record<string, Catalogue>>} */
  const features = new Map()
  for (const [file, text] of Object.entries(catalogues)) {
    const language = /\.messages\.([\w-]+)\.json$/.exec(file)?.[1]
    if (!language) continue
    const feature = file.replace(/[\w-]+\.json$/, `${english}.json`)
    features.set(feature, { ...features.get(feature), [language]: JSON.parse(text) })
  }
  return [...features].flatMap(([file, languages]) => messageModules(file, languages))
}
