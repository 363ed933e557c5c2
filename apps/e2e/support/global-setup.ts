import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { build } from '../../../tools/lib/install.mjs'
import { prepareSeed, somePorts } from './portal.js'

/** Builds what has changed, and seeds one data folder, of which every portal of a journey gets a copy. */
export default async function globalSetup(): Promise<void> {
  await build()
  process.env['PORTAL_JOURNEYS_HOME'] = await mkdtemp(path.join(tmpdir(), 'portal-journeys-'))
  process.env['PORTAL_JOURNEYS_PORTS'] = String(somePorts())
  await prepareSeed()
}
