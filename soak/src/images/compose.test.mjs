import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { beforeAll, describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { inHouse } from '../../../tools/lib/house.mjs'

/** @type {{ services: Record<string, any>, volumes: Record<string, unknown>, networks: Record<string, any> }} */
let compose
beforeAll(async () => {
  compose = parse(await readFile(inHouse('docker-compose.yml'), 'utf8'), { merge: true })
})

const ours = ['gateway-1', 'gateway-2', 'api-1', 'api-2', 'prepare', 'proxy', 'redis', 'objects']

describe('docker-compose.yml', () => {
  it('describes two gateways and two APIs behind one proxy, with their stores', () => {
    expect(Object.keys(compose.services)).toEqual(expect.arrayContaining([...ours, 'database', 'scanner']))
    const { environment } = compose.services['proxy']
    for (const place of ['GATEWAY_1', 'GATEWAY_2', 'API_1', 'API_2']) {
      const [service = ''] = environment[place].split(':')
      expect(compose.services[service]).toBeDefined()
    }
  })

  it.each([...ours, 'database'])('gives %s no more than it needs', (name) => {
    expect(compose.services[name]).toMatchObject({
      read_only: true,
      cap_drop: ['ALL'],
      security_opt: ['no-new-privileges:true'],
    })
  })

  it('opens one port, on this machine only, and keeps the stores away from the world', () => {
    const open = Object.entries(compose.services).filter(([, { ports = [] }]) => ports.length > 0)
    expect(open.map(([name]) => name)).toEqual(['proxy'])
    expect(open[0]?.[1].ports).toEqual([expect.stringMatching(/^127\.0\.0\.1:/)])
    expect(compose.networks['inside'].internal).toBe(true)
    for (const name of ['database', 'redis', 'objects', 'gateway-1'])
      expect(compose.services[name].networks).toEqual(['inside'])
  })

  it('names only services, volumes, networks and files that are there', () => {
    const services = Object.values(compose.services)
    const needed = services.flatMap(({ depends_on: wanted = {} }) => Object.keys(wanted))
    expect(needed.filter((name) => !(name in compose.services))).toEqual([])
    const joined = services.flatMap(({ networks }) => networks)
    expect(joined.filter((name) => !(name in compose.networks))).toEqual([])
    const sources = services.flatMap(({ volumes = [] }) => volumes).map((volume) => volume.split(':')[0])
    const files = sources.filter((source) => source.startsWith('.'))
    expect(sources.filter((source) => !files.includes(source) && !(source in compose.volumes))).toEqual([])
    const dockerfiles = services.flatMap(({ build }) => (build ? [build.dockerfile] : []))
    expect([...files, ...dockerfiles].filter((file) => !existsSync(inHouse(file)))).toEqual([])
    expect(files.length * dockerfiles.length).toBeGreaterThan(0)
  })

  it('holds no secret and wants every one from outside', async () => {
    const text = await readFile(inHouse('docker-compose.yml'), 'utf8')
    for (const line of text.split('\n').filter((each) => /(PASSWORD|SECRET|KEYS|_KEY): /.test(each)))
      expect(line).toMatch(/\$\{\w+:\?/)
  })
})
