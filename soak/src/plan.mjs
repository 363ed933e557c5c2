/**
 * @typedef {object} Plan
 * @property {boolean} quick
 * @property {string[]} names of the phases to run; all when empty
 * @property {number} seed
 * @property {number} firstPort
 * @property {number} minutesAtMost
 * @property {{ agencies: number, perAgency: number, monitors: number }} people
 * @property {{ aloneSeconds: number, seconds: number, thoughtMs: number }} load
 * @property {{ rounds: number, writers: number }} kills for each kind of process
 * @property {number} stormRequests
 * @property {number} attackSeconds of each run of an attack, and of its baseline and control run
 * @property {{ sockets: number, readers: boolean }} slow
 * @property {number} audits rows of the long audit trail
 * @property {number} answers minimum rows of the long table of answers
 * @property {number} accounts rows of the long list
 * @property {number} mutationMinutes after which no further folder of rules is mutated
 */

/**
 * Reads the plan from the arguments and the environment.
 *
 * @param {readonly string[]} words of the command
 * @param {NodeJS.ProcessEnv} env
 * @returns {Plan}
 */
export function planOf(words, env) {
  const quick = words.includes('--quick')
  const unknown = words.find((word) => word.startsWith('-') && word !== '--quick')
  if (unknown) throw new Error(`There is no option ${unknown}.`)
  const minutes = numberFrom(env, 'SOAK_MINUTES', quick ? 0.25 : 10)
  const mutationMinutes = numberFrom(env, 'SOAK_MUTATION_MINUTES', 60)
  return {
    quick,
    names: words.filter((word) => !word.startsWith('-')),
    seed: numberFrom(env, 'SOAK_SEED', Date.now() % 1_000_000),
    firstPort: numberFrom(env, 'SOAK_PORT', 4200),
    minutesAtMost: 45 + minutes + mutationMinutes,
    people: quick ? { agencies: 4, perAgency: 4, monitors: 4 } : { agencies: 23, perAgency: 8, monitors: 16 },
    load: { aloneSeconds: quick ? 8 : 60, seconds: minutes * 60, thoughtMs: 1000 },
    kills: { rounds: numberFrom(env, 'SOAK_KILLS', quick ? 4 : 50), writers: 10 },
    stormRequests: 500,
    attackSeconds: numberFrom(env, 'SOAK_ATTACK_SECONDS', quick ? 10 : 30),
    slow: { sockets: quick ? 20 : 100, readers: true },
    audits: numberFrom(env, 'SOAK_ROWS', quick ? 50_000 : 1_000_000),
    answers: numberFrom(env, 'SOAK_ROWS', quick ? 50_000 : 1_000_000),
    accounts: 10_000,
    mutationMinutes,
  }
}

/** @param {NodeJS.ProcessEnv} env @param {string} name @param {number} otherwise */
function numberFrom(env, name, otherwise) {
  const text = env[name]
  if (text === undefined || text === '') return otherwise
  const value = Number(text)
  if (!Number.isFinite(value) || value < 0) throw new Error(`${name} must be a number, not '${text}'.`)
  return value
}
