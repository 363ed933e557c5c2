import { chakra } from '@chakra-ui/react'
import { searchKinds, shortestSearch } from '@portal/domain'
import { useId, useRef, useState, type KeyboardEvent } from 'react'
import { useNavigate } from 'react-router-dom'
import { showNotepad } from '../../lib/notepads-to-open'
import { useViewer } from '../../lib/session/viewer'
import { Button } from '../../ui/action/button'
import { Dialog } from '../../ui/dialog/dialog'
import { controlStyle } from '../../ui/field/field-frame'
import { toast } from '../../ui/feedback/toast'
import { VisuallyHidden } from '../../ui/layout/visually-hidden'
import { PaletteOption } from './palette-option'
import { searchMessages as m } from './search-messages.generated'
import { searchOptions, type SearchOption, type SearchScreen } from './search-options'
import { searchPaths } from './search-paths'
import {
  useForgetSearchesMutation,
  useRecentSearchesQuery,
  useRememberSearchMutation,
} from './search.generated'
import { useSearch, useSettled } from './use-search'

const waitMs = 200
const perGroup = 5

interface SearchPaletteProps {
  /** Screens of the own menu. */
  screens: readonly SearchScreen[]
  /** What was typed before it had the focus; it only grows. */
  typed?: string
  onClose: () => void
}

/** The search above every screen: a text field that commands a list, everything by keyboard or pointer. */
export function SearchPalette({ screens, typed = '', onClose }: SearchPaletteProps) {
  const input = useRef<HTMLInputElement>(null)
  const id = useId()
  const [text, setText] = useTypedText(typed)
  const [chosen, setChosen] = useState(0)
  const settled = useSettled(text, waitMs)
  const search = useSearch(settled, { pageSize: perGroup })
  const { recent, keep, clear } = useRecent()

  const groups = searchOptions({ text, screens, recent, groups: search.groups })
  const options = groups.flatMap((group) => group.options)
  const screensFound = options.filter(({ kind }) => kind === 'screen').length
  const at = Math.min(chosen, Math.max(0, options.length - 1))
  const optionId = (index: number) => `${id}-${index}`
  const waiting = search.loading || (settled !== text && text.trim().length >= shortestSearch)

  const type = (next: string) => {
    setText(next)
    setChosen(0)
  }
  const follow = useFollow(text)
  const open = (option: SearchOption | undefined) => {
    if (!option) return
    if (option.kind === 'recent') {
      type(option.text)
      input.current?.focus()
      return
    }
    if (option.kind !== 'screen') keep(text)
    onClose()
    follow(option)
  }
  const move = (next: number) => {
    setChosen(next)
    document.getElementById(optionId(next))?.scrollIntoView({ block: 'nearest' })
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const last = options.length - 1
    if (event.nativeEvent.isComposing) return
    if (event.key === 'Enter') open(options[at])
    else if (event.key === 'ArrowDown') move(at >= last ? 0 : at + 1)
    else if (event.key === 'ArrowUp') move(at <= 0 ? Math.max(0, last) : at - 1)
    else return
    event.preventDefault()
  }
  return (
    <Dialog open onClose={onClose} title={m.title} width="md" initialFocus={input}>
      <chakra.input
        ref={input}
        type="text"
        role="combobox"
        aria-label={m.label}
        aria-autocomplete="list"
        aria-expanded={options.length > 0}
        aria-controls={`${id}-list`}
        aria-activedescendant={options.length > 0 ? optionId(at) : undefined}
        aria-describedby={`${id}-keys`}
        placeholder={m.hint}
        autoComplete="off"
        spellCheck={false}
        maxLength={200}
        value={text}
        onChange={(event) => type(event.currentTarget.value)}
        onKeyDown={onKeyDown}
        onFocus={({ currentTarget }) => {
          // The dialog selects what its field holds right after the focus: the next letter would replace those before it.
          queueMicrotask(() =>
            currentTarget.setSelectionRange(currentTarget.value.length, currentTarget.value.length),
          )
        }}
        css={controlStyle}
        height="44px"
        fontSize="md"
      />
      <chakra.p id={`${id}-keys`} textStyle="hint" color="fg.subtle" margin="6px 2px 0">
        {text.trim().length === 1 ? m.tooShort : m.keys}
      </chakra.p>
      <VisuallyHidden>
        <span role="status">
          <Announced text={text} waiting={waiting} search={search} screens={screensFound} />
        </span>
      </VisuallyHidden>
      {/* One height, whatever is found, so that the dialog does not jump while a person types. */}
      <chakra.div marginTop="8px" minHeight={{ base: '45dvh', md: '220px' }}>
        <PaletteList
          id={id}
          groups={groups}
          query={settled}
          active={at}
          waiting={waiting}
          old={search.isOld}
          optionId={optionId}
          onPoint={setChosen}
          onOpen={open}
        />
        <Outcome text={text} waiting={waiting} search={search} screens={screensFound} />
      </chakra.div>
      {text === '' && recent.length > 0 && (
        <Button
          size="sm"
          variant="quiet"
          onClick={() => {
            input.current?.focus()
            clear()
          }}
        >
          {m.forget}
        </Button>
      )}
    </Dialog>
  )
}

/** The text of the field; what was typed before the palette had the focus is added as it grows. */
function useTypedText(typed: string) {
  const [text, setText] = useState(typed)
  const [taken, setTaken] = useState(typed.length)
  if (typed.length > taken) {
    setTaken(typed.length)
    setText(text + typed.slice(taken))
  }
  return [text, setText] as const
}

/** The searches that the person made last. */
function useRecent() {
  const { data: known, updateQuery } = useRecentSearchesQuery({ fetchPolicy: 'cache-and-network' })
  const [remember] = useRememberSearchMutation()
  const [forget] = useForgetSearchesMutation()
  // A response that arrives after they were cleared would bring them back.
  const [isForgotten, setForgotten] = useState(false)
  const keep = (text: string) => {
    if (text.trim().length < shortestSearch) return
    remember({
      variables: { text: text.trim() },
      update: (_cache, { data }) => {
        const searches = data?.rememberSearch.searches
        if (searches) updateQuery(() => ({ recentSearches: searches }))
      },
    }).catch(() => undefined)
  }
  const clear = () => {
    setForgotten(true)
    forget({ update: () => updateQuery(() => ({ recentSearches: [] })) }).catch(() => {
      setForgotten(false)
      toast({ status: 'error', title: m.forgetFailed })
    })
  }
  return { recent: isForgotten ? [] : (known?.recentSearches ?? []), keep, clear }
}

/** Leads to what an option names: a screen, all results of a kind, a record, or a note in its window. */
function useFollow(text: string) {
  const { roles } = useViewer()
  const navigate = useNavigate()
  return (option: Exclude<SearchOption, { kind: 'recent' }>) => {
    if (option.kind === 'screen') void navigate(option.screen.path)
    else if (option.kind === 'all') void navigate(searchPaths.results(text.trim(), option.group))
    else {
      const path = searchKinds[option.group].address(option.hit, roles)
      if (path === null) showNotepad({ kind: 'note', id: option.hit.id })
      else void navigate(path)
    }
  }
}

interface PaletteListProps {
  id: string
  groups: ReturnType<typeof searchOptions>
  /** The text that was searched for, marked in the options. */
  query: string
  /** Place of the option that Enter opens. */
  active: number
  waiting: boolean
  old: boolean
  optionId: (place: number) => string
  onPoint: (place: number) => void
  onOpen: (option: SearchOption) => void
}

function PaletteList({ id, groups, query, active, waiting, old, optionId, ...acts }: PaletteListProps) {
  const starts = groups.map((_group, place) =>
    groups.slice(0, place).reduce((sum, group) => sum + group.options.length, 0),
  )
  return (
    <chakra.div
      id={`${id}-list`}
      role="listbox"
      aria-label={m.title}
      aria-busy={waiting || undefined}
      data-old={old || undefined}
      marginInline="-8px"
      maxHeight={{ base: '60dvh', md: '52dvh' }}
      overflowY="auto"
    >
      {groups.map((group, place) => (
        <chakra.div key={group.key} role="group" aria-labelledby={`${id}-${group.key}`}>
          <chakra.div id={`${id}-${group.key}`} textStyle="label" color="fg.subtle" padding="8px 10px 2px">
            {group.label}
          </chakra.div>
          {group.options.map((option, within) => {
            const own = (starts[place] ?? 0) + within
            return (
              <PaletteOption
                key={own}
                id={optionId(own)}
                option={option}
                query={query}
                isActive={own === active}
                onPoint={() => acts.onPoint(own)}
                onOpen={() => acts.onOpen(option)}
              />
            )
          })}
        </chakra.div>
      ))}
    </chakra.div>
  )
}

interface OutcomeProps {
  text: string
  waiting: boolean
  search: ReturnType<typeof useSearch>
  /** How many screens of the menu the text names: they are found without a request. */
  screens: number
}

const totalOf = ({ groups = [] }: OutcomeProps['search']) => ({
  count: groups.reduce((sum, { total }) => sum + total, 0),
  isMore: groups.some(({ isMore }) => isMore),
})

/** What a screen reader announces once the response is there. */
function Announced({ text, waiting, search, screens }: OutcomeProps) {
  if (text.trim().length < shortestSearch || waiting) return null
  if (search.error) return m.failed
  const { count, isMore } = totalOf(search)
  const all = count + screens
  return all === 0 ? m.nothing({ text: text.trim() }) : m.count({ count: all, more: isMore })
}

/** The line under the list when it is empty, or when the search failed. */
function Outcome({ text, waiting, search, screens }: OutcomeProps) {
  if (text.trim().length < shortestSearch) return null
  if (search.error && !waiting)
    return (
      <chakra.div role="alert" display="flex" gap="10px" alignItems="center">
        <span>{m.failed}</span>
        <Button size="sm" onClick={search.retry}>
          {m.retry}
        </Button>
      </chakra.div>
    )
  if (search.groups && search.groups.length > 0) return null
  if (waiting) return <chakra.p color="fg.subtle">{m.searching}</chakra.p>
  if (screens > 0) return null
  return (
    <>
      <p>{m.nothing({ text: text.trim() })}</p>
      <chakra.p textStyle="hint" color="fg.subtle">
        {m.nothingHelp}
      </chakra.p>
    </>
  )
}
