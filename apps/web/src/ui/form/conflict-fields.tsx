import type { ReactNode } from 'react'
import type { AutosavePorts } from '../../lib/saving/autosave-queue'
import { mergeThreeWays, type MergeField, type Versions } from '../../lib/saving/three-way-merge'
import { conflictMessages as words } from './conflict-messages.generated'
import { cameText } from './conflict-texts'
import { RichText } from '../rich-text/rich-text'
import { textOfHtml } from '../rich-text/rich-text-html'
import { meaningOfHtml } from '../rich-text/rich-text-meaning'
import { toast } from '../feedback/toast'

/** A part of a record as people read it when two of them changed it. */
export interface ConflictField<Values extends object> extends MergeField<Values> {
  label: string
  /** In words, dates as on screens; nothing for empty. */
  show: (values: Values) => ReactNode
  /** The same as plain text, where it is shown formatted. */
  text?: (values: Values) => string
  /** Why the person may not change this part; theirs then stays, and there is no choice. */
  locked?: string | null | undefined
}

/** A formatted text: compared by what it says, not by how its markup is spelled. */
export function richTextField<Values extends object, Name extends keyof Values>(
  name: Name,
  label: string,
  html: (values: Values) => string | null,
): ConflictField<Values> {
  return {
    members: [name],
    label,
    compare: (values) => meaningOfHtml(html(values) ?? ''),
    text: (values) => textOfHtml(html(values) ?? ''),
    show: (values) => meaningOfHtml(html(values) ?? '') && <RichText html={html(values) ?? ''} />,
  }
}

/** Labels in the order of the form, each once: rows of one list have the same. */
export const labelsOf = (fields: readonly { label: string }[]): string[] => [
  ...new Set(fields.map(({ label }) => label)),
]

/** The parts of a record, or how they follow from its versions: the entries of a list are parts of their own. */
export type ConflictFields<Values extends object> =
  | readonly ConflictField<Values>[]
  | ((versions: Versions<Values>) => readonly ConflictField<Values>[])

/** The parts that a record has in these versions. */
export const fieldsIn = <Values extends object>(
  fields: ConflictFields<Values>,
  versions: Versions<Values>,
): readonly ConflictField<Values>[] => (typeof fields === 'function' ? fields(versions) : fields)

/** The merge of a text that saves itself. */
export const mergeOf =
  <Values extends object>(fields: ConflictFields<Values>): AutosavePorts<Values>['merge'] =>
  (versions) => {
    const { values, contested } = mergeThreeWays(fieldsIn(fields, versions), versions)
    return { value: values, contested: contested.length > 0 }
  }

interface CameIn {
  by: string | null
  at: string | null
  message?: string
  fields: readonly { label: string }[]
}

/** Shows what was merged, and from whom, when a save succeeded on top of another person's. */
export function toastOfCame(came: readonly CameIn[]): void {
  for (const { fields, ...saving } of came)
    toast({
      status: 'info',
      title: words.cameTitle,
      description: cameText(saving, labelsOf(fields), new Date()),
      duration: 10_000,
    })
}

/** What was merged into a text that saves itself. */
export function toastOfMerge<Values extends object>(
  fields: ConflictFields<Values>,
  from: { by: string | null; at: string | null } & Versions<Values>,
): void {
  const { came } = mergeThreeWays(fieldsIn(fields, from), from)
  if (came.length > 0) toastOfCame([{ by: from.by, at: from.at, fields: came }])
}
