import type { FormikHelpers, FormikValues } from 'formik'
import { useRef, useState, type ReactNode } from 'react'
import { spreadErrors, type PayloadError } from '../../lib/saving/form-errors'
import { thrownRefusals } from '../../lib/saving/refusals'
import { saveThreeWays, type Contest, type Start, type Stored } from '../../lib/saving/save-three-ways'
import { isSame, type Versions } from '../../lib/saving/three-way-merge'
import { ConflictDialog } from './conflict-dialog'
import { toastOfCame, type ConflictField } from './conflict-fields'
import { DeletedAlert } from '../feedback/deleted-alert'
import { useKeptForm, type KeptFormHandle } from './use-kept-form'

export interface RecordFormOptions<Values extends FormikValues, Row> {
  /** Which form of which record, such as ['role', role?.id ?? 'new']; null keeps no draft. */
  draft: readonly (string | number)[] | null
  /** The record that the form begins with; null for a new one. */
  row: Row | null
  /** What the form shows at first. */
  initial: Values
  read: (row: Row) => Stored<Values>
  /** The parts of the record, in the order of the form. `row` is what the server holds when somebody else saved. */
  fields: (versions: Versions<Values>, row: Row | null) => readonly ConflictField<Values>[]
  /** 'Somebody else changed this agency' */
  title: string
  /** Sends the values over a version; without a version it makes a new record. Faults may be thrown. */
  send: (values: Values, version: number | null) => Promise<SendAnswer<Row>>
  /** It is stored; `row` is what the server holds now. */
  onSaved: (row: Row | null, values: Values, helpers: Helpers<Values>) => void
  /** Nothing of the own changes is left, so nothing had to be saved; as saved, unless told. */
  onTheirs?: (row: Row, values: Values, helpers: Helpers<Values>) => void
  onClose?: () => void
  /** Puts refusals to their fields, and answers those that belong to none. */
  refuse?: (errors: readonly PayloadError[], values: Values, helpers: Helpers<Values>) => string[]
  /** A record that was deleted meanwhile can be made anew of what was typed. */
  canBeMadeAnew?: boolean
  never?: readonly (keyof Values)[]
}

export interface RecordForm<Values extends FormikValues> {
  /** For a {@link KeptForm} around the dialog or page. */
  kept: { form: KeptFormHandle<Values>; edition: number; whole: boolean }
  /** Refusals that belong to no field. */
  general: string[]
  /** Answers what was refused; nothing when it is stored, or when there is a choice to make. */
  save: (values: Values, helpers: Helpers<Values>) => Promise<readonly PayloadError[]>
  /** An act beside the form, such as a file, gave the record another version. */
  seen: (version: number) => void
  /** The choice between two versions; stands beside the dialog of the form, not inside of it. */
  conflict: ReactNode
  /** At the top of the form: somebody deleted the record. */
  deleted: ReactNode
}

interface SendAnswer<Row> {
  errors: readonly PayloadError[]
  row: Row | null
}

type Helpers<Values> = Pick<
  FormikHelpers<Values>,
  'setValues' | 'setFieldError' | 'setFieldTouched' | 'resetForm' | 'setSubmitting'
>

interface Conflict<Values extends FormikValues, Row> {
  row: Row
  contest: Contest<Values, ConflictField<Values>>
  helpers: Helpers<Values>
}

/**
 * The form of a record that several people can change: what is typed survives a reload and asks before it is lost, what somebody
 * else saved meanwhile is merged by the one rule of {@link saveThreeWays}, and what somebody deleted can be copied or made anew.
 */
export function useRecordForm<Values extends FormikValues, Row>(
  options: RecordFormOptions<Values, Row>,
): RecordForm<Values> {
  const { row: first, initial, read, fields, send } = options
  const over = useRef<Start<Values>>({
    values: first === null ? undefined : read(first).values,
    version: first === null ? null : read(first).version,
  })
  const kept = useKeptForm<Values>({
    draft: options.draft,
    start: over,
    ...(options.never ? { never: options.never } : {}),
    ...(options.onClose ? { onClose: options.onClose } : {}),
  })
  // A restored text was written upon an older version: what changed since is met when it is saved.
  const isRestored = useRef(false)
  if (!isRestored.current && kept.restored?.base && first !== null) {
    over.current = { values: { ...initial, ...kept.restored.base }, version: kept.restored.version }
    isRestored.current = true
  }
  const [general, setGeneral] = useState<string[]>([])
  const [edition, setEdition] = useState(0)
  const [conflict, setConflict] = useState<Conflict<Values, Row>>()
  const [deleted, setDeleted] = useState<{ message: string; values: Values; helpers: Helpers<Values> }>()

  const spread = (errors: readonly PayloadError[], mine: Values, helpers: Helpers<Values>) =>
    spreadErrors(errors, { ...helpers, values: mine })

  function show(values: Values, helpers: Helpers<Values>) {
    void helpers.setValues(values, false)
    setEdition((known) => known + 1)
  }

  async function save(values: Values, helpers: Helpers<Values>): Promise<readonly PayloadError[]> {
    setGeneral([])
    setDeleted(undefined)
    let theirs: Row | null = null
    try {
      const outcome = await saveThreeWays<Values, Row, ConflictField<Values>>({
        fields: (versions) => fields(versions, theirs),
        start: over.current,
        mine: values,
        send: async (sent, version) => {
          const answer = await send(sent, version)
          theirs = answer.row
          return answer
        },
        read,
      })
      if (outcome.kind === 'contested') {
        show(outcome.contest.mine, helpers)
        setConflict({ row: outcome.row, contest: outcome.contest, helpers })
        return []
      }
      toastOfCame(outcome.came)
      if (outcome.kind === 'saved') {
        kept.forget()
        if (outcome.row)
          over.current = { values: read(outcome.row).values, version: read(outcome.row).version }
        options.onSaved(outcome.row, outcome.values, helpers)
        return []
      }
      over.current = outcome.over
      if (outcome.came.length > 0) show(outcome.mine, helpers)
      const gone = outcome.errors.find(({ isDeleted }) => isDeleted)
      if (gone) {
        setDeleted({ message: gone.message, values: outcome.mine, helpers })
        return []
      }
      setGeneral((options.refuse ?? spread)(outcome.errors, outcome.mine, helpers))
      return outcome.errors
    } catch (error) {
      const refusals = thrownRefusals(error)
      setGeneral((options.refuse ?? spread)(refusals, values, helpers))
      return refusals
    }
  }

  function choose({ row, contest, helpers }: Conflict<Values, Row>, values: Values) {
    const theirs = contest.theirs
    const versions = { base: contest.base, theirs: theirs.values, mine: values }
    setConflict(undefined)
    over.current = { values: theirs.values, version: theirs.version }
    show(values, helpers)
    if (fields(versions, row).some((field) => !isSame(field, values, theirs.values))) {
      helpers.setSubmitting(true)
      return void save(values, helpers).finally(() => helpers.setSubmitting(false))
    }
    kept.forget()
    ;(options.onTheirs ?? options.onSaved)(row, values, helpers)
  }

  const dialog: ReactNode = conflict && (
    <ConflictDialog
      title={options.title}
      base={conflict.contest.base}
      mine={conflict.contest.mine}
      theirs={conflict.contest.theirs.values}
      by={conflict.contest.theirs.by}
      at={conflict.contest.theirs.at}
      message={conflict.contest.message}
      fields={fields(
        {
          base: conflict.contest.base,
          mine: conflict.contest.mine,
          theirs: conflict.contest.theirs.values,
        },
        conflict.row,
      )}
      onChoose={(values) => choose(conflict, values)}
    />
  )
  const alert: ReactNode = deleted && (
    <DeletedAlert
      message={deleted.message}
      values={deleted.values}
      fields={fields({ base: undefined, mine: deleted.values, theirs: deleted.values }, null)}
      {...(options.canBeMadeAnew
        ? {
            onAnew: () => {
              over.current = { values: undefined, version: null }
              void save(deleted.values, deleted.helpers)
            },
          }
        : {})}
    />
  )
  return {
    kept: { form: kept, edition, whole: first !== null },
    general,
    save,
    seen: (version) => {
      over.current = { ...over.current, version }
    },
    conflict: dialog,
    deleted: alert,
  }
}
