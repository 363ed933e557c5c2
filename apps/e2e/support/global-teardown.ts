import { rm } from 'node:fs/promises'
import { home } from './portal.js'

export default async function globalTeardown(): Promise<void> {
  await rm(home(), { recursive: true, force: true })
}
