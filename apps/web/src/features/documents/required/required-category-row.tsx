import { chakra } from '@chakra-ui/react'
import { isRichText } from '@portal/domain'
import { ChevronDown, ChevronRight, History, Upload } from 'lucide-react'
import { useEffect, useId, useRef } from 'react'
import { useViewer } from '../../../lib/session/viewer'
import { Avatar } from '../../../ui/avatar'
import { Button } from '../../../ui/action/button'
import { FormattedText } from '../../../ui/rich-text/formatted-text'
import { IconButton } from '../../../ui/action/icon-button'
import { ProgressBar } from '../../../ui/feedback/progress-bar'
import { CommentsField } from './comments-field'
import type { RequiredDocumentCategoryFieldsFragment } from '../documents.generated'
import { MaximumField } from './maximum-field'
import { RequiredDocumentTable } from './required-document-table'
import { requiredDocumentsMessages as words } from './required-documents-messages.generated'

export interface RequiredCategoryRowProps {
  category: RequiredDocumentCategoryFieldsFragment
  expanded: boolean
  /** Set when the address links to this category; changes with every visit. */
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
    // The focus goes to Upload; people without that button get the one that folds the row.
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
        <td data-expander>
          <IconButton
            label={words.expand({ category: name })}
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
              {`${about.description} ${isRichText(about.help) ? '' : about.help} ${words.due({ rule: about.dueRule })}`}
            </chakra.span>
            {isRichText(about.help) && (
              <FormattedText text={about.help} fontSize="sm" fontWeight="400" color="fg.subtle" />
            )}
          </chakra.div>
        </th>
        <td data-label={columns.progress}>
          <chakra.div display="grid" gap="4px" width="132px">
            <chakra.span fontWeight="600">{words.uploaded({ n: documentCount })}</chakra.span>
            <ProgressBar
              filling
              label={words.uploadedOf({ category: name, most: category.maximum })}
              value={documentCount}
              max={category.maximum}
            />
            {category.changeMaximum.allowed ? (
              <MaximumField category={category} />
            ) : (
              <chakra.span fontSize="sm" color="fg.subtle">
                {words.atMost({ n: category.maximum })}
              </chakra.span>
            )}
          </chakra.div>
        </td>
        <td data-label={columns.assignees}>
          {assignees.length > 0 ? (
            <chakra.div display="grid" gap="4px">
              {assignees.map((person) => (
                <chakra.span key={person} display="flex" alignItems="center" gap="8px">
                  <Avatar name={person} size={26} />
                  {person}
                </chakra.span>
              ))}
            </chakra.div>
          ) : (
            <chakra.span color="fg.subtle">{words.nobody}</chakra.span>
          )}
        </td>
        <td data-label={columns.stateMonitor}>
          <CommentsField category={category} />
        </td>
        {!readOnly && (
          <td data-actions>
            <CategoryActions {...props} />
          </td>
        )}
      </tr>
      {expanded && (
        <tr>
          <td colSpan={readOnly ? 5 : 6} id={below}>
            <chakra.div
              width={{ base: '100%', md: 'auto' }}
              marginStart={{ md: '36px' }}
              padding={{ md: '4px 0 8px 9px' }}
              borderStart={{ md: '3px solid {colors.brand.solid}' }}
              textAlign="start"
            >
              <RequiredDocumentTable category={name} documents={category.documents} readOnly={readOnly} />
            </chakra.div>
          </td>
        </tr>
      )}
    </>
  )
}

/** Actions of the agency on a category; a disabled button names the person to contact. */
function CategoryActions({ category, onUpload, onClone, onAssign }: RequiredCategoryRowProps) {
  const { isLocalAdmin, isLocalUser } = useViewer()
  if (!isLocalAdmin && !isLocalUser) return null
  const { upload, requiredDocumentCategory: about } = category
  return (
    <chakra.div
      display="flex"
      flexWrap="wrap"
      alignItems="center"
      gap="5px 10px"
      textAlign="start"
      minWidth={{ lg: '210px' }}
      width={{ xl: '312px' }}
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
      {upload.reason !== null && (
        <chakra.span flex="1 1 150px" fontSize="sm" lineHeight="1.25" color="fg.subtle">
          {upload.reason}
        </chakra.span>
      )}
      <Button
        size="sm"
        icon={<History aria-hidden />}
        // The text is long and the column is narrow.
        style={{ whiteSpace: 'normal', height: 'auto', paddingBlock: '5px', textAlign: 'start' }}
        aria-label={`${words.clone}, ${about.documentCategory}`}
        disabledReason={upload.reason}
        onClick={onClone}
      >
        {words.clone}
      </Button>
    </chakra.div>
  )
}
