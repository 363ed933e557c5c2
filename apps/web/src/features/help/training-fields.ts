import { spellRoleName } from '@portal/domain'
import type { Stored } from '../../lib/saving/save-three-ways'
import { setField } from '../../lib/saving/three-way-merge'
import { wordOf } from '../../lib/format'
import { richTextField, type ConflictField } from '../../ui/form/conflict-fields'
import { helpMessages } from './help-messages.generated'
import type { TrainingItemFieldsFragment as Item } from './help.generated'
import { valuesOf, type TrainingValues } from './training-values'

const words = helpMessages.editor

export const storedTraining = (row: Item): Stored<TrainingValues> => ({
  values: valuesOf(row),
  version: row.version,
  by: row.changedBy.fullName,
  at: row.changedOn,
})

/** The parts of an item that two people can have changed at once. */
export const trainingFields: readonly ConflictField<TrainingValues>[] = [
  { members: ['title'], label: words.titleLabel, show: ({ title }) => title },
  { members: ['summary'], label: words.summary, show: ({ summary }) => summary },
  { members: ['kind'], label: helpMessages.kind, show: ({ kind }) => wordOf(helpMessages.kinds, kind) },
  { members: ['module'], label: helpMessages.module, show: ({ module }) => module },
  { members: ['url'], label: words.url, show: ({ url }) => url },
  { members: ['durationMin'], label: words.duration, show: ({ durationMin }) => durationMin },
  {
    ...setField<TrainingValues, string>(
      'roles',
      ({ roles }) => roles,
      (values, roles) => ({ ...values, roles }),
    ),
    label: words.audience,
    show: ({ roles }) => roles.map(spellRoleName).join(', '),
  },
  {
    ...setField<TrainingValues, string>(
      'routes',
      ({ routes }) => routes.split(/\s+/).filter(Boolean),
      (values, routes) => ({ ...values, routes: routes.join('\n') }),
    ),
    label: words.routes,
    show: ({ routes }) => routes,
  },
  richTextField('body', words.text, ({ body }) => body),
  { members: ['transcript'], label: helpMessages.transcript, show: ({ transcript }) => transcript },
]
