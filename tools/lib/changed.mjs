import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { inHouse, root, run } from './house.mjs'

/**
 * A journey: its file, and the features that it is tagged with. @typedef {{ file: string, tags: readonly string[] }}
 * Journey
 */

/** None of these is served to a browser; generated files follow from sources that have changed too. */
const outOfReach = /\.md$|\.test\.(ts|tsx|mjs)$|\.generated\.ts$|^(bench|deploy|docs|ops|schema|soak)\//
const inFeature = /^(?:apps\/[^/]+\/src\/features|packages\/(?:domain|rest-contract)\/src)\/([^/]+)\//

/**
 * The journeys that changed files can affect: those of the features in whose folders they are. Files elsewhere, or in a
 * feature without a journey, can affect all of them.
 *
 * @param {readonly string[]} files
 * @param {readonly Journey[]} journeys
 * @returns {string[]} their files
 */
export function journeysOf(files, journeys) {
  const reached = new Set(
    files.filter((file) => !outOfReach.test(file)).flatMap((file) => reachedBy(file, journeys)),
  )
  return journeys.filter((journey) => reached.has(journey)).map(({ file }) => file)
}

/** @param {string} file @param {readonly Journey[]} journeys @returns {readonly Journey[]} */
function reachedBy(file, journeys) {
  const itself = journeys.filter((journey) => journey.file === file)
  if (itself.length > 0) return itself
  const feature = inFeature.exec(file)?.[1]
  const own = feature === undefined ? [] : journeys.filter((journey) => isOf(journey, feature))
  return own.length > 0 ? own : journeys
}

/** @param {Journey} journey @param {string} feature */
function isOf({ file, tags }, feature) {
  const name = path.basename(file)
  return tags.includes(feature) || name.startsWith(`${feature}.`) || name.startsWith(`${feature}-`)
}

/** The features that a journey is tagged with, in addition to the one in its name. @param {string} text */
export function tagsIn(text) {
  return /@journeyOf ([\w -]+\w)/.exec(text)?.[1]?.split(' ') ?? []
}

/** @returns {Promise<Journey[]>} */
export async function allJourneys() {
  const folder = 'apps/e2e/journeys'
  const names = (await readdir(inHouse(folder), { recursive: true })).filter((name) => name.endsWith('.ts'))
  return Promise.all(
    names.map(async (name) => ({
      file: `${folder}/${name}`,
      tags: tagsIn(await readFile(inHouse(folder, name), 'utf8')),
    })),
  )
}

/** Where the branch began: its merge base with main, or the last commit where there is no main. */
export async function beginning(folder = root) {
  const shared = await run('git', ['merge-base', 'HEAD', 'main'], { cwd: folder })
  return shared.ok ? shared.stdout.trim() : 'HEAD'
}

/** Files that differ from a commit, new ones too, and a renamed one under both names. @param {string} since */
export async function changedFiles(since, folder = root) {
  const lists = await Promise.all([
    run('git', ['diff', '--name-only', '--no-renames', '-z', since], { cwd: folder }),
    run('git', ['ls-files', '--others', '--exclude-standard', '-z'], { cwd: folder }),
  ])
  for (const { ok, output } of lists) if (!ok) throw new Error(`git could not list what changed:\n${output}`)
  return lists.flatMap(({ stdout }) => stdout.split('\0').filter(Boolean))
}
