import { chakra } from '@chakra-ui/react'
import { isRichText } from '@portal/domain'
import { ChevronDown, ChevronRight, History, Upload } from 'lucide-react'
import { useEffect, useId, useRef } from 'react'
import { useViewer } from '../../lib/viewer'
import { Button } from '../../ui/button'
import { FormattedText } from '../../ui/formatted-text'
import { IconButton } from '../../ui/icon-button'
import { CommentsField } from './comments-field'
import type { RequiredDocumentCategoryFieldsFragment } from './documents.generated'
import { MaximumField } from './maximum-field'
import { RequiredDocumentTable } from './required-document-table'
import { requiredDocumentsMessages as words } from './required-documents-messages'

export interface RequiredCategoryRowProps {
  category: RequiredDocumentCategoryFieldsFragment
  expanded: boolean
  /** Set when the address leads to this category; another one for each visit. */
  visit: string | undefined
  onExpand: () => void
  onUpload: () => void
  onClone: () => void
  onAssign: () => void
}

const { columns } = words

/** One category of the panel; below it, when it is expanded, its documents. */
export function RequiredCategoryRow(props: RequiredCategoryRowProps) {
  const { category, expanded, visit, onExpand } = props
  const { specialReadOnly: readOnly } = useViewer()
  const below = useId()
  const row = useRef<HTMLTableRowElement>(null)
  useEffect(() => {
    if (visit === undefined) return
    row.current?.scrollIntoView({ block: 'center' })
    // Who sees no Upload button reads what is there: the button that folds the row.
    const target =
      row.current?.querySelector<HTMLElement>('[data-upload]') ?? row.current?.querySelector('button')
    target?.focus({ preventScroll: true })
  }, [visit])
  const { requiredDocumentCategory: about, documentCount } = category
  const name = about.documentCategory
  const assignees = category.documentCategoryResponseAssignments.map(({ user }) => user.fullName)
  return (
    <>
      <tr ref={row} data-state={expanded ? 'selected' : undefined}>
        <td data-label={columns.expander}>
          <IconButton
            label={words.expand(name)}
            icon={expanded ? <ChevronDown aria-hidden /> : <ChevronRight aria-hidden />}
            aria-expanded={expanded}
            aria-controls={expanded ? below : undefined}
            disabled={documentCount === 0 && !expanded}
            onClick={onExpand}
          />
        </td>
        <th scope="row">
          <chakra.div minWidth="0">
            {name}
            {!about.required && (
              <chakra.span color="fg.subtle" fontWeight="400">{` (${words.optional})`}</chakra.span>
            )}
            <chakra.span display="block" fontSize="sm" fontWeight="400" color="fg.subtle">
              {`${about.description} ${isRichText(about.help) ? '' : about.help} ${words.due(about.dueRule)}`}
            </chakra.span>
            {isRichText(about.help) && (
              <FormattedText text={about.help} fontSize="sm" fontWeight="400" color="fg.subtle" />
            )}
          </chakra.div>
        </th>
        <td data-label={columns.progress}>
          <chakra.span display="inline-flex" flexWrap="wrap" alignItems="center" gap="2px 12px">
            {words.uploaded(documentCount)}
            {category.changeMaximum.allowed && <MaximumField category={category} />}
          </chakra.span>
        </td>
        <td data-label={columns.assignees}>
          {assignees.length > 0 ? (
            <span>{assignees.join(', ')}</span>
          ) : (
            <chakra.span color="fg.subtle">{words.nobody}</chakra.span>
          )}
        </td>
        <td data-label={columns.stateMonitor}>
          <CommentsField category={category} />
        </td>
        {!readOnly && (
          <td data-label={columns.actions}>
            <CategoryActions {...props} />
          </td>
        )}
      </tr>
      {expanded && (
        <tr>
          <td colSpan={readOnly ? 5 : 6} id={below}>
            <chakra.div padding={{ md: '4px 0 8px 36px' }} width="100%" textAlign="start">
              <RequiredDocumentTable category={name} documents={category.documents} readOnly={readOnly} />
            </chakra.div>
          </td>
        </tr>
      )}
    </>
  )
}

/** What people of the agency do with a category; who may not is told whom to ask. */
function CategoryActions({ category, onUpload, onClone, onAssign }: RequiredCategoryRowProps) {
  const { isLocalAdmin, isLocalUser } = useViewer()
  if (!isLocalAdmin && !isLocalUser) return null
  const { upload, requiredDocumentCategory: about } = category
  return (
    <chakra.div
      display="grid"
      gap="4px"
      justifyItems="start"
      textAlign="start"
      minWidth={{ base: '0', lg: '230px' }}
    >
      <Button
        size="sm"
        icon={<Upload aria-hidden />}
        data-upload
        aria-label={`${words.upload}, ${about.documentCategory}`}
        disabledReason={upload.reason}
        onClick={onUpload}
      >
        {words.upload}
      </Button>
      <Button
        size="sm"
        icon={<History aria-hidden />}
        // Its words are long for a phone.
        style={{ whiteSpace: 'normal', height: 'auto', paddingBlock: '5px', textAlign: 'start' }}
        aria-label={`${words.clone}, ${about.documentCategory}`}
        disabledReason={upload.reason}
        onClick={onClone}
      >
        {words.clone}
      </Button>
      {upload.reason !== null && (
        <chakra.span fontSize="sm" color="fg.subtle" maxWidth="220px">
          {upload.reason}
        </chakra.span>
      )}
      {isLocalAdmin && (
        <Button
          size="sm"
          variant="link"
          aria-label={`${words.assignUser}, ${about.documentCategory}`}
          disabledReason={category.assign.reason}
          onClick={onAssign}
        >
          {words.assignUser}
        </Button>
      )}
    </chakra.div>
  )
}
