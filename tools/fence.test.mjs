import { describe, expect, it } from 'vitest'
import { fence } from './fence.mjs'
import { modelHouse } from './lib/model-house.mjs'

const sound = {
  'apps/api/src/db/pool.ts': `import pg from 'pg'\nexport const pool = new pg.Pool()\n`,
  'apps/api/src/features/years/years-read-model.ts': `import { sql } from 'drizzle-orm'\nexport const years = sql\n`,
  'apps/api/src/features/accounts/accounts-service.ts': `import { years } from '../years/years-read-model.js'\nexport const accounts = years\n`,
  'apps/api/src/features/years/launch/years-launch-read-model.ts': `import { sql } from 'drizzle-orm'\nexport const launch = sql\n`,
  'apps/api/src/features/accounts/roles/accounts-roles-service.ts': `import { launch } from '../../years/launch/years-launch-read-model.js'\nexport const roles = launch\n`,
  'apps/gateway/src/features/years/launch/years-launch-types.ts': `export const Launch = 1\n`,
  'apps/gateway/src/features/accounts/roles/accounts-roles-resolver.ts': `import { Launch } from '../../years/launch/years-launch-types.js'\nexport const roles = Launch\n`,
  'apps/gateway/src/upstream/client.ts': `import axios from 'axios'\nexport const client = axios\n`,
  'apps/web/src/ui/button.tsx': `export const Button = () => <button>Go</button>\n`,
  'apps/web/src/lib/time.ts': `export const now = () => new Date()\n`,
  'apps/web/src/parts/answering/answer-form.tsx': `import { Button } from '../../ui/button'\nexport const AnswerForm = () => <Button />\n`,
  'apps/web/src/features/years/year-form.tsx': `import { AnswerForm } from '../../parts/answering/answer-form'\nexport const YearForm = () => <AnswerForm />\n`,
  'apps/web/src/features/session/sign-in-form.tsx': `import { Button } from '../../ui/button'\nexport const SignInForm = () => <Button />\n`,
  'apps/web/src/app/router.tsx': `import { SignInForm } from '../features/session/sign-in-form'\nexport const Router = SignInForm\n`,
  'packages/domain/src/index.ts': `export * from './session/codes.js'\n`,
  'packages/domain/src/session/codes.ts': `export const length = 6\n`,
}

/** @type {Array<[rule: string, file: string, content: string]>} */
const violations = [
  ['no-cycles', 'apps/web/src/lib/time.ts', `import './clock'\nexport const now = 1\n`],
  ['nothing-unresolvable', 'apps/web/src/lib/time.ts', `import './nowhere'\n`],
  ['apps-meet-through-packages', 'apps/web/src/lib/time.ts', `import '../../../api/src/db/pool'\n`],
  [
    'packages-know-no-app',
    'packages/domain/src/session/codes.ts',
    `import '../../../../apps/api/src/db/pool.js'\n`,
  ],
  [
    'domain-is-pure',
    'packages/domain/src/session/codes.ts',
    `import { randomInt } from 'node:crypto'\nexport const length = randomInt(6)\n`,
  ],
  [
    'features-are-separate',
    'apps/api/src/features/accounts/accounts-store.ts',
    `import type { service } from '../years/years-service.js'\nexport type Service = typeof service\n`,
  ],
  [
    'features-of-the-gateway-are-separate',
    'apps/gateway/src/features/accounts/accounts-resolver.ts',
    `import '../years/years-resolver.js'\n`,
  ],
  [
    'features-of-the-web-are-separate',
    'apps/web/src/features/years/years-list.tsx',
    `import '../session/sign-in-form'\n`,
  ],
  [
    'features-are-separate',
    'apps/api/src/features/accounts/roles/accounts-roles-service.ts',
    `import type { launch } from '../../years/launch/years-launch-store.js'\nexport type Launch = typeof launch\n`,
  ],
  [
    'features-of-the-gateway-are-separate',
    'apps/gateway/src/features/accounts/roles/accounts-roles-resolver.ts',
    `import '../../years/launch/years-launch-resolver.js'\n`,
  ],
  [
    'features-of-the-web-are-separate',
    'apps/web/src/features/years/launch/launch-dialog.tsx',
    `import '../../session/sign-in-form'\n`,
  ],
  [
    'features-do-not-look-up-at-the-app',
    'apps/web/src/features/years/launch/launch-dialog.tsx',
    `import '../../../app/router'\n`,
  ],
  [
    'sql-stays-in-stores',
    'apps/api/src/features/years/launch/years-launch-service.ts',
    `import { sql } from 'drizzle-orm'\nexport const service = sql\n`,
  ],
  [
    'features-do-not-look-up-at-the-app',
    'apps/web/src/features/years/years-list.tsx',
    `import '../../app/router'\n`,
  ],
  [
    'parts-know-no-feature',
    'apps/web/src/parts/answering/answer-form.tsx',
    `import '../../features/session/sign-in-form'\n`,
  ],
  ['ui-knows-no-feature', 'apps/web/src/ui/button.tsx', `import '../parts/answering/answer-form'\n`],
  [
    'ui-knows-no-feature',
    'apps/web/src/ui/button.tsx',
    `import type {} from '../features/session/sign-in-form'\n`,
  ],
  [
    'ui-knows-no-feature',
    'apps/web/src/ui/button.tsx',
    `import { useQuery } from '@apollo/client/react'\nexport { useQuery }\n`,
  ],
  ['lib-looks-at-no-feature', 'apps/web/src/lib/time.ts', `import '../features/session/sign-in-form'\n`],
  [
    'lower-levels-never-look-up',
    'apps/api/src/db/pool.ts',
    `import '../features/years/years-read-model.js'\n`,
  ],
  [
    'sql-stays-in-stores',
    'apps/api/src/features/years/years-service.ts',
    `import { sql } from 'drizzle-orm'\nexport const service = sql\n`,
  ],
  [
    'one-upstream-client',
    'apps/gateway/src/features/years/years-resolver.ts',
    `import axios from 'axios'\nexport { axios }\n`,
  ],
  [
    'web-speaks-graphql-only',
    'apps/web/src/lib/time.ts',
    `import '../../../../packages/rest-contract/src/index'\n`,
  ],
  ['no-tests-in-production', 'apps/web/src/lib/time.ts', `import './clock.test'\n`],
  [
    'no-tests-in-production',
    'apps/api/src/features/years/years-service.ts',
    `import { verdicts } from './years-access.js'\nexport const service = verdicts\n`,
  ],
]

const neighbours = {
  'apps/web/src/lib/clock.ts': `import './time'\nexport const clock = 1\n`,
  'apps/web/src/lib/clock.test.ts': `export const clock = 1\n`,
  'apps/api/src/features/years/years-access.ts': `export const verdicts = ''\n`,
  'apps/api/src/features/years/years-service.ts': `export const service = 1\n`,
  'apps/api/src/features/years/launch/years-launch-store.ts': `export const launch = 1\n`,
  'apps/gateway/src/features/years/years-resolver.ts': `export const resolver = 1\n`,
  'apps/gateway/src/features/years/launch/years-launch-resolver.ts': `export const resolver = 1\n`,
  'packages/rest-contract/src/index.ts': `export const calls = []\n`,
}

describe('the import fence', () => {
  it('lets a sound house through', async () => {
    const house = await modelHouse(sound)
    try {
      expect(await fence(house.folder)).toEqual([])
    } finally {
      await house.remove()
    }
  })

  it.each(violations)('reports %s for %s', async (rule, file, content) => {
    const house = await modelHouse({ ...sound, ...neighbours, [file]: content })
    try {
      expect((await fence(house.folder)).join('\n')).toContain(`${rule}: `)
    } finally {
      await house.remove()
    }
  })
})
