import type { UpdateFile } from './update-kit.js'

/** Found by their names, so that a feature adds its updates by adding the file. */
const files = Object.values(import.meta.glob<UpdateFile>('../../features/**/*-updates.ts', { eager: true }))

export const updateCases = files.flatMap((file) => file.updateCases)

export const notStored: NonNullable<UpdateFile['notStored']> = Object.assign(
  {},
  ...files.map((file) => file.notStored),
)
