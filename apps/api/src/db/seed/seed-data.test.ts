import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { readSeedData } from './seed-data.js'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'seed-data-'))
})
afterEach(() => rm(folder, { recursive: true }))

async function read(text: string) {
  await writeFile(path.join(folder, 'places.json'), text)
  const places = z.array(z.strictObject({ title: z.string(), areaId: z.int() }))
  return readSeedData('places.json', places, pathToFileURL(`${folder}${path.sep}`))
}

describe('a file of seed data', () => {
  it('is read when it is right', async () => {
    expect(await read('[{ "title": "Child find", "areaId": 1 }]')).toEqual([
      { title: 'Child find', areaId: 1 },
    ])
  })

  it('is refused with its name and the place of what is wrong', async () => {
    const wrong = read('[{ "title": "Child find", "areaId": 1 }, { "title": 2, "areaId": 1, "area": 1 }]')
    await expect(wrong).rejects.toThrow(/places\.json[^]*area[^]*at \[1\]\.title/)
  })

  it('is refused with its name when it is no JSON', async () => {
    await expect(read('[{')).rejects.toThrow('places.json')
  })
})
