import { chakra } from '@chakra-ui/react'
import { complianceYearName, searchKinds, shortestSearch } from '@portal/domain'
import { useCallback, useId } from 'react'
import type { SearchGroupName } from '../../lib/graphql-types.generated'
import { showNotepad } from '../../lib/notepads-to-open'
import { problemOf } from '../../lib/problem'
import { useSearchChange } from '../../lib/lists/use-search-change'
import { useViewer } from '../../lib/session/viewer'
import { Button } from '../../ui/action/button'
import { Card } from '../../ui/layout/card'
import { TextLink } from '../../ui/action/link'
import { PageHeader } from '../../ui/layout/page-header'
import { Pager } from '../../ui/list/pager'
import { pageSizes } from '../../ui/list/use-list-address'
import { SearchInput } from '../../ui/field/search-input'
import { EmptyState, LoadingState, ProblemState } from '../../ui/feedback/states'
import { MarkedText } from './marked-text'
import { searchMessages as m } from './search-messages.generated'
import { countOf } from './search-options'
import { searchPaths } from './search-paths'
import type { SearchQuery } from './search.generated'
import { useSearch } from './use-search'

/** The states that this screen can be in. */
export const screenStates = [
  'loading',
  'nothing asked',
  'results',
  'one kind',
  'nothing found',
  'error',
  'offline',
]

type Group = SearchQuery['search']['groups'][number]

const isGroup = (text: string | null): text is SearchGroupName =>
  text !== null && Object.hasOwn(searchKinds, text)

/** Everything that a search finds: the first of each kind, or one kind by page. The search is in the address. */
export function Component() {
  const id = useId()
  const [params, setParams] = useSearchChange()
  const text = params.get('q') ?? ''
  const groupName = params.get('group')
  const group = isGroup(groupName) ? groupName : undefined
  const page = Math.max(1, Math.min(1000, Math.trunc(Number(params.get('page'))) || 1))
  const size = Number(params.get('size'))
  const pageSize = group ? (pageSizes.find((one) => one === size) ?? 25) : 5
  const search = useSearch(text, { ...(group ? { group } : {}), page: group ? page : 1, pageSize })
  const change = useCallback(
    (next: Record<string, string>) =>
      setParams((known) => new URLSearchParams({ ...Object.fromEntries(known), ...next }), { replace: true }),
    [setParams],
  )
  const turn = useCallback(
    (next: { page?: number; pageSize?: number }) =>
      change(
        next.pageSize === undefined
          ? { page: String(next.page) }
          : { size: String(next.pageSize), page: '1' },
      ),
    [change],
  )
  const onText = useCallback((q: string) => change({ q, page: '1' }), [change])
  const short = text.trim().length < shortestSearch
  return (
    <>
      <PageHeader
        title={m.title}
        breadcrumb={[{ label: m.landingPage, to: '/' }, { label: m.title }]}
        facts={m.hint}
      />
      <chakra.div maxWidth="560px" marginBottom="14px">
        <chakra.label htmlFor={id} display="block" textStyle="label" marginBottom="4px">
          {m.label}
        </chakra.label>
        <SearchInput id={id} hint={m.nothingHelp} value={text} waitMs={300} onChange={onText} />
      </chakra.div>
      {group && (
        <chakra.p marginBottom="10px">
          <TextLink to={searchPaths.results(text)}>{m.everything}</TextLink>
        </chakra.p>
      )}
      <chakra.div
        display="grid"
        gap="14px"
        aria-busy={search.loading || undefined}
        data-old={search.isOld || undefined}
      >
        {search.error && search.groups && (
          <ProblemState problem={problemOf(search.error)} what={m.what.results} onRetry={search.retry} />
        )}
        {short ? (
          <EmptyState title={m.tooShort}>{m.nothingHelp}</EmptyState>
        ) : search.groups ? (
          <Groups groups={search.groups} text={text} only={group}>
            {(found) =>
              group && (
                <Pager
                  label={searchKinds[group].label}
                  page={page}
                  pageSize={pageSize}
                  total={found.total}
                  onChange={turn}
                />
              )
            }
          </Groups>
        ) : search.error ? (
          <ProblemState problem={problemOf(search.error)} what={m.what.results} onRetry={search.retry} />
        ) : (
          <LoadingState what={m.what.results} />
        )}
      </chakra.div>
    </>
  )
}

interface GroupsProps {
  groups: readonly Group[]
  text: string
  only: SearchGroupName | undefined
  children: (group: Group) => React.ReactNode
}

function Groups({ groups, text, only, children }: GroupsProps) {
  const filled = groups.filter(({ total }) => total > 0)
  if (filled.length === 0)
    return <EmptyState title={m.nothing({ text: text.trim() })}>{m.nothingHelp}</EmptyState>
  return filled.map((group) => (
    <Card
      key={group.group}
      title={searchKinds[group.group].label}
      note={countOf(group.total, group.isMore)}
      padded={false}
      actions={
        only === undefined &&
        group.total > group.hits.length && (
          <TextLink to={searchPaths.results(text, group.group)}>
            {m.more({ count: countOf(group.total, group.isMore), group: searchKinds[group.group].label })}
          </TextLink>
        )
      }
    >
      <chakra.ul aria-label={searchKinds[group.group].label}>
        {group.hits.map((hit) => (
          <Hit key={hit.id} group={group.group} hit={hit} text={text} />
        ))}
      </chakra.ul>
      {children(group)}
    </Card>
  ))
}

function Hit({ group, hit, text }: { group: SearchGroupName; hit: Group['hits'][number]; text: string }) {
  const { roles } = useViewer()
  const path = searchKinds[group].address(hit, roles)
  const title = <MarkedText text={hit.title} query={text} />
  const facts = [hit.agency, hit.year === null ? null : complianceYearName(hit.year)]
    .filter(Boolean)
    .join(', ')
  return (
    <chakra.li padding="10px 14px" borderTop="1px solid {colors.border.subtle}">
      <chakra.div display="flex" flexWrap="wrap" gap="2px 14px" alignItems="baseline">
        <chakra.span fontWeight="600" minWidth="0" overflowWrap="anywhere">
          {path === null ? (
            <Button
              variant="link"
              aria-label={m.openNote({ title: hit.title })}
              onClick={() => showNotepad({ kind: 'note', id: hit.id })}
            >
              <span>{title}</span>
            </Button>
          ) : (
            <TextLink to={path}>{title}</TextLink>
          )}
        </chakra.span>
        {facts && (
          <chakra.span textStyle="hint" color="fg.subtle" marginInlineStart={{ base: '0', md: 'auto' }}>
            {facts}
          </chakra.span>
        )}
      </chakra.div>
      {hit.detail && (
        <chakra.p textStyle="hint" color="fg.muted">
          <MarkedText text={hit.detail} query={text} />
        </chakra.p>
      )}
      {hit.excerpt && (
        <chakra.p marginTop="2px" fontSize="sm" color="fg.muted">
          <MarkedText text={hit.excerpt} query={text} />
        </chakra.p>
      )}
    </chakra.li>
  )
}
