import { sanitizeHtml } from '../../ui/rich-text/rich-text-html'
import type { TrainingItemFieldsFragment as Item } from './help.generated'

/** The form of an item. */
export interface TrainingValues {
  title: string
  summary: string
  kind: string
  module: string
  roles: string[]
  /** One a line. */
  routes: string
  body: string
  url: string
  transcript: string
  durationMin: string
}

export function valuesOf(item: Item | null): TrainingValues {
  return {
    title: item?.title ?? '',
    summary: item?.summary ?? '',
    kind: item?.kind ?? 'FAQ',
    module: item?.module ?? 'Getting started',
    roles: item ? [...item.roles] : [],
    routes: item?.routes.join('\n') ?? '',
    body: sanitizeHtml(item?.body ?? ''),
    url: item?.url ?? '',
    transcript: item?.transcript ?? '',
    durationMin: item?.durationMin == null ? '' : String(item.durationMin),
  }
}

export function inputOf({ routes, durationMin, ...values }: TrainingValues) {
  const minutes = durationMin.trim()
  return {
    ...values,
    routes: routes.split(/\s+/).filter((route) => route !== ''),
    // What is no number is refused by the server in the words of the field.
    durationMin: minutes === '' ? null : /^\d{1,6}$/.test(minutes) ? Number(minutes) : 0,
  }
}
