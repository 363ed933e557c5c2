import { chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { tableClasses } from '../table/table-styles.generated'

interface ImportStepsProps {
  steps: readonly string[]
  /** Index of the current one. */
  at: number
}

/** The steps of an import, with the one that the person is at. */
export function ImportSteps({ steps, at }: ImportStepsProps) {
  return (
    <chakra.ol display="flex" flexWrap="wrap" gap="4px 18px" marginBottom="14px" textStyle="label">
      {steps.map((name, index) => (
        <chakra.li
          key={name}
          aria-current={index === at ? 'step' : undefined}
          color={index === at ? 'brand.fg' : 'fg.subtle'}
        >
          {`${index + 1}. ${name}`}
        </chakra.li>
      ))}
    </chakra.ol>
  )
}

interface ImportErrorsProps {
  /** Row 0 is the file as a whole. */
  errors: readonly { row: number; column: string | null; value: string; message: string }[]
  words: {
    errors: string
    row: string
    column: string
    value: string
    problem: string
    wholeFile: string
  }
}

/** What is wrong with a file, cell by cell. */
export function ImportErrors({ errors, words }: ImportErrorsProps) {
  return (
    <ImportScroll label={words.errors}>
      <table className={tableClasses.plain}>
        <thead>
          <tr>
            <th scope="col">{words.row}</th>
            <th scope="col">{words.column}</th>
            <th scope="col">{words.value}</th>
            <th scope="col">{words.problem}</th>
          </tr>
        </thead>
        <tbody>
          {errors.map(({ row, column, value, message }) => (
            <tr key={`${row} ${column ?? ''} ${message}`}>
              <chakra.th scope="row" css={{ minWidth: '0 !important' }}>
                {row === 0 ? words.wholeFile : row}
              </chakra.th>
              <td data-label={words.column}>
                <span>{column ?? ''}</span>
              </td>
              <td data-label={words.value}>
                <chakra.span overflowWrap="anywhere">{value}</chakra.span>
              </td>
              <td data-label={words.problem}>
                <span>{message}</span>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </ImportScroll>
  )
}

/** A long part of a preview, scrolled by itself. */
export function ImportScroll({ label, children }: { label: string; children: ReactNode }) {
  return (
    <chakra.div
      role="region"
      aria-label={label}
      // Focusable, so that the keyboard can scroll it.
      tabIndex={0}
      maxHeight="320px"
      overflow="auto"
      border="1px solid {colors.border.subtle}"
      borderRadius="sm"
    >
      {children}
    </chakra.div>
  )
}
