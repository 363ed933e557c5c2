import { chakra } from '@chakra-ui/react'
import { useId } from 'react'
import { formatDate } from '../../../lib/format'
import { problemOf } from '../../../lib/problem'
import { Alert } from '../../../ui/feedback/alert'
import { Button } from '../../../ui/action/button'
import { Dialog } from '../../../ui/dialog/dialog'
import { controlStyle } from '../../../ui/field/field-frame'
import { KeptValues, type KeptValuesParts } from '../../../ui/form/kept-values'
import { LoadingState, ProblemState } from '../../../ui/feedback/states'
import { toast } from '../../../ui/feedback/toast'
import {
  useCloneCategoriesQuery,
  useCloneDocumentsQuery,
  useCloneRequiredDocumentsMutation,
  type CloneDocumentsQuery,
} from '../documents.generated'
import { requiredDocumentsMessages as words } from '../required/required-documents-messages.generated'
import { toastTimes } from '../required/toast-times'
import { saveChange } from '../save-change'

interface CloneDialogProps {
  categoryResponseId: number
  onClose: () => void
  onCloned: () => void
}

type Document = CloneDocumentsQuery['cloneDocuments'][number]

interface Values {
  /** Category of the earlier year; 0 for none, null until one is chosen. */
  origin: number | null
  selected: string[]
}

/** Re-uses documents of an earlier year: choose a category, then the documents to copy. */
export function CloneDialog({ categoryResponseId, onClose, onCloned }: CloneDialogProps) {
  const [clone] = useCloneRequiredDocumentsMutation()

  async function save({ selected }: Values): Promise<boolean> {
    const input = { categoryResponseId, documentIds: selected }
    const saved = await saveChange(
      async () => (await clone({ variables: { input } })).data?.cloneRequiredDocuments,
    )
    if (!saved) return false
    toast({
      status: 'success',
      title: words.saveTitle,
      description: words.cloned,
      duration: toastTimes.save,
    })
    onCloned()
    return true
  }
  return (
    <KeptValues<Values>
      draft={['clone documents', categoryResponseId]}
      initial={{ origin: null, selected: [] }}
      onClose={onClose}
      onSubmit={save}
    >
      {(form) => <CloneWindow categoryResponseId={categoryResponseId} form={form} />}
    </KeptValues>
  )
}

interface CloneWindowProps {
  categoryResponseId: number
  form: KeptValuesParts<Values>
}

function CloneWindow({ categoryResponseId, form }: CloneWindowProps) {
  const { values, set, submit, busy, close, notice } = form
  const categories = useCloneCategoriesQuery({
    variables: { categoryResponseId },
    fetchPolicy: 'network-only',
  })
  const origins = categories.data?.cloneCategories ?? []
  // The category of the row is chosen from the start.
  const match = origins.find(({ matches }) => matches)?.requiredDocumentCategoryResponseId ?? null
  const originId = (values.origin ?? match) || null
  const documents = useCloneDocumentsQuery({
    variables: { originId: originId ?? 0, destinationId: categoryResponseId },
    skip: originId === null,
    fetchPolicy: 'network-only',
  })
  const selected = new Set(values.selected)
  const id = useId()
  const groups = [...new Set(origins.map(({ group }) => group))]
  const problem = categories.error ?? documents.error

  return (
    <Dialog
      open
      onClose={close}
      title={words.cloneTitle}
      width="clone"
      staticBackdrop
      closeButton={false}
      footer={
        <>
          <Button onClick={close}>{words.cancel}</Button>
          <Button
            variant="solid"
            loading={busy}
            disabledReason={selected.size === 0 && words.selectFirst}
            onClick={submit}
          >
            {words.save}
          </Button>
        </>
      }
    >
      {notice}
      {problem && (
        <ProblemState
          problem={problemOf(problem)}
          what={words.what.documents}
          onRetry={() => void (categories.error ? categories : documents).refetch().catch(() => undefined)}
        />
      )}
      {categories.data && origins.length === 0 && (
        <Alert status="info" quiet>
          {words.cloneNothing}
        </Alert>
      )}
      <chakra.label htmlFor={id} display="block" textStyle="label" marginBottom="4px">
        {words.cloneCategory}
      </chakra.label>
      <chakra.select
        id={id}
        css={controlStyle}
        value={originId ?? ''}
        onChange={(event) => {
          const { value } = event.currentTarget
          set({ origin: Number(value), selected: [] })
        }}
      >
        <option value="">{words.clonePlaceholder}</option>
        {groups.map((group) => (
          <optgroup key={group} label={group}>
            {origins
              .filter((one) => one.group === group)
              .map((one) => (
                <option key={one.id} value={one.requiredDocumentCategoryResponseId}>
                  {one.text}
                </option>
              ))}
          </optgroup>
        ))}
      </chakra.select>
      {originId !== null &&
        (documents.data ? (
          <Choice
            documents={documents.data.cloneDocuments}
            selected={selected}
            onSelect={(ids) => set({ selected: [...ids] })}
          />
        ) : (
          !documents.error && <LoadingState what={words.what.theDocuments} lines={3} />
        ))}
    </Dialog>
  )
}

function Choice({
  documents,
  selected,
  onSelect,
}: {
  documents: readonly Document[]
  selected: ReadonlySet<string>
  onSelect: (ids: ReadonlySet<string>) => void
}) {
  const free = documents.filter(({ alreadyAdded }) => !alreadyAdded)
  const all = free.length > 0 && free.every(({ id }) => selected.has(id))
  return (
    <chakra.div marginTop="12px" display="grid" gap="4px">
      <Tick
        label={words.selectAll}
        checked={all}
        disabled={free.length === 0}
        onChange={() => onSelect(new Set(all ? [] : free.map(({ id }) => id)))}
      />
      <chakra.ul display="grid" gap="4px" borderTop="1px solid {colors.border.subtle}" paddingTop="6px">
        {documents.map((document) => (
          <li key={document.id}>
            <Tick
              label={document.title}
              checked={document.alreadyAdded || selected.has(document.id)}
              disabled={document.alreadyAdded}
              onChange={() => {
                const next = new Set(selected)
                if (!next.delete(document.id)) next.add(document.id)
                onSelect(next)
              }}
            />
            <chakra.span display="block" fontSize="sm" color="fg.subtle" paddingInlineStart="28px">
              <a href={`/files/required-documents/${document.id}`} target="_blank" rel="noopener">
                {document.fileName}
              </a>
              {`, ${document.createdBy.fullName}, ${document.createdOnText}`}
              {document.aboutDate && `, ${words.about({ day: formatDate(document.aboutDate) })}`}
              {document.alreadyAdded && `. ${words.alreadyAdded}`}
            </chakra.span>
          </li>
        ))}
      </chakra.ul>
    </chakra.div>
  )
}

function Tick(props: { label: string; checked: boolean; disabled: boolean; onChange: () => void }) {
  return (
    <chakra.label
      display="flex"
      alignItems="center"
      gap="10px"
      minHeight="32px"
      fontFamily="body"
      cursor="pointer"
    >
      <chakra.input
        type="checkbox"
        checked={props.checked}
        disabled={props.disabled}
        onChange={props.onChange}
        width="18px"
        height="18px"
        flex="none"
        accentColor="brand.solid"
      />
      <span>{props.label}</span>
    </chakra.label>
  )
}
