import { chakra } from '@chakra-ui/react'
import { Search } from 'lucide-react'
import { useEffect, useId, useLayoutEffect, useRef, useState } from 'react'
import { useSlashKey } from '../../lib/slash-key'
import { useViewer } from '../../lib/session/viewer'
import { IconButton } from '../../ui/action/icon-button'
import { VisuallyHidden } from '../../ui/layout/visually-hidden'
import { requestFocus } from './requested-focus'
import { CommandPalette } from './command-palette'
import { searchFieldMessages as m } from './search-field-messages.generated'

const typing = 'input, select, textarea, [contenteditable=true], [role=textbox], [role=combobox]'

/** A key that is typed into a field, or into a dialog that waits for an answer, is no shortcut. */
function isFree(event: KeyboardEvent): boolean {
  const typed = event.target instanceof Element && event.target.closest(typing) !== null
  return !event.defaultPrevented && !typed && document.querySelector('[aria-modal=true]') === null
}

/**
 * The field of the top bar, an icon on narrow screens. Typing continues in the palette, which Ctrl+K and Cmd+K open
 * too; "/" moves to the field. It is loaded with the palette after the page: in two steps, what lists and the palette
 * share would be split into more chunks.
 */
export function SearchField() {
  /** What the palette begins with; null while it is closed. */
  const [typed, setTyped] = useState<string | null>(null)
  const [draft, setDraft] = useState('')
  const id = useId()
  const field = useRef<HTMLInputElement>(null)
  const composing = useRef(false)
  const { missingRooms } = useViewer()
  const [slash] = useSlashKey()
  useReturnedFocus(typed !== null)
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const held = event.ctrlKey || event.metaKey
      if (event.altKey || event.isComposing) return
      if (held && !event.shiftKey && event.key.toLowerCase() === 'k') {
        if (event.defaultPrevented || document.querySelector('[aria-modal=true]')) return
        event.preventDefault()
        setTyped('')
      } else if (slash && !held && event.key === '/' && isFree(event)) {
        event.preventDefault()
        if (field.current) requestFocus(field.current)
        // On a narrow screen there is an icon in its place.
        if (document.activeElement !== field.current) setTyped('')
      }
    }
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [slash])
  if (missingRooms.includes('search')) return null
  /** Letters that are typed before the palette has the focus are appended to its text. */
  const pass = (text: string) => {
    setDraft('')
    setTyped((known) => (known ?? '') + text)
  }
  return (
    <>
      <chakra.span hideFrom="lg">
        <IconButton
          label={m.open}
          icon={<Search aria-hidden />}
          onChrome
          aria-haspopup="dialog"
          onClick={() => setTyped('')}
        />
      </chakra.span>
      <chakra.div
        role="search"
        aria-label={m.place}
        hideBelow="lg"
        position="relative"
        flex="1"
        minWidth="0"
        color="fg.onChromeMuted"
        css={{
          '& svg, & kbd': { position: 'absolute', top: '50%', translate: '0 -50%', pointerEvents: 'none' },
          '& svg': { insetInlineStart: '11px' },
          '& kbd': { insetInlineEnd: '12px', fontFamily: 'ui', fontSize: 'xs', fontWeight: '600' },
        }}
      >
        <Search size={16} aria-hidden />
        <chakra.input
          ref={field}
          type="search"
          aria-label={m.hint}
          aria-describedby={id}
          aria-keyshortcuts={slash ? '/ Control+K' : 'Control+K'}
          placeholder={m.hint}
          autoComplete="off"
          spellCheck={false}
          maxLength={200}
          value={draft}
          onCompositionStart={() => (composing.current = true)}
          onCompositionEnd={(event) => {
            composing.current = false
            pass(event.currentTarget.value)
          }}
          onChange={(event) => {
            const text = event.currentTarget.value
            if (composing.current) setDraft(text)
            else if (text !== '') pass(text)
          }}
          onClick={() => setTyped('')}
          onKeyDown={(event) => {
            if (event.nativeEvent.isComposing || !['Enter', 'ArrowDown'].includes(event.key)) return
            event.preventDefault()
            setTyped('')
          }}
          width="100%"
          height="34px"
          padding="0 34px"
          borderRadius="sm"
          border="1px solid transparent"
          bg="color-mix(in srgb, white 11%, transparent)"
          color="fg.onChrome"
          textStyle="compact"
          css={{ '&::placeholder': { color: 'fg.onChromeMuted', opacity: 1 } }}
        />
        {slash && <kbd aria-hidden>/</kbd>}
        <VisuallyHidden>
          <span id={id}>{m.opens}</span>
        </VisuallyHidden>
      </chakra.div>
      {typed !== null && <CommandPalette typed={typed} onClose={() => setTyped(null)} />}
    </>
  )
}

/**
 * Gives the focus back in the same commit that removes the palette. The dialog itself does so a moment later, and what
 * comes in between finds no focus: a page that arrives then would take it.
 */
function useReturnedFocus(open: boolean): void {
  useLayoutEffect(() => {
    if (!open) return
    const opener = document.activeElement
    return () => {
      if (opener instanceof HTMLElement && document.activeElement === document.body)
        opener.focus({ preventScroll: true })
    }
  }, [open])
}
