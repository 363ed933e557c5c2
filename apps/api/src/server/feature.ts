import { searchGroups, taskKinds, type PresenceKind, type SearchGroup, type TaskKind } from '@portal/domain'
import type { Express } from 'express'
import type { Concealed, HistorySources } from '../features/audit-trail/audit-trail-events-read-model.js'
import type { RecordNames } from '../features/audit-trail/audit-trail-names-read-model.js'
import type { HistoryParts } from '../features/audit-trail/audit-trail-parts-read-model.js'
import type { DueDays } from '../features/calendar/calendar-events-read-model.js'
import type { ContentPort } from '../features/content/content-port.js'
import type { SearchSource, SearchSources } from '../features/search/search-kit-read-model.js'
import type { AllTaskSources, TaskSources } from '../features/tasks/tasks-columns-read-model.js'
import type { HandOver } from '../features/tasks/tasks-hand-over-service.js'
import type { LaunchPart } from '../features/years/years-launch-parts.js'
import type { ApiDeps, Job } from './deps.js'
import type { PresencePlaces } from './presence-places.js'
import type { Route } from './requests/route.js'

/** What the features together bring to the lists that span them all. */
export interface FeatureParts {
  /** Launch of a compliance year, in the order of the features. */
  launch: readonly LaunchPart[]
  /** Kinds of content that monitors edit. */
  content: readonly ContentPort[]
  /** What happens to the work of a person that goes to a colleague. */
  handOvers: readonly HandOver[]
  /** Records on which people see each other. */
  presence: PresencePlaces
  search: Readonly<Record<SearchGroup, SearchSource>>
  tasks: AllTaskSources
  /** What becomes due, for the calendar. */
  dueDays: DueDays
  /** Names of records in the audit trail, what else belongs to the history of one, and what of it is hidden for now. */
  history: HistorySources
}

/**
 * What one feature brings to the API. Nothing outside its folder names it but the list in features.ts; what a feature needs of
 * another one is handed to its manifest there.
 */
export interface ApiFeature {
  name: string
  /** Read together with the contract's `access`, the routes are the permission table. */
  routes?: (deps: ApiDeps, parts: FeatureParts) => Route[]
  /** What repeats beside the requests. */
  jobs?: (deps: ApiDeps) => Job[]
  /** Addresses outside the contract. */
  mount?: (app: Express, deps: ApiDeps) => void
  launch?: LaunchPart
  content?: ContentPort | readonly ContentPort[]
  handOver?: HandOver
  presence?: PresencePlaces
  search?: SearchSources
  tasks?: TaskSources
  dueDays?: DueDays
  names?: RecordNames
  historyParts?: HistoryParts
  /** Entries of the history whose values somebody must not see now. */
  concealed?: Concealed
}

/** Puts the parts of all features together; throws where one is missing, or brought twice. */
export function partsOf(features: readonly ApiFeature[]): FeatureParts {
  const listed = <Name extends 'launch' | 'content' | 'handOver' | 'concealed'>(name: Name) =>
    features.flatMap((feature) => (feature[name] === undefined ? [] : [feature[name]]))
  return {
    launch: listed('launch'),
    content: listed('content').flat(),
    handOvers: listed('handOver'),
    presence: merged<PresencePlaces[PresenceKind]>(features, 'presence'),
    search: complete(merged<SearchSource | undefined>(features, 'search'), searchGroups, 'search'),
    tasks: complete(merged<AllTaskSources[TaskKind] | undefined>(features, 'tasks'), taskKinds, 'tasks'),
    dueDays: merged(features, 'dueDays'),
    history: {
      names: merged(features, 'names'),
      parts: merged(features, 'historyParts'),
      concealed: listed('concealed'),
    },
  }
}

/** Entries of every feature by their keys. */
function merged<Entry>(
  features: readonly ApiFeature[],
  part: 'presence' | 'search' | 'tasks' | 'dueDays' | 'names' | 'historyParts',
): Record<string, Entry> {
  const entries = new Map<string, Entry>()
  for (const feature of features)
    for (const [key, entry] of Object.entries(feature[part] ?? {}) as [string, Entry][]) {
      if (entries.has(key))
        throw new Error(`The feature ${feature.name} brings ${part}.${key} a second time.`)
      entries.set(key, entry)
    }
  return Object.fromEntries(entries)
}

function complete<Key extends string, Entry>(
  entries: Readonly<Record<string, Entry | undefined>>,
  keys: readonly Key[],
  part: string,
): Record<Key, Entry> {
  const missing = keys.filter((key) => entries[key] === undefined)
  if (missing.length > 0) throw new Error(`No feature brings ${part} of ${missing.join(', ')}.`)
  return entries as Record<Key, Entry>
}
