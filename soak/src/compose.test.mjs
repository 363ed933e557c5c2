import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { beforeAll, describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { inHouse } from '../../tools/lib/house.mjs'

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
    for (const { depends_on: wanted = {}, networks, volumes = [], build } of Object.values(
      compose.services,
    )) {
      for (const name of Object.keys(wanted)) expect(compose.services).toHaveProperty(name)
      for (const name of networks) expect(compose.networks).toHaveProperty(name)
      for (const volume of volumes) {
        const [source = ''] = volume.split(':')
        if (source.startsWith('.')) expect(existsSync(inHouse(source))).toBe(true)
        else expect(compose.volumes).toHaveProperty(source)
      }
      if (build) expect(existsSync(inHouse(build.dockerfile))).toBe(true)
    }
  })

  it('holds no secret and wants every one from outside', async () => {
    const text = await readFile(inHouse('docker-compose.yml'), 'utf8')
    for (const line of text.split('\n').filter((each) => /(PASSWORD|SECRET|KEYS|_KEY): /.test(each)))
      expect(line).toMatch(/\$\{\w+:\?/)
  })
})
