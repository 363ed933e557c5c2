import type { CodegenConfig } from '@graphql-codegen/cli'

const types = 'apps/web/src/lib/graphql-types.generated.ts'
const scalars = { DateTimeISO: 'string', LocalDate: 'string', ID: 'string' }

/** Types of the schema once; operations and hooks beside the .graphql file of each feature. */
const config: CodegenConfig = {
  schema: 'schema/portal.graphql',
  documents: 'apps/web/src/**/*.graphql',
  generates: {
    [types]: { plugins: ['typescript'], config: { scalars, enumsAsTypes: true } },
    'apps/web/src/': {
      preset: 'near-operation-file',
      presetConfig: { extension: '.generated.ts', baseTypesPath: 'lib/graphql-types.generated.ts' },
      plugins: ['typescript-operations', './codegen/react-apollo.mjs'],
      config: {
        scalars,
        useTypeImports: true,
        documentMode: 'documentNode',
        importSchemaTypesFrom: types,
        onlyOperationTypes: true,
      },
    },
  },
}
export default config
