import type { FormikHelpers, FormikValues } from 'formik'
import { useRef, useState, type ReactNode, type RefObject } from 'react'
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
  /** The parts of the record, in the order of the form. `row` is what the server holds when another person saved. */
  fields: (versions: Versions<Values>, row: Row | null) => readonly ConflictField<Values>[]
  /** 'Somebody else changed this agency' */
  title: string
  /** Sends the values over a version; without a version it makes a new record. Faults may be thrown. */
  send: (values: Values, version: number | null) => Promise<SendAnswer<Row>>
  /** It is stored; `row` is what the server holds now. */
  onSaved: (row: Row | null, values: Values, helpers: Helpers<Values>) => void
  /** None of the person's changes is left, so nothing had to be saved; by default `onSaved`. */
  onTheirs?: (row: Row, values: Values, helpers: Helpers<Values>) => void
  onClose?: () => void
  /** Shows refusals at their fields, and returns those that belong to none. */
  refuse?: (errors: readonly PayloadError[], values: Values, helpers: Helpers<Values>) => string[]
  /** A record that was deleted meanwhile can be created again from what was typed. */
  canBeMadeAnew?: boolean
  never?: readonly (keyof Values)[]
}

export interface RecordForm<Values extends FormikValues> {
  /** For a {@link KeptForm} around the dialog or page. */
  kept: { form: KeptFormHandle<Values>; edition: number; whole: boolean }
  /** Refusals that belong to no field. */
  general: string[]
  /** Returns what was refused; nothing when it is stored, or when there is a choice to make. */
  save: (values: Values, helpers: Helpers<Values>) => Promise<readonly PayloadError[]>
  /** An act beside the form, such as a file, gave the record another version. */
  seen: (version: number) => void
  /** The choice between two versions; stands beside the dialog of the form, not inside of it. */
  conflict: ReactNode
  /** At the top of the form: another person deleted the record. */
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
 * The form of a record that several people can change: what is typed survives a reload, and leaving it asks for
 * confirmation; what another person saved meanwhile is merged by the one rule of {@link saveThreeWays}; what another
 * person deleted can be copied or created again.
 */
export function useRecordForm<Values extends FormikValues, Row>(
  options: RecordFormOptions<Values, Row>,
): RecordForm<Values> {
  const { over, saveOver, kept } = useStart(options)
  const [general, setGeneral] = useState<string[]>([])
  const [edition, setEdition] = useState(0)
  const [conflict, setConflict] = useState<Conflict<Values, Row>>()
  const [deleted, setDeleted] = useState<Deleted<Values>>()

  const form: FormParts<Values, Row> = {
    options,
    over,
    saveOver,
    kept,
    setGeneral,
    setConflict,
    setDeleted,
    show(values, helpers) {
      void helpers.setValues(values, false)
      setEdition((known) => known + 1)
    },
  }
  return {
    kept: { form: kept, edition, whole: options.row !== null },
    general,
    save: (values, helpers) => saveRecord(form, values, helpers),
    seen: (version) => saveOver({ ...over.current, version }),
    conflict: conflict && <RecordConflict form={form} conflict={conflict} />,
    deleted: deleted && <RecordDeleted form={form} deleted={deleted} />,
  }
}

interface Deleted<Values extends FormikValues> {
  message: string
  values: Values
  helpers: Helpers<Values>
}

/** What saving, and the choice between two versions, work with. */
interface FormParts<Values extends FormikValues, Row> {
  options: RecordFormOptions<Values, Row>
  /** The version that is saved over. */
  over: Readonly<RefObject<Start<Values>>>
  saveOver: (start: Start<Values>) => void
  kept: KeptFormHandle<Values>
  setGeneral: (messages: string[]) => void
  setConflict: (conflict: Conflict<Values, Row> | undefined) => void
  setDeleted: (deleted: Deleted<Values> | undefined) => void
  /** Sets other values into the fields, which are mounted again. */
  show: (values: Values, helpers: Helpers<Values>) => void
}

/** Where the form begins: with the record, or with what this browser kept of it. */
function useStart<Values extends FormikValues, Row>({
  row,
  initial,
  read,
  draft,
  never,
  onClose,
}: RecordFormOptions<Values, Row>) {
  const over = useRef<Start<Values>>({
    values: row === null ? undefined : read(row).values,
    version: row === null ? null : read(row).version,
  })
  const kept = useKeptForm<Values>({
    draft,
    start: over,
    ...(never ? { never } : {}),
    ...(onClose ? { onClose } : {}),
  })
  // A restored text was based on an older version: what changed since is merged when it is saved.
  const isRestored = useRef(false)
  if (!isRestored.current && kept.restored?.base && row !== null) {
    over.current = { values: { ...initial, ...kept.restored.base }, version: kept.restored.version }
    isRestored.current = true
  }
  const saveOver = (start: Start<Values>) => {
    over.current = start
  }
  return { over, saveOver, kept }
}

async function saveRecord<Values extends FormikValues, Row>(
  form: FormParts<Values, Row>,
  values: Values,
  helpers: Helpers<Values>,
): Promise<readonly PayloadError[]> {
  const { fields, send, read, refuse, onSaved } = form.options
  const refused = (errors: readonly PayloadError[], mine: Values) => {
    form.setGeneral(
      refuse ? refuse(errors, mine, helpers) : spreadErrors(errors, { ...helpers, values: mine }),
    )
    return errors
  }
  form.setGeneral([])
  form.setDeleted(undefined)
  let theirs: Row | null = null
  try {
    const outcome = await saveThreeWays<Values, Row, ConflictField<Values>>({
      fields: (versions) => fields(versions, theirs),
      start: form.over.current,
      mine: values,
      send: async (sent, version) => {
        const answer = await send(sent, version)
        theirs = answer.row
        return answer
      },
      read,
    })
    if (outcome.kind === 'contested') {
      form.show(outcome.contest.mine, helpers)
      form.setConflict({ row: outcome.row, contest: outcome.contest, helpers })
      return []
    }
    toastOfCame(outcome.came)
    if (outcome.kind === 'saved') {
      form.kept.forget()
      if (outcome.row) form.saveOver({ values: read(outcome.row).values, version: read(outcome.row).version })
      onSaved(outcome.row, outcome.values, helpers)
      return []
    }
    form.saveOver(outcome.over)
    if (outcome.came.length > 0) form.show(outcome.mine, helpers)
    const gone = outcome.errors.find(({ isDeleted }) => isDeleted)
    if (!gone) return refused(outcome.errors, outcome.mine)
    form.setDeleted({ message: gone.message, values: outcome.mine, helpers })
    return []
  } catch (error) {
    return refused(thrownRefusals(error), values)
  }
}

/** Continues with what was chosen between two versions: it is saved, unless it is theirs. */
function choose<Values extends FormikValues, Row>(
  form: FormParts<Values, Row>,
  { row, contest, helpers }: Conflict<Values, Row>,
  values: Values,
): void {
  const { fields, onSaved, onTheirs = onSaved } = form.options
  const theirs = contest.theirs
  const versions = { base: contest.base, theirs: theirs.values, mine: values }
  form.setConflict(undefined)
  form.saveOver({ values: theirs.values, version: theirs.version })
  form.show(values, helpers)
  if (fields(versions, row).some((field) => !isSame(field, values, theirs.values))) {
    helpers.setSubmitting(true)
    return void saveRecord(form, values, helpers).finally(() => helpers.setSubmitting(false))
  }
  form.kept.forget()
  onTheirs(row, values, helpers)
}

interface RecordConflictProps<Values extends FormikValues, Row> {
  form: FormParts<Values, Row>
  conflict: Conflict<Values, Row>
}

function RecordConflict<Values extends FormikValues, Row>({
  form,
  conflict,
}: RecordConflictProps<Values, Row>) {
  const { base, mine, theirs, message } = conflict.contest
  const { title, fields } = form.options
  return (
    <ConflictDialog
      title={title}
      base={base}
      mine={mine}
      theirs={theirs.values}
      by={theirs.by}
      at={theirs.at}
      message={message}
      fields={fields({ base, mine, theirs: theirs.values }, conflict.row)}
      onChoose={(values) => choose(form, conflict, values)}
    />
  )
}

interface RecordDeletedProps<Values extends FormikValues, Row> {
  form: FormParts<Values, Row>
  deleted: Deleted<Values>
}

function RecordDeleted<Values extends FormikValues, Row>({ form, deleted }: RecordDeletedProps<Values, Row>) {
  const { message, values, helpers } = deleted
  const { fields, canBeMadeAnew } = form.options
  return (
    <DeletedAlert
      message={message}
      values={values}
      fields={fields({ base: undefined, mine: values, theirs: values }, null)}
      {...(canBeMadeAnew
        ? {
            onAnew: () => {
              form.saveOver({ values: undefined, version: null })
              void saveRecord(form, values, helpers)
            },
          }
        : {})}
    />
  )
}
