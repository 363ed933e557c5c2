import { availableParallelism } from 'node:os'

export default {
  testRunner: 'vitest',
  plugins: ['@stryker-mutator/vitest-runner'],
  vitest: { configFile: 'soak/mutation.config.mjs' },
  // The copy that is changed holds what the two packages and their tests need, and nothing else of the house.
  ignorePatterns: [
    '**',
    '!package.json',
    '!tsconfig.base.json',
    '!soak/mutation.config.mjs',
    ...['domain', 'rest-contract'].flatMap((name) => [`!packages/${name}/**`, `packages/${name}/dist`]),
  ],
  tempDirName: '.cache/mutation/copies',
  coverageAnalysis: 'perTest',
  incremental: true,
  concurrency: availableParallelism(),
  mutator: {
    // A name out of a closed list that becomes '' does not compile, and the texts that people read are literal in the
    // specification: a test could only repeat them.
    excludedMutations: ['StringLiteral'],
  },
  // A busy machine is no proof: a loop without an end is found by counting, long before this.
  timeoutMS: 30_000,
  dryRunTimeoutMinutes: 20,
  reporters: [],
  allowConsoleColors: false,
}
