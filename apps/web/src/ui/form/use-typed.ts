import { useEffect, useRef, useState } from 'react'

/**
 * The text of a field whose value is kept elsewhere, such as in the address, which follows later. What is typed
 * belongs to the field: it is reported after a pause of `waitMs`, and when the same value returns, however late,
 * nothing changes here. Only a value that was not typed here, such as after Back or a cleared filter, replaces the
 * text. Returns the text, a function that changes it, and one that reports it at once.
 */
export function useTyped(value: string, waitMs: number, onChange: (text: string) => void) {
  const [text, setText] = useState(value)
  /** Texts that were reported and have not returned as `value` yet, in their order. */
  const reported = useRef<string[]>([])
  const latest = useRef({ value, text, onChange })
  useEffect(() => {
    latest.current = { value, text, onChange }
  })
  const report = useRef(() => {
    const { value: known, text: typed, onChange: change } = latest.current
    if (typed === (reported.current.at(-1) ?? known)) return
    reported.current.push(typed)
    change(typed)
  })

  useEffect(() => {
    // An owner may keep the text without the spaces around it.
    const place = reported.current.findIndex((one) => one.trim() === value.trim())
    const typedHere = place !== -1
    reported.current = typedHere ? reported.current.slice(place + 1) : []
    if (!typedHere) setText(value)
  }, [value])
  useEffect(() => {
    const timer = setTimeout(() => report.current(), waitMs)
    return () => clearTimeout(timer)
  }, [text, waitMs])
  return [text, setText, () => report.current()] as const
}
