import { equal } from '@wry/equality'

/** The same record three times: where both began, as it is stored now, and as it was typed here. */
export interface Versions<Values> {
  /** Undefined where it is not known, as in a draft of an older portal: then all that differs is contested. */
  base: Values | undefined
  theirs: Values
  mine: Values
}

/** A part of a record that can change without the rest. Fields of one record never share a part. */
export interface MergeField<Values extends object> {
  /** Members of the record that belong to it: they change together. */
  members: readonly (keyof Values)[]
  /** What is compared of two versions; by default the members as they are. */
  compare?: (values: Values) => unknown
  /** Copies this part of one version into another; by default the members. */
  take?: (to: Values, from: Values) => Values
  /** Merges both changes, for what can never be contested. */
  combine?: (versions: Versions<Values> & { base: Values }) => Values
}

export interface Merged<Values extends object, Field> {
  /** Mine with what only they changed. What both changed is mine, until the person chooses. */
  values: Values
  /** Changed by both, differently. */
  contested: Field[]
  /** What was merged: changed by them, untouched here. */
  came: Field[]
  /** Whether anything is left to save over theirs. */
  differs: boolean
}

export const isSame = <Values extends object>(field: MergeField<Values>, one: Values, other: Values) =>
  equal(read(field, one), read(field, other))

/** Copies one part of a version into another. */
export function takePart<Values extends object>(
  { take, members }: MergeField<Values>,
  to: Values,
  from: Values,
): Values {
  if (take) return take(to, from)
  const next = { ...to }
  for (const name of members) next[name] = from[name]
  return next
}

/**
 * The one rule for a record that two people have changed: what I did not touch is theirs, what only I touched is
 * mine, the same change by both is no conflict, and only what both changed differently is contested. Members that
 * belong to no field are mine.
 */
export function mergeThreeWays<Values extends object, Field extends MergeField<Values>>(
  fields: readonly Field[],
  { base, theirs, mine }: Versions<Values>,
): Merged<Values, Field> {
  const contested: Field[] = []
  const came: Field[] = []
  let values = mine
  for (const field of fields) {
    if (isSame(field, mine, theirs)) values = takePart(field, values, theirs)
    else if (base === undefined) contested.push(field)
    else if (isSame(field, theirs, base)) continue
    else if (isSame(field, mine, base)) {
      values = takePart(field, values, theirs)
      came.push(field)
    } else if (field.combine) {
      const united = field.combine({ base, theirs, mine })
      if (!isSame(field, united, mine)) came.push(field)
      values = takePart(field, values, united)
    } else contested.push(field)
  }
  return { values, contested, came, differs: fields.some((field) => !isSame(field, values, theirs)) }
}

type Atom = string | number

/** A list whose order has no meaning: what either added is in, what either removed is out. */
export function setField<Values extends object, Item extends Atom>(
  member: keyof Values,
  read: (values: Values) => readonly Item[] | null,
  write: (values: Values, list: Item[]) => Values,
): MergeField<Values> & { combine: NonNullable<MergeField<Values>['combine']> } {
  const of = (values: Values) => new Set(read(values) ?? [])
  return {
    members: [member],
    compare: (values) => [...of(values)].toSorted((one, other) => String(one).localeCompare(String(other))),
    combine: (versions) => {
      const [base, theirs, mine] = [of(versions.base), of(versions.theirs), of(versions.mine)]
      // Kept by both, or added by one.
      const stays = (item: Item) =>
        base.has(item) ? theirs.has(item) && mine.has(item) : theirs.has(item) || mine.has(item)
      return write(versions.mine, [...new Set([...theirs, ...mine])].filter(stays))
    },
  }
}

/** A row, or with a cell one value of it. */
interface RowField<Values extends object, Row> extends MergeField<Values> {
  row: Row
  cell: keyof Row | undefined
}

/** Rows of a list that are known by a key, each of its own: another row, or another value of it, is no conflict. */
export function rowFields<Values extends object, Row extends object>(
  member: keyof Values,
  list: {
    read: (values: Values) => readonly Row[]
    write: (values: Values, rows: Row[]) => Values
    key: (row: Row) => string
  },
  { base, theirs, mine }: Versions<Values>,
): RowField<Values, Row>[] {
  const find = (values: Values | undefined, key: string) =>
    values && list.read(values).find((row) => list.key(row) === key)
  const keys = new Map(
    [theirs, mine, base].flatMap((values) =>
      (values ? list.read(values) : []).map((row) => [list.key(row), row]),
    ),
  )
  return [...keys].flatMap(([key, row]): RowField<Values, Row>[] => {
    const everywhere = [base, theirs, mine].every((values) => find(values, key) !== undefined)
    const put = (to: Values, from: Values, cell?: keyof Row) => {
      const taken = find(from, key)
      const rows = list.read(to)
      if (!taken)
        return list.write(
          to,
          rows.filter((one) => list.key(one) !== key),
        )
      if (!find(to, key)) return list.write(to, [...rows, taken])
      const changed = (one: Row): Row => (cell === undefined ? taken : { ...one, [cell]: taken[cell] })
      return list.write(
        to,
        rows.map((one) => (list.key(one) === key ? changed(one) : one)),
      )
    }
    const whole = {
      members: [member],
      row,
      cell: undefined,
      compare: (values: Values) => find(values, key) ?? null,
      take: put,
    }
    if (!everywhere) return [whole]
    return namesOf(row).map((cell) => ({
      members: [member],
      row,
      cell,
      compare: (values: Values) => find(values, key)?.[cell] ?? null,
      take: (to: Values, from: Values) => put(to, from, cell),
    }))
  })
}

function namesOf<Row extends object>(row: Row): (keyof Row)[] {
  const names: (keyof Row)[] = []
  for (const name in row) names.push(name)
  return names
}

function read<Values extends object>({ compare, members }: MergeField<Values>, values: Values): unknown {
  return compare ? compare(values) : members.map((name) => values[name])
}

/** What a form changed since it began. */
export function changedMembers<Values extends object>(
  base: Partial<Values> | undefined,
  values: Partial<Values>,
): Partial<Values> {
  const changed: Partial<Values> = { ...values }
  if (base) for (const name of namesOf(changed)) if (equal(base[name], values[name])) delete changed[name]
  return changed
}
