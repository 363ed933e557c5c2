import { chakra, type SystemStyleObject } from '@chakra-ui/react'
import { ChevronDown, ChevronRight, FileArchive } from 'lucide-react'
import { lazy, Suspense, useEffect, useId, useState } from 'react'
import { formatDate } from '../../../lib/format'
import { useViewer } from '../../../lib/session/viewer'
import { Alert } from '../../../ui/feedback/alert'
import { Button } from '../../../ui/action/button'
import { FileLink } from '../../../ui/action/file-link'
import { OldData } from '../../../ui/feedback/old-data'
import { EmptyState, LoadingState, ProblemState, type ShownProblem } from '../../../ui/feedback/states'
import { useScanRefresh } from '../../../ui/action/stored-file'
import { tableClasses } from '../../../ui/table/table-styles.generated'
import { VisuallyHidden } from '../../../ui/layout/visually-hidden'
import type { UploadedFile } from '../../../parts/evidence/upload-files'
import type { RequiredDocumentCategoryFieldsFragment } from '../documents.generated'
import { RequiredCategoryRow } from './required-category-row'
import { requiredDocumentsMessages as words } from './required-documents-messages.generated'

// Loaded when they are opened: the screen itself stays small.
const UploadDialog = lazy(() =>
  import('../../../parts/evidence/upload-dialog').then((module) => ({ default: module.UploadDialog })),
)

const CloneDialog = lazy(() =>
  import('../reuse/clone-dialog').then((module) => ({ default: module.CloneDialog })),
)
const CategoryAssignDialog = lazy(() =>
  import('./category-assign-dialog').then((module) => ({ default: module.CategoryAssignDialog })),
)

/** Columns as wide as their content; on phones the button that unfolds a category is beside its name. */
const categoriesStyle: SystemStyleObject = {
  '& [data-expander] button': { border: '1px solid {colors.border.default}' },
  '& [data-expander] button:disabled': { borderColor: 'transparent' },
  '@media (min-width: 48em)': { '& > thead th:first-of-type': { width: '48px' } },
  '@media (min-width: 80em)': {
    '& > thead th:nth-of-type(3)': { width: '156px' },
    '& > thead th:nth-of-type(4)': { width: '166px' },
    '& > thead th:nth-of-type(5)': { width: '150px' },
  },
  '@media (max-width: 47.99em)': {
    '& > tbody > tr': { position: 'relative' },
    '& > tbody > tr > th': { paddingInlineEnd: '44px' },
    '& [data-expander]': { position: 'absolute', top: '6px', insetEnd: '12px' },
  },
}

export interface RequiredDocumentsPanelProps {
  leaId: number
  questionnaire: { id: number; shortDescription: string; isActive: boolean }
  open: boolean
  onOpen: (open: boolean) => void
  /** The category that the address links to, with a key of the visit. */
  linkedTo?: { categoryResponseId: number | null; visit: string } | undefined
  /** Undefined while they are loading. */
  categories: readonly RequiredDocumentCategoryFieldsFragment[] | undefined
  problem: ShownProblem | null
  onRefresh: () => void
}

/** The required documents of one questionnaire, folded or open. */
export function RequiredDocumentsPanel(props: RequiredDocumentsPanelProps) {
  const { questionnaire, open, onOpen, categories, onRefresh } = props
  const id = useId()
  useScanRefresh(open ? (categories ?? []).flatMap(({ documents }) => documents) : [], onRefresh)
  const Icon = open ? ChevronDown : ChevronRight
  return (
    <chakra.section
      aria-labelledby={id}
      bg="bg.surface"
      border="1px solid {colors.border.subtle}"
      borderRadius="md"
      minWidth="0"
    >
      <chakra.header
        display="flex"
        flexWrap="wrap"
        alignItems="center"
        gap="0 14px"
        padding="4px 14px"
        minHeight="46px"
      >
        <chakra.h2 textStyle="sectionTitle" flex="1 1 0" minWidth="0">
          <chakra.button
            id={id}
            type="button"
            aria-expanded={open}
            onClick={() => onOpen(!open)}
            display="flex"
            alignItems="center"
            gap="8px"
            minHeight="44px"
            width="100%"
            font="inherit"
            textAlign="start"
            cursor="pointer"
          >
            <Icon size={18} aria-hidden style={{ flex: 'none' }} />
            {words.panelTitle({ shortDescription: questionnaire.shortDescription })}
          </chakra.button>
        </chakra.h2>
        {categories && categories.length > 0 && (
          <chakra.p
            order={{ base: 1, md: 0 }}
            flexBasis={{ base: '100%', md: 'auto' }}
            paddingBottom={{ base: '6px', md: '0' }}
            fontSize="sm"
            color="fg.muted"
          >
            {factsOf(categories)}
          </chakra.p>
        )}
        {open && (
          <Button
            size="sm"
            aria-label={`${words.close} ${words.panelTitle({ shortDescription: questionnaire.shortDescription })}`}
            onClick={() => {
              // The button disappears with the panel: the focus moves to the panel's heading.
              document.getElementById(id)?.focus()
              onOpen(false)
            }}
          >
            {words.close}
          </Button>
        )}
      </chakra.header>
      {open && (
        <chakra.div
          borderTop="1px solid {colors.border.subtle}"
          animation="fadeIn 300ms ease-out"
          _motionReduce={{ animation: 'none' }}
        >
          {questionnaire.isActive ? (
            <Body {...props} />
          ) : (
            <chakra.p padding="14px" color="fg.muted">
              {words.inactive}
            </chakra.p>
          )}
        </chakra.div>
      )}
    </chakra.section>
  )
}

/** How many categories have a document, and how many documents the state has received. */
function factsOf(categories: readonly RequiredDocumentCategoryFieldsFragment[]): string {
  return words.facts({
    filled: categories.filter(({ documentCount }) => documentCount > 0).length,
    all: categories.length,
    received: categories
      .flatMap(({ documents }) => documents)
      .filter(({ stateMonitorBool }) => stateMonitorBool).length,
  })
}

function Body({
  leaId,
  linkedTo,
  categories,
  problem,
  onRefresh,
  questionnaire,
}: RequiredDocumentsPanelProps) {
  const [expanded, setExpanded] = useState<number>()
  useEffect(() => setExpanded(linkedTo?.categoryResponseId ?? undefined), [linkedTo])
  const [uploading, setUploading] = useState<number>()
  const [cloning, setCloning] = useState<number>()
  const [assigning, setAssigning] = useState<number>()
  const [duplicates, setDuplicates] = useState<readonly string[]>([])
  if (!categories)
    return problem ? (
      <ProblemState problem={problem} what={words.what.requiredDocuments} onRetry={onRefresh} />
    ) : (
      <LoadingState what={words.what.theRequiredDocuments} lines={4} />
    )
  return (
    <>
      {duplicates.length > 0 && (
        <Alert status="warning" onClose={() => setDuplicates([])}>
          {duplicates.join(' ')}
        </Alert>
      )}
      <OldData problem={problem} what={words.what.requiredDocuments} onRetry={onRefresh}>
        {categories.length === 0 ? (
          <EmptyState title={words.none}>{words.noneBody}</EmptyState>
        ) : (
          <chakra.table
            className={tableClasses.plain}
            css={categoriesStyle}
            aria-label={words.panelTitle({ shortDescription: questionnaire.shortDescription })}
          >
            <Headings />
            <tbody>
              {categories.map((category) => (
                <RequiredCategoryRow
                  key={category.id}
                  category={category}
                  expanded={expanded === category.id}
                  visit={linkedTo?.categoryResponseId === category.id ? linkedTo.visit : undefined}
                  onExpand={() => setExpanded(expanded === category.id ? undefined : category.id)}
                  onUpload={() => setUploading(category.id)}
                  onClone={() => setCloning(category.id)}
                  onAssign={() => setAssigning(category.id)}
                />
              ))}
            </tbody>
          </chakra.table>
        )}
      </OldData>
      {categories.some(({ documentCount }) => documentCount > 0) && (
        <chakra.div padding="10px 14px">
          <FileLink
            href={`/files/exports/self-assessments/${questionnaire.id}/documents.zip`}
            icon={<FileArchive aria-hidden />}
          >
            {words.allZip}
          </FileLink>
        </chakra.div>
      )}
      <Suspense fallback={null}>
        {uploading !== undefined && (
          <UploadDialog
            target={{
              path: '/files/required-documents',
              fields: { requiredDocumentCategoryResponseId: String(uploading) },
            }}
            onClose={() => setUploading(undefined)}
            onUploaded={(stored) => {
              setUploading(undefined)
              setExpanded(uploading)
              setDuplicates(duplicatesInWords(stored))
              onRefresh()
            }}
          />
        )}
        {cloning !== undefined && (
          <CloneDialog
            categoryResponseId={cloning}
            onClose={() => setCloning(undefined)}
            onCloned={() => {
              setCloning(undefined)
              setExpanded(cloning)
            }}
          />
        )}
        {assigning !== undefined && (
          <CategoryAssignDialog
            categoryResponseId={assigning}
            leaId={leaId}
            onClose={() => setAssigning(undefined)}
            onChanged={onRefresh}
          />
        )}
      </Suspense>
    </>
  )
}

function Headings() {
  const { specialReadOnly } = useViewer()
  const { columns } = words
  const headings = [columns.category, columns.progress, columns.assignees, columns.stateMonitor]
  return (
    <thead>
      <tr>
        <th scope="col">
          <VisuallyHidden>{columns.expander}</VisuallyHidden>
        </th>
        {[...headings, ...(specialReadOnly ? [] : [columns.actions])].map((heading) => (
          <th key={heading} scope="col">
            {heading}
          </th>
        ))}
      </tr>
    </thead>
  )
}

/** Names the uploaded files that the agency had uploaded before. */
function duplicatesInWords(stored: readonly UploadedFile[]): string[] {
  return stored.flatMap(({ title, duplicateOf }) =>
    duplicateOf
      ? [words.duplicate({ title, day: formatDate(duplicateOf.uploadedOn), place: duplicateOf.place })]
      : [],
  )
}
