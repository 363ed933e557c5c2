import { useEffect, useRef, useState } from 'react'

/**
 * The text of a field whose value is kept elsewhere, such as in the address, which follows later. What is typed belongs to the
 * field: it is told after a pause of `waitMs`, and its coming back, however late, changes nothing here. Only a value that was
 * not typed here, such as Back or a cleared filter, replaces the text.
 *
 * @returns the text, a way to change it, and one to tell it at once
 */
export function useTyped(value: string, waitMs: number, onChange: (text: string) => void) {
  const [text, setText] = useState(value)
  /** Texts that were told and have not come back yet, in their order. */
  const told = useRef<string[]>([])
  const latest = useRef({ value, text, onChange })
  useEffect(() => {
    latest.current = { value, text, onChange }
  })
  const tell = useRef(() => {
    const { value: known, text: typed, onChange: change } = latest.current
    if (typed === (told.current.at(-1) ?? known)) return
    told.current.push(typed)
    change(typed)
  })

  useEffect(() => {
    // An owner may keep the text without the spaces around it.
    const place = told.current.findIndex((one) => one.trim() === value.trim())
    const typedHere = place !== -1
    told.current = typedHere ? told.current.slice(place + 1) : []
    if (!typedHere) setText(value)
  }, [value])
  useEffect(() => {
    const timer = setTimeout(() => tell.current(), waitMs)
    return () => clearTimeout(timer)
  }, [text, waitMs])
  return [text, setText, () => tell.current()] as const
}
