import { OldData } from '../../ui/feedback/old-data'
import { chakra } from '@chakra-ui/react'
import { Plus, Printer } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { problemOf } from '../../lib/problem'
import { tourPath } from '../../lib/tour-path'
import { useRefresh } from '../../lib/use-refresh'
import { Button } from '../../ui/action/button'
import { TextLink } from '../../ui/action/link'
import { PageHeader } from '../../ui/layout/page-header'
import { EmptyState, LoadingState, ProblemState } from '../../ui/feedback/states'
import { Switch } from '../../ui/field/switch'
import { VisuallyHidden } from '../../ui/layout/visually-hidden'
import { HelpFilterBar } from './help-filter-bar'
import { isFiltered, matchingItems, useHelpAddress, type HelpFilters } from './help-filters'
import { helpMessages as m } from './help-messages.generated'
import { helpPaths } from './help-paths'
import { useTrainingQuery, type TrainingItemFieldsFragment as Item } from './help.generated'
import { printTraining } from './print-training'
import { TrainingCard, type TrainingActs } from './training-card'
import { useTrainingActs } from './use-training-acts'

const TrainingDrawer = lazy(() =>
  import('./training-drawer').then((module) => ({ default: module.TrainingDrawer })),
)
const TrainingEditorDialog = lazy(() =>
  import('./training-editor-dialog').then((module) => ({ default: module.TrainingEditorDialog })),
)
const ConfirmDialog = lazy(() =>
  import('../../ui/dialog/confirm-dialog').then((module) => ({ default: module.ConfirmDialog })),
)

/** The states that this screen can be in. */
export const screenStates = [
  'loading',
  'list',
  'editors list',
  'one item',
  'editing',
  'filtered to nothing',
  'empty',
  'error',
  'offline',
]

/** Guides, films and answers; state monitors edit them here. */
export function Component() {
  const [filters, change, clear] = useHelpAddress()
  const show = filters.show === 'deleted' ? 'deleted' : 'kept'
  const { data, error, refetch } = useTrainingQuery({
    variables: { show },
    fetchPolicy: 'cache-and-network',
  })
  const reload = useRefresh(refetch)
  const list = data?.training
  const mayEdit = list?.edit.allowed ?? false
  // A link to deleted materials opens the editing mode.
  const [isEditMode, setEditMode] = useState(show === 'deleted')
  const edits = mayEdit && isEditMode
  const items = list?.items ?? []
  const shown = matchingItems(items, filters)
  const [editing, setEditing] = useState<Item | 'new'>()
  const orderReason = isFiltered(filters) ? m.editor.filtered : null
  const acts = useTrainingActs({ items, orderReason, onEdit: setEditing, reload })
  const open = filters.item === '' ? undefined : items.find(({ id }) => String(id) === filters.item)
  const editedItem =
    editing === 'new' ? null : (items.find(({ id }) => id === editing?.id) ?? editing ?? null)
  return (
    <>
      <PageHeader
        title={m.title}
        breadcrumb={[{ label: m.landingPage, to: '/' }, { label: m.title }]}
        facts={
          filters.page ? (
            <>
              {m.forPage} <TextLink to={helpPaths.list}>{m.showAll}</TextLink>
            </>
          ) : (
            <>
              {m.facts} <TextLink to={tourPath}>{m.tour}</TextLink>
            </>
          )
        }
        actions={
          <>
            {mayEdit && (
              <Switch
                label={m.editor.mode}
                checked={isEditMode}
                onChange={(event) => {
                  setEditMode(event.currentTarget.checked)
                  if (show === 'deleted' || filters.role !== '') change({ show: '', role: '' })
                }}
              />
            )}
            <Button
              icon={<Printer aria-hidden />}
              disabledReason={shown.length === 0 && m.noMatchTitle}
              onClick={() => printTraining(shown)}
            >
              {m.print}
            </Button>
            {edits && (
              <Button variant="solid" icon={<Plus aria-hidden />} onClick={() => setEditing('new')}>
                {m.editor.add}
              </Button>
            )}
          </>
        }
      />
      <HelpFilterBar filters={filters} edits={edits} onChange={change} onClear={clear} />
      <VisuallyHidden>
        <span role="status">{acts.said}</span>
      </VisuallyHidden>
      {!list ? (
        error ? (
          <ProblemState problem={problemOf(error)} what={m.what.trainingMaterials} onRetry={reload} />
        ) : (
          <LoadingState what={m.what.trainingMaterials} />
        )
      ) : shown.length === 0 ? (
        <NothingShown filters={filters} onClear={clear} />
      ) : (
        <OldData problem={error ? problemOf(error) : null} what={m.what.trainingMaterials} onRetry={reload}>
          <TrainingList items={shown} forPage={filters.page} acts={edits ? acts : null} />
        </OldData>
      )}
      {list && filters.item !== '' && !open && <chakra.p role="alert">{m.notThere}</chakra.p>}
      <Suspense fallback={null}>
        {open && editing === undefined && (
          <TrainingDrawer key={open.id} item={open} all={items} onClose={() => change({ item: '' })} />
        )}
      </Suspense>
      <Suspense fallback={null}>
        {editing !== undefined && (
          <TrainingEditorDialog
            item={editedItem}
            onClose={() => setEditing(undefined)}
            onSaved={(saved) => {
              setEditing(editing === 'new' ? saved : undefined)
              reload()
            }}
            onChanged={reload}
          />
        )}
      </Suspense>
      <Suspense fallback={null}>
        {acts.deleting && (
          <ConfirmDialog
            open
            danger
            title={m.editor.deleteTitle}
            body={m.editor.deleteBody}
            confirmLabel={m.editor.deleteConfirm}
            busy={acts.busy}
            onConfirm={acts.confirmDelete}
            onCancel={acts.cancelDelete}
          />
        )}
      </Suspense>
    </>
  )
}

function NothingShown({ filters, onClear }: { filters: HelpFilters; onClear: () => void }) {
  return (
    <EmptyState
      title={filters.page ? m.noHelpTitle : isFiltered(filters) ? m.noMatchTitle : m.emptyTitle}
      action={
        isFiltered(filters) && (
          <Button size="sm" onClick={onClear}>
            {filters.page ? m.showAll : m.clear}
          </Button>
        )
      }
    >
      {isFiltered(filters) ? m.noMatchBody : m.emptyBody}
    </EmptyState>
  )
}

interface TrainingListProps {
  items: readonly Item[]
  /** Page whose help is shown; '' for all. */
  forPage: string
  /** Null for readers. */
  acts: TrainingActs | null
}

function TrainingList({ items, forPage, acts }: TrainingListProps) {
  return (
    <chakra.ul
      aria-label={m.list}
      display="grid"
      gridTemplateColumns="repeat(auto-fill, minmax(min(320px, 100%), 1fr))"
      gap="14px"
    >
      {items.map((item, index) => (
        <TrainingCard
          key={item.id}
          item={item}
          to={`${helpPaths.item(item.id)}${forPage ? `&${new URLSearchParams({ page: forPage })}` : ''}`}
          place={index + 1}
          of={items.length}
          acts={acts}
        />
      ))}
    </chakra.ul>
  )
}
