import { createReadStream, existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import path from 'node:path'
import { inHouse, run } from '../../../tools/lib/house.mjs'

const folder = inHouse('bench/peers/react-admin')
const dist = path.join(folder, 'dist')

/** Installs the list of react-admin, once, and builds it. */
async function buildReactAdmin() {
  if (!existsSync(path.join(folder, 'node_modules')))
    await done(run('npm', ['ci', '--ignore-scripts', '--loglevel=error'], { cwd: folder }))
  await done(
    run(process.execPath, [path.join(folder, 'node_modules/vite/bin/vite.js'), 'build'], { cwd: folder }),
  )
}

/** @param {Promise<{ ok: boolean, output: string }>} running */
async function done(running) {
  const { ok, output } = await running
  if (!ok) throw new Error(`react-admin could not be built:\n${output.slice(-2000)}`)
}

/** @typedef {{ id: number, userName: string, fullName: string, email: string, phone: string, agency: string, role: string, lastLogin: string }} UserRow */

/**
 * Serves the list of react-admin and its rows, which it filters, sorts and cuts as `ra-data-simple-rest` asks.
 *
 * @param {number} port
 * @param {readonly UserRow[]} rows
 * @returns {Promise<{ origin: string, close: () => void }>}
 */
export async function serveReactAdmin(port, rows) {
  await buildReactAdmin()
  const page = await readFile(path.join(dist, 'index.html'))
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', `http://127.0.0.1:${port}`)
    if (url.pathname === '/api/users') return answerRows(url.searchParams, rows, response)
    if (url.pathname.startsWith('/assets/')) {
      response.writeHead(200, {
        'content-type': 'text/javascript',
        'content-encoding': 'br',
        'cache-control': 'public, max-age=31536000, immutable',
      })
      createReadStream(path.join(dist, 'assets', `${path.basename(url.pathname)}.br`)).pipe(response)
      return
    }
    response.writeHead(200, { 'content-type': 'text/html', 'cache-control': 'no-cache' }).end(page)
  })
  await new Promise((resolve) => server.listen(port, '127.0.0.1', () => resolve(undefined)))
  return { origin: `http://localhost:${port}`, close: () => server.close() }
}

/**
 * Answers a page of rows, uncompressed: the request names a range, and Chromium decodes no part of a compressed answer.
 *
 * @param {URLSearchParams} asked
 * @param {readonly UserRow[]} rows
 * @param {import('node:http').ServerResponse} response
 */
function answerRows(asked, rows, response) {
  /** @type {{ q?: string, role?: string }} */
  const { q = '', role } = JSON.parse(asked.get('filter') ?? '{}')
  /** @type {[keyof UserRow, string]} */
  const [field, order] = JSON.parse(asked.get('sort') ?? '["id","ASC"]')
  /** @type {[number, number]} */
  const [first, last] = JSON.parse(asked.get('range') ?? '[0,24]')
  const found = rows
    .filter((row) => `${row.fullName} ${row.userName}`.toLowerCase().includes(q.toLowerCase()))
    .filter((row) => role === undefined || row.role === role)
    .toSorted((a, b) => (a[field] < b[field] ? -1 : 1) * (order === 'DESC' ? -1 : 1))
  response
    .writeHead(200, {
      'content-type': 'application/json',
      'cache-control': 'no-store',
      'content-range': `users ${first}-${last}/${found.length}`,
    })
    .end(JSON.stringify(found.slice(first, last + 1)))
}
