/**
 * @typedef {{ word: string, rest: string }} Instruction
 * @typedef {{ name: string, base: string, instructions: Instruction[] }} DockerStage
 */

/**
 * The stages of a Dockerfile, continued lines joined. Comments and empty lines are left out.
 *
 * @param {string} text
 * @returns {DockerStage[]}
 */
export function stagesOf(text) {
  /** @type {DockerStage[]} */
  const stages = []
  const lines = text
    .split('\n')
    .filter((line) => !line.startsWith('#'))
    .join('\n')
    .replace(/\\\n\s*/g, '')
    .split('\n')
  for (const line of lines) {
    const [, word = '', rest = ''] = /^([A-Z]+)\s+(.*)$/.exec(line.trim()) ?? []
    if (word === '') continue
    if (word !== 'FROM') {
      stages.at(-1)?.instructions.push({ word, rest })
      continue
    }
    const [, base = '', name = 'final'] = /^(\S+)(?:\s+AS\s+(\S+))?$/.exec(rest) ?? []
    stages.push({ name, base, instructions: [] })
  }
  return stages
}

/** Stage, sources and destination of a COPY. @param {string} rest */
export function copyOf(rest) {
  const from = /^--from=(\S+)\s+/.exec(rest)
  const words = rest.slice(from?.[0].length ?? 0).split(/\s+/)
  const to = words.pop() ?? ''
  return { from: from?.[1], sources: words, to }
}

/** Values of an ENV. @param {string} rest */
export function environmentOf(rest) {
  return Object.fromEntries(
    [...rest.matchAll(/(\w+)=(\S+)/g)].map(([, name = '', value = '']) => [name, value]),
  )
}
