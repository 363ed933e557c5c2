import { chakra } from '@chakra-ui/react'

interface ReviewTextProps {
  /** Label and text; entries without text are left out. */
  entries: readonly (readonly [label: string, text: string | null | undefined])[]
  /** Shown when there is no text at all. */
  nothing: string
}

/** A review as read-only text. */
export function ReviewText({ entries, nothing }: ReviewTextProps) {
  const said = entries.filter(([, text]) => text)
  if (said.length === 0) return <chakra.p color="fg.subtle">{nothing}</chakra.p>
  return (
    <chakra.dl display="grid" gap="10px">
      {said.map(([label, text]) => (
        <div key={label}>
          <chakra.dt textStyle="label" color="fg.subtle">
            {label}
          </chakra.dt>
          <chakra.dd margin="0" whiteSpace="pre-wrap" overflowWrap="anywhere">
            {text}
          </chakra.dd>
        </div>
      ))}
    </chakra.dl>
  )
}
