import { Formik } from 'formik'
import { useReducer, useRef, type ReactNode } from 'react'
import { KeptForm } from './kept-form'
import { useKeptForm } from './use-kept-form'

interface Typed {
  /** Null while nothing is typed: then the stored text shows. */
  text: string | null
}

export interface KeptCellParts extends Typed {
  type: (text: string | null) => void
  /** Of the record when the text was begun, so that what another person saved meanwhile is noticed. */
  version: number
  /** It was refused: the next try is made upon what the server holds now. */
  refused: () => void
  /** For a button: asks for confirmation before what was typed is discarded. */
  giveUp: () => void
  notice: ReactNode
}

interface KeptCellProps {
  /** Which text of which record. */
  draft: readonly (string | number)[]
  version: number
  onDiscarded?: () => void
  children: (parts: KeptCellParts) => ReactNode
}

const nothing: Typed = { text: null }
const save = () => undefined

/** A text that is changed in its place, such as a cell of a table: what is typed survives a reload until it is saved. */
export function KeptCell({ draft, version, onDiscarded, children }: KeptCellProps) {
  const begun = useRef<{ values: Typed | undefined; version: number | null }>({
    values: nothing,
    version: null,
  })
  const clear = useRef(() => {})
  const [, renderAgain] = useReducer((count: number) => count + 1, 0)
  const form = useKeptForm<Typed>({
    draft,
    start: begun,
    onClose: () => {
      clear.current()
      onDiscarded?.()
    },
  })
  const isRestored = useRef(false)
  if (!isRestored.current && form.restored) begun.current.version = form.restored.version
  isRestored.current = true
  return (
    <Formik<Typed> initialValues={nothing} onSubmit={save}>
      {({ values, setValues }) => {
        const type = (text: string | null) => {
          if (text === null) begun.current.version = null
          else begun.current.version ??= version
          void setValues({ text }, false)
        }
        clear.current = () => type(null)
        return (
          <KeptForm<Typed> form={form}>
            {({ close, notice }) =>
              children({
                text: values.text,
                type,
                version: begun.current.version ?? version,
                refused: () => {
                  begun.current.version = null
                  renderAgain()
                },
                giveUp: close,
                notice: values.text !== null && notice,
              })
            }
          </KeptForm>
        )
      }}
    </Formik>
  )
}
