import { spawn } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { openDatabase } from './database.js'
import { prepareDataDir, testDump } from '../testing/test-database.js'
import { DirectoryLockedError, lockDirectory } from './directory-lock.js'
import { complianceYears } from './schema/index.js'
import { SyncedNodeFS, syncedStartParams } from './synced-node-fs.js'

const newDir = () => mkdtempSync(join(tmpdir(), 'portal-db-'))

describe('the embedded engine', () => {
  it('syncs at least once for every commit', async () => {
    const fs = new SyncedNodeFS(join(newDir(), 'db'))
    const engine = await PGlite.create({ fs, startParams: syncedStartParams, loadDataDir: await testDump() })
    await engine.exec('create table t (n int)')
    const before = fs.syncs
    for (let n = 0; n < 10; n++) await engine.query('insert into t values ($1)', [n])
    expect(fs.syncs - before).toBeGreaterThanOrEqual(10)
    const settings = await engine.query('show fsync')
    expect(settings.rows).toEqual([{ fsync: 'on' }])
    await engine.close()
  })

  it('keeps its rows over a restart, gives int8 as text, and lets nobody else in', async () => {
    const dataDir = newDir()
    await prepareDataDir(dataDir)
    const first = await openDatabase({ dataDir })
    await first.migrate()
    await first.db.insert(complianceYears).values({ id: 1999, name: '1999 - 2000' })
    expect(await first.rows(sql`select count(*) as n from compliance_years`)).toEqual([{ n: '4' }])
    await expect(openDatabase({ dataDir })).rejects.toBeInstanceOf(DirectoryLockedError)
    await first.tidy()
    await first.close()
    const second = await openDatabase({ dataDir })
    await second.migrate()
    expect(await second.db.select().from(complianceYears)).toHaveLength(4)
    await second.close()
    expect(existsSync(join(dataDir, 'db.lock'))).toBe(false)
  })
})

describe('the lock of a data directory', () => {
  it('is refused while its holder lives', () => {
    const path = join(newDir(), 'lock')
    const lock = lockDirectory(path)
    expect(() => lockDirectory(path)).toThrow(DirectoryLockedError)
    lock.release()
    lockDirectory(path).release()
  })

  it('is taken over from a process that is gone, and from one whose number was given out again', async () => {
    const path = join(newDir(), 'lock')
    const child = spawn(process.execPath, ['-e', ''])
    await new Promise((resolve) => child.on('exit', resolve))
    const holders = [JSON.stringify({ pid: child.pid, startedAt: null }), 'half writ']
    // Start times are known only where there is a /proc.
    if (existsSync('/proc/self/stat'))
      holders.push(JSON.stringify({ pid: process.pid, startedAt: 'another boot/1' }))
    for (const holder of holders) {
      writeFileSync(path, holder)
      const lock = lockDirectory(path)
      expect(readFileSync(path, 'utf8')).not.toBe(holder)
      lock.release()
    }
  })

  it('is not released by somebody who no longer holds it', () => {
    const path = join(newDir(), 'lock')
    const lock = lockDirectory(path)
    const other = JSON.stringify({ pid: process.ppid, startedAt: null })
    writeFileSync(path, other)
    lock.release()
    expect(readFileSync(path, 'utf8')).toBe(other)
  })
})
