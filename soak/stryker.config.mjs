import { availableParallelism } from 'node:os'

export default {
  testRunner: 'vitest',
  plugins: ['@stryker-mutator/vitest-runner'],
  vitest: { configFile: 'soak/mutation.config.mjs' },
  // The mutated copy contains only what the two packages and their tests need.
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
    // A name of a closed list that becomes '' does not compile, and the texts that people read are literal in the
    // specification: a test could only repeat them.
    excludedMutations: ['StringLiteral'],
  },
  // A slow machine must not count as detection: an endless loop is detected by counting, long before this timeout.
  timeoutMS: 30_000,
  dryRunTimeoutMinutes: 20,
  reporters: [],
  allowConsoleColors: false,
}
