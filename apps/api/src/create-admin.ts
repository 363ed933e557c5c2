import { openDatabase } from './db/database.js'
import { seedRoles } from './db/seed/seed-accounts.js'
import { createAdministrator, firstAdministrator } from './features/session/session-first-administrator.js'
import { loadConfig } from './server/config.js'

const usage = `Makes the first administrator of an installation.

  npm run create-admin -- <e-mail address> "<full name>"

or with ADMIN_EMAIL and ADMIN_FULL_NAME in the environment. Prints a link that sets the password, once, within a day;
it is mailed to the address too.
`

async function createAdmin(): Promise<void> {
  const given = firstAdministrator.safeParse({
    email: process.argv[2] ?? process.env['ADMIN_EMAIL'],
    fullName: process.argv[3] ?? process.env['ADMIN_FULL_NAME'],
  })
  if (!given.success)
    throw new Error(`${given.error.issues.map((issue) => issue.message).join('\n')}\n\n${usage}`)
  const config = loadConfig(process.env)
  const database = await openDatabase(config)
  try {
    await database.migrate()
    await seedRoles(database.db)
    const link = await createAdministrator(database.db, config, given.data, new Date())
    process.stdout.write(`${given.data.fullName} can set a password here, once, within a day:\n${link}\n`)
  } finally {
    await database.close()
  }
}

createAdmin().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = 1
})
