import { useSyncExternalStore, type KeyboardEvent } from 'react'
import { storage, storageKeys } from '../../lib/storage'
import { isTyping } from './mark-keys'

const isOn = () => storage.read<boolean>(storageKeys.answerKeys) !== false

/** Whether letters answer the item that has the focus, on this browser. A key alone can be switched off (WCAG 2.1.4). */
export function useAnswerKeys(): [boolean, (on: boolean) => void] {
  const on = useSyncExternalStore(storage.subscribe, isOn)
  return [on, (next) => storage.write(storageKeys.answerKeys, next)]
}

const cards = '[data-answer-card]'

/** The first control of an item: its answer, or the item itself where nothing is to be chosen. */
export function focusCard(card: HTMLElement): void {
  const bar = card.querySelector('[data-marks]')
  const chosen = bar?.querySelector<HTMLElement>('input:checked') ?? bar?.querySelector<HTMLElement>('input')
  const target = chosen ?? card
  target.focus({ preventScroll: true })
  card.scrollIntoView({ block: 'nearest' })
}

function moveBy(card: HTMLElement, step: 1 | -1): void {
  const all = [...document.querySelectorAll<HTMLElement>(cards)]
  const next = all[all.indexOf(card) + step]
  if (next) focusCard(next)
}

/**
 * The keys of an item that has the focus: up and down move between items, letters answer, C leads to the comment, and Escape
 * from a text back to the answer. Returns whether the key was one of them.
 */
function pressed(event: KeyboardEvent<HTMLElement>, letters: boolean): boolean {
  const card = event.currentTarget
  // Events of a dialog that an item opened come here too, although it stands elsewhere in the page.
  if (!(event.target instanceof Node && card.contains(event.target))) return false
  if (event.key === 'Escape' && event.target instanceof HTMLTextAreaElement) {
    focusCard(card)
    return true
  }
  if (isTyping(event)) return false
  if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
    // At the ends too: of themselves these keys would choose another answer.
    moveBy(card, event.key === 'ArrowDown' ? 1 : -1)
    return true
  }
  if (!letters || event.repeat || event.shiftKey || !/^[a-z0-9]$/i.test(event.key)) return false
  const letter = event.key.toLowerCase()
  const radio = card.querySelector<HTMLInputElement>(`input[data-key="${letter}"]`)
  if (radio) {
    radio.focus()
    radio.click()
    return true
  }
  const comment = letter === 'c' ? card.querySelector<HTMLElement>('[data-comment]') : null
  comment?.focus()
  return comment !== null
}

/** Handles the keys of an item, unless letters are switched off. */
export function onAnswerKey(event: KeyboardEvent<HTMLElement>): void {
  if (pressed(event, isOn())) event.preventDefault()
}
