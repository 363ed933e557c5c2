import { chakra } from '@chakra-ui/react'
import { FieldArray, useFormikContext, type FormikValues } from 'formik'
import { Plus, Trash2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '../action/button'
import { IconButton } from '../action/icon-button'
import { FieldError } from '../field/field-frame'
import { Card } from '../layout/card'

interface FormRowsProps {
  /** Member of the form that holds the rows. */
  name: string
  title: string
  none: string
  add: string
  /** A new row. */
  fresh: object | (() => object)
  /** Why no row can be added. */
  full?: string | null
  /** What is wrong with the rows as a whole. */
  error?: string | undefined
  rowName: (index: number) => string
  removeName: (row: string) => string
  row: (at: string, index: number) => ReactNode
}

/** A list of a form: rows that can be added and taken away. Focus goes to a new row, and stays near a removed one. */
export function FormRows({
  name,
  title,
  none,
  add,
  fresh,
  full,
  error,
  rowName,
  removeName,
  row,
}: FormRowsProps) {
  const { values } = useFormikContext<FormikValues>()
  const rows = values[name] as readonly unknown[]
  const addId = `add-${name}`
  const focusLater = (selector: string) =>
    setTimeout(() => document.querySelector<HTMLElement>(selector)?.focus(), 0)
  return (
    <FieldArray name={name}>
      {(list) => (
        <Card
          title={title}
          note={rows.length > 0 ? rows.length : undefined}
          actions={
            <Button
              id={addId}
              size="sm"
              icon={<Plus aria-hidden />}
              disabledReason={full}
              onClick={() => {
                list.push(typeof fresh === 'function' ? fresh() : fresh)
                focusLater(`[name^="${name}.${rows.length}."]`)
              }}
            >
              {add}
            </Button>
          }
        >
          {rows.length === 0 && <chakra.p color="fg.muted">{none}</chakra.p>}
          {error !== undefined && <FieldError id={`${name}-error`} error={error} />}
          {rows
            .map((_, index) => `${name}.${index}`)
            .map((at, index) => (
              <chakra.fieldset
                // Rows have no identity but their place.
                key={at}
                display="flex"
                gap="8px"
                alignItems="flex-start"
                minWidth="0"
                {...(index > 0 ? { paddingTop: '12px', borderTop: '1px solid {colors.border.subtle}' } : {})}
              >
                <chakra.legend srOnly>{rowName(index)}</chakra.legend>
                <chakra.div
                  flex="1"
                  minWidth="0"
                  display="grid"
                  gap="0 14px"
                  gridTemplateColumns="repeat(auto-fit, minmax(min(100%, 190px), 1fr))"
                  alignItems="start"
                >
                  {row(at, index)}
                </chakra.div>
                <chakra.div paddingTop="22px">
                  <IconButton
                    label={removeName(rowName(index))}
                    icon={<Trash2 aria-hidden />}
                    onClick={() => {
                      list.remove(index)
                      focusLater(`#${addId}`)
                    }}
                  />
                </chakra.div>
              </chakra.fieldset>
            ))}
        </Card>
      )}
    </FieldArray>
  )
}
