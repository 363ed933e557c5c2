import { Fragment, type ReactNode } from 'react'
import type { SelectOption } from '../field/select'
import { FilterBar } from './filter-bar'
import { ChipChoice, ChipSwitch } from './filter-chips'
import { FilterSeveral } from './filter-several'
import { FilterSearch } from './filter-search'

interface Choice<Name extends string> {
  kind: 'choice'
  name: Name
  label: string
  options: readonly SelectOption[]
  /** Words of the choice of everything. */
  every?: string
  /** The option that the list begins with, instead of `every`; the address does not name it. */
  usual?: string
  /** What the closed chip shows while nothing is chosen, when it is not the label. */
  closed?: string
}

interface Search<Name extends string> {
  kind: 'search'
  name: Name
  label: string
  hint?: string
  /** Pause in typing after which the server searches; absent where the browser holds the whole list. */
  waitMs?: number
}

interface Switch<Name extends string> {
  kind: 'switch'
  name: Name
  label: string
  /** Its value in the address while it is on. */
  on: string
}

/** Something that one list alone is narrowed by. */
interface Own {
  kind: 'own'
  name: string
  field: ReactNode
}

/** Any number of values; the address has them with commas between. */
interface Several<Name extends string> {
  kind: 'several'
  name: Name
  label: string
  options: readonly SelectOption[]
}

/** One filter of a list; false where the person has it not. */
export type FilterField<Name extends string> =
  | Choice<Name>
  | Several<Name>
  | Search<Name>
  | Switch<Name>
  | Own
  | false
  | null
  | undefined

/** Pause in typing after which the server searches. */
export const searchWaitMs = 300

export interface FilterState<Name extends string> {
  values: Readonly<Record<Name, string>>
  /** How many are set. */
  set: number
  change: (next: Partial<Record<Name, string>>) => void
  /** Clears them all. */
  clear?: (() => void) | undefined
}

export interface ListFiltersProps<Name extends string> {
  /** Name of the group: 'Filters of the findings'. */
  label: string
  fields: readonly FilterField<Name>[]
  /** Few enough to stand beside the title of the card. */
  few?: boolean
  /** Off for a choice that stands alone. */
  clearable?: boolean
}

/** The filters of a list in the head of its card, as they are declared. */
export function ListFilters<Name extends string>({
  label,
  fields,
  few,
  clearable = true,
  state,
}: ListFiltersProps<Name> & { state: FilterState<Name> }) {
  return (
    <FilterBar
      label={label}
      set={state.set}
      onClear={clearable ? state.clear : undefined}
      {...(few ? { few } : {})}
    >
      {fields.map((field) => field && <Fragment key={field.name}>{drawn(field, state)}</Fragment>)}
    </FilterBar>
  )
}

function drawn<Name extends string>(
  field: Exclude<FilterField<Name>, false | null | undefined>,
  { values, change }: FilterState<Name>,
): ReactNode {
  if (field.kind === 'own') return field.field
  const value = values[field.name]
  const onChange = (text: string) => change({ [field.name]: text } as Partial<Record<Name, string>>)
  switch (field.kind) {
    case 'search': {
      const { kind: _kind, name: _name, ...search } = field
      return <FilterSearch {...search} value={value} onChange={onChange} />
    }
    case 'switch':
      return (
        <ChipSwitch
          label={field.label}
          on={value === field.on}
          onChange={(on) => onChange(on ? field.on : '')}
        />
      )
    case 'several':
      return <FilterSeveral label={field.label} options={field.options} value={value} onChange={onChange} />
    case 'choice': {
      const { kind: _kind, name: _name, usual, ...choice } = field
      return (
        <ChipChoice
          {...choice}
          value={value || (usual ?? '')}
          isSet={value !== ''}
          onChange={(chosen) => onChange(chosen === usual ? '' : chosen)}
        />
      )
    }
  }
}

/** A filter that chooses one of several values, with the words for choosing none. */
export const choice = <Name extends string>(
  name: Name,
  label: string,
  every: string,
  options: readonly SelectOption[],
) => ({ kind: 'choice', name, label, every, options }) as const

/** Values that are their own words. */
export const valueOptions = (values: readonly string[]): SelectOption[] =>
  values.map((value) => ({ value, label: value }))

/** Values with their words. */
export const namedOptions = (words: Readonly<Record<string, string>>): SelectOption[] =>
  Object.entries(words).map(([value, label]) => ({ value, label }))

type Agencies = readonly { id: number; code: string; shortName: string }[]

export const agencyOptions = (agencies: Agencies | null | undefined): SelectOption[] =>
  (agencies ?? []).map(({ id, code, shortName }) => ({ value: String(id), label: `${code} ${shortName}` }))

type Years = readonly { id: number; name: string }[]

export const yearOptions = (years: Years | null | undefined): SelectOption[] =>
  (years ?? []).map(({ id, name }) => ({ value: String(id), label: name }))
